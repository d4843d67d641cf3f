/** What a game brings to the table: its texts, its board, and the figures of its sheet. */

import { call } from '../api/call';
import { clients, type AnyClient, type AnySheet } from '../games/board';
import { addPart } from '../texts/texts.svelte';
import type { TableTold } from './types';

export interface Unpacked {
  game: AnyClient;
  sheet: AnySheet;
}

export async function unpack({ game: name, sheet: hash }: Pick<TableTold, 'game' | 'sheet'>): Promise<Unpacked> {
  const [game, sheet] = await Promise.all([
    clients[name](),
    call('GET', '/api/sheets/{hash}/figures', { path: { hash } }),
    addPart(name),
  ]);
  return { game: game as AnyClient, sheet: sheet as AnySheet };
}

/** What a game brings to the table: its texts, its board, and the figures of its sheet. */

import { call } from '../api/call';
import { clients, type GameClient } from '../games/board';
import { addPart } from '../texts/texts.svelte';
import type { Json, TableTold } from './types';

export interface Unpacked {
  /** None for a game without a board of its own. */
  game: GameClient | null;
  sheet: Json;
}

export async function unpack({ game: name, sheet: hash }: Pick<TableTold, 'game' | 'sheet'>): Promise<Unpacked> {
  const [game, sheet] = await Promise.all([
    clients[name]?.() ?? null,
    call<Json>('GET', `/api/sheets/${hash}/figures`),
    addPart(name),
  ]);
  return { game, sheet };
}

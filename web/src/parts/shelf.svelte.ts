/** The games on the shelf and the bots that play them, in the reader's language. */

import { call, type Schemas } from '../api/call';
import { hasText, lang, t, keyOf, type Lang } from '../texts/texts.svelte';
import { Asked } from './asked.svelte';

export type Switch = Schemas['SwitchTold'];
export type Game = Schemas['GameTold'];
export type Shelf = Schemas['ShelfTold'];

let spoken: Lang | null = null;

export const shelf = new Asked<Shelf>(() => call('GET', '/api/games'));

/** Fetches the shelf, and again whenever the language changes. For a component's start. */
export function keepShelf(): void {
  $effect(() => {
    const now = lang();
    if (spoken === now && shelf.value) return;
    spoken = now;
    void shelf.again();
  });
}

/** What a game is called. */
export function titleOf(game: string): string {
  return shelf.value?.games.find((one) => one.name === game)?.title ?? game;
}

/** What a bot is called: its level, or how much it thinks. */
export function botLevel(bot: string): string {
  const [name, playouts] = bot.split(':') as [string, string?];
  if (playouts !== undefined) return t('web-bot-search-with', { playouts: Number(playouts) });
  const key = `web-bot-${keyOf(name)}`;
  return hasText(key) ? t(key) : bot;
}

/** A bot as it stands among players. */
export const botName = (bot: string): string => t('web-bot', { level: botLevel(bot) });

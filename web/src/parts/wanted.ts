/** A table that somebody wants: which game, and who is to sit where. */

import type { Schemas } from '../api/call';
import type { Game } from './shelf.svelte';

/** Who is to sit at a seat: I myself (at several seats: those around my screen), whoever comes, or a bot. */
export type Wanted = Schemas['Wanted'];

export type Creation = Schemas['Creation'];

/** How many sit at a table unless somebody wants otherwise. */
export function usualSeats(game: Game): number {
  const [least, most] = game.seats;
  return Math.min(most, Math.max(least, 3));
}

/** Whom a stranger meets first. */
export const FIRST_BOT = 'easy';

/** Me against bots, as the game is usually played. */
export function againstBots(game: Game): Creation {
  const bots = Array.from({ length: usualSeats(game) - 1 }, (): Wanted => ({ bot: FIRST_BOT }));
  return { game: game.name, seats: ['me', ...bots] };
}

/** How a game is best met for the first time, where that differs from the usual. */

import { call } from '../api/call';
import { me } from '../me/me.svelte';

const FIRST: Record<string, Record<string, string>> = { 'water-frame': { setup: 'predetermined' } };

/** What to choose at the table of a game for whoever has never sat at one; nothing for everybody else. */
export async function firstGame(game: string): Promise<Record<string, string>> {
  const better = FIRST[game];
  if (!better || !me()) return better ?? {};
  const { tables } = await call('GET', '/api/tables', { query: { mine: true, finished: true } });
  return tables.some((table) => table.game === game) ? {} : better;
}

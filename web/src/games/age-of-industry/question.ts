/** Questions to the engine about the table that is shown, beyond what the table page asks by itself. */

import { call, type Schemas } from '../../api/call';
import { place } from '../../routes.svelte';
import type { Move, Outlook } from '../../table/types';

/** The table that is shown; a replay has nothing to foresee. */
function shown(): { id: string } | null {
  const [kind, id, ...rest] = place().path;
  return kind === 'tables' && id && rest.length === 0 ? { id } : null;
}

/** The ways to complete an action that contain these moves, those with the fewest others first; none: why. */
export async function chains(seat: number, moves: Move[], limit: number): Promise<Schemas['ChainsTold'] | null> {
  const path = shown();
  return path && call('POST', '/api/tables/{id}/chains', { path, body: { seat, with: moves, limit } }).catch(() => null);
}

/** What would follow from moves as they are made. */
export async function foresee(seat: number, moves: Move[]): Promise<Outlook<'age-of-industry'> | null> {
  const path = shown();
  if (!path) return null;
  const told = await call('POST', '/api/tables/{id}/forecast', { path, body: { seat, moves } }).catch(() => null);
  return told as Outlook<'age-of-industry'> | null;
}

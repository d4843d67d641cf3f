/** Questions to the engine about the table that is shown, beyond what the table page asks by itself. */

import { call } from '../../api/call';
import { place } from '../../routes.svelte';
import type { Move, NotAllowed, Outlook } from '../../table/types';

interface Chains {
  chains: Move[][];
  refusal?: NotAllowed;
}

/** A replay has nothing to foresee. */
async function ask<T>(what: string, body: object): Promise<T | null> {
  const [kind, id, ...rest] = place().path;
  if (kind !== 'tables' || !id || rest.length > 0) return null;
  return call<T>('POST', `/api/tables/${id}/${what}`, body).catch(() => null);
}

/** The ways to complete an action that contain these moves, those with the fewest others first; none: why. */
export const chains = (seat: number, moves: Move[], limit: number): Promise<Chains | null> =>
  ask('chains', { seat, with: moves, limit });

/** What would follow from moves as they are made. */
export const foresee = (seat: number, moves: Move[]): Promise<Outlook | null> => ask('forecast', { seat, moves });

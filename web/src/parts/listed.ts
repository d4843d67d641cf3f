/** Tables as they stand in lists: which are mine, whom they wait for, and in which order they are shown. */

import type { Schemas } from '../api/call';
import type { Phase } from '../table/types';

export type Listed = Schemas['ListedTold'];
export type ListedSeat = Schemas['ListedSeatTold'];

/** What a table waits for from one person: a move, or, from its host, the beginning. */
export type Waits = 'move' | 'begin' | null;

export function waitsFor(table: Listed, person: string | null): Waits {
  if (person === null) return null;
  if (table.phase === 'playing' && table.seats.some((seat) => seat.person === person && seat.due)) return 'move';
  if (table.phase === 'gathering' && table.host === person && freeSeats(table) === 0) return 'begin';
  return null;
}

export const isFree = (seat: ListedSeat): boolean => seat.person === undefined && seat.bot === undefined;

export const freeSeats = (table: Listed): number => table.seats.filter(isFree).length;

export const isFinished = (table: Listed): boolean => table.phase === 'over' || table.phase === 'ended';

const ORDER: Record<Phase, number> = { playing: 1, gathering: 2, frozen: 3, over: 4, ended: 4 };

/** Mine to move first, then what is being played; in each group the latest first. */
export function inOrder(tables: Listed[], person: string | null): Listed[] {
  const rank = (table: Listed): number => (waitsFor(table, person) ? 0 : ORDER[table.phase]);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** Public tables that somebody could come to, those with a free seat first; of their own only those they could still sit down at. */
export function toJoin(tables: Listed[], person: string | null, own: Listed[] = []): Listed[] {
  const sits = (table: Listed): boolean => table.seats.some((seat) => person !== null && seat.person === person);
  const plays = (table: Listed): boolean => table.phase !== 'gathering' && own.some(({ id }) => id === table.id);
  const others = tables.filter((table) => !isFinished(table) && !sits(table) && !plays(table));
  const joinable = (table: Listed): number => (table.phase === 'gathering' && freeSeats(table) > 0 ? 0 : 1);
  return others.sort((one, other) => joinable(one) - joinable(other) || other.changed - one.changed);
}

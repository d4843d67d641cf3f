/** Who came where in a game that is over. */

import type { TableTold } from '../../table/types';

export interface Placed {
  seat: number;
  name: string;
  person: string | null;
  /** From 1; none where a game ended without a result. */
  place: number | null;
  score: number | null;
  won: boolean;
}

/** The best first. */
export function placed(told: TableTold): Placed[] {
  const standing = told.phase === 'over' ? told.play?.standing : undefined;
  const places = told.seats.map(({ seat, name, person }) => ({
    seat,
    name,
    person,
    place: standing?.ranks[seat] ?? null,
    score: standing?.scores[seat] ?? null,
    won: standing?.winners?.includes(seat) ?? false,
  }));
  return places.sort((one, other) => (one.place ?? 0) - (other.place ?? 0) || one.seat - other.seat);
}

/** A view of a game that has no board yet, as names and values. */

import type { Json } from '../types';

type Fields = Record<string, Json>;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the games' views tell about each seat. */
const SEATS = ['seats', 'players'];

/** What is known of each seat, apart from the rest. */
export function perSeat(view: Json, count: number): { seats: Fields[]; rest: Json } {
  if (!isFields(view)) return { seats: [], rest: view };
  const rest: Fields = {};
  let seats: Fields[] = [];
  for (const [field, value] of Object.entries(view)) {
    if (SEATS.includes(field) && Array.isArray(value) && value.length === count && value.every(isFields)) {
      seats = value.map((one, seat) => ({ ...seats[seat], ...one }));
    } else rest[field] = value;
  }
  return { seats, rest };
}

/** The names of all fields, in the order they are first met. */
export const fieldsOf = (all: Fields[]): string[] => [...new Set(all.flatMap((fields) => Object.keys(fields)))];

export const isFlat = (value: Json): boolean => typeof value !== 'object' || value === null;

export const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Whether a value needs no lines of its own. */
export const isShort = (value: Json): boolean =>
  isFlat(value) || isEmpty(value) || (Array.isArray(value) && value.length < 8 && value.every(isFlat));

/** A name of the protocol, readable. */
export const named = (field: string): string => field.replaceAll('_', ' ');

export function plainWord(value: Json): string {
  if (value === true) return '✓';
  if (value === false) return '✗';
  return named(String(value ?? '–'));
}

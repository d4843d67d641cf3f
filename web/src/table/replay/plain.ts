/** A view of a game that has no board yet, as names and values. */

import type { Json } from '../types';

type Fields = Record<string, Json>;

const isFields = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is known of each seat, apart from the rest. */
export function perSeat(view: Json, seats: number): { seats: Fields[]; rest: Json } {
  if (!isFields(view)) return { seats: [], rest: view };
  const found = view['seats'];
  if (!Array.isArray(found) || found.length !== seats || !found.every(isFields)) return { seats: [], rest: view };
  const rest = Object.fromEntries(Object.entries(view).filter(([field]) => field !== 'seats'));
  return { seats: found, rest };
}

/** The names of all fields, in the order they are first met. */
export const fieldsOf = (all: Fields[]): string[] => [...new Set(all.flatMap((fields) => Object.keys(fields)))];

export const isFlat = (value: Json): boolean => typeof value !== 'object' || value === null;

export const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** A name of the protocol, readable. */
export const named = (field: string): string => field.replaceAll('_', ' ');

export function plainWord(value: Json): string {
  if (value === true) return '✓';
  if (value === false) return '✗';
  return named(String(value ?? '–'));
}

/** What the server tells as differences. */

import type { Schemas } from '../api/call';

type Change = Schemas['ChangeTold'];

/** The keys on the way to a place, from a JSON pointer. */
const keysOf = (at: string): string[] =>
  at
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The same with these values put in the place of others; what does not change is shared. */
export function changed<T>(whole: T, changes: Change[]): T {
  return changes.reduce((now, { at, to }) => put(now, keysOf(at), to) as T, whole);
}

function put(whole: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((one, place) => (String(place) === key ? put(one, rest, value) : (one as unknown)));
  const object = whole as Record<string, unknown>;
  return { ...object, [key]: put(object[key], rest, value) };
}

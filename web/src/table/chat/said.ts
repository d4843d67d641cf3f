/** What was said at a table, and how far it was read here. */

import type { EntryTold } from '../types';

export interface Said {
  entry: number;
  at: number;
  person: string;
  name: string;
  /** Nothing of somebody who is not heard. */
  text: string | null;
}

export function saidIn(entries: EntryTold[]): Said[] {
  return entries
    .filter((entry) => entry.kind === 'said')
    .map(({ entry, at, ...rest }) => ({
      entry,
      at,
      person: rest['person'] as string,
      name: (rest['name'] as string | null) ?? '',
      text: rest['muted'] ? null : ((rest['text'] as string | null) ?? null),
    }));
}

/** Who is not heard, as the last thing they said tells. */
export function mutedIn(entries: EntryTold[]): Set<string> {
  const muted = new Set<string>();
  for (const entry of entries) {
    if (entry.kind !== 'said') continue;
    if (entry['muted']) muted.add(entry['person'] as string);
    else muted.delete(entry['person'] as string);
  }
  return muted;
}

/** How many things others said after this entry. */
export function unreadAfter(said: Said[], read: number, me: string | null): number {
  return said.filter((one) => one.entry > read && one.person !== me && one.text !== null).length;
}

const KEPT = 'lineshaft-read';
const MOST = 100;

function kept(): [string, number][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, number>);
  } catch {
    return [];
  }
}

/** The last entry of a table that was read in this browser. */
export const readAt = (table: string): number => kept().find(([id]) => id === table)?.[1] ?? 0;

export function keepRead(table: string, entry: number): void {
  const others = kept().filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, entry]])));
}

/** What differs between two sheets. */

import type { Place } from './places';
import { isItem } from './provenance';

export interface Change {
  was?: Place;
  now?: Place;
}

/** Items keep their name when others come before them. */
const identity = ({ steps }: Place): string =>
  steps.map((step) => (isItem(step) ? `[${step.id ?? step.index}]` : step.key)).join('.');
const content = ({ node }: Place): string => (node.kind === 'leaf' ? JSON.stringify(node.value) : node.kind);

export function changesBetween(was: Map<string, Place>, now: Map<string, Place>): Change[] {
  if (was === now) return [];
  const old = new Map([...was.values()].map((place) => [identity(place), place]));
  const changes: Change[] = [];
  for (const place of now.values()) {
    const before = old.get(identity(place));
    old.delete(identity(place));
    if (!before || content(before) !== content(place)) changes.push({ ...(before ? { was: before } : {}), now: place });
  }
  return [...changes, ...[...old.values()].map((gone) => ({ was: gone }))];
}

/** The name of a sheet stands in its first line, so that it goes wherever the sheet goes. */
const NAME = /^# name: (.*)\r?\n/;

export const nameOf = (text: string): string => NAME.exec(text)?.[1]?.trim() ?? '';

export function named(text: string, name: string): string {
  const plain = text.replace(NAME, '');
  const line = name.replace(/\s+/g, ' ').trim();
  return line === '' ? plain : `# name: ${line}\n${plain}`;
}

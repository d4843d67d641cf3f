/** What can be chosen at a table, as the sheet's own sentence says it: an opening, then what each value means. */

import type { Switch } from '../../parts/shelf.svelte';
import { hasText, keyOf, t } from '../../texts/texts.svelte';

export interface Explained {
  name: string;
  rule: string;
  default: string;
  /** What is decided; empty where the values say it all. */
  about: string;
  /** The values in the sheet's order; a value without words of its own stands for itself. */
  values: { value: string; means: string }[];
}

/** What is chosen, in a few words. */
export function titleOf(game: string, name: string): string {
  const key = `web-switch-${game}-${keyOf(name)}`;
  return hasText(key) ? t(key) : name;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As a sentence of its own: with a capital at the front and a full stop at the end. */
function asSentence(part: string): string {
  const text = part.trim().replace(/\s*[;.]$/u, '');
  return text === '' ? '' : `${text[0]!.toLocaleUpperCase()}${text.slice(1)}.`;
}

/** Takes “about; one: this; other: that.” apart. */
export function explain({ name, rule, text, values, default: usual }: Switch): Explained {
  const heads = new RegExp(`(?:^|(?<=[;.]\\s*))(${values.map(escaped).join('|')})\\s?:\\s`, 'gu');
  const found = [...text.matchAll(heads)];
  const meanings = new Map<string, string>();
  found.forEach((head, index) => {
    const end = found[index + 1]?.index ?? text.length;
    meanings.set(head[1]!, asSentence(text.slice(head.index + head[0].length, end)));
  });
  const about = asSentence(found.length > 0 ? text.slice(0, found[0]!.index) : text);
  return { name, rule, default: usual, about, values: values.map((value) => ({ value, means: meanings.get(value) ?? '' })) };
}

/** A part of a sheet whose things have names, such as its maps. */
type Named = Record<string, { name?: unknown }>;

/**
 * The switches as a sheet of one's own has them: where the values of a switch are things of the sheet (`map`, of its `maps`),
 * there are as many as the sheet has, and those that are not known otherwise go by the name they have there.
 */
export function ofSheet(switches: Switch[], figures: Record<string, unknown> | null): Explained[] {
  return switches.map((one) => {
    const things = figures?.[`${one.name}s`] as Named | undefined;
    if (!things || typeof things !== 'object' || Array.isArray(things)) return explain(one);
    const values = Object.keys(things);
    const usual = (figures!.game as Record<string, unknown> | undefined)?.[one.name];
    const known = explain({ ...one, values, default: typeof usual === 'string' ? usual : one.default });
    return {
      ...known,
      values: known.values.map(({ value, means }) => ({ value, means: means || String(things[value]?.name ?? '') })),
    };
  });
}

export type Kind = 'way' | 'module' | 'reading';

/**
 * What sort of choice it is. A rule with an R in its number says how we read what the printed rules leave open; what is
 * only on or off is something added to the game; the rest are ways to play that everybody should see.
 */
export function kindOf({ rule, values }: Explained): Kind {
  if (/-R\d/.test(rule)) return 'reading';
  return values.every(({ value }) => value === 'true' || value === 'false') ? 'module' : 'way';
}

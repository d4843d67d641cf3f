/** Where the values of a sheet come from: the table `[provenance]`, whose longest key that fits a value applies. */

import type { Branch } from './toml';

/** One step of a path: a key of a table, or an item of a list, which may have a name of its own. */
export type Step = { key: string } | { index: number; id?: string };
export const isItem = (step: Step): step is { index: number; id?: string } => 'index' in step;

/** From the best founded to the least; `own` is part of no printed game, `none` has no entry. */
export const KINDS = ['seed', 'public', 'inferred', 'reconstructed', 'own', 'none'] as const;
export type Kind = (typeof KINDS)[number];

/** Beside every value; with its word it tells the kind without colour. */
export const SIGNS: Record<Kind, string> = { seed: '§', public: '¶', inferred: '∴', reconstructed: '~', own: '✦', none: '?' };

export interface Tag {
  kind: Kind;
  /** What the sheet says after the kind. */
  detail: string;
  /** Which book, where a game has several: `fr` of `seed-fr`. */
  book?: string;
}

export function tagOf(text: string): Tag {
  const [, word = '', book, detail = ''] = /^([a-z]+)(?:-([a-z]+))?:?\s*(.*)$/s.exec(text) ?? [];
  const kind = KINDS.find((one) => one === word) ?? 'none';
  return { kind, detail: kind === 'none' ? text : detail.trim(), ...(book ? { book } : {}) };
}

/** The keys of the table as a tree. */
export interface Trie {
  tag?: Tag;
  /** By key, by name, or by `#` and place. */
  next: Map<string, Trie>;
  /** By a closed range of numbers. */
  ranges: [low: number, high: number, trie: Trie][];
}
export type Cursor = Trie;

const empty = (): Trie => ({ next: new Map(), ranges: [] });

/** A key in steps: `a.b#2` and `a.b[2]` name an item by its place, `a.b[0..3]` several; `a.b.name` names one by its own name. */
const stepsOf = (key: string): string[] =>
  (key.match(/\[\d+\.\.\d+\]|\[\d+\]|#\d+|[^.[\]#]+/g) ?? []).map((step) => step.replace(/^\[(\d+)\]$/, '#$1'));

/** Reads the table `[provenance]`. */
export function trieOf(root: Branch): Trie {
  const trie = empty();
  const table = root.entries.get('provenance');
  if (table?.kind !== 'branch') return trie;
  for (const [key, node] of table.entries) {
    if (node.kind !== 'leaf' || typeof node.value !== 'string') continue;
    let here = trie;
    for (const step of stepsOf(key)) here = into(here, step);
    here.tag = tagOf(node.value);
  }
  return trie;
}

function into(trie: Trie, step: string): Trie {
  const range = /^\[(\d+)\.\.(\d+)\]$/.exec(step);
  if (!range) {
    const next = trie.next.get(step) ?? empty();
    trie.next.set(step, next);
    return next;
  }
  const [low, high] = [Number(range[1]), Number(range[2])];
  const known = trie.ranges.find(([from, to]) => from === low && to === high);
  if (known) return known[2];
  const next = empty();
  trie.ranges.push([low, high, next]);
  return next;
}

/** One step further into the sheet: where that leads in the table, and the tag found there, the closest first. */
export function advance(cursors: readonly Cursor[], step: Step): { cursors: Cursor[]; tag: Tag | undefined } {
  const exact: Cursor[] = [];
  const ranged: Cursor[] = [];
  for (const cursor of cursors) {
    const names = isItem(step) ? [`#${step.index}`, step.id ?? String(step.index)] : [step.key];
    for (const name of names) {
      const next = cursor.next.get(name);
      if (next) exact.push(next);
    }
    if (isItem(step)) {
      for (const [low, high, next] of cursor.ranges) if (low <= step.index && step.index <= high) ranged.push(next);
    }
    // Counters are named by their level, without the list they stand in.
    else if (step.key === 'levels') exact.push({ ...cursor, tag: undefined });
  }
  const all = [...exact, ...ranged];
  return { cursors: all, tag: all.find((cursor) => cursor.tag)?.tag };
}

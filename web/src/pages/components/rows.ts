/** Rows of lists in a sheet: one more like another, or one fewer, with all else in the text as it was. */

import { inside } from './places';
import { isItem, type Step } from './provenance';
import type { List, Node } from './toml';

export interface InList {
  list: List;
  at: number;
  steps: Step[];
}

/** The innermost row that a value belongs to: a table of a list, or else an item of it. */
export function rowAround(root: Node, steps: readonly Step[]): InList | null {
  let node: Node = root;
  const rows: InList[] = [];
  for (const [place, step] of steps.entries()) {
    if (isItem(step) && node.kind === 'list') rows.push({ list: node, at: step.index, steps: steps.slice(0, place + 1) });
    const next: Node | undefined = inside(node).find(([one]) =>
      isItem(one) ? isItem(step) && one.index === step.index : !isItem(step) && one.key === step.key,
    )?.[1];
    if (!next) return null;
    node = next;
  }
  const kinds = ['branch', 'list', 'leaf'] as const;
  return (
    kinds.map((kind) => rows.findLast(({ list, at }) => list.items[at]!.kind === kind)).find((row) => row !== undefined) ?? null
  );
}

const isHeaded = (text: string, from: number): boolean => text.startsWith('[[', from);

export function withCopy(text: string, { list, at }: InList): string {
  const { from, to } = list.items[at]!;
  const row = text.slice(from, to);
  const copy = isHeaded(text, from) ? (row.endsWith('\n') ? row : `\n${row}`) : `, ${row}`;
  return text.slice(0, to) + copy + text.slice(to);
}

export function without(text: string, { list, at }: InList): string {
  const { from, to } = list.items[at]!;
  const [before, after] = [list.items[at - 1], list.items[at + 1]];
  if (isHeaded(text, from) || (!before && !after)) return text.slice(0, from) + text.slice(to);
  return after ? text.slice(0, from) + text.slice(after.from) : text.slice(0, before!.to) + text.slice(to);
}

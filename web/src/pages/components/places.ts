/** Every value of a sheet: its path, its place in the text, and where it comes from. */

import { advance, isItem, type Cursor, type Step, type Tag, type Trie } from './provenance';
import type { Branch, Leaf, Node } from './toml';

/** A value, or a list or table with nothing in it, which says something too. */
export interface Place {
  /** As the server names it: `market.start.p2.demand[0]`. */
  path: string;
  steps: Step[];
  node: Node;
  tag: Tag;
}

export const joined = (steps: readonly Step[]): string =>
  steps.reduce((path, step) => (isItem(step) ? `${path}[${step.index}]` : path === '' ? step.key : `${path}.${step.key}`), '');

/** What names an item of a list in provenance: its identity, or its level. */
function idOf(node: Node): string | undefined {
  if (node.kind !== 'branch') return undefined;
  const named = node.entries.get('id') ?? node.entries.get('level');
  return named?.kind === 'leaf' ? String(named.value) : undefined;
}

/** The nodes inside a node, with the step that leads to each. */
export function inside(node: Node): [Step, Node][] {
  if (node.kind === 'branch') return [...node.entries].map(([key, inner]) => [{ key }, inner]);
  if (node.kind === 'list') return node.items.map((item, index) => [{ index, id: idOf(item) }, item]);
  return [];
}

/** What stands on a sheet besides the components: where they come from. */
const BESIDES = ['provenance', 'sources'];
export const isComponent = (step: Step): boolean => isItem(step) || !BESIDES.includes(step.key);

/** All values of a sheet by their path. */
export function places(root: Branch, trie: Trie): Map<string, Place> {
  const found = new Map<string, Place>();
  const walk = (node: Node, steps: Step[], cursors: Cursor[], tag: Tag): void => {
    const inner = inside(node);
    if (inner.length === 0 && steps.length > 0) found.set(joined(steps), { path: joined(steps), steps, node, tag });
    for (const [step, next] of inner) {
      if (steps.length === 0 && !isComponent(step)) continue;
      const moved = advance(cursors, step);
      walk(next, [...steps, step], moved.cursors, moved.tag ?? tag);
    }
  };
  walk(root, [], [trie], { kind: 'none', detail: '' });
  return found;
}

export const isLeaf = (node: Node): node is Leaf => node.kind === 'leaf';

/** The node at a path, or the nearest one around it. */
export function nearest(root: Branch, path: string): { node: Node; path: string } {
  let node: Node = root;
  let steps: Step[] = [];
  for (const word of path.match(/\[\d+\]|[^.[\]]+/g) ?? []) {
    const next: [Step, Node] | undefined = inside(node).find(([step]) =>
      isItem(step) ? `[${step.index}]` === word || step.id === word : step.key === word,
    );
    if (!next) break;
    steps = [...steps, next[0]];
    node = next[1];
  }
  return { node, path: joined(steps) };
}

/** How a sheet is laid out for people: what has the same figures stands in one table, a row for each card, tile or place. */

import { inside, isComponent, isLeaf } from './places';
import { isItem, type Step } from './provenance';
import type { Branch, Node } from './toml';

export interface Cell {
  steps: Step[];
  node: Node;
}
export interface Row extends Cell {
  /** Steps that name the row besides its own: `p2` of seat 1 of two players. */
  of?: Cell;
  /** The value that names the row. */
  head?: Cell;
  cells: (Cell | undefined)[];
  /** Figures that few rows have. */
  further: Cell[];
}
export type Block =
  | { kind: 'figures'; rows: Cell[] }
  | { kind: 'table'; steps: Step[] | null; columns: Step[][]; rows: Row[]; further: boolean }
  | { kind: 'part'; steps: Step[]; blocks: Block[] };

/** Longer lists stand by themselves. */
const LONG = 12;
/** What fewer rows have than this stands in the last column. */
const SPARSE = 0.3;

const leaves = (node: Node): number =>
  inside(node).length === 0 ? 1 : inside(node).reduce((sum, [, inner]) => sum + leaves(inner), 0);
const isTables = (node: Node): node is Extract<Node, { kind: 'list' }> =>
  node.kind === 'list' && node.items.some((item) => item.kind === 'branch');
const isPlain = (node: Node): boolean => isLeaf(node) || inside(node).length === 0 || (node.kind === 'list' && !isTables(node));
const fields = (node: Node): Set<string> =>
  new Set(node.kind === 'branch' ? node.entries.keys() : inside(node).flatMap(([, item]) => [...fields(item)]));
const typed = (node: Node | undefined): string => (node?.kind === 'branch' ? 'branch' : 'plain');

/** Tables with a good part of their figures in common. */
function alike(group: Branch[], next: Branch): boolean {
  const known = new Map(group.flatMap((branch) => [...branch.entries]));
  const shared = [...next.entries].filter(([key, node]) => known.has(key) && typed(known.get(key)) === typed(node));
  const common = shared.some(([key]) => group.every((branch) => branch.entries.has(key)));
  return shared.length > 0 && (common || shared.length >= Math.min(known.size, next.entries.size) / 2);
}
const sameFields = (a: Node, b: Node): boolean => [...fields(a)].join() === [...fields(b)].join();

/** A table of figures that people would write in a line: so many of each thing. */
export type IsThing = (key: string) => boolean;

export class Layout {
  constructor(readonly isThing: IsThing) {}

  #isPairs(node: Node): boolean {
    if (node.kind !== 'branch' || ![...node.entries.values()].every(isLeaf)) return false;
    return node.entries.size < 3 || [...node.entries.keys()].every(this.isThing);
  }
  #isShort(node: Node): boolean {
    return isPlain(node) || this.#isPairs(node);
  }

  /** One section for each outermost key; what stands alone comes first. */
  sections(root: Branch): { key: string | null; blocks: Block[] }[] {
    const all = inside(root).filter(([step]) => isComponent(step));
    const alone = all.filter(([, node]) => isPlain(node));
    const rows = alone.map(([step, node]) => ({ steps: [step], node }));
    const rest = all.filter(([, node]) => !isPlain(node));
    return [
      ...(rows.length > 0 ? [{ key: null, blocks: [{ kind: 'figures', rows } as Block] }] : []),
      ...rest.map(([step, node]) => ({ key: isItem(step) ? null : step.key, blocks: this.#inside({ steps: [step], node }) })),
    ];
  }

  #inside({ steps, node }: Cell): Block[] {
    if (isTables(node)) return this.#table(null, rowsOf({ steps, node }));
    const entries: Cell[] = inside(node).map(([step, inner]) => ({ steps: [...steps, step], node: inner }));
    const blocks: Block[] = [];
    const short = entries.filter((entry) => this.#isShort(entry.node));
    const groups = grouped(
      entries.filter((entry) => !short.includes(entry) || (entry.node.kind === 'branch' && inside(entry.node).length > 0)),
    );
    const taken = new Set(groups.filter((group) => group.length > 1).flat());
    const figures = short.filter((entry) => !taken.has(entry));
    if (figures.length > 0) blocks.push({ kind: 'figures', rows: figures });
    for (const group of groups) {
      const [one] = group as [Cell];
      if (group.length > 1) blocks.push(...this.#group(group));
      else if (!figures.includes(one)) blocks.push({ kind: 'part', steps: one.steps, blocks: this.#inside(one) });
    }
    return blocks;
  }

  #group(group: Cell[]): Block[] {
    if (group.every(({ node }) => isTables(node))) {
      return this.#table(
        null,
        group.flatMap((of) => rowsOf(of).map((row) => ({ ...row, of }))),
      );
    }
    const many = group.some(({ node }) => inside(node).filter(([, inner]) => isTables(inner)).length > 2);
    if (many) return group.map((one) => ({ kind: 'part', steps: one.steps, blocks: this.#inside(one) }));
    return this.#table(
      null,
      group.map((one) => ({ ...one, cells: [], further: [] })),
    );
  }

  /** One table of rows with the same figures; what is too large for a cell stands below it. */
  #table(steps: Step[] | null, rows: Row[]): Block[] {
    const keys = [...new Set(rows.flatMap(({ node }) => [...fields(node)]))];
    const cellsOf = (key: string): (Cell | undefined)[] =>
      rows.map((row) => {
        const found = row.node.kind === 'branch' ? row.node.entries.get(key) : undefined;
        return found && { steps: [...row.steps, { key }], node: found };
      });
    const head = ['id', 'level'].find((key) => keys.includes(key) && rows.every(({ steps }) => isItem(steps.at(-1)!)));
    const columns: { step: Step[]; cells: (Cell | undefined)[] }[] = [];
    const sparse: (Cell | undefined)[][] = [];
    const below: Block[] = [];
    for (const key of keys) {
      const cells = cellsOf(key);
      const there = cells.filter((cell) => cell !== undefined);
      if (key === head) continue;
      if (there.some(({ node }) => isTables(node))) {
        const inner = rows.flatMap((row, at) => (cells[at] ? rowsOf(cells[at]).map((one) => ({ ...one, of: row })) : []));
        below.push(...this.#table(there[0]!.steps, inner));
      } else if (there.some(({ node }) => !this.#isShort(node))) {
        below.push(
          ...this.#table(
            there[0]!.steps,
            rows.flatMap((row, at) => (cells[at] ? [{ ...cells[at], of: row, cells: [], further: [] }] : [])),
          ),
        );
      } else if (there.some(({ node }) => leaves(node) > LONG)) below.push({ kind: 'figures', rows: there });
      else if (rows.length > 4 && there.length < rows.length * SPARSE) sparse.push(cells);
      else columns.push({ step: there[0]!.steps, cells });
    }
    const filled = rows.map((row, at): Row => ({
      ...row,
      ...(head ? { head: cellsOf(head)[at] } : {}),
      cells: columns.map((column) => column.cells[at]),
      // A table with nothing in it is told as a whole.
      further: inside(row.node).length === 0 ? [row] : sparse.flatMap((cells) => cells[at] ?? []),
    }));
    const further = filled.some((row) => row.further.length > 0);
    const bare = columns.length === 0 && !further && !head;
    const table: Block = { kind: 'table', steps, columns: columns.map(({ step }) => step), rows: filled, further };
    return bare ? below : [table, ...below];
  }
}

const rowsOf = ({ steps, node }: Cell): Row[] =>
  inside(node).map(([step, item]) => ({ steps: [...steps, step], node: item, cells: [], further: [] }));

/** Neighbours that belong into one table. */
function grouped(entries: Cell[]): Cell[][] {
  const groups: Cell[][] = [];
  for (const entry of entries) {
    const { node } = entry;
    const fits = groups.find(([first, ...more]) => {
      if (!first) return false;
      if (isTables(node)) return isTables(first.node) && sameFields(first.node, node);
      if (node.kind !== 'branch' || first.node.kind !== 'branch') return false;
      return alike(
        [first, ...more].map((one) => one.node as Branch),
        node,
      );
    });
    if (fits) fits.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Every value that stands in these blocks. */
export function shownIn(blocks: readonly Block[]): Cell[] {
  const values = ({ steps, node }: Cell): Cell[] =>
    inside(node).length === 0
      ? [{ steps, node }]
      : inside(node).flatMap(([step, inner]) => values({ steps: [...steps, step], node: inner }));
  return blocks.flatMap((block) => {
    if (block.kind === 'figures') return block.rows.flatMap(values);
    if (block.kind === 'part') return shownIn(block.blocks);
    return block.rows.flatMap((row) => [row.head, ...row.cells, ...row.further].flatMap((cell) => (cell ? values(cell) : [])));
  });
}

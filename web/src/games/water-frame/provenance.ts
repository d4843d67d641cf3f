/** Which figures are not known as printed, so that ours may differ: the key of the sheet that fits most closely tells. */

import type { Sheet } from './view';

/** `factory.output[2][1..3]` as `factory`, `output`, `2`, `1..3`. */
const steps = (path: string): string[] => [...path.matchAll(/\[([^\]]+)\]|([^.[\]]+)/gu)].map((part) => part[1] ?? part[2]!);

/** A step of a key may stand for a range. */
function holds(key: string, step: string): boolean {
  const range = /^(\d+)\.\.(\d+)$/.exec(key);
  return range ? Number(step) >= Number(range[1]) && Number(step) <= Number(range[2]) : key === step;
}

const known = new WeakMap<Sheet, Map<string, boolean>>();

export function reconstructed(sheet: Sheet, path: string): boolean {
  const found = known.get(sheet) ?? new Map<string, boolean>();
  known.set(sheet, found);
  if (!found.has(path)) found.set(path, look(sheet, steps(path)));
  return found.get(path)!;
}

function look(sheet: Sheet, path: string[]): boolean {
  const keys = Object.entries(sheet.provenance).map(([key, kind]) => ({ key: steps(key), kind }));
  const fitting = keys.filter(({ key }) => key.length <= path.length && key.every((step, place) => holds(step, path[place]!)));
  const closest = fitting.toSorted((one, other) => other.key.length - one.key.length)[0];
  return closest?.kind.startsWith('reconstructed') ?? false;
}

/** A figure as it is printed; one of ours has a mark behind it. */
export const marked = (sheet: Sheet, path: string, figure: number | string): string =>
  reconstructed(sheet, path) ? `${figure}~` : String(figure);

/**
 * The strokes all pictures of the house are cut with. A picture is a list of cuts, from the back to the front; each is a
 * path and the tool it is cut with, so that sixteen cards and four games show one hand.
 */

/**
 * `tint`: the second printing block, a flat colour; `body`: paper with an outline; `ink`: solid; `line`, `fine`: strokes;
 * `shade`, `deep`: hatching, simple and crossed; `cut`: a white line cut into ink.
 */
export type Tool = 'tint' | 'body' | 'ink' | 'line' | 'fine' | 'shade' | 'deep' | 'cut';

/** A tool and its path; a third part is the colour of a body. */
export type Cut = [tool: Tool, path: string, colour?: string];

const at = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, wide: number, high: number): string =>
  `M${at(x)} ${at(y)}h${at(wide)}v${at(high)}h${at(-wide)}Z`;

export const oval = (x: number, y: number, wide: number, high = wide): string =>
  `M${at(x - wide)} ${at(y)}a${at(wide)} ${at(high)} 0 1 0 ${at(2 * wide)} 0a${at(wide)} ${at(high)} 0 1 0 ${at(-2 * wide)} 0Z`;

/** A closed shape through these points. */
export const shape = (...points: number[]): string => `M${pairs(points)}Z`;

/** An open line through these points. */
export const stroke = (...points: number[]): string => `M${pairs(points)}`;

const pairs = (points: number[]): string =>
  points.reduce((path, value, place) => path + (place === 0 ? '' : place % 2 === 0 ? 'L' : ' ') + at(value), '');

/** Lines side by side: from the first to the last, each as long and as slanted as `dx`, `dy` say. */
export function rows(x: number, y: number, toX: number, toY: number, count: number, dx: number, dy: number): string {
  const lines = Array.from({ length: count }, (_, place) => {
    const part = count === 1 ? 0 : place / (count - 1);
    // A hand never cuts two lines of the same length.
    const long = 1 - (0.18 * ((place * 7) % 4)) / 3;
    return `M${at(x + (toX - x) * part)} ${at(y + (toY - y) * part)}l${at(dx * long)} ${at(dy * long)}`;
  });
  return lines.join('');
}

/** A leaf, grain or flame from its foot in a direction (degrees, up is 0). */
export function leaf(x: number, y: number, long: number, wide: number, turn: number): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const point = (along: number, aside: number): string =>
    `${at(x + along * sin + aside * cos)} ${at(y - along * cos + aside * sin)}`;
  return `M${at(x)} ${at(y)}Q${point(long * 0.5, wide)} ${point(long, 0)}Q${point(long * 0.5, -wide)} ${at(x)} ${at(y)}Z`;
}

/** A row of roof tiles, stones or waves: arcs side by side. */
export const scallops = (x: number, y: number, wide: number, count: number, deep: number): string =>
  `M${at(x)} ${at(y)}` + `q${at(wide / 2)} ${at(deep * 2)} ${at(wide)} 0`.repeat(count);

/** Rays around a point, from one distance to another. */
export function rays(x: number, y: number, from: number, to: number, count: number, first = 0, span = 360): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = ((first + (span * place) / count) * Math.PI) / 180;
    return `M${at(x + from * Math.cos(angle))} ${at(y + from * Math.sin(angle))}L${at(x + to * Math.cos(angle))} ${at(y + to * Math.sin(angle))}`;
  }).join('');
}

/** A star with as many points. */
export function star(x: number, y: number, outer: number, inner: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, place) => {
    const angle = (Math.PI * place) / count - Math.PI / 2;
    const far = place % 2 === 0 ? outer : inner;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return shape(...points.flat());
}

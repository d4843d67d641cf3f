/** Land and sea, the washes of the regions and the hills: drawn by code from nothing but where places stand. */

import { nameWidth, type Atlas, type Point } from './atlas';

export interface Ground {
  land: string;
  /** For each colour, the border of its region. */
  regions: { colour: string; path: string }[];
  hills: Point[];
  woods: Point[];
  /** Each from its spring to its mouth, in parts that grow broader. */
  rivers: string[][];
  /** A spot of open water for a sail. */
  sail: Point | null;
  /** Where there is room for the cartouche and the compass. */
  cartouche: Point & { wide: number };
  compass: Point;
}

const CELL = 20;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Called a million times for a map: the root is drawn once. */
function nearest({ x, y }: Point, among: Point[]): number {
  let least = 4_000_000;
  for (const other of among) {
    const square = (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y);
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

/** Bends straight lines as a coast is bent; the same map always gets the same coast. */
function bent({ x, y }: Point): Point {
  return {
    x: x + 9 * Math.sin(y / 31 + x / 83) + 5 * Math.sin(y / 13 + 1.7) + 3 * Math.sin(x / 9 + y / 17),
    y: y + 9 * Math.sin(x / 29 - y / 71) + 5 * Math.sin(x / 12 + 0.6) + 3 * Math.sin(y / 8 - x / 19),
  };
}

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The emptiest spot around a harbour: there its water lies. */
function water(harbour: Point, land: Point[], size: number): Point | null {
  let best: Point | null = null;
  let room = 45;
  for (let turn = 0; turn < 24; turn += 1) {
    for (const far of [75, 100, 125, 150]) {
      const spot = {
        x: harbour.x + far * Math.cos((turn * Math.PI) / 12),
        y: harbour.y + far * Math.sin((turn * Math.PI) / 12),
      };
      const [x, y] = [Math.min(size + 30, Math.max(-30, spot.x)), Math.min(size + 30, Math.max(-30, spot.y))];
      const free = nearest({ x, y }, land);
      if (free > room) [best, room] = [{ x, y }, free];
    }
  }
  return best;
}

/** The border of where `value` is positive, as closed smooth paths (marching squares, corners cut twice). */
function border(size: number, value: (point: Point) => number): string {
  const [first, count] = [-3, Math.ceil(size / CELL) + 6];
  const at = (column: number, row: number): Point => ({ x: (column + first) * CELL, y: (row + first) * CELL });
  const grid = Array.from({ length: count + 1 }, (_, row) =>
    Array.from({ length: count + 1 }, (_, column) =>
      row === 0 || column === 0 || row === count || column === count ? -1 : value(bent(at(column, row))),
    ),
  );
  const next = new Map<string, { point: Point; key: string }>();
  const crossing = (c1: number, r1: number, c2: number, r2: number): { point: Point; key: string } => {
    const [one, other] = [grid[r1]![c1]!, grid[r2]![c2]!];
    const part = one === other ? 0.5 : one / (one - other);
    const key = c1 + r1 < c2 + r2 ? `${c1},${r1},${c2},${r2}` : `${c2},${r2},${c1},${r1}`;
    return { point: along(at(c1, r1), at(c2, r2), part), key };
  };
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      // Corners clockwise; a border runs with the inside on its right.
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const inside = corners.map(([c, r]) => grid[r]![c]! > 0);
      const entries: { point: Point; key: string }[] = [];
      const exits: { point: Point; key: string }[] = [];
      corners.forEach(([c, r], side) => {
        const [c2, r2] = corners[(side + 1) % 4]!;
        if (inside[side] === inside[(side + 1) % 4]) return;
        (inside[side] ? exits : entries).push(crossing(c, r, c2, r2));
      });
      exits.forEach((exit, number) => next.set(exit.key, entries[number]!));
    }
  }
  const paths: string[] = [];
  while (next.size > 0) {
    const start = next.keys().next().value!;
    let points: Point[] = [];
    for (let key = start; next.has(key);) {
      const step = next.get(key)!;
      next.delete(key);
      points.push(step.point);
      key = step.key;
    }
    if (points.length < 8) continue;
    for (let pass = 0; pass < 2; pass += 1)
      points = points.flatMap((point, number) => {
        const other = points[(number + 1) % points.length]!;
        return [along(point, other, 0.25), along(point, other, 0.75)];
      });
    paths.push(`M${points.map(({ x, y }) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`).join('L')}Z`);
  }
  return paths.join('');
}

/** The spot of a block that is farthest from everything. */
function roomFor(size: number, wide: number, high: number, taken: Point[], good: (spot: Point) => boolean = () => true): Point {
  let [best, room] = [{ x: size / 2, y: size / 2 }, -1];
  for (let y = high / 2 + 26; y <= size - high / 2 - 26; y += 16)
    for (let x = wide / 2 + 26; x <= size - wide / 2 - 26; x += 16) {
      let free = 4_000_000;
      for (const other of taken) {
        const dx = Math.max(0, Math.abs(other.x - x) - wide / 2);
        const dy = Math.max(0, Math.abs(other.y - y) - high / 2);
        free = Math.min(free, dx * dx + dy * dy);
      }
      if (free > room && good({ x, y })) [best, room] = [{ x, y }, free];
    }
  return best;
}

export function groundOf(atlas: Atlas): Ground {
  const onLand = atlas.places.filter(({ kind }) => kind !== 'ship');
  const tracks = atlas.links.flatMap(({ from, to }) => {
    const steps = Math.ceil(distance(from, to) / 30);
    return Array.from({ length: steps - 1 }, (_, step) => along(from, to, (step + 1) / steps));
  });
  const land: Point[] = [...onLand, ...tracks];
  const sea: Point[] = atlas.places.filter(({ kind }) => kind === 'ship').flatMap((place) => [place, ...place.tiles]);
  for (const lane of atlas.lanes)
    for (const part of [0.6, 0.75, 0.9]) if (!atlas.tiles.has(lane.ends[1])) sea.push(along(lane.from, lane.to, part));
  if (sea.length === 0)
    for (const place of onLand) {
      const spot = place.slots.includes('port') ? water(place, land, atlas.size) : null;
      if (spot) sea.push(spot);
    }
  const isLand = (point: Point): number => (sea.length === 0 ? 1 : nearest(point, sea) - nearest(point, land));

  const colours = [...new Set(onLand.map(({ colour }) => colour))].filter(Boolean);
  const settled = onLand.filter(({ village }) => !village);
  const regions = colours.map((colour) => {
    const own = settled.filter((place) => place.colour === colour);
    const others = settled.filter((place) => place.colour !== colour);
    return { colour, path: border(atlas.size, (point) => nearest(point, others) - nearest(point, own)) };
  });

  const blocks = atlas.places.flatMap((place) => [place, place.label, ...place.tiles]);
  const taken = [
    ...blocks,
    ...tracks,
    ...atlas.lanes.flatMap(({ from, to }) => [0.25, 0.5, 0.75].map((part) => along(from, to, part))),
  ];
  // Letters of a title are half as wide again as those of a place.
  const wide = Math.min(380, Math.max(184, nameWidth(atlas.name) * 1.5 + 56));
  const cartouche = { ...roomFor(atlas.size, wide + 6, 62, taken), wide };
  const framed = [...taken, ...[-0.5, -0.25, 0, 0.25, 0.5].map((part) => ({ x: cartouche.x + wide * part, y: cartouche.y }))];
  const compass = roomFor(atlas.size, 74, 74, framed);
  const isOpen = (spot: Point): boolean => isLand(spot) < -70 && nearest(spot, framed) > 66 && distance(spot, compass) > 110;
  const sail = roomFor(atlas.size, 84, 70, [...framed, compass], isOpen);
  const hills: Point[] = [];
  const woods: Point[] = [];
  for (let row = 0; row < 34; row += 1)
    for (let column = 0; column < 34; column += 1) {
      const spot = { x: 30 + column * 29 + 9 * Math.sin(row * 5 + column), y: 34 + row * 29 + 8 * Math.sin(column * 3 + row) };
      const wild = Math.sin(spot.x / 90 + 1) + Math.sin(spot.y / 70 - 0.5);
      const inside = spot.x > 30 && spot.y > 30 && spot.x < atlas.size - 30 && spot.y < atlas.size - 30;
      if (!inside || isLand(spot) < 45 || nearest(spot, framed) < 34 || distance(spot, compass) < 60) continue;
      if (wild > 0.35) hills.push(spot);
      else if (wild < -0.75) woods.push(spot);
    }
  return {
    land: border(atlas.size, isLand),
    regions,
    hills,
    woods,
    rivers: riversOf(atlas, sea, onLand),
    sail: isOpen(sail) ? sail : null,
    cartouche,
    compass,
  };
}

/** A river from far inland to the water of each harbour, bent as rivers are; none crosses another. */
function riversOf(atlas: Atlas, sea: Point[], onLand: Point[]): string[][] {
  const harbours = atlas.places.filter(({ kind, slots }) => kind !== 'ship' && slots.includes('port'));
  const wet: Point[] = [];
  return harbours.flatMap((harbour) => {
    const water = sea.reduce(
      (best: Point | null, spot) => (!best || distance(spot, harbour) < distance(best, harbour) ? spot : best),
      null,
    );
    if (!water) return [];
    const out = Math.hypot(harbour.x - water.x, harbour.y - water.y) || 1;
    const [dx, dy] = [(harbour.x - water.x) / out, (harbour.y - water.y) / out];
    const points: Point[] = [water];
    for (let step = 1; step <= 18; step += 1) {
      const far = step * 19;
      const aside =
        15 * Math.sin(step * 0.75 + harbour.x) + 5 * Math.sin(step * 1.9 + harbour.y) + step * 2.4 * Math.sin(harbour.y);
      const spot = { x: water.x + dx * far - dy * aside, y: water.y + dy * far + dx * aside };
      if (step > 6 && nearest(spot, sea) < nearest(spot, onLand)) break;
      if (nearest(spot, wet) < 40) break;
      points.push(spot);
    }
    if (points.length < 9) return [];
    wet.push(...points);
    const middle = (number: number): Point => along(points[number]!, points[number + 1]!, 0.5);
    const round = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
    const part = (to: number): string =>
      `M${round(points[0]!)}L${round(middle(0))}${points
        .slice(1, to)
        .map((point, number) => `Q${round(point)} ${round(middle(number + 1))}`)
        .join('')}`;
    return [[1, 0.7, 0.4].map((share) => part(Math.max(2, Math.round((points.length - 1) * share))))];
  });
}

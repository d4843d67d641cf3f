/** Where everything stands on the map: places with their tiles, links and lanes, in the measures of the sheet. */

import type { MapOnSheet, PlaceOnSheet, Sheet, View } from './view';

export interface Point {
  x: number;
  y: number;
}

/** A square for a counter or a market tile; `x`, `y` is its upper left corner. */
export interface Tile extends Point {
  id: string;
  kind: 'blank' | 'mine' | 'port' | 'ship' | 'market' | 'box';
  place: string;
  /** Its name for people: the place, and its number where the place has several spaces. */
  name: string;
}

export interface Place extends PlaceOnSheet {
  tiles: Tile[];
  /** The block of its tiles. */
  box: Point & { wide: number; high: number };
  /** Where its name stands, centred. */
  label: Point;
}

export interface Line {
  id: string;
  ends: [string, string];
  from: Point;
  to: Point;
  name: string;
  /** Of a lane, what it joins. */
  kind?: string;
  /** Where the sign of its owner is not hidden by a name or a tile. */
  sign: Point;
}

/** The way of a cube or a ware; a faint one is only possible. */
export interface Route {
  kind: 'coal' | 'iron' | 'sale';
  points: Point[];
  faint: boolean;
}

export interface Atlas {
  name: string;
  size: number;
  tile: number;
  places: Place[];
  placeAt: Map<string, Place>;
  tiles: Map<string, Tile>;
  links: Line[];
  lanes: Line[];
}

/** About as much room as a name takes on the map. */
export const nameWidth = (name: string): number =>
  [...name].reduce(
    (sum, letter) =>
      sum + (/[iljft .'’-]/.test(letter) ? 4.9 : /[mwMW]/.test(letter) ? 12 : /\p{Lu}/u.test(letter) ? 9.6 : 7.7),
    0,
  );

function placeOf(location: PlaceOnSheet, map: MapOnSheet, draw: Sheet['draw']): Place {
  const inland = map.market.filter((market) => market.at === location.id && !market.by_sea);
  const count = location.slots.length + inland.length;
  const columns = count > 3 ? Math.ceil(count / 2) : Math.max(1, count);
  const step = draw.tile + draw.gap;
  const [wide, high] =
    count === 0
      ? [draw.village_radius * 2, draw.village_radius * 2]
      : [columns * step - draw.gap, Math.ceil(count / columns) * step - draw.gap];
  const box = { x: location.x - wide / 2, y: location.y - high / 2, wide, high };
  const corner = (place: number): Point => ({
    x: box.x + (place % columns) * step,
    y: box.y + Math.floor(place / columns) * step,
  });
  const spaceName = (place: number): string => (location.slots.length > 1 ? `${location.name} ${place + 1}` : location.name);
  const tiles: Tile[] = [
    ...location.slots.map((kind, place) => ({
      id: `${location.id}.${place + 1}`,
      kind: kind as Tile['kind'],
      place: location.id,
      name: spaceName(place),
      ...corner(place),
    })),
    ...inland.map((market, place) => ({
      id: market.id,
      kind: 'market' as const,
      place: location.id,
      name: location.name,
      ...corner(location.slots.length + place),
    })),
  ];
  return { ...location, tiles, box, label: { x: location.x, y: box.y - draw.label_height * 0.3 } };
}

export function atlasOf(map: MapOnSheet, draw: Sheet['draw']): Atlas {
  const places = map.location.map((location) => placeOf(location, map, draw));
  const placeAt = new Map(places.map((place) => [place.id, place]));
  const half = draw.tile / 2;
  const afloat = (id: string, at: string, kind: Tile['kind'], x: number, y: number): void => {
    const place = placeAt.get(at);
    place?.tiles.push({ id, kind, place: at, name: place.name, x: x - half, y: y - half });
  };
  for (const market of map.market) if (market.by_sea) afloat(market.id, market.at, 'market', market.x, market.y);
  for (const box of map.coal_box) afloat(box.id, box.ship, 'box', box.x, box.y);
  const tiles = new Map(places.flatMap((place) => place.tiles.map((tile) => [tile.id, tile] as const)));
  const spot = (id: string): Point => {
    const tile = tiles.get(id);
    return placeAt.get(id) ?? (tile ? { x: tile.x + half, y: tile.y + half } : { x: 0, y: 0 });
  };
  const name = (id: string): string => placeAt.get(id)?.name ?? tiles.get(id)?.name ?? id;
  const signOf = (from: Point, to: Point): Point => {
    const spots = [0.5, 0.42, 0.58, 0.34, 0.66].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
    const free = (point: Point): number =>
      places.reduce((least, { label, box, name }) => {
        const aside = Math.max(0, Math.abs(point.x - label.x) - Math.max(nameWidth(name) / 2 + 14, box.wide / 2));
        const [top, bottom] = [label.y - 14, box.y + box.high];
        return Math.min(least, Math.hypot(aside, Math.max(0, top - point.y, point.y - bottom)));
      }, 16);
    return spots.reduce((best, spot) => (free(spot) > free(best) ? spot : best));
  };
  const line = ({ id, ends, kind }: { id: string; ends: [string, string]; kind?: string }): Line => ({
    id,
    ends,
    kind,
    from: spot(ends[0]),
    to: spot(ends[1]),
    name: `${name(ends[0])}–${name(ends[1])}`,
    sign: signOf(spot(ends[0]), spot(ends[1])),
  });
  return {
    name: map.name,
    size: draw.board,
    tile: draw.tile,
    places,
    placeAt,
    tiles,
    links: map.link.map(line),
    lanes: map.lane.map(line),
  };
}

/** The lines that can be travelled: laid railways, and lanes whose port and ship stand. */
export function openLines(atlas: Atlas, { rails, spaces }: Pick<View, 'rails' | 'spaces'>): Line[] {
  const has = (place: string, industry: string): boolean =>
    atlas.placeAt.get(place)?.tiles.some(({ id }) => spaces[id]?.industry === industry) ?? false;
  const open = ({ kind, ends }: Line): boolean => kind !== 'port_ship' || (has(ends[0], 'port') && has(ends[1], 'ship'));
  return [...atlas.links.filter(({ id }) => id in rails), ...atlas.lanes.filter(open)];
}

/** The places where the demand tracks are reached. */
export const harbours = (atlas: Atlas, { spaces }: Pick<View, 'spaces'>): string[] =>
  atlas.places
    .filter(({ distant_port, tiles }) => distant_port || tiles.some(({ id }) => spaces[id]?.industry === 'port'))
    .map(({ id }) => id);

/** The way of a cube or a ware from a tile, or from the nearest of several places, to a tile: the fewest steps, for drawing only. */
export function route(atlas: Atlas, ways: Line[], from: string | string[], to: string): Point[] {
  const afloat = (id: string): boolean => atlas.lanes.some(({ ends }) => ends.includes(id));
  const source = typeof from === 'string' ? atlas.tiles.get(from) : undefined;
  const target = atlas.tiles.get(to);
  const starts = typeof from === 'string' ? [source && !afloat(from) ? source.place : from] : from;
  const goal = target && !afloat(to) ? target.place : to;
  const came = new Map<string, { at: string; line: Line }>();
  const queue = [...starts];
  const seen = new Set(queue);
  while (queue.length > 0 && !seen.has(goal)) {
    const at = queue.shift()!;
    for (const line of ways) {
      if (!line.ends.includes(at)) continue;
      const next = line.ends[0] === at ? line.ends[1] : line.ends[0];
      if (seen.has(next)) continue;
      seen.add(next);
      came.set(next, { at, line });
      queue.push(next);
    }
  }
  if (!seen.has(goal)) return [];
  const spot = (id: string): Point => {
    const tile = atlas.tiles.get(id);
    return atlas.placeAt.get(id) ?? (tile ? { x: tile.x + atlas.tile / 2, y: tile.y + atlas.tile / 2 } : { x: 0, y: 0 });
  };
  const points = [spot(goal)];
  for (let at = goal; !starts.includes(at); at = came.get(at)!.at) points.unshift(spot(came.get(at)!.at));
  if (source) points.unshift(spot(source.id));
  if (target) points.push(spot(target.id));
  return points;
}

/** Something on the map that the keys can go to. */
export interface Spot extends Point {
  id: string;
}

/** The nearest spot in a direction, for the arrow keys. */
export function neighbour<T extends Spot>(among: T[], here: Spot, dx: number, dy: number): T | undefined {
  const far = ({ x, y }: Spot): number => {
    const [right, down] = [x - here.x, y - here.y];
    const along = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    return along <= 4 ? Infinity : along + aside * 2;
  };
  const [best] = among.filter(({ id }) => id !== here.id).sort((one, other) => far(one) - far(other));
  return best && far(best) < Infinity ? best : undefined;
}

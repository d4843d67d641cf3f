import { beforeEach, describe, expect, it, vi } from 'vitest';
import { atlasOf, harbours, neighbour, openLines, route, type Point } from '../../src/games/age-of-industry/atlas';
import { groundOf } from '../../src/games/age-of-industry/ground';
import { Plan } from '../../src/games/age-of-industry/plan.svelte';
import { chains, foresee } from '../../src/games/age-of-industry/question';
import {
  display,
  sellersOf,
  type Built,
  type BuildForecast,
  type Forecast,
  type MapOnSheet,
  type PlaceOnSheet,
  type Sheet,
  type View,
} from '../../src/games/age-of-industry/view';
import { Picker } from '../../src/table/picker.svelte';
import type { Move } from '../../src/table/types';

vi.mock('../../src/games/age-of-industry/question', () => ({ chains: vi.fn(), foresee: vi.fn() }));

const place = (id: string, x: number, y: number, more: Partial<PlaceOnSheet> = {}): PlaceOnSheet => ({
  id,
  name: id,
  kind: 'city',
  colour: 'red',
  x,
  y,
  slots: [],
  village: false,
  distant_port: false,
  off_map: false,
  markets: [],
  coal_box: '',
  ...more,
});

/** A map as a player may draw one: three towns in a row, one of them a harbour with a ship space before it. */
const own: MapOnSheet = {
  name: 'Own',
  ships: true,
  location: [
    place('west', 200, 500, { slots: ['mine', 'blank'] }),
    place('middle', 500, 500, { slots: ['blank', 'blank', 'blank', 'blank'], colour: 'blue' }),
    place('east', 700, 500, { slots: ['port'], markets: ['east_market'] }),
    place('bay', 900, 500, { kind: 'ship', slots: ['ship'] }),
  ],
  market: [{ id: 'east_market', at: 'east', by_sea: false, x: 700, y: 500 }],
  coal_box: [{ id: 'bay_coal', ship: 'bay', cubes: 2, x: 950, y: 600 }],
  link: [
    { id: 'west-middle', ends: ['west', 'middle'] },
    { id: 'middle-east', ends: ['middle', 'east'] },
  ],
  lane: [
    { id: 'east~bay', kind: 'port_ship', ends: ['east', 'bay'] },
    { id: 'bay~coal', kind: 'ship_coal', ends: ['bay', 'bay_coal'] },
  ],
};
const draw: Sheet['draw'] = { board: 1000, tile: 34, gap: 3, label_height: 18, distant_port_icon: 20, village_radius: 12 };
const atlas = atlasOf(own, draw);

/** A forecast that foresees nothing. */
const EMPTY: Forecast = {
  seats: [],
  next_order: [],
  may_end: [],
  overbuild: { coal: false, iron: false },
  prices: { coal: { next: 0, back: null }, iron: { next: 0, back: null } },
  builds: [],
  rails: [],
  sales: [],
  sales_income: 0,
};

describe('the atlas', () => {
  it('has a tile for every space, market and coal box', () => {
    expect([...atlas.tiles.keys()]).toEqual([
      'west.1',
      'west.2',
      'middle.1',
      'middle.2',
      'middle.3',
      'middle.4',
      'east.1',
      'east_market',
      'bay.1',
      'bay_coal',
    ]);
  });

  it('stands four tiles as two rows of two around the middle of the place', () => {
    const [first, , , last] = atlas.placeAt.get('middle')!.tiles;
    expect([first!.x + 35.5, first!.y + 35.5]).toEqual([500, 500]);
    expect([last!.x, last!.y]).toEqual([501.5, 501.5]);
  });

  it('names spaces by number only where a place has several', () => {
    expect(atlas.tiles.get('west.2')!.name).toBe('west 2');
    expect(atlas.tiles.get('east.1')!.name).toBe('east');
  });

  const built = (industry: Built['industry'], seat = 0): Built => ({ seat, industry, level: 1, cubes: 0, flipped: false });
  const way = (rails: Record<string, number>, spaces: Record<string, Built>, from: string | string[], to: string): Point[] =>
    route(atlas, openLines(atlas, { rails, spaces }), from, to);

  it('draws a route only along laid railways and open lanes', () => {
    expect(way({}, {}, 'west.1', 'middle.1')).toEqual([]);
    expect(way({ 'west-middle': 0 }, {}, 'west.1', 'middle.1')).toHaveLength(4);
    expect(way({ 'middle-east': 1 }, {}, 'bay_coal', 'middle.2')).toEqual([]);
    expect(
      way({ 'middle-east': 1 }, { 'east.1': built('port'), 'bay.1': built('ship') }, 'bay_coal', 'middle.2').length,
    ).toBeGreaterThan(3);
  });

  it('draws the way from a demand track from the nearest harbour', () => {
    const spaces = { 'east.1': built('port') };
    expect(harbours(atlas, { spaces })).toEqual(['east']);
    expect(way({ 'middle-east': 1 }, spaces, harbours(atlas, { spaces }), 'middle.1')[0]).toMatchObject({ x: 700, y: 500 });
  });

  it('goes from place to place in a direction', () => {
    const west = atlas.placeAt.get('west')!;
    expect(neighbour(atlas.places, west, 1, 0)?.id).toBe('middle');
    expect(neighbour(atlas.places, west, -1, 0)).toBeUndefined();
  });
});

describe('the ground', () => {
  it('has land, and a region for every colour on it', () => {
    const ground = groundOf(atlas);
    expect(ground.land).toMatch(/^M.*Z$/);
    expect(ground.regions.map(({ colour }) => colour)).toEqual(['red', 'blue']);
  });

  it('is the same each time', () => {
    expect(groundOf(atlas)).toEqual(groundOf(atlasOf(own, draw)));
  });

  it('is all land where a map has no harbour', () => {
    const inland = {
      ...own,
      location: own.location.slice(0, 2),
      market: [],
      coal_box: [],
      lane: [],
      link: own.link.slice(0, 1),
    };
    expect(groundOf(atlasOf(inland, draw)).land.match(/M/g)).toHaveLength(1);
  });
});

describe('a display', () => {
  it('tells how many counters of each level are left', () => {
    const level = (number: number): object => ({ level: number, counters: 2 });
    const sheet = { industry: [{ id: 'coal', levels: [level(1), level(2), level(3)] }] } as unknown as Sheet;
    expect(display(sheet, 'coal', 3).map(({ left }) => left)).toEqual([0, 1, 2]);
  });
});

describe('what can be sold', () => {
  it('is what produces something, belongs to the seat and has not been used', () => {
    const sheet = {
      industry: [
        { id: 'cotton', produces: ['cotton'] },
        { id: 'coal', produces: [] },
      ],
    } as unknown as Sheet;
    const of = (industry: Built['industry'], seat: number, flipped = false): Built => ({
      seat,
      industry,
      level: 1,
      cubes: 0,
      flipped,
    });
    const view = {
      spaces: { b: of('cotton', 0), a: of('cotton', 0), c: of('cotton', 0, true), d: of('coal', 0), e: of('cotton', 1) },
    } as unknown as View;
    expect(sellersOf(view, sheet, 0, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b']);
  });
});

describe('another source than the first', () => {
  const both = ['dortmund.1', 'dortmund.2'];
  const outcome = { coal: both, iron: [], bill: 6, loans: 1, refill: 0, flips: [], cash: 4, spent: 6 };
  const cards: BuildForecast['cards'] = ['industry_cotton', 'location_green'];
  const build: BuildForecast = { ...outcome, industry: 'cotton', level: 2, space: 'kassel.1', cards };
  const rail = { ...outcome, link: 'kassel-fulda', income: 2, most_income: 5 };
  const begin: Move = { do: 'Act', action: 'build' };
  const place: Move = { do: 'Build', space: 'kassel.1' };
  const choose: Move = { do: 'Choose', industry: 'cotton' };
  const take: Move = { do: 'TakeCoal', from: 'dortmund.2' };
  const play = (card: string): Move => ({ do: 'Play', card });
  const nothing: View['work'] = { action: null, card: null, industry: null, target: null, coal: [], iron: [], seller: null };

  /** A plan of a build by this hand; what the engine knows of it is that the chain ends with a step of its own. */
  const planned = (hand: BuildForecast['cards'], work: Partial<View['work']> = {}): Plan => {
    const forecast: Forecast = { ...EMPTY, builds: [{ ...build, cards: hand }], rails: [rail] };
    const picker = new Picker(
      () => {},
      () => {},
    );
    picker.renew([{ move: begin, text: '' }] as unknown as Picker['options']);
    const named = (card: string): boolean => card.startsWith('industry');
    return new Plan(
      () => picker,
      () => forecast,
      () => ({ seat: 0, spaces: [] }),
      () => ({}),
      () => ({ ...nothing, ...work }),
      named,
    );
  };
  /** The moves that the engine was asked to complete. */
  const asked = (plan: Plan): Move[] | undefined => {
    plan.draw('coal', 'dortmund.2');
    return vi.mocked(chains).mock.lastCall?.[1];
  };

  beforeEach(() => {
    vi.resetAllMocks();
    vi.mocked(chains).mockImplementation(async (_, moves) => ({
      chains: [[...moves, { do: 'Discard', card: 'industry_ship' }]],
      texts: [],
      more: false,
    }));
    const told = [
      { event: 'Flipped', space: 'dortmund.2', seat: 0, income: 4, text: '' },
      { event: 'Paid', seat: 0, money: 6, text: '' },
      { event: 'Borrowed', seat: 0, loans: 2, text: '' },
    ];
    vi.mocked(foresee).mockResolvedValue({ forecast: EMPTY, text: [], events: told, moves: 0, stopped: false });
  });

  it('is asked about with the moves that are decisions', () => {
    for (const [hand, moves] of [
      [['industry_cotton'], [begin, play('industry_cotton'), place, take]],
      [['location_green'], [begin, play('location_green'), choose, place, take]],
      [[], [{ do: 'Act', action: 'combined_build' }, choose, place, take]],
    ] as [BuildForecast['cards'], Move[]][]) {
      const plan = planned(hand);
      plan.wanted = { space: 'kassel.1' };
      expect(asked(plan)).toEqual(moves);
    }
    const plan = planned(cards);
    plan.link = 'kassel-fulda';
    expect(asked(plan)).toEqual([{ do: 'Act', action: 'rail' }, { do: 'Lay', link: 'kassel-fulda' }, take]);
  });

  it('is asked about from where the action stands, and not where another one does', () => {
    const under = (hand: BuildForecast['cards'][number], work: Partial<View['work']>): Move[] | undefined => {
      vi.mocked(chains).mockClear();
      const plan = planned([hand], { action: 'build', ...work });
      plan.wanted = { space: 'kassel.1' };
      return asked(plan);
    };
    expect(under('industry_cotton', {})).toEqual([play('industry_cotton'), place, take]);
    expect(under('industry_cotton', { card: 'industry_cotton', industry: 'cotton' })).toEqual([place, take]);
    expect(under('location_green', { card: 'location_green' })).toEqual([choose, place, take]);
    expect(under('location_green', { card: 'location_green', industry: 'cotton' })).toEqual([place, take]);
    expect(under('location_green', { card: 'location_green', industry: 'iron' })).toBeUndefined();
    expect(under('location_green', { action: 'rail' })).toBeUndefined();
  });

  it('says what flips and what is borrowed for the bill', async () => {
    const plan = planned(cards);
    plan.wanted = { space: 'kassel.1' };
    const [one] = plan.builds;
    expect(plan.sources.consequence(one!)).toMatchObject({ flips: [], loans: 1 });
    plan.draw('coal', 'dortmund.2');
    await vi.waitFor(() =>
      expect(plan.sources.consequence(one!)).toEqual({ flips: [{ space: 'dortmund.2', seat: 0, income: 4 }], loans: 0 }),
    );
    expect(vi.mocked(foresee).mock.lastCall?.[1].at(-1)).toEqual({ do: 'Discard', card: 'industry_ship' });
  });
});

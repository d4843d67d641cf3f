import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Motion } from '../../src/games/arkwright-card/motion.svelte';
import { plain, signed } from '../../src/texts/numbers';
import {
  factorySums,
  openFactories,
  qualityCards,
  qualityPoints,
  workerCard,
  type Company,
  type Factory,
  type Sheet,
  type View,
} from '../../src/games/arkwright-card/view';

const factory: Factory = {
  side: 2,
  face1: 2,
  face2: 1,
  machines1: 1,
  machines2: 0,
  distribution: 3,
  quality: 'L3+s1',
  stock: 2,
  small: 1,
  large: 1,
  appeal: 4,
};
const side = { slots: [[4, 3]], goods: 1, fixed_cost: 11, export_price: 7 };
const sheet = {
  good: {
    textile: {
      office: 4,
      side_1: side,
      side_2: side,
      worker_card_1: { faces: [1, 2], goods: [2, 4], workers: 2, machines: 1 },
      worker_card_2: { faces: [1, 3], goods: [1, 2], workers: 3, machines: 2 },
    },
  },
  cards: { small_warehouse: { capacity: 2, count: 2 }, large_warehouse: { capacity: 4 } },
} as unknown as Sheet;

describe('what stands on the cards of a factory', () => {
  test('a quality set is its cards', () => {
    expect(qualityCards('L3+s1')).toEqual([
      { kind: 'L', points: 3 },
      { kind: 's', points: 1 },
    ]);
    expect(qualityCards('none')).toEqual([]);
    expect(qualityPoints('E5+s1')).toBe(6);
  });

  test('a machine stands where a worker stood', () => {
    expect(workerCard(sheet, 'textile', factory, 1)).toEqual({ goods: 4, people: 1, machines: 1, replaceable: 0 });
    expect(workerCard(sheet, 'textile', { ...factory, face2: 0 }, 2)).toBeNull();
  });

  test('everything is added up', () => {
    expect(factorySums(sheet, 'textile', factory)).toEqual({ goods: 6, people: 4, machines: 1, room: 6, points: 18 });
  });

  test('a bankrupt company has no factory, though its markers stay', () => {
    const closed = { ...factory, side: 0 };
    const company = { out: false, factories: [closed, factory, closed, closed] } as unknown as Company;
    expect(openFactories(company)).toEqual([{ good: 'textile', place: 1, factory }]);
    expect(openFactories({ ...company, out: true })).toEqual([]);
  });
});

test('a minus is a minus', () => {
  expect([plain(-3), plain(2), signed(2), signed(0), signed(-1)]).toEqual(['−3', '2', '+2', '0', '−1']);
});

describe('what moved on the market', () => {
  const view = {
    demand: [2, 1, 1, -3],
    wage: 3,
    decade: 1,
    round: 0,
    players: [{ factories: [{ appeal: 1 }] }],
  } as unknown as View;
  const labour = { event: 'LabourMoved', wage: 4, text: 'new jobs' };
  const price = { event: 'PriceSet', seat: 0, good: 'food', appeal: 4, text: 'a price' };
  const demand = { event: 'DemandMoved', good: 'food', demand: 3, text: 'a demand' };
  const opened = (): Motion => {
    const motion = new Motion(() => ({ wages: [3, 3, 4, 4, 4, 5], least: -3 }));
    motion.follow([], view);
    return motion;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('the wage goes on by a space of the same figure, and no demand below its track', () => {
    const motion = opened();
    motion.follow([labour], view);
    expect(motion.underway).toEqual({ wage: 4, 'demand-0': 1, 'demand-1': 0, 'demand-2': 0, 'demand-3': -3 });
    vi.runAllTimers();
    expect([motion.underway, motion.at]).toEqual([{}, null]);
  });

  test('a demand that follows a marker shows the way of the marker', () => {
    const motion = opened();
    motion.hear([price, demand], view, true);
    expect([motion.way, motion.underway['demand-0']]).toEqual([{ place: 0, from: 1, to: 4 }, 2]);
    vi.advanceTimersByTime(400);
    expect([motion.way, motion.underway['demand-0']]).toEqual([{ place: 0, from: 1, to: 4 }, 3]);
  });

  test('what was taken back is forgotten, and what was seen in a draft is not shown again by the journal', () => {
    const motion = opened();
    motion.follow([labour], view);
    motion.follow([labour, price], view);
    motion.follow([labour], view);
    motion.follow([labour, price], view);
    motion.hear([labour, price, demand], view, true);
    expect(motion.lines.map(({ text }) => text)).toEqual(['new jobs', 'a price', 'a demand']);
  });
});

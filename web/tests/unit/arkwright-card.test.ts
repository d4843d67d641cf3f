import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Motion } from '../../src/games/arkwright-card/motion.svelte';
import { plain, signed } from '../../src/texts/numbers';
import { inCalendar, kindOf, type View } from '../../src/games/arkwright-card/view';

test('the rounds of the calendar follow one another through the decades', () => {
  expect([inCalendar(1, 'food'), inCalendar(1, 'lamps'), inCalendar(2, 'food'), inCalendar(3, 'lamps')]).toEqual([0, 3, 4, 11]);
});

test('all Patrons are one kind of card', () => {
  expect([kindOf('patron_tc'), kindOf('patent')]).toEqual(['patron', 'patent']);
});

test('a minus is a minus', () => {
  expect([plain(-3), plain(2), signed(2), signed(0), signed(-1)]).toEqual(['−3', '2', '+2', '0', '−1']);
});

describe('what moved on the market', () => {
  const view = {
    decade: 1,
    good: 'food',
    wage: { pounds: 3, space: 4 },
    markets: [
      { good: 'food', demand: 2, others: [] },
      { good: 'textile', demand: 1, others: [] },
      { good: 'cutlery', demand: 1, others: [] },
      { good: 'lamps', demand: -3, others: [] },
    ],
    seats: [{ factories: [{ good: 'food', appeal: 1 }] }],
  } as unknown as View;
  const labour = { event: 'LabourMoved', wage: 4, space: 5, food: 1, textile: 0, cutlery: 0, lamps: -3, text: 'new jobs' };
  const price = { event: 'PriceSet', seat: 0, good: 'food', appeal: 4, text: 'a price' };
  const demand = { event: 'DemandMoved', good: 'food', demand: 3, text: 'a demand' };
  const opened = (): Motion => {
    const motion = new Motion();
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

  test('new jobs move the wage and every demand to where the event says', () => {
    const motion = opened();
    motion.follow([labour], view);
    expect(motion.underway).toEqual({
      wage: 5,
      'demand-food': 1,
      'demand-textile': 0,
      'demand-cutlery': 0,
      'demand-lamps': -3,
    });
    vi.runAllTimers();
    expect([motion.underway, motion.at]).toEqual([{}, null]);
  });

  test('a demand that follows a marker shows the way of the marker', () => {
    const motion = opened();
    motion.hear([price, demand], view, true);
    expect([motion.way, motion.underway['demand-food']]).toEqual([{ good: 'food', from: 1, to: 4 }, 2]);
    vi.advanceTimersByTime(400);
    expect([motion.way, motion.underway['demand-food']]).toEqual([{ good: 'food', from: 1, to: 4 }, 3]);
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

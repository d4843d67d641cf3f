import { describe, expect, it } from 'vitest';
import { after, type Shown } from '../../src/games/artificium/motion.svelte';
import type { Told } from '../../src/table/types';

const tell = (...events: Record<string, unknown>[]): Shown[] =>
  events.map((event) => ({ text: '', ...event }) as unknown as Told).reduce(after, []);
const lines = (step: Shown[]): string[] => step.map(({ seat, card, state, points }) => `${seat} ${card} ${state} ${points}`);

const revealed = [
  { event: 'Revealed', seat: 0, card: 'farm' },
  { event: 'Revealed', seat: 1, card: 'castle' },
  { event: 'Revealed', seat: 2, card: 'fair' },
];

describe('the cards of a step', () => {
  it('stay when they are handled, in the order in which they are', () => {
    const handled = [
      { event: 'Resolved', seat: 2, card: 'fair' },
      { event: 'Earned', seat: 2, coins: 2 },
      { event: 'Bought', seat: 0, good: 'wood', price: 2 },
    ];
    expect(lines(tell(...revealed))).toEqual(['0 farm waits 0', '1 castle waits 0', '2 fair waits 0']);
    expect(lines(tell(...revealed, ...handled))).toEqual(['2 fair resolved 0', '0 farm now 0', '1 castle waits 0']);
    const rest = [
      { event: 'Resolved', seat: 0, card: 'farm' },
      { event: 'Advanced', seat: 0, from: 3, to: 4 },
      { event: 'TookBack', seat: 1, card: 'castle' },
    ];
    expect(lines(tell(...revealed, ...handled, ...rest))).toEqual([
      '2 fair resolved 0',
      '0 farm resolved 1',
      '1 castle taken-back 0',
    ]);
  });

  it('go when the next are chosen, and with the market', () => {
    const done = [...revealed, { event: 'Discarded', seat: 0, card: 'farm' }];
    expect(tell(...done, { event: 'ChoseUnseen', seat: 1 })).toEqual([]);
    expect(tell(...done, { event: 'MarketLaid', cards: {} })).toEqual([]);
    expect(lines(tell(...done, revealed[1]!))).toEqual(['1 castle waits 0']);
  });

  it('are known to whoever comes late as soon as they are handled', () => {
    expect(lines(tell({ event: 'Sold', seat: 1, good: 'wood' }, { event: 'Resolved', seat: 1, card: 'castle' }))).toEqual([
      '1 castle resolved 0',
    ]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { marked, reconstructed } from '../../src/games/water-frame/provenance';
import { partsOf } from '../../src/games/water-frame/parts';
import { outcomesOf, salesOf, startOf, unitsOf } from '../../src/games/water-frame/sales';
import { Story } from '../../src/games/water-frame/story.svelte';
import { ties } from '../../src/games/water-frame/ties';
import type { Sheet, Tie } from '../../src/games/water-frame/view';
import type { Player } from '../../src/table/seats';
import type { EntryTold, Option, Told } from '../../src/table/types';

const made: Told = { event: 'Made', seat: 0, good: 'food', opens_sale: true, rule: 'WF-18.1', text: 'Ada produces.' };
const extra: Told = {
  event: 'Made',
  seat: 0,
  good: 'food',
  opens_sale: false,
  rule: 'WF-14.1',
  text: 'Ada produces for the warehouse.',
};
const sold: Told = { event: 'SoldUnit', seat: 0, good: 'food', level: 2, rule: 'WF-18.4', text: 'Ada sells one.' };
const foreign: Told = { event: 'ImporterSoldUnit', good: 'food', level: 1, rule: 'WF-18.7', text: 'The importer sells one.' };
const over: Told = { event: 'SaleEnded', good: 'food', text: 'Over.' };
const income: Told = { event: 'Sold', seat: 0, good: 'food', text: 'Ada has sold.' };
const paid: Told = { event: 'Paid', seat: 0, rule: 'WF-18.19', text: 'Ada pays wages.' };
const used: Told = { event: 'Paid', seat: 1, rule: 'WF-6.4', text: 'Ben pays for a marker.' };
const patron: Told = { event: 'SoldToPatron', seat: 0, good: 'food', text: 'The Patron buys one.' };
const began: Told = { event: 'CycleBegan', text: 'The next cycle.' };
const entry = (number: number, ...told: Told[]): EntryTold => ({ kind: 'moved', entry: number, at: 0, seat: 0, told });

describe('sales in the journal', () => {
  it('are found whole, also where a question came in between', () => {
    const sales = salesOf([entry(1, made, made, sold), entry(2, foreign, over, income), entry(3, began)]);
    expect([...sales.keys()]).toEqual([2]);
    expect(sales.get(2)).toEqual([made, made, sold, foreign, over, income]);
    expect(unitsOf(sales.get(2)!)).toEqual([sold, foreign]);
    expect(outcomesOf(sales.get(2)!)).toEqual([over, income]);
  });

  it('end with their cycle, and a Production action is none', () => {
    const sales = salesOf([entry(1, made, over, began), entry(2, extra), entry(3, made, sold, over)]);
    expect(sales.get(1)).toEqual([made, over]);
    expect(sales.get(3)).toEqual([made, sold, over]);
    expect(startOf([extra])).toBe(-1);
    expect(startOf([began, made, made, sold])).toBe(1);
  });

  it('are not made of what was taken back', () => {
    const sales = salesOf([entry(1, made, sold), { kind: 'taken_back', entry: 2, at: 0, to: 0 }, entry(3, over)]);
    expect(sales.size).toBe(0);
  });
});

describe('a sale told as it happens', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));

  it('has everything that comes of it, also where a question came after the last good', () => {
    const story = new Story();
    story.hear([made, sold, over]);
    story.hear([patron, income]);
    story.hear([paid, began, used]);
    story.hear([used]);
    expect(story.units).toEqual([sold]);
    expect(story.outcomes).toEqual([over, patron, income, paid]);
  });

  it('is not told twice where somebody steps back and on again', () => {
    const story = new Story();
    story.hear([made, sold, over]);
    story.hear([patron, income]);
    story.hear([]);
    story.hear([patron, income]);
    expect(story.outcomes).toEqual([over, patron, income]);
  });

  it('ends with its cycle, and what was not heard from its beginning is not told', () => {
    const story = new Story();
    story.hear([over, income]);
    expect(story.outcomes).toEqual([]);
    story.hear([made, sold, over, income, paid, began, used]);
    story.hear([used]);
    expect(story.outcomes).toEqual([over, income, paid]);
  });
});

describe('a figure that is ours', () => {
  const sheet = {
    provenance: {
      'factory.output': 'printed',
      'factory.output[2][1..3]': 'reconstructed:level total 8',
      'factory.output[3]': 'reconstructed:level total 10',
      'track.value[60..99]': 'reconstructed:four spaces per pound',
    },
  } as unknown as Sheet;

  it('is told by the key that fits most closely', () => {
    expect(reconstructed(sheet, 'factory.output[0][0]')).toBe(false);
    expect(reconstructed(sheet, 'factory.output[2][0]')).toBe(false);
    expect(reconstructed(sheet, 'factory.output[2][3]')).toBe(true);
    expect(reconstructed(sheet, 'factory.output[3][1]')).toBe(true);
    expect(reconstructed(sheet, 'track.value[59]')).toBe(false);
    expect(reconstructed(sheet, 'somewhere.else')).toBe(false);
  });

  it('has a mark behind it', () => {
    expect([marked(sheet, 'track.value[60]', 16), marked(sheet, 'track.value[3]', 2)]).toEqual(['16~', '2']);
  });
});

describe('sellers of the same appeal', () => {
  const players = [0, 1, 2].map((seat) => ({ seat, name: `P${seat}` })) as Player[];
  const tie = (importer: boolean, ...groups: number[][]): Tie => ({
    appeal: 4,
    groups: groups.map((group) => group.map((seat) => ({ seat, quality: 5 }))),
    importer,
  });

  it('are explained, with the importer in a sentence of its own', () => {
    expect(ties([], players)).toEqual([]);
    expect(ties([tie(false, [0, 1])], players).length).toBe(1);
    expect(ties([tie(true, [0], [1, 2])], players).length).toBe(2);
    expect(ties([tie(true, [0])], players).length).toBe(1);
  });
});

describe('where something is decided', () => {
  const option = (move: string, refused = false): Option =>
    ({ code: 0, move: { do: move }, text: '', ...(refused ? { refusal: { rule: '', text: '' } } : {}) }) as unknown as Option;

  it('is every mat that has a part in it, the most important first', () => {
    expect(partsOf('StockMenu', [option('BuyShares'), option('Contract'), option('Done')])).toEqual(['company', 'harbor']);
    expect(partsOf('TakeSpecial', [option('TakeTile'), option('Reassign')])).toEqual(['supply', 'harbor']);
    expect(partsOf('StockCount', [option('Count')])).toEqual(['company']);
    expect(partsOf('StockCount', [option('Count')], 'food')).toEqual(['harbor']);
    expect(partsOf('SellToPatron', [option('Yes'), option('No')])).toEqual(['sale']);
  });

  it('is nowhere while nothing is allowed', () => {
    expect(partsOf('ChooseMarker', [option('Use', true)])).toEqual([]);
  });
});

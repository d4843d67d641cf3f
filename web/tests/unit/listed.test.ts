import { describe, expect, it } from 'vitest';
import { freeSeats, inOrder, isFinished, toJoin, waitsFor, type Listed } from '../../src/parts/listed';

const table = (id: string, changes: Partial<Listed> = {}): Listed => ({
  id,
  game: 'artificium',
  phase: 'playing',
  private: false,
  host: 'bob',
  entries: 1,
  changed: 0,
  seats: [
    { person: 'ada', name: 'Ada', due: false },
    { bot: 'easy', due: true },
  ],
  ...changes,
});
const myTurn = [
  { person: 'ada', name: 'Ada', due: true },
  { bot: 'easy', due: false },
];
const ids = (tables: Listed[]): string => tables.map(({ id }) => id).join(' ');

describe('what a table waits for', () => {
  it('is a move where my seat is to decide', () => {
    expect(waitsFor(table('a', { seats: myTurn }), 'ada')).toBe('move');
    expect(waitsFor(table('a'), 'ada')).toBeNull();
    expect(waitsFor(table('a', { seats: myTurn }), null)).toBeNull();
  });

  it('is the beginning where I am the host and all seats are taken', () => {
    const full = table('a', { phase: 'gathering' });
    expect(waitsFor(full, 'bob')).toBe('begin');
    expect(waitsFor(full, 'ada')).toBeNull();
    expect(waitsFor({ ...full, seats: [...full.seats, {}] }, 'bob')).toBeNull();
  });

  it('is nothing once the game is over', () => {
    expect(waitsFor(table('a', { phase: 'over', seats: myTurn }), 'ada')).toBeNull();
  });
});

describe('my tables', () => {
  it('stand with mine to move first, then what is played, what gathers, what stands still; the latest first', () => {
    const tables = [
      table('frozen', { phase: 'frozen', changed: 9 }),
      table('gathering', { phase: 'gathering', seats: [{ person: 'ada' }, {}], changed: 8 }),
      table('old', { changed: 1 }),
      table('new', { changed: 2 }),
      table('mine', { seats: myTurn, changed: 0 }),
    ];
    expect(ids(inOrder(tables, 'ada'))).toBe('mine new old gathering frozen');
    expect(ids(tables), 'the list that was given stays as it is').toBe('frozen gathering old new mine');
  });
});

describe('tables to come to', () => {
  it('are those of others that go on, with free seats first', () => {
    const tables = [
      table('watch', { seats: [{ person: 'bob' }, { bot: 'easy' }], changed: 5 }),
      table('mine', { changed: 9 }),
      table('over', { phase: 'over', seats: [{ person: 'bob' }] }),
      table('join', { phase: 'gathering', seats: [{ person: 'bob' }, {}], changed: 1 }),
    ];
    expect(ids(toJoin(tables, 'ada'))).toBe('join watch');
    expect(ids(toJoin(tables, null))).toBe('join mine watch');
    expect(ids(toJoin(tables, 'ada', [tables[0]!, tables[3]!])), 'a seat of mine that a bot plays').toBe('join');
  });

  it('count their free seats', () => {
    expect(freeSeats(table('a', { seats: [{}, { person: 'ada' }, {}] }))).toBe(2);
    expect(isFinished(table('a', { phase: 'ended' }))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { entriesOf, goesOnAt, groupsOf, lastMove, linesOf, rematchAt, wanted, type Line } from '../../src/table/log/journal';
import type { Player } from '../../src/table/seats';
import type { Schemas } from '../../src/api/call';
import type { EntryTold, Told } from '../../src/table/types';

const player = (seat: number, name: string, person: string | null = null): Player => {
  return {
    seat,
    name,
    person,
    bot: null,
    owner: null,
    due: false,
    left: null,
    left_at: null,
    colour: '',
    sign: '',
    mine: false,
    here: false,
  };
};
const players = [player(0, 'Ada', 'p0'), player(1, 'Joseph')];

let entry = 0;
const entered = (what: Schemas['WhatTold']): EntryTold => ({ ...what, entry: ++entry, at: 1_000 });
const moved = (seat: number, text: string): EntryTold =>
  entered({ kind: 'moved', seat, told: [{ event: 'Did', seat, rule: 'AR-1', text }] });
const say = (line: Line): string => line.text ?? line.key ?? '';

describe('moves and take-backs', () => {
  it('counts moves from the beginning', () => {
    const groups = groupsOf([entered({ kind: 'started', told: [] }), moved(0, 'a'), moved(1, 'b')], players);
    expect(groups.map((group) => group.move)).toEqual([null, 1, 2]);
    expect(groups.map((group) => group.moment)).toEqual([0, 1, 2]);
  });

  it('strikes moves that were taken back and counts on from there', () => {
    const groups = groupsOf(
      [moved(0, 'a'), moved(1, 'b'), moved(0, 'c'), entered({ kind: 'taken_back', to: 1 }), moved(1, 'd')],
      players,
    );
    expect(groups.map((group) => [group.move, group.taken])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [null, false],
      [2, false],
    ]);
    expect(groups[3]!.moment).toBe(1);
    expect(groups[3]!.lines[0]).toMatchObject({ key: 'board-log-taken-back', args: { move: 1 } });
  });

  it('takes back twice, also to the very beginning', () => {
    const groups = groupsOf(
      [
        moved(0, 'a'),
        moved(1, 'b'),
        entered({ kind: 'taken_back', to: 1 }),
        moved(1, 'c'),
        entered({ kind: 'taken_back', to: 0 }),
        moved(0, 'd'),
      ],
      players,
    );
    const moves = groups.filter((group) => group.move !== null);
    expect(moves.map((group) => group.taken)).toEqual([true, true, true, false]);
    expect(moves.at(-1)!.move).toBe(1);
  });

  it('knows the last move of a seat that still stands, also where the journal no longer numbers what was taken back', () => {
    const entries = [moved(0, 'a'), moved(1, 'b'), moved(0, 'c'), moved(1, 'd')];
    expect([lastMove(entries, [0]), lastMove(entries, [1]), lastMove(entries, [2])]).toEqual([3, 4, null]);
    const back = [...entries, entered({ kind: 'taken_back', to: 2 })];
    expect([lastMove(back, [0]), lastMove(back, [1]), lastMove(back, [0, 1])]).toEqual([1, 2, 2]);
    expect(lastMove([...back, entered({ kind: 'taken_back', to: 0 })], [0, 1])).toBeNull();
  });

  it('has a line for a move of which nothing is told any more', () => {
    const [group] = groupsOf([entered({ kind: 'moved', seat: 1 }), entered({ kind: 'taken_back', to: 0 })], players);
    expect(group).toMatchObject({ taken: true, lines: [{ key: 'board-log-moved', args: { name: 'Joseph' } }] });
  });
});

describe('steps that nobody decided', () => {
  const step: Told = { automatic: { do: 'Pass' }, seat: 0, text: 'Pass' };

  it('are told by what they did', () => {
    const lines = linesOf([
      step,
      { event: 'Passed', seat: 0, rule: 'AR-22', text: 'Ada passes.' },
      { event: 'Closed', text: 'The market closes.' },
    ]);
    expect(lines.map((line) => [line.text, line.automatic])).toEqual([
      ['Ada passes.', true],
      ['The market closes.', false],
    ]);
  });

  it('stand for themselves where nothing is told of what they did', () => {
    expect(linesOf([step, { event: 'Passed', seat: 1, text: 'Joseph passes.' }]).map((line) => line.text)).toEqual([
      'Pass',
      'Joseph passes.',
    ]);
    expect(linesOf([step, step]).map((line) => line.automatic)).toEqual([true, true]);
  });
});

describe('other entries', () => {
  it('call somebody who holds several seats by the name of each', () => {
    const both = [player(0, 'Ada 1', 'p0'), player(1, 'Ada 2', 'p0')];
    const sat = [
      entered({ kind: 'sat', seat: 0, who: { person: 'p0' } }),
      entered({ kind: 'sat', seat: 1, who: { person: 'p0' } }),
    ];
    expect(groupsOf(sat, both).map((group) => group.lines[0]!.args)).toEqual([{ name: 'Ada 1' }, { name: 'Ada 2' }]);
  });

  it('name people where they are known', () => {
    const sat = [
      entered({ kind: 'sat', seat: 0, who: { person: 'p0' } }),
      entered({ kind: 'sat', seat: 1, who: { person: 'gone' } }),
      entered({ kind: 'sat', seat: 1, who: { bot: 'hard' } }),
    ];
    expect(groupsOf(sat, players).map((group) => group.lines[0]!.key)).toEqual([
      'board-log-sat',
      'board-log-sat-somebody',
      'board-log-sat-bot',
    ]);
    const told = groupsOf(
      [entered({ kind: 'sat', seat: 1, who: { person: 'gone' }, name: 'Marie' }), entered({ kind: 'rose', seat: 1 })],
      players,
    );
    expect(told[0]!.lines[0]!.args).toEqual({ name: 'Marie' });
    const heard = groupsOf(
      [...sat, entered({ kind: 'said', person: 'gone', name: 'Marie', text: 'Bye', muted: false })],
      players,
    );
    expect(heard[1]!.lines[0]!.args).toEqual({ name: 'Marie' });
  });

  it('leave chat to the chat', () => {
    expect(groupsOf([entered({ kind: 'said', person: 'p0', name: 'Ada', text: 'Hello', muted: false })], players)).toEqual([]);
  });

  it('tell offers and endings apart', () => {
    const groups = groupsOf(
      [
        entered({ kind: 'offered', seat: 1, offer: { what: 'take_back', to: 4 } }),
        entered({ kind: 'ended', how: { why: 'branched', table: 't' } }),
      ],
      players,
    );
    expect(groups[0]!.lines[0]).toMatchObject({ key: 'board-log-offered-take-back', args: { name: 'Joseph', move: 4 } });
    expect(groups[1]!.lines[0]).toMatchObject({ key: 'board-log-ended-branched', table: 't' });
  });

  it('lead to the table at which a game goes on', () => {
    expect(
      goesOnAt([entered({ kind: 'started', told: null }), entered({ kind: 'ended', how: { why: 'branched', table: 't' } })]),
    ).toBe('t');
    expect(goesOnAt([entered({ kind: 'started', told: null }), entered({ kind: 'ended', how: { why: 'agreed' } })])).toBeNull();
    expect(goesOnAt([entered({ kind: 'started', told: null })])).toBeNull();
  });

  it('lead to the table at which the same is played once more', () => {
    const entries = [
      entered({ kind: 'ended', how: { why: 'over' } }),
      entered({ kind: 'rematched', table: 'a' }),
      entered({ kind: 'rematched', table: 'b' }),
    ];
    expect(rematchAt(entries)).toBe('b');
    expect(rematchAt(entries.slice(0, 1))).toBeNull();
    expect(groupsOf(entries, players).at(-1)?.lines).toEqual([
      { key: 'board-log-rematched', table: 'b', seat: null, automatic: false },
    ]);
  });
});

describe('what a reader wants', () => {
  const groups = groupsOf(
    [entered({ kind: 'started', told: null }), moved(0, 'Ada buys wood.'), moved(1, 'Joseph sells coal.')],
    players,
  );

  it('finds words, rules and seats', () => {
    expect(wanted(groups, { what: 'all', seat: null, words: 'WOOD' }, say)).toHaveLength(1);
    expect(wanted(groups, { what: 'all', seat: null, words: 'ar-1' }, say)).toHaveLength(2);
    expect(wanted(groups, { what: 'all', seat: 1, words: '' }, say).map((group) => group.seat)).toEqual([1]);
  });

  it('leaves moves alone', () => {
    expect(wanted(groups, { what: 'moves', seat: null, words: '' }, say).map((group) => group.move)).toEqual([1, 2]);
  });
});

it('reads the journal of a replay from what was told', () => {
  const entries = entriesOf({
    dealt: [{ event: 'Dealt', text: 'Cards are dealt.' }],
    moves: [{ entry: 6, seat: 1, told: [{ event: 'Did', seat: 1, text: 'x' }] }],
  });
  expect(groupsOf(entries, players).map((group) => [group.move, group.seat])).toEqual([
    [null, null],
    [1, 1],
  ]);
});

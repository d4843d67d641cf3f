import { expect, it } from 'vitest';
import { fieldsOf, isEmpty, named, perSeat, plainWord } from '../../src/table/replay/plain';
import type { Json } from '../../src/table/types';

it('sets the seats apart, where there is one for each player', () => {
  const seats: Json[] = [{ coins: 1 }, { coins: 2, hand: [] }];
  const view = { round: 1, seats };
  expect(perSeat(view, 2)).toEqual({ seats, rest: { round: 1 } });
  expect(perSeat({ ...view, players: [{ score: 5 }, { score: 6 }] }, 2).seats[1]).toEqual({ coins: 2, hand: [], score: 6 });
  expect(perSeat(view, 3)).toEqual({ seats: [], rest: view });
  expect(perSeat(null, 2)).toEqual({ seats: [], rest: null });
});

it('lists every field once', () => {
  expect(fieldsOf([{ coins: 1 }, { coins: 2, hand: [] }])).toEqual(['coins', 'hand']);
});

it('puts names and values into words', () => {
  expect([named('mill_and_bakery'), plainWord(true), plainWord(false), plainWord(0)]).toEqual([
    'mill and bakery',
    '✓',
    '✗',
    '0',
  ]);
  expect([isEmpty({}), isEmpty([]), isEmpty(0), isEmpty(null)]).toEqual([true, true, false, true]);
});

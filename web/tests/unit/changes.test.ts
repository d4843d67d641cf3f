import { expect, it } from 'vitest';
import { changed } from '../../src/table/changes';

it('puts what differs in its place, and leaves the rest', () => {
  const before = { seats: [{ score: 1, 'to/from': 2 }, { score: 3 }], prices: { coal: 1 } };
  const after = changed(before, [
    { at: '/seats/1/score', to: 5 },
    { at: '/seats/0/to~1from', to: null },
    { at: '/prices', to: {} },
  ]);
  expect(after).toEqual({ seats: [{ score: 1, 'to/from': null }, { score: 5 }], prices: {} });
  expect(before.seats[1]).toEqual({ score: 3 });
  expect(changed(before, [])).toBe(before);
  expect(changed<unknown>(before, [{ at: '', to: 7 }])).toBe(7);
});

import { describe, expect, test } from 'vitest';
import { factorySums, plain, qualityCards, qualityPoints, signed, workerCard, type Factory, type Sheet } from '../../src/games/arkwright-card/view';

const factory: Factory = { side: 2, face1: 2, face2: 1, machines1: 1, machines2: 0, distribution: 3, quality: 'L3+s1', stock: 2, small: 1, large: 1, appeal: 4 };
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
    expect(qualityCards('L3+s1')).toEqual([{ kind: 'L', points: 3 }, { kind: 's', points: 1 }]);
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
});

test('a minus is a minus', () => {
  expect([plain(-3), plain(2), signed(2), signed(0), signed(-1)]).toEqual(['−3', '2', '+2', '0', '−1']);
});

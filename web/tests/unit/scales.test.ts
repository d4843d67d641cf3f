import { describe, expect, it } from 'vitest';
import { apart, before, nearest, path, scale, ticks, ticksWithin } from '../../src/table/numbers/scales';

describe('ticks', () => {
  it('are round, and reach around all values', () => {
    expect(ticks(0, 60, 4)).toEqual([0, 20, 40, 60]);
    expect(ticks(0, 61, 4)).toEqual([0, 50, 100]);
    expect(ticks(-43, 12, 5)).toEqual([-60, -40, -20, 0, 20]);
  });

  it('never fall between wholes', () => {
    expect(ticks(0, 1, 6)).toEqual([0, 1]);
    expect(ticks(0, 3, 9)).toEqual([0, 1, 2, 3]);
  });

  it('come in twos at least', () => {
    expect(ticks(0, 0, 4).length).toBeGreaterThan(1);
    expect(ticks(5, 5, 4).length).toBeGreaterThan(1);
  });

  it('stay inside where an axis ends with its values', () => {
    expect(ticksWithin(0, 125, 4)).toEqual([0, 50, 100]);
  });
});

it('a scale leads from values to places, upside down too', () => {
  expect(scale([0, 10], [0, 100])(3)).toBe(30);
  expect(scale([0, 10], [100, 0])(3)).toBe(70);
  expect(scale([4, 4], [7, 9])(4)).toBe(7);
});

it('a path has a gap where a value is not known', () => {
  expect(path([[0, 0], [1, 2], null, [3, 1], [4, 1]])).toBe('M0.0 0.0L1.0 2.0M3.0 1.0L4.0 1.0');
  expect(path([null])).toBe('');
});

describe('marks that would lie on each other', () => {
  it('are moved apart in their order', () => {
    expect(apart([50, 50, 10], 20, [0, 100])).toEqual([50, 70, 10]);
  });

  it('stay within the bounds', () => {
    expect(apart([100, 100, 100], 20, [0, 100])).toEqual([60, 80, 100]);
    expect(apart([0, 0], 20, [0, 100])).toEqual([0, 20]);
  });
});

it('finds the nearest place, and the last that is not after another', () => {
  expect(nearest([0, 10, 20], 14)).toBe(1);
  expect(nearest([], 14)).toBe(0);
  expect(before([0, 10, 20], 19)).toBe(1);
  expect(before([5, 10], 2)).toBe(0);
});

import { describe, expect, it } from 'vitest';
import { isOpen, running, type Window } from '../../src/table/window';

const HOUR = 3_600_000;
const hours = (count: number): number => count * HOUR;
const day: Window = { from: 8 * 60, to: 22 * 60, offset: 0 };
const night: Window = { from: 22 * 60, to: 2 * 60, offset: 0 };

describe('the part of the day in which clocks run', () => {
  it('is the whole day where none is agreed on', () => {
    expect(running(null, hours(3), hours(30))).toBe(hours(27));
    expect(isOpen(null, hours(3))).toBe(true);
  });

  it('stands still outside, and counts every day', () => {
    expect(running(day, hours(2), hours(7))).toBe(0);
    expect(running(day, hours(7), hours(9))).toBe(HOUR);
    expect(running(day, hours(21), hours(24 + 9))).toBe(hours(2));
    expect(running(day, hours(0), hours(10 * 24))).toBe(hours(10 * 14));
    expect([7, 8, 21, 22].map((hour) => isOpen(day, hours(hour)))).toEqual([false, true, true, false]);
  });

  it('may be open over midnight', () => {
    expect(running(night, hours(21), hours(24 + 3))).toBe(hours(4));
    expect(running(night, hours(3), hours(21))).toBe(0);
    expect([21, 23, 25, 27].map((hour) => isOpen(night, hours(hour)))).toEqual([false, true, true, false]);
  });

  it('begins earlier in the east', () => {
    const east = { ...day, offset: 9 * 60 };
    expect(isOpen(east, hours(23))).toBe(true);
    expect(isOpen(east, hours(13))).toBe(false);
  });
});

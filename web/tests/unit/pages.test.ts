import { describe, expect, it } from 'vitest';
import { ago } from '../../src/parts/ago';
import { intervalOf, scaleOf, tenths } from '../../src/pages/people/interval';
import { placed } from '../../src/pages/records/placed';
import { deviceOf } from '../../src/pages/settings/device';
import type { TableTold } from '../../src/table/types';

describe('how long ago', () => {
  it('is told in whole steps, in the reader’s language', () => {
    const now = 1_000_000_000;
    const before = (seconds: number, lang: string): string => ago(now - seconds * 1000, now, lang);
    expect([5, 60, 3_599, 7_200, 90_000].map((seconds) => before(seconds, 'en'))).toEqual([
      'now',
      '1 minute ago',
      '59 minutes ago',
      '2 hours ago',
      'yesterday',
    ]);
    expect(before(180, 'fr')).toBe('il y a 3 minutes');
    expect(before(180, 'ko')).toBe('3분 전');
    expect(before(-30, 'en'), 'a clock that is behind').toBe('now');
  });
});

describe('strength', () => {
  it('is drawn on one scale for all', () => {
    expect(intervalOf(25, 5)).toEqual({ from: 15, to: 35 });
    expect(
      scaleOf([
        { rating: 25, uncertainty: 5 },
        { rating: 30, uncertainty: 1 },
      ]),
    ).toEqual({ from: 15, to: 35 });
    expect(scaleOf([{ rating: 25, uncertainty: 0 }])).toEqual({ from: 24, to: 26 });
    expect(scaleOf([])).toEqual({ from: 0, to: 1 });
    expect([tenths(27.04, 'en'), tenths(27.04, 'fr')]).toEqual(['27.0', '27,0']);
  });
});

describe('who came where', () => {
  const seats = ['Ada', 'Bob', 'Cy'].map((name, seat) => ({
    seat,
    name,
    person: null,
    bot: null,
    owner: null,
    due: false,
    left: null,
    left_at: null,
  }));
  const told = (phase: string): TableTold =>
    ({
      phase,
      seats,
      play: { standing: { scores: [3, 9, 3], ranks: [2, 1, 2], winners: [1], rivals: {} } },
    }) as unknown as TableTold;

  it('is told with the best first', () => {
    expect(placed(told('over')).map(({ name, place, won }) => [name, place, won])).toEqual([
      ['Bob', 1, true],
      ['Ada', 2, false],
      ['Cy', 2, false],
    ]);
  });

  it('is nowhere after a game that was broken off', () => {
    expect(placed(told('ended')).map(({ name, place, score }) => [name, place, score])).toEqual([
      ['Ada', null, null],
      ['Bob', null, null],
      ['Cy', null, null],
    ]);
  });
});

describe('a device', () => {
  it('is told by program and system', () => {
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36')).toBe(
      'Chrome · Linux',
    );
    expect(
      deviceOf(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
      ),
    ).toBe('Safari · iOS');
    expect(deviceOf('lineshaft-bot/1')).toBe('lineshaft-bot/1');
    expect(deviceOf(' ')).toBeNull();
  });
});

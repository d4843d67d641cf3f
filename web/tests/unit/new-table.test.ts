import { describe, expect, it } from 'vitest';
import { resized, seated, wanted, whyUnrated } from '../../src/pages/new/chairs';
import { paceOf, usualTempo } from '../../src/pages/new/pace';
import type { Game } from '../../src/parts/shelf.svelte';
import { againstBots, usualSeats } from '../../src/parts/wanted';

const game = (least: number, most: number): Game => ({
  name: 'mill',
  title: '',
  about: '',
  seats: [least, most],
  switches: [],
  sheet: '',
});

describe('chairs', () => {
  it('say what the server wants to hear', () => {
    expect((['me', 'here', 'open', 'bot:search:500'] as const).map(wanted)).toEqual([
      'me',
      'me',
      'open',
      { bot: 'search:500' },
    ]);
  });

  it('grow with more of the last kind, and with bots after me alone', () => {
    expect(resized(['me'], 3)).toEqual(['me', 'bot:medium', 'bot:medium']);
    expect(resized(['me', 'open'], 3)).toEqual(['me', 'open', 'open']);
    expect(resized(['me', 'open', 'here'], 1)).toEqual(['me']);
  });

  it('hold me once: whoever sat there takes my chair', () => {
    expect(seated(['me', 'open', 'bot:easy'], 2, 'me')).toEqual(['bot:easy', 'open', 'me']);
    expect(seated(['me', 'open'], 1, 'here')).toEqual(['me', 'here']);
  });

  it('tell why a result cannot count', () => {
    expect(whyUnrated(['me', 'bot:easy'], false)).toBeNull();
    expect(whyUnrated(['me', 'bot:easy'], true)).toBe('web-unrated-sheet');
    expect(whyUnrated(['me'], false)).toBe('web-unrated-alone');
    expect(whyUnrated(['me', 'here'], false)).toBe('web-unrated-here');
    expect(whyUnrated(['bot:easy', 'bot:hard'], false)).toBe('web-unrated-nobody');
  });
});

describe('a game against bots', () => {
  it('has three seats where the game allows it', () => {
    expect([game(2, 6), game(1, 4), game(2, 2), game(4, 5)].map(usualSeats)).toEqual([3, 3, 2, 4]);
    expect(againstBots(game(2, 2))).toEqual({ game: 'mill', seats: ['me', { bot: 'easy' }] });
  });
});

describe('the pace', () => {
  it('is none unless somebody wants a clock', () => {
    expect(paceOf(usualTempo, 60)).toEqual({ kind: 'none' });
  });

  it('counts minutes at a live table', () => {
    const pace = paceOf({ ...usualTempo, kind: 'live', minutes: 30, seconds: 20 }, 60);
    expect(pace).toEqual({ kind: 'clock', base: 1_800_000, increment: 20_000, when_out: 'bot_turn', window: null });
  });

  it('counts days over days, in the hours of the one who opens the table', () => {
    const days = { ...usualTempo, kind: 'days' as const, days: 7, hours: 12, from: '08:30', to: '22:00' };
    expect(paceOf(days, 540)).toMatchObject({
      base: 604_800_000,
      increment: 43_200_000,
      window: { from: 510, to: 1320, offset: 540 },
    });
    expect(paceOf({ ...days, windowed: false }, 540)).toMatchObject({ window: null });
  });
});

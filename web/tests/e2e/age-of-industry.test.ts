import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  address,
  ask,
  fits,
  isOver,
  longGame,
  ON_THE_MAP,
  PHONE,
  playByKeyboard,
  playByMouse,
  sound,
  table,
  visitor,
} from './support';

const GAME = 'age-of-industry';
/** Plays with the mouse at what is lit until the game is over. */
async function play(page: Page): Promise<void> {
  await page.locator('section.board h2').first().waitFor({ timeout: 30_000 });
  await playByMouse(page, () => isOver(page), ON_THE_MAP);
}

/** What the page shows of a game that is over. */
async function ended(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins|win/);
  await sound(page);
}

const bot = { bot: 'random' };

longGame('a whole game of four on Germany by mouse', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', bot, bot, bot], { game: GAME, switches: { map: 'germany' } });
  await page.goto(`${address()}/tables/${id}`);
  await play(page);
  await ended(page);
});

/** Opens a table of two with a sheet of one's own. */
async function withSheet(page: Page, text: string, map: string): Promise<string> {
  await ask(page, 'POST', '/api/guest', { name: 'Ada' });
  const { hash } = await ask<{ hash: string }>(page, 'POST', '/api/sheets', { game: GAME, text });
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', {
    game: GAME,
    seats: ['me', bot],
    sheet: hash,
    switches: { map },
  });
  return id;
}

const sheet = (): string => readFileSync('../components/age-of-industry.toml', 'utf8');

longGame('a whole game of two on New England on a phone', async () => {
  const { page } = await visitor({ size: PHONE });
  // Two players take forty rounds to draw all cards; with three of each kind the game ends in the same way, but sooner.
  const id = await withSheet(page, sheet().replace(/copies = \d+/g, 'copies = 3'), 'new_england');
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.frame svg[aria-label*="New England"]').waitFor({ timeout: 30_000 });
  await play(page);
  await ended(page);
});

longGame('a whole game on the small map by keyboard alone', async () => {
  const { page } = await visitor();
  // Six rounds show as much of the keys as forty.
  const id = await withSheet(page, sheet().replace(/max_rounds = \d+/, 'max_rounds = 6'), 'tyneside');
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('section.board h2').first().waitFor({ timeout: 30_000 });
  // The map is one stop of the tab key; from there the arrows go on, and places open into sheets with their own choices.
  const finishing =
    '.candidates .by, .candidates .go, .candidates .with .button, .sale .button.go:not([disabled]), .now .do .button.go';
  const beginning = '.acts .button:not(.dim), .board .pick.lit, .frame [data-spot], .sheet .lit, .now .do .button:not(.dim)';
  await playByKeyboard(page, [finishing, beginning]);
  await ended(page);
});

test('advice goes with the decision it was given for', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', bot], { game: GAME });
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.now.mine, .now .mine').first().waitFor({ timeout: 30_000 });
  await page.getByRole('combobox', { name: 'Strength' }).selectOption('easy');
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.locator('.hint .move').waitFor();
  await page.locator('.acts .button:not(.dim)', { hasText: /build/i }).first().click();
  await expect
    .poll(
      async () =>
        (await ask<{ play: { draft: { moves: unknown[] } } }>(page, 'GET', `/api/tables/${id}`)).play.draft.moves.length,
    )
    .toBe(1);
  await page.getByRole('button', { name: 'What would you do?' }).waitFor();
  await page.locator('.hint .move').waitFor({ state: 'detached' });
});

test("a whole game on a player's own map", async () => {
  const { page } = await visitor();
  // As docs/making-a-map.md tells: a copy of Tyneside under another name, and another town in it.
  const printed = sheet();
  const tyneside = printed.slice(printed.indexOf('\n[maps.tyneside]\n'), printed.indexOf('\n[sources]\n'));
  const own = tyneside
    .replace('[maps.tyneside]', '[maps.own]')
    .replace('"Tyneside"', '"The North"')
    .replace('"Hexham"', '"Haltwhistle"');
  const text = printed
    .replace('\n[sources]\n', `${own}\n[sources]\n`)
    .replace('\n[provenance]\n', '\n[provenance]\n"maps.own" = "own:a map for this test"\n')
    // Twelve rounds show as much of a map as forty.
    .replace(/max_rounds = \d+/, 'max_rounds = 12');
  const id = await withSheet(page, text, 'own');
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.frame svg[aria-label*="The North"]').waitFor({ timeout: 30_000 });
  await page.locator('.frame text', { hasText: 'Haltwhistle' }).waitFor();
  await play(page);
  await ended(page);
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.locator('.frame text', { hasText: 'Haltwhistle' }).waitFor();
  await fits(page);
});

/** A picture of every page at two sizes, for people to look at. */

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, DESK, isOver, PHONE, playByMouse, table, visitor } from '../e2e/support';

const OUT = '../docs/screenshots';
const SIZES = { 1440: DESK, 390: PHONE };

async function take(page: Page, name: string, whole = false): Promise<void> {
  for (const [width, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${OUT}/${name}-${width}.jpg`, type: 'jpeg', quality: 80, fullPage: whole });
  }
  await page.setViewportSize(DESK);
}

const moves = async (page: Page, id: string): Promise<number> =>
  (await ask<{ play: { move: number } }>(page, 'GET', `/api/tables/${id}`)).play.move;

/** Plays on as a bot would, without the page, until it is this visitor's decision after so many moves. */
async function advance(page: Page, id: string, enough: number): Promise<void> {
  interface Turn {
    position: number;
    eyes: number;
    play: { move: number; draft?: { version: number; moves: unknown[]; held: unknown } };
  }
  for (;;) {
    const { position, eyes: seat, play } = await ask<Turn>(page, 'GET', `/api/tables/${id}`);
    if (!play.draft) await page.waitForTimeout(30);
    else if (play.move >= enough && play.draft.moves.length === 0) return;
    else {
      const turn = { seat, position, draft: play.draft.version };
      if (play.draft.held !== null) await ask(page, 'POST', `/api/tables/${id}/confirm`, turn);
      else {
        const { move } = await ask<{ move: unknown }>(page, 'POST', `/api/tables/${id}/hint`, { seat, bot: 'greedy' });
        await ask(page, 'POST', `/api/tables/${id}/moves`, { ...turn, moves: [move] });
      }
    }
  }
}

test('all pages', async () => {
  mkdirSync(OUT, { recursive: true });
  const { page } = await visitor();
  await page.goto(address());
  await take(page, 'lobby-stranger');

  const id = await table(page, ['me', { bot: 'easy' }, { bot: 'medium' }, { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.now.mine, .now .mine').waitFor();
  await take(page, 'artificium-market', true);
  await playByMouse(page, async () => (await moves(page, id)) > 30);
  await page.locator('.now.mine, .now .mine').waitFor({ timeout: 30_000 });
  await take(page, 'artificium', true);
  for (const [palette, name] of [
    ['night', 'artificium-night'],
    ['clear', 'artificium-clear'],
  ] as const) {
    await page.evaluate((to) => (document.documentElement.dataset['palette'] = to), palette);
    await take(page, name, true);
  }
  await page.evaluate(() => (document.documentElement.dataset['palette'] = 'paper'));
  for (const lang of ['fr', 'ko']) {
    await page
      .getByRole('combobox', { name: /language|langue|언어/i })
      .first()
      .selectOption(lang);
    await page.waitForTimeout(1_500);
    await take(page, `artificium-${lang}`, true);
  }
  await page
    .getByRole('combobox', { name: /language|langue|언어/i })
    .first()
    .selectOption('en');
  await page.waitForTimeout(1_000);
  await page.getByRole('tab', { name: 'Numbers' }).click();
  await take(page, 'numbers', true);
  await page.getByRole('tab', { name: 'Table' }).click();
  await take(page, 'table-menu', true);

  await playByMouse(page, () => isOver(page));
  await take(page, 'result');
  await page.goto(`${address()}/tables/${id}/replay?to=40`);
  await page.locator('input[type=range]').waitFor();
  await page.waitForTimeout(1_000);
  await take(page, 'replay');

  const { id: open } = await ask<{ id: string }>(page, 'POST', '/api/tables', {
    game: 'artificium',
    seats: ['me', 'open', 'open'],
  });
  await page.goto(`${address()}/tables/${open}`);
  await page.getByText('Invite others').waitFor();
  await take(page, 'waiting');
  const { id: shared } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'artificium', seats: ['me', 'me'] });
  await page.goto(`${address()}/tables/${shared}`);
  await page.locator('dialog[open]').waitFor();
  await take(page, 'hand-over');

  for (const game of ['arkwright-card', 'age-of-industry', 'water-frame']) {
    const seats = ['me', { bot: 'easy' }, { bot: 'easy' }];
    const { id: other } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game, seats });
    await advance(page, other, 60);
    await page.goto(`${address()}/tables/${other}`);
    await page.locator('section.board h2').first().waitFor();
    await page.locator('.now.mine, .now .mine').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1_500);
    await take(page, game, true);
    await page.goto(`${address()}/games/${game}/components`);
    await page.waitForTimeout(1_200);
    await take(page, `${game}-components`);
  }

  const pages = {
    lobby: '/',
    new: '/new?game=artificium',
    records: '/records',
    people: '/people',
    settings: '/settings',
    'rules-list': '/rules',
    rules: '/rules/artificium',
    nowhere: '/nowhere',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(address() + path);
    await page.waitForTimeout(1_200);
    await take(page, name, name !== 'rules');
  }
  const { id: me } = await ask<{ id: string }>(page, 'GET', '/api/me');
  await page.goto(`${address()}/people/${me}`);
  await page.waitForTimeout(1_000);
  await take(page, 'profile', true);
  expect(await page.title()).not.toBe('');
});

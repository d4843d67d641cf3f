/** An error in one part of a page leaves the others alone, and is told in plain words. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, table, visitor } from './support';

type Reported = { part: string; page: string; message: string }[];

/** What the page tells the operator. */
function reports(page: Page): Reported {
  const told: Reported = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/faults')) told.push(JSON.parse(request.postData() ?? '{}') as Reported[number]);
  });
  return told;
}

/** Changes what the server says, as a server of another version might. */
async function drift(page: Page, path: string | RegExp, change: (told: Record<string, unknown>) => unknown): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
  });
}

test('a page that fails says so, can be tried again, and the way elsewhere stays', async () => {
  const { page } = await visitor({ expects: /./ });
  const told = reports(page);
  await drift(page, '**/api/games', (games) => ({ ...games, games: [null] }));
  await page.goto(address());
  await page.getByText('Something went wrong on this page.').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/svelte|TypeError|undefined/);
  await expect.poll(() => told.map(({ part }) => part)).toEqual(['page']);
  await page.locator('nav a[href="/rules"]').click();
  await page.locator('main h1').waitFor();
});

test('a board that fails leaves the rest, and the game is played from the list', async () => {
  const { page } = await visitor({ expects: /./ });
  const told = reports(page);
  const id = await table(page, ['me', { bot: 'easy' }]);
  await drift(page, `**/api/tables/${id}?foresee=true`, (state) => ({
    ...state,
    play: { ...(state['play'] as object), view: { seats: null } },
  }));
  await page.goto(`${address()}/tables/${id}`);
  await page.getByText('The board cannot be drawn.').waitFor();
  await page.getByRole('tab', { name: 'Log' }).waitFor();
  await expect.poll(() => told.some(({ part }) => part === 'board')).toBe(true);
  expect(told[0]!.page).toBe(`/tables/${id}`);
  const position = async (): Promise<number> => (await ask<{ position: number }>(page, 'GET', `/api/tables/${id}`)).position;
  const before = await position();
  await page.locator('.now .choice:not(.dim)').first().click();
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect.poll(position).toBeGreaterThan(before);
});

test('a side column that fails leaves the board, and keeps what was typed', async () => {
  const { page } = await visitor({ expects: /./ });
  const told = reports(page);
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('section.board .pick.lit').first().waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Say something').fill('Wait, I was going to say');
  const entry = { entry: 1, at: 0, kind: 'moved', seat: 0, told: [null] };
  const now = { last: 1, position: 1, due: [0], present: [], draft: null };
  const body = `event: entry\ndata: ${JSON.stringify(entry)}\n\nevent: now\ndata: ${JSON.stringify(now)}\n\n`;
  await page.route(/\/events\?/, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await page.reload();
  await page.getByText('This part of the page cannot be drawn.').waitFor();
  await expect.poll(() => told.map(({ part }) => part)).toEqual(['side']);
  expect(await page.locator('section.board .pick.lit').count()).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('tab', { name: 'Chat' }).click();
  expect(await page.getByPlaceholder('Say something').inputValue()).toBe('Wait, I was going to say');
});

test('an error that nobody catches is told and reported, and the page goes on', async () => {
  const { page } = await visitor({ expects: /./ });
  const told = reports(page);
  await page.goto(address());
  await page.locator('main h1').waitFor();
  await page.evaluate(() => void Promise.reject(new Error('nobody catches this')));
  await page.getByText('Something went wrong. If your last click did nothing').waitFor();
  await expect.poll(() => told.map(({ part, message }) => [part, message])).toEqual([['script', 'nobody catches this']]);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Something went wrong.').waitFor({ state: 'hidden' });
});

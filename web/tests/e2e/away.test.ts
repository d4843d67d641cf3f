/** Somebody who goes away for a while: a bot plays for them, the line is cut, the server is restarted. */

import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { folder, serve } from './server';
import { address, ask, table, visitor } from './support';

interface Told {
  phase: string;
  yours: number[];
  position: number;
  play: { move: number; draft?: { version: number; held: unknown }; moves?: { move: unknown }[] };
}
const told = (page: Page, id: string): Promise<Told> => ask<Told>(page, 'GET', `/api/tables/${id}`);

async function handOver(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.locator('dialog[open] .button.go').click();
  await page.getByText('A bot plays for you.').waitFor();
}

test('a bot that plays for me can be followed, and my seat is one click away', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('section.board .pick.lit').first().waitFor();
  const left = (await told(page, id)).play.move;
  await handOver(page);
  await expect.poll(async () => (await told(page, id)).play.move, { timeout: 20_000 }).toBeGreaterThan(left);
  // Four seconds are two turns of the bot, not a game.
  await page.waitForTimeout(4_000);
  const then = await told(page, id);
  expect(then.phase).toBe('playing');
  expect(then.play.move - left).toBeLessThan(30);
  await page.getByRole('button', { name: 'Take my seat again' }).click();
  await page.getByText('A bot plays for you.').waitFor({ state: 'hidden' });
  expect((await told(page, id)).yours).toEqual([0]);
});

test('at a table where nothing counts I go back to where I left, whatever was shown since', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('section.board .pick.lit').first().waitFor();
  const left = (await told(page, id)).play.move;
  await handOver(page);
  await expect.poll(async () => (await told(page, id)).play.move, { timeout: 30_000 }).toBeGreaterThan(left + 3);
  await page.getByRole('button', { name: 'Go back to where I left' }).first().click();
  await page.locator('dialog[open] .button.go').click();
  await expect.poll(async () => (await told(page, id)).yours).toEqual([0]);
  expect((await told(page, id)).play.move).toBe(left);
  await page.locator('section.board .pick.lit').first().waitFor();
});

test('a lost connection is said once, and the page goes on within three seconds of its return', async () => {
  const { page, context } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('section.board .pick.lit').first().waitFor();
  const said = page.getByText('No connection to the server.');
  await context.setOffline(true);
  await page.locator('section.board .pick.lit').first().click();
  await page
    .getByRole('button', { name: /Discard the whole hand/ })
    .first()
    .click();
  await said.first().waitFor();
  await page.waitForTimeout(3_000);
  expect(await said.count()).toBe(1);
  await context.setOffline(false);
  await said.waitFor({ state: 'hidden', timeout: 3_000 });
  await page
    .getByRole('button', { name: /Discard the whole hand/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Confirm/ }).waitFor();
});

test('a server that was restarted is heard again within three seconds, and what happened there is seen', async () => {
  const own = folder();
  let server = await serve(own);
  const port = Number(new URL(server.address).port);
  const { page } = await visitor({
    expects: /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/,
  });
  const at = server.address;
  const asked = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await (
      await page.request.fetch(at + path, {
        method,
        data: body === undefined ? undefined : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).json()) as T;
  await asked('POST', '/api/guest', { name: 'Ada' });
  const { id } = await asked<{ id: string }>('POST', '/api/tables', { game: 'artificium', seats: ['me', { bot: 'easy' }] });
  await page.goto(`${at}/tables/${id}`);
  await page.locator('section.board .pick.lit').first().waitFor();
  const said = page.getByText('No connection to the server.');
  await server.stop();
  await said.waitFor({ timeout: 10_000 });
  await page.waitForTimeout(4_000);
  expect(await said.count()).toBe(1);
  server = await serve(own, port);
  await said.waitFor({ state: 'hidden', timeout: 3_000 });
  await asked('POST', `/api/tables/${id}/chat`, { text: 'Back again' });
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.locator('.chat').getByText('Back again').waitFor({ timeout: 3_000 });
  await server.stop();
  rmSync(own, { recursive: true });
});

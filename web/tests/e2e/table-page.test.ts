import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, isOver, longGame, playByMouse, sound, table, visitor } from './support';

interface Told {
  position: number;
  play: { move: number };
}

const told = (page: Page, id: string): Promise<Told> => ask<Told>(page, 'GET', `/api/tables/${id}`);
const confirm = (page: Page): Promise<void> => page.getByRole('button', { name: /Confirm/ }).click();
const myTurn = (page: Page): Promise<void> => page.locator('.now.mine, .now .mine').waitFor({ timeout: 60_000 });

test('a choice starts from either end, is taken back freely, says what it shows, and counts only when confirmed', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await myTurn(page);
  const before = await told(page, id);

  // What is not allowed says why, with its rule. It stays usable, which a browser's own `disabled` would not allow.
  await page.locator('.now summary').click();
  await page.getByLabel('Also what is not allowed, and why').check();
  await page.locator('.now .choice.dim').first().click({ force: true });
  await page.locator('.now .notice .rule').click();
  await page.locator('dialog[open]').waitFor();
  await sound(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });

  const inMarket = page.locator('[data-place=market] .pick.lit').first();
  const inHand = page.locator('.hand .pick.lit').first();
  for (const [first, second] of [
    [inMarket, inHand],
    [inHand, inMarket],
  ]) {
    await first!.click();
    await second!.click();
    await page.getByRole('button', { name: /Confirm/ }).waitFor();
    expect((await told(page, id)).position, 'nothing is in the journal yet').toBe(before.position);
    await page.getByRole('button', { name: /Take back/ }).click();
    await page.getByRole('button', { name: /Confirm/ }).waitFor({ state: 'hidden' });
  }

  await page.getByRole('button', { name: 'Discard the whole hand and draw a new one' }).first().click();
  await page.getByText('This shows something hidden').waitFor();
  await confirm(page);
  await expect.poll(async () => (await told(page, id)).position).toBeGreaterThan(before.position);
  await page.getByRole('button', { name: /Take back/ }).waitFor({ state: 'hidden' });
});

longGame('a whole game around one screen, with a curtain that keeps hands apart', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { here: 'Grandmother' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('dialog[open]').waitFor();
  expect(await page.locator('dialog[open]').textContent()).toMatch(/Ada|Grandmother/);
  await sound(page);
  const seen = new Set<string>();
  const over = async (): Promise<boolean> => {
    const curtain = page.locator('dialog[open]');
    if (await curtain.isVisible()) seen.add((await curtain.textContent({ timeout: 2_000 }).catch(() => '')) ?? '');
    return isOver(page);
  };
  await playByMouse(page, over);
  const curtains = [...seen].join(' ');
  expect(curtains).toContain('Ada');
  expect(curtains).toContain('Grandmother');
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins?/);
});

test('around one screen nobody reads in the log what only another was told', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { here: 'Ben' }]);
  const eyes = async (): Promise<number> => (await ask<{ eyes: number }>(page, 'GET', `/api/tables/${id}`)).eyes;
  const wordsTo = async (seat: number): Promise<string[]> => {
    type Words = { text: string }[];
    const { dealt, moves } = await ask<{ dealt: Words; moves: { told: Words }[] }>(
      page,
      'GET',
      `/api/tables/${id}/told?seat=${seat}`,
    );
    return [dealt, ...moves.map(({ told }) => told)].flatMap((told) => told.map(({ text }) => text));
  };
  await page.goto(`${address()}/tables/${id}`);
  const curtain = page.locator('dialog[open] .button');
  const first = await eyes();
  await curtain.click();
  await page.getByRole('button', { name: 'Discard the whole hand and draw a new one' }).first().click();
  await confirm(page);
  await playByMouse(page, async () => (await eyes()) !== first, ['.now .do .button:not([aria-disabled])']);
  const [own, others] = [await wordsTo(1 - first), await wordsTo(first)];
  const secrets = others.filter((words) => !own.includes(words));
  expect(secrets).not.toEqual([]);

  await curtain.click();
  const log = page.locator('.log ol');
  await expect.poll(() => log.innerText()).toContain(own.at(-1));
  const shown = await log.innerText();
  expect(secrets.filter((words) => shown.includes(words))).toEqual([]);
});

test('whoever looks elsewhere is called when it is their turn', async () => {
  const { page, context } = await visitor({ taste: { notify: true } });
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    window.Notification = new Proxy(Notification, {
      construct(real, [title, options]: [string, NotificationOptions]) {
        const notice = new real(title, options);
        notice.addEventListener('show', () => shown.push(`${title} ${options.body ?? ''}`));
        return notice;
      },
    });
  });
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await myTurn(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await page.getByRole('button', { name: 'Discard the whole hand and draw a new one' }).first().click();
  await confirm(page);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown), { timeout: 60_000 })
    .toContainEqual('Your turn Artificium');
  expect(await page.title()).toContain('●');
});

test('two browsers at one table, one of them offline for a while', async () => {
  const [ada, ben] = [await visitor(), await visitor()];
  const id = await table(ada.page, ['me', 'open']);
  await ada.page.goto(`${address()}/tables/${id}`);
  await ada.page.getByText('Invite others').waitFor();
  await sound(ada.page);
  await ask(ben.page, 'POST', '/api/guest', { name: 'Ben' });
  await ben.page.goto(`${address()}/tables/${id}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await ada.page.getByText('Ben').first().waitFor();
  await ada.page.getByRole('button', { name: 'Begin the game' }).click();
  await ben.page.locator('section.board').waitFor();
  const movesOf = async (page: Page): Promise<number> => (await told(page, id)).play.move;
  /** Both play until so many moves more are made. */
  const play = async (moves: number, ...pages: Page[]): Promise<void> => {
    const aim = (await movesOf(ada.page)) + moves;
    const made = async (): Promise<boolean> => (await movesOf(ada.page)) >= aim;
    await Promise.all(pages.map((page) => playByMouse(page, made)));
  };
  await play(2, ada.page, ben.page);
  await ben.context.setOffline(true);
  await ben.page.getByText('No connection to the server.').first().waitFor({ timeout: 60_000 });
  await ask(ada.page, 'POST', `/api/tables/${id}/chat`, { text: 'Are you there?' });
  await ben.context.setOffline(false);
  // Whoever was away has the whole journal again, and goes on.
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await ben.page.getByText('Are you there?').waitFor({ timeout: 60_000 });
  await play(2, ada.page, ben.page);
});

test('a finished game is replayed, shared by address and gone on from', async () => {
  const { page } = await visitor();
  await ask(page, 'POST', '/api/guest', { name: 'Ada' });
  const record = readFileSync(join(import.meta.dirname, '../../../records/artificium/2-seats.record'), 'utf8');
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/records', { record });
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.over').getByRole('link', { name: 'Look back' }).click();
  await page.waitForURL(/replay/);
  await page.locator('input[type=range]').waitFor();
  await sound(page);
  await page.keyboard.press('Home');
  await expect.poll(() => page.url()).toMatch(/to=0$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toMatch(/to=2$/);
  await page.reload();
  await expect.poll(() => page.locator('input[type=range]').inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Try from here' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL((url) => !url.href.includes(id), { timeout: 20_000 });
  await page.locator('section.board').waitFor();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, isOver, longGame, playByAsking, playByMouse, sound, table, visitor } from './support';

interface Told {
  position: number;
  last: number;
  seats: { due: boolean }[];
  play: { move: number; draft?: { moves: unknown[]; held: unknown } };
}

const told = (page: Page, id: string): Promise<Told> => ask<Told>(page, 'GET', `/api/tables/${id}`);
const confirm = (page: Page): Promise<void> => page.getByRole('button', { name: /Confirm/ }).click();
const myTurn = (page: Page): Promise<void> => page.locator('.now.mine, .now .mine').waitFor({ timeout: 60_000 });

test('a choice starts from either end, is taken back freely, and counts only when confirmed', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await myTurn(page);
  const before = await told(page, id);
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
  await inHand.click();
  await inMarket.click();
  await confirm(page);
  await expect.poll(async () => (await told(page, id)).position).toBeGreaterThan(before.position);
  expect(faults).toEqual([]);
  await context.close();
});

test('what shows something hidden says so before it is confirmed', async () => {
  const { page, context } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await myTurn(page);
  await page.getByRole('button', { name: 'Discard the whole hand and draw a new one' }).first().click();
  await page.getByText('This shows something hidden').waitFor();
  await confirm(page);
  await expect.poll(() => page.getByRole('button', { name: /Take back/ }).isVisible()).toBe(false);
  await context.close();
});

test('what is not allowed says why, with its rule', async () => {
  const { page, context } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await myTurn(page);
  await page.locator('.now summary').click();
  await page.getByLabel('Also what is not allowed, and why').check();
  // It stays usable for whoever wants to know why, which a browser's own `disabled` would not allow.
  await page.locator('.now .choice.dim').first().click({ force: true });
  await page.locator('.now .notice .rule').click();
  await page.locator('dialog[open]').waitFor();
  await sound(page);
  await page.keyboard.press('Escape');
  await context.close();
});

longGame('a whole game around one screen, with a curtain that keeps hands apart', async () => {
  const { page, context, faults } = await visitor();
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
  expect(faults).toEqual([]);
  await context.close();
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
  await expect.poll(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown), { timeout: 60_000 }).toContainEqual(
    'Your turn Artificium',
  );
  expect(await page.title()).toContain('●');
  await context.close();
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
  const point = async (page: Page, times: number): Promise<void> => {
    let pointed = 0;
    await playByMouse(page, async () => pointed++ >= times);
  };
  for (const { page } of [ada, ben, ada, ben]) await point(page, 4);
  await ben.context.setOffline(true);
  await point(ada.page, 6);
  await ben.context.setOffline(false);
  const { last } = await told(ada.page, id);
  // Whoever was away has the whole journal again, and goes on.
  await expect.poll(() => ben.page.locator('#side').textContent(), { timeout: 30_000 }).toContain('Ada');
  await expect.poll(async () => (await told(ben.page, id)).last, { timeout: 20_000 }).toBeGreaterThanOrEqual(last);
  const before = await movesOf(ada.page);
  for (let round = 0; round < 12 && (await movesOf(ada.page)) === before; round++) {
    for (const { page } of [ben, ada]) await point(page, 3);
  }
  expect(await movesOf(ada.page)).toBeGreaterThan(before);
  await ada.context.close();
  await ben.context.close();
});

test('a finished game is replayed, shared by address and gone on from', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await playByAsking(page, id);
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
  expect(faults).toEqual([]);
  await context.close();
});

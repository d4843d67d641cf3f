import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, fits, isOver, longGame, playByKeyboard, playByMouse, sound, table, visitor } from './support';

const game = 'arkwright-card';

/** Plays at random to the end, and looks at what the page says then. */
async function whole(page: Page, id: string): Promise<void> {
  await page.goto(`${address()}/tables/${id}`);
  await playByMouse(page, () => isOver(page));
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins/);
  await sound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
}

longGame('a whole game of three against bots by mouse', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }, { bot: 'random' }], { game });
  await whole(page, id);
  expect(await page.locator('.over li').count()).toBe(3);
});

longGame('a whole solo game against the automas, whose names and titles stand in words', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me'], { game });
  await whole(page, id);
  expect(await page.locator('.over').textContent()).toContain('Automa A');
});

longGame('a whole game with all expert modules', async () => {
  const { page } = await visitor();
  const modules = [
    'pool',
    'restrictions',
    'draft',
    'no_ships',
    'opening_shares',
    'extra_production',
    'early_shipping',
    'inventor_steps',
  ];
  const switches = Object.fromEntries(modules.map((name) => [name, 'true']));
  const id = await table(page, ['me', { bot: 'random' }], { game, switches });
  await whole(page, id);
});

test('a whole solo game by keyboard alone', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me'], { game });
  await page.goto(`${address()}/tables/${id}`);
  await page.waitForSelector('.now h1');
  await playByKeyboard(page);
  expect(await page.locator('.over').textContent()).toContain('Automa B');
});

test('a factory begins its action, shows before and after, and a price moves the demand', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }, { bot: 'random' }], { game });
  await page.goto(`${address()}/tables/${id}`);
  const begin = page.getByRole('button', { name: /Quality of .* Begins the action: Quality/ }).first();
  await begin.waitFor({ timeout: 60_000 });
  await begin.focus();
  await page.locator('.factory .then').first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.now h1').textContent()).toMatch(/quality points/);
  await page.getByRole('button', { name: 'Finish' }).first().click();
  const scale = page.getByLabel('Price and appeal to try');
  await expect.poll(() => page.locator('.now h1').textContent()).toMatch(/Set the appeal/);
  await scale.focus();
  await page.keyboard.press('End');
  await page.locator('.good .demand.tried').first().waitFor();
  await page.keyboard.press('Home');
  const text = await scale.getAttribute('aria-valuetext');
  expect(text).toMatch(/^Price £\d+ · appeal 0\./);
  await sound(page);
});

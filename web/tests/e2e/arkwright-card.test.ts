import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, isOver, sound, table, visitor } from './support';

const game = 'arkwright-card';

/** What the page logs when a position has gone by while it was asked about. */
const real = (faults: string[]): string[] => faults.filter((fault) => !fault.includes('status of 409'));

/** Everything that can be done but taking back. */
const CAN = '.board .pick.lit, .now .do .button:not([aria-disabled]):not([disabled]):not([aria-keyshortcuts=u])';

/** Points with the mouse at something that can be done, chosen at random; confirms first. */
async function point(page: Page): Promise<void> {
  const spot = await page.evaluate((can) => {
    const things = [...document.querySelectorAll<HTMLElement>(can)].filter((thing) => thing.offsetParent !== null);
    const thing = things.find((one) => one.matches('[aria-keyshortcuts=c]')) ?? things[Math.floor(Math.random() * things.length)];
    if (!thing || document.querySelector('.now button[disabled]')) return null;
    thing.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, CAN);
  if (spot) await page.mouse.click(spot.x, spot.y);
  else await page.waitForTimeout(20);
}

/** Plays at random to the end, and looks at what the page says then. */
async function whole(page: Page, id: string): Promise<void> {
  await page.goto(`${address()}/tables/${id}`);
  while (!(await isOver(page))) await point(page);
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins/);
  await sound(page);
}

test('a whole game of three against bots by mouse', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }, { bot: 'random' }], { game });
  await whole(page, id);
  expect(await page.locator('.over li').count()).toBe(3);
  expect(real(faults)).toEqual([]);
  await context.close();
});

test('a whole solo game against the automas, whose names and titles stand in words', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me'], { game });
  await whole(page, id);
  expect(await page.locator('.over').textContent()).toContain('Automa A');
  expect(real(faults)).toEqual([]);
  await context.close();
});

test('a whole game with all expert modules', async () => {
  const { page, context, faults } = await visitor();
  const modules = ['pool', 'restrictions', 'draft', 'no_ships', 'opening_shares', 'extra_production', 'early_shipping', 'inventor_steps'];
  const switches = Object.fromEntries(modules.map((name) => [name, 'true']));
  const id = await table(page, ['me', { bot: 'random' }], { game, switches });
  await whole(page, id);
  expect(real(faults)).toEqual([]);
  await context.close();
});

test('a whole solo game by keyboard alone', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me'], { game });
  await page.goto(`${address()}/tables/${id}`);
  await page.waitForSelector('.now h1');
  const isAt = (): Promise<boolean> => page.evaluate((can) => document.activeElement?.matches(can) ?? false, CAN);
  while (!(await isOver(page))) {
    if (await page.getByRole('button', { name: /Confirm/ }).isVisible()) await page.keyboard.press('c');
    else {
      // From the instrument of the moment on, if there is one: along the scale, then to what can be done.
      const scale = page.locator('.board input[type=range]').first();
      if (await scale.isVisible()) {
        await scale.focus().catch(() => {});
        for (let step = 0; step < Math.floor(Math.random() * 4); step++) await page.keyboard.press('ArrowRight');
      }
      const steps = 1 + Math.floor(Math.random() * 6);
      for (let step = 0; step < steps; step++) await page.keyboard.press('Tab');
      for (let step = 0; step < 80 && !(await isAt()); step++) await page.keyboard.press('Tab');
      if (await isAt()) await page.keyboard.press('Enter');
    }
    await page.waitForFunction(() => !document.querySelector('.now button[disabled]'), undefined, { timeout: 5_000 }).catch(() => {});
  }
  expect(await page.locator('.over').textContent()).toContain('Automa B');
  expect(real(faults)).toEqual([]);
  await context.close();
});

test('a factory begins its action, shows before and after, and a price moves the demand', async () => {
  const { page, context, faults } = await visitor();
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
  await page.locator('.good .demand.tried').waitFor();
  await page.keyboard.press('Home');
  const text = await scale.getAttribute('aria-valuetext');
  expect(text).toMatch(/^Price £\d+ · appeal 0\./);
  await sound(page);
  expect(real(faults)).toEqual([]);
  await context.close();
});

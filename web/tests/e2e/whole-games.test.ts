import { expect, test } from 'vitest';
import { address, isOver, longGame, playByKeyboard, playByMouse, sound, table, visitor, PHONE } from './support';

test('a whole game against bots by mouse', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }, { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await playByMouse(page, () => isOver(page));
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins/);
  await sound(page);
});

longGame('a whole game on a phone by touch', async () => {
  const { page } = await visitor({ size: PHONE });
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await playByMouse(page, () => isOver(page));
  await sound(page);
});

test('a whole game by keyboard alone', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.waitForSelector('.now h1');
  await playByKeyboard(page);
});

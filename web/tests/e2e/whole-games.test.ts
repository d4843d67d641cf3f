import { expect, test } from 'vitest';
import { address, isOver, playByMouse, sound, table, visitor, PHONE } from './support';

test('a whole game against bots by mouse', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }, { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await playByMouse(page, () => isOver(page));
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins/);
  await sound(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game on a phone by touch', async () => {
  const { page, context, faults } = await visitor({ size: PHONE });
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await playByMouse(page, () => isOver(page));
  await sound(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game by keyboard alone', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.waitForSelector('.now h1');
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (at?.matches('.now .do .button:not([aria-disabled])')) return 'act';
      if (at?.matches('.board .pick.lit')) return 'thing';
      return '';
    });
  while (!(await isOver(page))) {
    if (await page.getByRole('button', { name: /Confirm/ }).isVisible()) {
      await page.keyboard.press('c');
      await page.waitForTimeout(60);
      continue;
    }
    const due = await page.evaluate(() => document.querySelector('.now.mine, .now .mine') !== null);
    if (!due) {
      await page.waitForTimeout(50);
      continue;
    }
    // A few steps with Tab or the arrows, then Enter on whatever can be done there.
    const steps = 1 + Math.floor(Math.random() * 12);
    for (let step = 0; step < steps; step++) await page.keyboard.press(Math.random() < 0.7 ? 'Tab' : 'ArrowRight');
    for (let step = 0; step < 60 && (await focused()) === ''; step++) await page.keyboard.press('Tab');
    if ((await focused()) !== '') await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
  }
  expect(faults).toEqual([]);
  await context.close();
});

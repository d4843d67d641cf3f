import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, DESK, fits, PHONE, sound, table, visitor } from './support';

const moves = async (page: Page, id: string): Promise<number> =>
  (await ask<{ play: { move: number } }>(page, 'GET', `/api/tables/${id}`)).play.move;

/** Decides from the list of choices until the game is so many moves on. */
async function decide(page: Page, id: string, enough: number): Promise<void> {
  while ((await moves(page, id)) < enough) {
    const confirm = page.getByRole('button', { name: /Confirm/ });
    const plain = page.locator('.now .do .button:not([aria-disabled]):not([disabled])');
    const choice = page.locator('.now .choice:not(.dim)');
    if (await confirm.isVisible()) await confirm.click({ timeout: 2_000 }).catch(() => {});
    else if (await page.locator('.now details:not([open]) summary').isVisible()) await page.locator('.now summary').click({ timeout: 2_000 }).catch(() => {});
    else if ((await choice.count()) > 0) await choice.first().click({ timeout: 2_000 }).catch(() => {});
    else if ((await plain.count()) > 0) await plain.last().click({ timeout: 2_000 }).catch(() => {});
    await page.waitForTimeout(100);
  }
}

for (const [game, seats] of [
  ['arkwright-card', ['me', { bot: 'easy' }, { bot: 'easy' }]],
  ['age-of-industry', ['me', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }]],
  ['water-frame', ['me', { bot: 'easy' }, { bot: 'easy' }]],
] as const) {
  test(`${game} has a sound board and can be played`, async () => {
    const { page, context, faults } = await visitor();
    const id = await table(page, [...seats], { game });
    await page.goto(`${address()}/tables/${id}`);
    await page.locator('section.board h2').first().waitFor({ timeout: 30_000 });
    await page.locator('.now .mine, .now.mine').first().waitFor({ timeout: 60_000 });
    await sound(page);
    await decide(page, id, 8);
    await page.locator('.now .mine, .now.mine').first().waitFor({ timeout: 60_000 });
    await sound(page);
    for (const size of [PHONE, { width: 360, height: 740 }, DESK]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(300);
      await fits(page);
    }
    await page.goto(`${address()}/tables/${id}/replay?to=3`);
    await page.locator('input[type=range]').waitFor();
    // A question about a position that has gone by meanwhile is refused, and forgotten.
    expect(faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
    await context.close();
  });
}

import { expect, test } from 'vitest';
import { address, ask, DESK, fits, PHONE, sound, table, visitor } from './support';

const PAGES = ['/', '/new?game=artificium', '/records', '/people', '/settings', '/rules', '/rules/artificium', '/nowhere'];

test('a stranger is playing within a few clicks', async () => {
  const { page, context, faults } = await visitor();
  await page.goto(address());
  await page.getByRole('button', { name: /Play now/ }).first().click();
  const name = page.locator('dialog[open] input').first();
  await name.waitFor();
  await sound(page);
  await page.locator('dialog[open] button[type=submit], dialog[open] .button.go').first().click();
  await page.waitForURL(/\/tables\//);
  await page.locator('section.board').waitFor();
  await page.locator('.pick.lit').first().waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
  await context.close();
});

const WORDS = {
  fr: { tab: 'Journal', asks: /[Éé]chang/ },
  ko: { tab: '기록', asks: /카드/ },
  en: { tab: 'Log', asks: /Exchange/ },
} as const;

/** Each page once: in English it is looked at by a program, and in every language, changed without a reload, it fits. */
test('every page is sound at 1440 px and 390 px in every language', async () => {
  const { page, context, faults } = await visitor({ taste: { guide: true } });
  const id = await table(page, ['me', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }]);
  const { id: me } = await ask<{ id: string }>(page, 'GET', '/api/me');
  for (const path of [...PAGES, `/people/${me}`, `/tables/${id}`]) {
    await page.goto(address() + path);
    await page.locator('main h1').first().waitFor();
    const atTable = path.startsWith('/tables/');
    if (atTable) await page.locator('.pick.lit').first().waitFor({ timeout: 60_000 });
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const lang of ['fr', 'ko', 'en'] as const) {
      await page.locator('header select').first().selectOption(lang);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      if (atTable) {
        await page.getByRole('tab', { name: WORDS[lang].tab }).waitFor();
        await expect.poll(() => page.locator('.now h1').textContent()).toMatch(WORDS[lang].asks);
      }
      // A text that is missing stands there as its key.
      expect(await page.locator('body').innerText()).not.toMatch(/\b(web|board|learn|artificium)-[a-z]+-?[a-z-]*\b/);
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        // What axe finds does not depend on the language; what fits does.
        await (lang === 'en' ? sound(page) : fits(page));
      }
    }
    expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed), path).toBe(true);
    if (atTable) {
      for (const palette of ['night', 'clear']) {
        await page.evaluate((to) => (document.documentElement.dataset['palette'] = to), palette);
        await sound(page, ['color-contrast']);
      }
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('the guide explains a decision when it first appears, and not again', async () => {
  const { page, context } = await visitor({ taste: { guide: true } });
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.guide').waitFor();
  await page.locator('.guide .button').first().click();
  await page.locator('.guide').waitFor({ state: 'hidden' });
  await page.reload();
  await page.locator('.pick.lit').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.guide').isVisible()).toBe(false);
  await context.close();
});

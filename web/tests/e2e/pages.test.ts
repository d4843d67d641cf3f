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

for (const [size, shown] of [
  ['1440 px', DESK],
  ['390 px', PHONE],
] as const) {
  test(`every page at ${size} is sound in every language`, async () => {
    const { page, context, faults } = await visitor({ size: shown });
    const id = await table(page, ['me', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }]);
    const { id: me } = await ask<{ id: string }>(page, 'GET', '/api/me');
    for (const lang of ['en', 'fr', 'ko']) {
      await page.goto(`${address()}/settings`);
      await page.evaluate((to) => localStorage.setItem('lineshaft', JSON.stringify({ guide: true, lang: to })), lang);
      for (const path of [...PAGES, `/people/${me}`, `/tables/${id}`]) {
        await page.goto(address() + path);
        await page.locator('main h1').first().waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe(lang);
        // A text that is missing stands there as its key.
        expect(await page.locator('body').innerText()).not.toMatch(/\b(web|board|learn|artificium)-[a-z]+-?[a-z-]*\b/);
        // What axe finds does not depend on the language; what fits does.
        await (lang === 'en' ? sound(page) : fits(page));
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('all palettes have enough contrast at the table', async () => {
  const { page, context } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }, { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.pick.lit').first().waitFor({ timeout: 60_000 });
  for (const palette of ['paper', 'night', 'clear']) {
    await page.evaluate((to) => (document.documentElement.dataset['palette'] = to), palette);
    await sound(page);
  }
  await context.close();
});

test('the language changes at any moment without a reload', async () => {
  const { page, context } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.pick.lit').first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true));
  for (const [lang, word] of [
    ['fr', 'Journal'],
    ['ko', '기록'],
    ['en', 'Log'],
  ] as const) {
    await page.locator('header select').first().selectOption(lang);
    await page.getByRole('tab', { name: word }).waitFor();
    await expect.poll(() => page.locator('.now h1').textContent()).toMatch(lang === 'en' ? /Exchange/ : lang === 'fr' ? /[Éé]chang/ : /카드/);
  }
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
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

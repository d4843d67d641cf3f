import { expect, test } from 'vitest';
import { address, ask, DESK, fits, PHONE, sound, table, visitor } from './support';

const PAGES = ['/', '/new?game=artificium', '/records', '/people', '/settings', '/rules', '/rules/artificium', '/nowhere'];

test('a stranger is playing within a few clicks', async () => {
  const { page } = await visitor();
  await page.goto(address());
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  const name = page.locator('dialog[open] input').first();
  await name.waitFor();
  await sound(page);
  await page.locator('dialog[open] button[type=submit], dialog[open] .button.go').first().click();
  await page.waitForURL(/\/tables\//);
  await page.locator('section.board').waitFor();
  await page.locator('.pick.lit').first().waitFor({ timeout: 60_000 });
});

const WORDS = {
  fr: { tab: 'Journal', asks: /[Éé]chang/ },
  ko: { tab: '기록', asks: /카드/ },
  en: { tab: 'Log', asks: /Exchange/ },
} as const;

/** Each page once: in English it is looked at by a program, and in every language, changed without a reload, it fits. */
test('every page is sound at 1440 px and 390 px in every language', async () => {
  const { page } = await visitor({ taste: { guide: true } });
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
});

test('records are read on where a list goes on', async () => {
  const { page } = await visitor();
  const older = await table(page, ['me', { bot: 'easy' }]);
  const { id: newer } = await ask<{ id: string }>(page, 'POST', '/api/tables', {
    game: 'artificium',
    seats: ['me', { bot: 'easy' }],
  });
  for (const id of [older, newer]) await ask(page, 'POST', `/api/tables/${id}/offer`, { seat: 0, offer: { what: 'end' } });
  // A hundred games at once are what a server tells; here it tells one.
  await page.route(/api\/tables\?phase=over,ended&mine=true/, async (route) => {
    const response = await route.fetch();
    const { tables } = (await response.json()) as { tables: unknown[] };
    const more = !route.request().url().includes('before=');
    await route.fulfill({ response, json: { tables: tables.slice(0, 1), more } });
  });
  await page.goto(`${address()}/records`);
  for (const id of [newer, older])
    await page.locator(`section[aria-labelledby=own] a[href^="/tables/${id}"]`).first().waitFor();
});

test('the guide explains decisions inside a turn', async () => {
  const { page } = await visitor({ taste: { guide: true } });
  const id = await table(page, ['me', { here: 'Ben' }], { game: 'age-of-industry' });
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('dialog[open] .button').click();
  const heading = page.locator('.guide h2');
  await heading.waitFor();
  const first = await heading.innerText();
  interface Told {
    eyes: number;
    position: number;
    play: { draft: { version: number }; moves: { move: unknown }[] };
  }
  const told = await ask<Told>(page, 'GET', `/api/tables/${id}`);
  const { move } = told.play.moves.find(({ move }) => /build/i.test(JSON.stringify(move)))!;
  await ask(page, 'POST', `/api/tables/${id}/moves`, {
    seat: told.eyes,
    position: told.position,
    draft: told.play.draft.version,
    moves: [move],
  });
  await expect.poll(() => heading.innerText()).not.toBe(first);
});

test('the guide explains a decision when it first appears, and not again', async () => {
  const { page } = await visitor({ taste: { guide: true } });
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('.guide').waitFor();
  await page.locator('.guide .button').first().click();
  await page.locator('.guide').waitFor({ state: 'hidden' });
  await page.reload();
  await page.locator('.pick.lit').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.guide').isVisible()).toBe(false);
});

test('whoever skips the header is in the page, which stays as it is', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  for (const path of ['/rules', `/tables/${id}`]) {
    await page.goto(address() + path);
    await page.locator(path === '/rules' ? 'main h1' : 'section.board').waitFor();
    await page.evaluate(() => Object.assign(document.querySelector('main')!.firstElementChild!, { stayed: true }));
    await page.locator('a.skip').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(page.url()).toBe(address() + path);
    expect(await page.evaluate(() => 'stayed' in document.querySelector('main')!.firstElementChild!), path).toBe(true);
  }
});

/** Friends who meet by a link: each with a browser of their own, as the host and the guests see it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, isOver, ON_THE_MAP, playByMouse, visitor, type Visitor } from './support';

const GAMES = ['artificium', 'arkwright-card', 'age-of-industry', 'water-frame'] as const;
type Game = (typeof GAMES)[number];

interface Told {
  phase: string;
  yours: number[];
  play?: { move: number };
}

const ALL = Boolean(process.env['LINESHAFT_ALL_GAMES']);
/** How many games of each kind friends play to the end by `cargo xtask browser`. */
const WHOLE = 10;
/** How many moves they make in the test command. */
const SHORT = 10;

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;
const told = (page: Page, id: string): Promise<Told> => ask<Told>(page, 'GET', `/api/tables/${id}`);

/** Gives a name where one is asked for. */
async function nameOneself(page: Page, name: string): Promise<void> {
  await page.locator('dialog[open] input').fill(name);
  await page.locator('dialog[open] .button.go').click();
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
}

/** Opens a table for two on the page for new tables; the link for the friend. */
async function host(page: Page, game: Game, isPrivate: boolean): Promise<string> {
  await page.goto(`${address()}/new?game=${game}`);
  await page.locator('.row .pick', { hasText: /^\s*2\s*$/ }).click();
  await press(page, 'With others');
  if (isPrivate) await page.getByLabel('Private: only').check();
  await press(page, 'Open the table');
  await nameOneself(page, 'Ada');
  await page.waitForURL(/\/tables\/\w+$/);
  return (await page.locator('.link code').textContent())!.trim();
}

/** Takes the free seat and waits for the game to begin. */
async function sit(page: Page): Promise<void> {
  await press(page, 'Sit here');
  await page.getByText('(you)').waitFor();
}

async function begin(ada: Visitor, ben: Visitor): Promise<void> {
  await ada.page.locator('button.go:not([disabled])', { hasText: 'Begin the game' }).click();
  for (const { page } of [ada, ben]) await page.locator('section.board').waitFor({ timeout: 60_000 });
}

/** Both play by pointing until so many moves stand, or to the end. */
async function play(pages: Page[], moves: number, choices?: string[]): Promise<void> {
  const id = tableOf(pages[0]!);
  const enough = async (page: Page): Promise<boolean> =>
    (await isOver(page)) || ((await told(page, id)).play?.move ?? 0) >= moves;
  await Promise.all(pages.map((page) => playByMouse(page, () => enough(page), choices)));
}

const invitations = [
  { isPrivate: true, named: false },
  { isPrivate: true, named: true },
  { isPrivate: false, named: false },
  { isPrivate: false, named: true },
];
test.each(invitations)(
  'friends meet by a link: private $isPrivate, with a name so far $named',
  async ({ isPrivate, named }) => {
    const [ada, ben] = [await visitor(), await visitor()];
    const link = await host(ada.page, 'artificium', isPrivate);
    if (named) await ask(ben.page, 'POST', '/api/guest', { name: 'Ben' });

    await ben.page.goto(link);
    if (isPrivate && !named) {
      // Somebody who looks twice before they give a name has not lost the invitation.
      await ben.page.locator('dialog[open]').waitFor();
      await ben.page.reload();
      await nameOneself(ben.page, 'Ben');
    }
    await press(ben.page, 'Sit here');
    if (!isPrivate && !named) await nameOneself(ben.page, 'Ben');
    await ben.page.getByText('Ben (you)').waitFor();
    expect(ben.page.url(), 'an invitation is not shared by accident').not.toContain('invitation');

    // The link once more, in another window of the same browser and in this one.
    const second = await ben.context.newPage();
    await second.goto(link);
    await second.getByText('Ben (you)').waitFor();
    await second.close();
    await ben.page.goto(link);
    await ben.page.reload();
    await ben.page.getByText('Ben (you)').waitFor();

    await begin(ada, ben);
    await play([ada.page, ben.page], 20);

    // Ben closes the page, and comes back by the address alone.
    const id = tableOf(ben.page);
    await ben.page.close();
    ben.page = await ben.context.newPage();
    await ben.page.goto(`${address()}/tables/${id}`);
    await ben.page.locator('section.board').waitFor({ timeout: 60_000 });
    expect((await told(ben.page, id)).yours).toEqual([1]);
    await play([ada.page, ben.page], 26);
  },
);

test('a link that is worth nothing any more says so, and the new one opens in the same window', async () => {
  const [ada, ben] = [await visitor(), await visitor({ expects: /status of 404/ })];
  const old = await host(ada.page, 'artificium', true);
  await press(ada.page, 'Make a new invitation');
  await ada.page.locator('dialog[open] .button.go').click();
  await expect.poll(() => ada.page.locator('.link code').textContent()).not.toBe(old);
  const fresh = (await ada.page.locator('.link code').textContent())!;

  await ask(ben.page, 'POST', '/api/guest', { name: 'Ben' });
  await ben.page.goto(`${address()}/tables/${tableOf(ada.page)}`);
  await ben.page.getByText('There is no such table, or it is private.').waitFor();
  await ben.page.goto(old);
  await ben.page.getByText('This invitation no longer works.').waitFor();
  await ben.page.goto(fresh);
  await sit(ben.page);
});

test('a host who comes back the next day still has the link', async () => {
  const ada = await visitor();
  const link = await host(ada.page, 'artificium', true);
  const url = ada.page.url();
  await ada.page.close();
  ada.page = await ada.context.newPage();
  await ada.page.goto(url);
  await expect.poll(() => ada.page.locator('.link code').textContent()).toBe(link);
});

test('nobody is offered the name that somebody else bears', async () => {
  const visitors = await Promise.all(Array.from({ length: 12 }, () => visitor()));
  const names: string[] = [];
  for (const { page } of visitors) {
    await page.goto(address());
    await page
      .getByRole('button', { name: /Play now/ })
      .first()
      .click();
    const field = page.locator('dialog[open] input');
    await expect.poll(() => field.inputValue()).not.toBe('');
    names.push(await field.inputValue());
    await ask(page, 'POST', '/api/guest', { name: names.at(-1) });
  }
  expect(new Set(names).size).toBe(names.length);
});

const games = GAMES.flatMap((game) => Array.from({ length: ALL ? WHOLE : 1 }, (_, number) => ({ game, number: number + 1 })));
test.each(games)(
  'two friends play $game by a link, game $number',
  { timeout: ALL ? 900_000 : 120_000 },
  async ({ game, number }) => {
    const [ada, ben] = [await visitor(), await visitor()];
    const link = await host(ada.page, game, number % 2 === 1);
    await ask(ben.page, 'POST', '/api/guest', { name: 'Ben' });
    await ben.page.goto(link);
    await sit(ben.page);
    await begin(ada, ben);
    await play([ada.page, ben.page], ALL ? Infinity : SHORT, game === 'age-of-industry' ? ON_THE_MAP : undefined);
    if (ALL) await expect.poll(async () => (await told(ada.page, tableOf(ada.page))).phase).toBe('over');
  },
);

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, sound, table, visitor, type Visitor } from './support';

const RAW = /\b(web|board|learn|artificium)-[a-z]+-?[a-z-]*\b/;

const menu = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Table' }).click();
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** Leaves a seat, and means it. */
async function leaveSeat(page: Page): Promise<void> {
  await press(page, 'Leave my seat');
  await page.locator('dialog[open] .button.go').click();
}

/** Two people at a table that has begun, each with it before them. */
async function two(more: Record<string, unknown> = {}): Promise<{ ada: Visitor; ben: Visitor; id: string }> {
  const [ada, ben] = [await visitor(), await visitor()];
  const id = await table(ada.page, ['me', 'open'], more);
  await ask(ben.page, 'POST', '/api/guest', { name: 'Ben' });
  await ask(ben.page, 'POST', `/api/tables/${id}/join`, {});
  await ask(ada.page, 'POST', `/api/tables/${id}/start`, {});
  for (const { page } of [ada, ben]) {
    await page.goto(`${address()}/tables/${id}`);
    await page.locator('section.board').waitFor();
  }
  return { ada, ben, id };
}

test('a seat that was left is played on by a bot until its owner takes it again', async () => {
  const { ada, ben, id } = await two();
  await menu(ben.page);
  await leaveSeat(ben.page);
  await ben.page.getByText('You have left your seat.').waitFor();
  await ada.page.getByText('The seat of Player 2 is empty.').waitFor();
  await sound(ada.page);
  await press(ada.page, 'Let a bot play on');
  await ben.page.getByText('A bot plays for you.').waitFor();
  await ada.page.getByText('is empty').waitFor({ state: 'hidden' });

  await ben.page.goto(address());
  const own = ben.page.locator('section', { has: ben.page.getByRole('heading', { name: 'My tables' }) });
  await own.locator(`a[href="/tables/${id}"]`).first().click();
  await ben.page.getByRole('button', { name: 'Take my seat again' }).waitFor();
  await sound(ben.page);
  await press(ben.page, 'Take my seat again');
  await ben.page.getByText('A bot plays for you.').waitFor({ state: 'hidden' });
  expect((await ask<{ yours: number[] }>(ben.page, 'GET', `/api/tables/${id}`)).yours).toEqual([1]);
  await ben.page.locator('.hand').first().waitFor();
});

test('a game that goes on elsewhere leads everybody there', async () => {
  const { ada, ben, id } = await two();
  await menu(ada.page);
  await press(ada.page, 'Propose to go on elsewhere');
  await press(ben.page, 'Agree');
  for (const { page } of [ada, ben])
    await page.locator('.over').getByRole('link', { name: 'Go on at the other table' }).waitFor();
  await sound(ada.page);
  await ada.page.locator('.over').getByRole('link', { name: 'Go on at the other table' }).click();
  await ben.page.locator('.log').getByRole('link', { name: 'The game goes on at another table.' }).click();
  for (const { page } of [ada, ben]) {
    await page.waitForURL((url) => !url.href.includes(id));
    await page.locator('section.board').waitFor();
  }
  expect(ada.page.url()).toBe(ben.page.url());

  // What was hidden is still hidden there: nobody looks back at it with all eyes, and there is no record yet.
  await ada.page.goto(`${address()}/tables/${id}/replay`);
  await ada.page.locator('input[type=range]').waitFor();
  expect(await ada.page.getByRole('link', { name: 'Download record' }).count()).toBe(0);
  expect(await ada.page.getByText('Everything open').count()).toBe(0);
});

test('whoever played hears of the rematch, and presses again into the same one', async () => {
  const { ada, ben, id } = await two();
  await ask(ada.page, 'POST', `/api/tables/${id}/offer`, { seat: 0, offer: { what: 'end' } });
  await press(ben.page, 'Agree');
  for (const { page } of [ada, ben]) await page.locator('.over').getByRole('button', { name: 'Play again' }).waitFor();
  await press(ada.page, 'Play again');
  await ada.page.waitForURL((url) => !url.href.includes(id));
  await ben.page.locator('.log').getByRole('link', { name: 'A table is open to play again.' }).waitFor();
  await ben.page.locator('.over').getByRole('link', { name: 'Go to the rematch' }).waitFor();
  await sound(ben.page);
  await press(ben.page, 'Play again');
  await ben.page.waitForURL(ada.page.url());
  await press(ben.page, 'Sit here');
  await press(ada.page, 'Begin the game');
  await ben.page.locator('section.board').waitFor();
});

test('players around one screen have their curtain also where they go on; whoever tries something out has none', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { here: 'Grandmother' }]);
  const offer = { seat: 0, offer: { what: 'branch', to: 0 } };
  const { table: other } = await ask<{ table: string }>(page, 'POST', `/api/tables/${id}/offer`, offer);
  await page.goto(`${address()}/tables/${other}`);
  await page.locator('dialog[open]').waitFor();
  const tried = await ask<{ id: string }>(page, 'POST', `/api/tables/${other}/what-if`, {});
  await page.goto(`${address()}/tables/${tried.id}`);
  await page.locator('.pick.lit').first().waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('a table that stands still can be ended or gone on with, and is not played again', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  let frozen = true;
  // Only another version of the rules freezes a table.
  await page.route(`**/api/tables/${id}?foresee=true`, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: frozen ? { ...told, phase: 'frozen' } : told });
  });
  await page.goto(`${address()}/tables/${id}`);
  const over = page.locator('.over');
  await over.getByRole('button', { name: 'Propose to end' }).waitFor();
  await over.getByRole('button', { name: 'Propose to go on elsewhere' }).waitFor();
  expect(await over.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  await sound(page);
  frozen = false;
  await over.getByRole('button', { name: 'Propose to end' }).click();
  await over.getByRole('button', { name: 'Play again' }).waitFor();

  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/rematch') && asked.push(request.url()));
  await over.getByRole('button', { name: 'Play again' }).dblclick();
  await page.waitForURL((url) => !url.href.includes(id));
  expect(asked).toHaveLength(1);
});

test('the last move that still stands is the one to be taken back', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { here: 'Ben' }], { game: 'arkwright-card' });
  interface Told {
    eyes: number;
    position: number;
    play: { move: number; draft?: { version: number; held: unknown }; moves?: { move: unknown }[] };
  }
  const told = (): Promise<Told> => ask<Told>(page, 'GET', `/api/tables/${id}`);
  for (let state = await told(); state.play.move < 3; state = await told()) {
    const draft = { seat: state.eyes, position: state.position, draft: state.play.draft!.version };
    if (state.play.draft!.held) await ask(page, 'POST', `/api/tables/${id}/confirm`, draft);
    else await ask(page, 'POST', `/api/tables/${id}/moves`, { ...draft, moves: [state.play.moves![0]!.move] });
  }
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('dialog[open] .button').click();
  await menu(page);
  for (let moves = (await told()).play.move - 1; moves >= 0; moves -= 1) {
    await press(page, 'Ask to take my last move back');
    await expect.poll(async () => (await told()).play.move).toBe(moves);
    if (await page.locator('dialog[open]').isVisible()) await page.locator('dialog[open] .button').click();
    // As whoever comes later reads the journal.
    await page.reload();
    await page.locator('dialog[open] .button').click();
    await menu(page);
  }
  expect(await page.getByRole('button', { name: 'Ask to take my last move back' }).count()).toBe(0);
});

test('clocks stand still outside the part of the day that was agreed on', async () => {
  const { page } = await visitor();
  const minute = (hours: number): number => ((new Date().getUTCHours() + hours) % 24) * 60;
  const window = { from: minute(4), to: minute(8), offset: 0 };
  const id = await table(page, ['me', { here: 'Ben' }], { pace: { kind: 'clock', base: 600_000, window } });
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('dialog[open] .button').click();
  const due = page.locator('li.due .clock');
  await due.waitFor();
  await page.waitForTimeout(2_500);
  expect(await due.innerText()).toContain('10:00');
  expect(await page.locator('.clock.running').count()).toBe(0);
});

test('the clock of a seat that was left stands still', async () => {
  const { ada, ben, id } = await two({ pace: { kind: 'clock', base: 600_000 } });
  const { seats } = await ask<{ seats: { due: boolean }[] }>(ada.page, 'GET', `/api/tables/${id}`);
  const [stays, goes] = seats[0]!.due ? [ben, ada] : [ada, ben];
  await menu(goes.page);
  await leaveSeat(goes.page);
  await stays.page.getByText('is empty').waitFor();
  const clock = stays.page.locator('li.due .clock');
  const before = await clock.innerText();
  await stays.page.waitForTimeout(2_500);
  expect(await clock.innerText()).toBe(before);
  expect(await stays.page.locator('.clock.running').count()).toBe(0);
});

test('a table that could not be read at first comes by itself, and so does who I am', async () => {
  const { page } = await visitor({ expects: /net::ERR_FAILED/ });
  const id = await table(page, ['me', { bot: 'easy' }]);
  const failed = new Set<string>();
  for (const path of [`**/api/tables/${id}?foresee=true`, '**/api/sheets/*/figures', '**/api/session']) {
    await page.route(path, (route) => {
      if (failed.has(path)) return route.continue();
      failed.add(path);
      return route.abort();
    });
  }
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('section.board .pick.lit').first().waitFor({ timeout: 60_000 });
  expect(failed.size).toBe(3);
  await page.locator('header .me').getByText('Ada').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(RAW);
});

test('a figure sheet that fails is no empty board in a replay', async () => {
  const { page } = await visitor({ expects: /ERR_FAILED/ });
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.route('**/api/sheets/*/figures', (route) => route.abort(), { times: 1 });
  await page.goto(`${address()}/tables/${id}/replay`);
  await press(page, 'Try again');
  await page.locator('section.board [data-place=market]').waitFor();
  await page.locator('[role=alert]').waitFor({ state: 'hidden' });
});

test('an address with a percent sign opens its page, and where nothing can be copied it is said', async () => {
  const { page } = await visitor();
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const id = await table(page, ['me', 'open']);
  await page.goto(`${address()}/tables/${id}#100%`);
  await press(page, 'Copy the address');
  await page.getByText('Select the text and copy it yourself.').waitFor();
  await sound(page);
});

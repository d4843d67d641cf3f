/** Turns in the making: steps in any order, each taken back alone, and what the other one sees of them. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, table, visitor } from './support';

interface Told {
  play: {
    turn: { seats: number[] };
    view: { companies: { factories: Record<string, unknown> }[] };
    draft?: { texts: string[] };
  };
}

const told = (page: Page, id: string): Promise<Told> => ask<Told>(page, 'GET', `/api/tables/${id}`);

/** Chooses from the list of everything that can be done. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => isOffered(page, name), { timeout: 10_000 }).toBe(true);
  await page.locator('.now .choice').filter({ hasText: name }).first().click();
}

const isOffered = (page: Page, name: RegExp): Promise<boolean> =>
  page.evaluate((name) => {
    const list = document.querySelector<HTMLDetailsElement>('.now details');
    if (list) list.open = true;
    return [...document.querySelectorAll<HTMLButtonElement>('.now .choice:not(.dim)')].some(
      (choice) => !choice.disabled && name.test(choice.textContent),
    );
  }, name);

test('factories are built in any order, each is taken back alone, and the other sees them when the turn is confirmed', async () => {
  const [ada, ben] = [await visitor(), await visitor()];
  await ask(ben.page, 'POST', '/api/guest', { name: 'Ben' });
  const id = await table(ada.page, ['me', 'open'], { game: 'arkwright-card' });
  await ask(ben.page, 'POST', `/api/tables/${id}/join`, {});
  await ask(ada.page, 'POST', `/api/tables/${id}/start`, {});
  await Promise.all([ada, ben].map(({ page }) => page.goto(`${address()}/tables/${id}`)));
  const first = (await told(ada.page, id)).play.turn.seats[0]!;
  const [mover, other] = first === 0 ? [ada.page, ben.page] : [ben.page, ada.page];
  await Promise.all([mover, other].map((page) => page.locator('section.board').waitFor({ timeout: 60_000 })));

  await choose(mover, /Foreman at the factory for food/);
  await choose(mover, /Action: Build/);
  await choose(mover, /Build.*lamps/);
  // The lamps are the last of the list: what stands before them can still be built.
  await expect.poll(() => isOffered(mover, /Build.*textile/)).toBe(true);
  await choose(mover, /Build.*textile/);
  const made = async (): Promise<string[]> => (await told(mover, id)).play.draft!.texts;
  await expect.poll(made).toHaveLength(4);
  expect((await made()).slice(2).map((text) => /lamps|textile/.exec(text)![0])).toEqual(['textile', 'lamps']);

  // What was made last is taken back alone, wherever it stands in the order of play.
  await mover.getByRole('button', { name: /↶/ }).first().click();
  await expect.poll(async () => (await made()).at(-1)).toMatch(/lamps/);
  await expect.poll(made).toHaveLength(3);
  await choose(mover, /Build.*textile/);
  await expect.poll(made).toHaveLength(4);

  const theirs = async (page: Page): Promise<string> => JSON.stringify((await told(page, id)).play.view);
  const before = await theirs(other);
  await mover.getByRole('button', { name: 'Finish' }).first().click();
  await expect.poll(() => mover.locator('.now h1').textContent()).not.toMatch(/Build/);
  expect(await theirs(other)).toBe(before);
  for (let step = 0; step < 6 && (await mover.locator('.now .button[aria-keyshortcuts=c]').count()) === 0; step += 1) {
    await choose(mover, /\S/);
    await expect.poll(() => mover.locator('.now button[disabled]').count()).toBe(0);
  }
  await mover.locator('.now .button[aria-keyshortcuts=c]').click();
  await other.getByText(/lamps/).first().waitFor();
  await expect.poll(() => theirs(other)).not.toBe(before);
  const log = (await other.locator('body').textContent()) ?? '';
  expect([/lamps/.test(log), /textile/.test(log)]).toEqual([true, true]);
});

/** What a page asks the server of its table, from now on; ways over several decisions stand apart. */
function requests(page: Page, id: string): { made: string[]; far: string[] } {
  const [made, far]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const [, path] = new URL(request.url()).pathname.split(`/api/tables/${id}`);
    if (path === undefined || path === '/events') return;
    (/^\/(forecast|chains)$/.test(path) ? far : made).push(`${request.method()} ${path}`);
  });
  return { made, far };
}

test.each(['artificium', 'arkwright-card', 'age-of-industry', 'water-frame'])(
  'a step of %s is one request, and the other page hears of it when it is confirmed',
  async (game) => {
    const [ada, ben] = [await visitor(), await visitor()];
    // Every quarter of a minute a page looks without being told: not here, or a step that takes long would count that, too.
    const quietly = (): void => {
      const every = setInterval;
      Object.assign(window, { setInterval: (work: () => void, time: number) => every(work, time === 15_000 ? 1e9 : time) });
    };
    await Promise.all([ada, ben].map(({ context }) => context.addInitScript(quietly)));
    await ask(ben.page, 'POST', '/api/guest', { name: 'Ben' });
    const id = await table(ada.page, ['me', 'open'], { game });
    await ask(ben.page, 'POST', `/api/tables/${id}/join`, {});
    await ask(ada.page, 'POST', `/api/tables/${id}/start`, {});
    await Promise.all([ada, ben].map(({ page }) => page.goto(`${address()}/tables/${id}`)));
    await Promise.all([ada, ben].map(({ page }) => page.locator('section.board').waitFor({ timeout: 60_000 })));
    await ada.page.waitForTimeout(500);
    const pages = [ada.page, ben.page];
    const heard = pages.map((page) => requests(page, id));
    let drafted = 0;
    for (let step = 0; step < 8; step += 1) {
      const seat = (await told(ada.page, id)).play.turn.seats[0]!;
      const [mover, own, others] = [pages[seat]!, heard[seat]!, heard[1 - seat]!];
      const confirm = mover.locator('.now .button[aria-keyshortcuts=c]');
      await expect.poll(async () => (await confirm.count()) > 0 || (await isOffered(mover, /\S/))).toBe(true);
      await mover.waitForTimeout(500);
      for (const all of heard) all.made.length = all.far.length = 0;
      const isConfirmed = (await confirm.count()) > 0;
      if (isConfirmed) await confirm.click();
      else await choose(mover, /\S/);
      await mover.waitForTimeout(600);
      expect(own.made, `step ${step}`).toEqual(['POST /turn']);
      if (isConfirmed) continue;
      drafted += 1;
      // Where both choose at once, the other page sees that this one has chosen.
      if (game !== 'artificium') expect([others.made, others.far], `step ${step}`).toEqual([[], []]);
    }
    expect(drafted).toBeGreaterThan(2);
  },
);

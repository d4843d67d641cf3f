/** A press answers what was seen: what a second press does, soon after a first one. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, table, visitor, PHONE, type Visitor } from './support';

/** How long after the first press the second comes, in milliseconds. */
const GAPS = [50, 120, 180, 250, 350, 500];

interface Told {
  eyes: number;
  position: number;
  phase: string;
  play: {
    move: number;
    turn: { together?: boolean };
    moves?: { move: { do: string } }[];
    draft?: { version: number; moves: unknown[]; held: unknown };
  };
}
const told = (page: Page, id: string): Promise<Told> => ask<Told>(page, 'GET', `/api/tables/${id}`);

type Means = 'mouse' | 'touch' | 'Enter';

/** Presses the same place, or the key, twice. */
async function twice(page: Page, means: Means, x: number, y: number, gap: number): Promise<void> {
  const press = (): Promise<void> =>
    means === 'mouse' ? page.mouse.click(x, y) : means === 'touch' ? page.touchscreen.tap(x, y) : page.keyboard.press('Enter');
  const began = Date.now();
  await press();
  await page.waitForTimeout(Math.max(0, gap - (Date.now() - began)));
  await press();
}

/** Everything that answers a question. */
const BUTTONS = '.now .do .button:not([disabled]), .board .pick.lit, .board .button:not(.dim):not([disabled])';
const ALL = Boolean(process.env['LINESHAFT_ALL_GAMES']);

/** What the server was asked to do meanwhile. */
function listen(page: Page): { at: string; body: Record<string, unknown> }[] {
  const asked: { at: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const at = /\/api\/tables\/\w+\/(turn|moves|confirm|undo|leave|seat|offer|return)$/.exec(
      new URL(request.url()).pathname,
    )?.[1];
    if (at && request.method() === 'POST')
      asked.push({ at, body: JSON.parse(request.postData() ?? '{}') as Record<string, unknown> });
  });
  return asked;
}

async function begin(means: Means, game = 'artificium'): Promise<Visitor & { id: string }> {
  const someone = await visitor({ hasty: true, touch: means === 'touch', size: means === 'touch' ? PHONE : undefined });
  const id = await table(someone.page, ['me', { bot: 'random' }, { bot: 'random' }], { game });
  await someone.page.goto(`${address()}/tables/${id}`);
  return { ...someone, id };
}

/** Waits until something can be pressed in the bar, and until it was seen. */
async function seen(page: Page): Promise<void> {
  await page.locator(BUTTONS).first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(600);
}

/** Goes on to the next decision by the doors of the server: of all kinds there is something to press twice. */
async function goOn(page: Page, id: string): Promise<void> {
  const state = await told(page, id);
  const draft = state.play.draft;
  if (!draft || state.phase !== 'playing') return;
  const at = { seat: state.eyes, position: state.position, draft: draft.version };
  if (draft.held) await ask(page, 'POST', `/api/tables/${id}/confirm`, at);
  else if (state.play.moves?.length)
    await ask(page, 'POST', `/api/tables/${id}/moves`, { ...at, moves: [state.play.moves[0]!.move] });
}

/** In the test command each means at one game, by hand each at every game and more often. */
const tried = (['mouse', 'touch', 'Enter'] as const).flatMap((means, number) => {
  const games = ['artificium', 'age-of-industry', 'arkwright-card', 'water-frame'];
  return (ALL ? games : [games[number]!]).map((game) => ({ means, game }));
});
test.each(tried)(
  'a second press by $means never answers a question that came after the first: $game',
  { timeout: 600_000 },
  async ({ means, game }) => {
    const { page, id } = await begin(means, game);
    const asked = listen(page);
    const kinds = new Set<string>();
    for (let again = 0; again < (ALL ? 8 : 2); again += 1) {
      for (const gap of GAPS) {
        await seen(page);
        const buttons = page.locator(BUTTONS);
        const button = buttons.nth(Math.floor(Math.random() * (await buttons.count())));
        // Something moved meanwhile: the next time.
        const name = await button.innerText({ timeout: 2_000 }).catch(() => null);
        if (name === null) continue;
        await button.scrollIntoViewIfNeeded();
        const box = (await button.boundingBox())!;
        if (means === 'Enter') await button.focus();
        kinds.add(name.replace(/\W+/g, ' ').trim());
        const [before, from] = [await told(page, id), asked.length];
        await twice(page, means, box.x + box.width / 2, box.y + box.height / 2, gap);
        await page.waitForTimeout(400);
        const answers = asked.slice(from);
        expect(answers.length, `${name}, ${gap} ms: ${JSON.stringify(answers)}`).toBeLessThanOrEqual(1);
        for (const { body } of answers)
          expect([body['position'], body['draft']]).toEqual([before.position, before.play.draft!.version]);
        expect(await page.locator('dialog[open]').count()).toBe(0);
        await page.keyboard.press('Escape');
        await goOn(page, id);
      }
    }
    expect(kinds.size, [...kinds].join(', ')).toBeGreaterThan(2);
  },
);

test('a key that is held down is one press', async () => {
  const { page } = await begin('Enter');
  await seen(page);
  const asked = listen(page);
  await page.locator(BUTTONS).first().focus();
  for (let time = 0; time < 30; time += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(40);
  }
  await page.keyboard.up('Enter');
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('laying the card that shows all cards is asked about, and so is passing for the round', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  while (!(await told(page, id)).play.turn.together) await goOn(page, id);
  await page.locator('.hand .pick.lit').first().waitFor();
  const asked = listen(page);
  await page.locator('.hand .pick.lit').first().click();
  const sure = page.getByRole('button', { name: /show all choices/ });
  await sure.waitFor();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await sure.waitFor({ state: 'hidden' });
  await page.locator('.board').getByRole('button', { name: /ass/ }).first().click();
  await page.getByText('You take no more part in this round.').waitFor();
  await page.keyboard.press('Escape');
  expect(asked).toEqual([]);
  await page.locator('.hand .pick.lit').first().click();
  await sure.click();
  await expect.poll(() => asked.map(({ at }) => at)).toEqual(['turn']);
});

test('leaving a seat and giving it to a bot are asked about', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'easy' }]);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('section.board').waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  const asked = listen(page);
  for (const name of ['Leave my seat', 'Let a bot play for me']) {
    await page.getByRole('button', { name }).click();
    await page.locator('dialog[open]').waitFor();
    // What Enter presses first does nothing.
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }
  expect(asked).toEqual([]);
});

test('a stepper counts every press', async () => {
  const { page } = await visitor({ hasty: true });
  const id = await table(page, ['me', { bot: 'easy' }], { game: 'arkwright-card' });
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('section.board').waitFor();
  await page.waitForTimeout(600);
  // The page counts what a control of its own hears.
  await page.evaluate(() => {
    const stepper = document.createElement('button');
    stepper.id = 'stepper';
    stepper.textContent = '0';
    stepper.onclick = () => (stepper.textContent = String(Number(stepper.textContent) + 1));
    stepper.style.cssText = 'position:fixed;left:40px;top:40px;width:60px;height:60px;z-index:99';
    document.querySelector('.board')!.append(stepper);
  });
  for (let time = 0; time < 8; time += 1) await page.mouse.click(70, 70);
  expect(await page.locator('#stepper').textContent()).toBe('8');
});

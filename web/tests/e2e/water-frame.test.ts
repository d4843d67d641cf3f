import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, fits, isOver, longGame, playByKeyboard, playByMouse, played, sound, table, visitor } from './support';

interface Told {
  position: number;
  eyes: number;
  play: {
    turn: { decision: string };
    view: { phase: string };
    draft: { version: number; held: unknown; moves: { do: string }[] };
    moves: { move: unknown }[];
  };
}
const look = (page: Page, id: string): Promise<Told> => ask<Told>(page, 'GET', `/api/tables/${id}`);

/** Answers what the set-up asks, without the page. */
async function toFirstTurn(page: Page, id: string): Promise<void> {
  for (;;) {
    const { position, eyes: seat, play } = await look(page, id);
    if (play.turn.decision === 'ChooseMarker') return;
    const turn = { seat, position, draft: play.draft.version };
    if (play.draft.held) await ask(page, 'POST', `/api/tables/${id}/confirm`, turn);
    else await ask(page, 'POST', `/api/tables/${id}/moves`, { ...turn, moves: [play.moves[0]!.move] });
  }
}

longGame('a whole game of three against bots by mouse, and a sale seen again from the log', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }, { bot: 'random' }], { game: 'water-frame' });
  await page.goto(`${address()}/tables/${id}`);
  await playByMouse(page, () => isOver(page));
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins?/);
  await page.locator('.log .again').last().click();
  const story = page.locator('[data-story]');
  await story.waitFor();
  await story.getByRole('button', { name: 'One unit back' }).click();
  expect(await story.locator('.scene, [aria-live]').first().textContent()).toMatch(/WF-18|^\s*$/);
  await story.getByRole('button', { name: 'Skip' }).click();
  await story.getByRole('button', { name: 'Show again' }).waitFor();
  await sound(page);
});

longGame('a whole game of two around one screen', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', 'me'], { game: 'water-frame' });
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('dialog[open]').waitFor();
  await playByMouse(page, () => isOver(page));
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins?/);
});

test('a game by keyboard alone', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }], { game: 'water-frame', switches: { setup: 'predetermined' } });
  await page.goto(`${address()}/tables/${id}`);
  await page.waitForSelector('.now h1');
  await playByKeyboard(page, undefined, played(page, id, 60));
});

test('marker and space are one gesture, and every decision of the turn can be walked back', async () => {
  const { page } = await visitor();
  const id = await table(page, ['me', 'me'], { game: 'water-frame', switches: { setup: 'predetermined' } });
  await toFirstTurn(page, id);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('dialog[open] .button').click();
  const moves = async (): Promise<{ do: string }[]> => (await look(page, id)).play.draft.moves;
  await page.getByRole('button', { name: /^Quality on the £10 space/ }).click();
  await expect.poll(async () => (await moves()).map((move) => move.do)).toEqual(['Use', 'Put']);
  // What comes next is in sight by itself, wherever on the board it is.
  const inSight = (): Promise<boolean> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.board .pick.lit')].some((thing) =>
        ((box) => box.top > 0 && box.bottom < innerHeight)(thing.getBoundingClientRect()),
      ),
    );
  await expect.poll(inSight).toBe(true);
  await page.getByRole('list', { name: 'Decided in this turn' }).getByRole('button').first().click();
  await expect.poll(moves).toEqual([]);
});

/** Follows a bot's advice until an event asks. */
async function toEvent(page: Page, id: string): Promise<void> {
  for (;;) {
    const { position, eyes: seat, play } = await look(page, id);
    if (!play.draft) {
      await page.waitForTimeout(10);
      continue;
    }
    if (play.view.phase === 'events') return;
    const turn = { seat, position, draft: play.draft.version };
    if (play.draft.held) {
      await ask(page, 'POST', `/api/tables/${id}/confirm`, turn);
      continue;
    }
    const { move } = await ask<{ move: unknown }>(page, 'POST', `/api/tables/${id}/hint`, { seat, bot: 'greedy' });
    await ask(page, 'POST', `/api/tables/${id}/moves`, { ...turn, moves: [move] });
  }
}

test('an event says what it does, and its choice what it costs', async () => {
  const { page } = await visitor();
  await ask(page, 'POST', '/api/guest', { name: 'Ada' });
  const text = readFileSync('../components/water-frame.toml', 'utf8').replace('events = ["lobby"', 'events = ["share_fever"');
  const { hash: sheet } = await ask<{ hash: string }>(page, 'POST', '/api/sheets', { game: 'water-frame', text });
  const switches = { setup: 'predetermined', events: 'reconstructed' };
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', {
    game: 'water-frame',
    seats: ['me', { bot: 'greedy' }],
    sheet,
    switches,
  });
  await toEvent(page, id);
  await page.goto(`${address()}/tables/${id}`);
  await page.getByText('Share Fever~: in turn order everybody may buy one share for cash').first().waitFor();
  expect(
    await page
      .getByRole('button', { name: /^Buy one share/ })
      .first()
      .textContent(),
  ).toMatch(/−£\d+/);
});

for (const [lang, palette] of [
  ['fr', 'night'],
  ['ko', 'clear'],
] as const) {
  test(`one mat at a time on a small phone: ${lang}, ${palette}`, async () => {
    const { page } = await visitor({ size: { width: 360, height: 740 }, lang, taste: { palette } });
    const id = await table(page, ['me', { bot: 'random' }, { bot: 'random' }], {
      game: 'water-frame',
      switches: { setup: 'predetermined' },
    });
    await page.goto(`${address()}/tables/${id}`);
    const parts = page.locator('.game-board > nav button');
    await parts.first().waitFor();
    for (let part = 0; part < (await parts.count()); part++) {
      await parts.nth(part).click();
      expect(await page.locator('[data-part]').count()).toBe(1);
      await fits(page);
    }
    await sound(page);
  });
}

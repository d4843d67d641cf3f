import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, fits, sound, table, visitor } from './support';

/** A question about a position that has gone by meanwhile is refused, and forgotten. */
const real = (faults: string[]): string[] => faults.filter((fault) => !fault.includes('status of 409'));

const CHOICES = '.board .pick.lit, .now .do .button:not([aria-disabled]):not([disabled]):not([aria-keyshortcuts=u])';

/** Where the mouse can go now: something lit, or whatever has to be answered first. */
const target = (page: Page): Promise<{ x: number; y: number } | 'over' | null> =>
  page.evaluate((choices) => {
    if (document.querySelector('.over')) return 'over';
    const first = document.querySelector('dialog[open] .button') ?? document.querySelector('.now .do .button[aria-keyshortcuts=c]:not([disabled])');
    const all = first ? [first] : document.querySelector('.now button[disabled]') ? [] : [...document.querySelectorAll(choices)];
    for (let tries = 0; tries < 5 && all.length > 0; tries++) {
      const thing = all[Math.floor(Math.random() * all.length)]!;
      thing.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // What stays in sight while the page moves may lie over it.
      const found = document.elementFromPoint(x, y);
      if (found && (thing.contains(found) || found.contains(thing))) return { x, y };
    }
    return null;
  }, CHOICES);

async function playOn(page: Page): Promise<void> {
  for (;;) {
    const at = await target(page);
    if (at === 'over') return;
    if (at) await page.mouse.click(at.x, at.y);
    else await page.waitForTimeout(20);
  }
}

/** How many steps of the tab key lead to the nearest thing that can be chosen; none while there is nothing to choose. */
const steps = (page: Page): Promise<{ by: number } | 'over' | 'confirm' | null> =>
  page.evaluate((choices) => {
    if (document.querySelector('.over')) return 'over';
    if (document.querySelector('.now .do .button[aria-keyshortcuts=c]:not([disabled])')) return 'confirm';
    if (document.querySelector('.now button[disabled]')) return null;
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')].filter(
      (stop) => stop.tabIndex >= 0 && !(stop as HTMLButtonElement).disabled && stop.checkVisibility(),
    );
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const wanted = [...document.querySelectorAll<HTMLElement>(choices)].map((thing) => stops.indexOf(thing)).filter((place) => place >= 0);
    if (wanted.length === 0) return null;
    const some = [0, 1, 2].map(() => wanted[Math.floor(Math.random() * wanted.length)]! - here);
    return { by: some.sort((one, other) => Math.abs(one) - Math.abs(other))[0]! };
  }, CHOICES);

const isAtChoice = (page: Page): Promise<boolean> => page.evaluate((choices) => document.activeElement?.matches(choices) ?? false, CHOICES);

interface Told {
  position: number;
  eyes: number;
  play: { turn: { decision: string }; draft: { version: number; held: unknown; moves: { do: string }[] }; moves: { move: unknown }[] };
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

test('a whole game of three against bots by mouse, and a sale seen again from the log', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }, { bot: 'random' }], { game: 'water-frame' });
  await page.goto(`${address()}/tables/${id}`);
  await playOn(page);
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins?/);
  await page.locator('.log .again').last().click();
  const story = page.locator('[data-story]');
  await story.waitFor();
  await story.getByRole('button', { name: 'One unit back' }).click();
  expect(await story.locator('.scene, [aria-live]').first().textContent()).toMatch(/WF-18|^\s*$/);
  await story.getByRole('button', { name: 'Skip' }).click();
  await story.getByRole('button', { name: 'Show again' }).waitFor();
  await sound(page);
  expect(real(faults)).toEqual([]);
  await context.close();
});

test('a whole game of two around one screen', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', 'me'], { game: 'water-frame' });
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('dialog[open]').waitFor();
  await playOn(page);
  await expect.poll(() => page.locator('.over h2').textContent()).toMatch(/wins?/);
  expect(real(faults)).toEqual([]);
  await context.close();
});

test('a whole game by keyboard alone', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', { bot: 'random' }], { game: 'water-frame', switches: { setup: 'predetermined' } });
  await page.goto(`${address()}/tables/${id}`);
  await page.waitForSelector('.now h1');
  for (;;) {
    const way = await steps(page);
    if (way === 'over') break;
    if (way === 'confirm') await page.keyboard.press('c');
    else if (way === null) await page.waitForTimeout(20);
    else {
      await Promise.all(Array.from({ length: Math.abs(way.by) }, () => page.keyboard.press(way.by > 0 ? 'Tab' : 'Shift+Tab')));
      if (await isAtChoice(page)) await page.keyboard.press('Enter');
    }
  }
  expect(real(faults)).toEqual([]);
  await context.close();
});

test('marker and space are one gesture, and every decision of the turn can be walked back', async () => {
  const { page, context, faults } = await visitor();
  const id = await table(page, ['me', 'me'], { game: 'water-frame', switches: { setup: 'predetermined' } });
  await toFirstTurn(page, id);
  await page.goto(`${address()}/tables/${id}`);
  await page.locator('dialog[open] .button').click();
  const moves = async (): Promise<{ do: string }[]> => (await look(page, id)).play.draft.moves;
  await page.getByRole('button', { name: /^Quality on the £10 space/ }).click();
  await expect.poll(async () => (await moves()).map((move) => move.do)).toEqual(['Use', 'Put']);
  await page.getByRole('list', { name: 'Decided in this turn' }).getByRole('button').first().click();
  await expect.poll(moves).toEqual([]);
  expect(real(faults)).toEqual([]);
  await context.close();
});

for (const [lang, palette] of [
  ['fr', 'night'],
  ['ko', 'clear'],
] as const) {
  test(`one mat at a time on a small phone: ${lang}, ${palette}`, async () => {
    const { page, context, faults } = await visitor({ size: { width: 360, height: 740 }, lang, taste: { palette } });
    const id = await table(page, ['me', { bot: 'random' }, { bot: 'random' }], { game: 'water-frame', switches: { setup: 'predetermined' } });
    await page.goto(`${address()}/tables/${id}`);
    const parts = page.locator('.game-board > nav button');
    await parts.first().waitFor();
    for (let part = 0; part < (await parts.count()); part++) {
      await parts.nth(part).click();
      expect(await page.locator('[data-part]').count()).toBe(1);
      await fits(page);
    }
    await sound(page);
    expect(real(faults)).toEqual([]);
    await context.close();
  });
}

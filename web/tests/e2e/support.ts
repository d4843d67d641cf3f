import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A whole game that takes too long for every change: `cargo xtask browser` plays it. */
export const longGame = test.skipIf(!process.env['LINESHAFT_ALL_GAMES']);

export const address = (): string => inject('server');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
});
afterAll(async () => {
  await browser.close();
});

export interface Visitor {
  context: BrowserContext;
  page: Page;
}

interface VisitorOptions {
  size?: typeof PHONE;
  lang?: string;
  taste?: Record<string, unknown>;
  touch?: boolean;
  /** Whether presses come as fast as the test sends them. Others look for a moment first, which costs the test no time. */
  hasty?: boolean;
  /** What goes wrong on purpose. */
  expects?: RegExp;
}

/** Each press comes, for the page, a good moment after what was there before. */
function lookFirst(): void {
  let ahead = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + ahead;
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => (ahead += 600), true);
}

/** What pages log that is no fault of theirs: a line that a test cut. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED/;
/** And a question about a position, or a step in it, that has gone by meanwhile. */
const GONE_BY = /\/(turn|forecast|chains)$/;

/** Everybody who is here in this test, and what went wrong in their pages. */
const here: { context: BrowserContext; faults: string[] }[] = [];

/** All go home, and in none of their pages did anything go wrong. An answer that a test changes on its way may still be on it. */
afterEach(async () => {
  const gone = here.splice(0);
  for (const { context } of gone) {
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  expect(gone.flatMap(({ faults }) => faults)).toEqual([]);
});

/** Somebody with a browser of their own. */
export async function visitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { size = DESK, lang = 'en', touch = false } = options;
  const context = await browser.newContext({ viewport: size, locale: lang, reducedMotion: 'reduce', hasTouch: touch });
  if (!options.hasty) await context.addInitScript(lookFirst);
  // The guide has tests of its own; elsewhere it would stand in the way of pictures.
  const taste = { guide: false, ...options.taste };
  await context.addInitScript((kept) => {
    // An empty page keeps nothing.
    if (location.protocol.startsWith('http')) localStorage.setItem('lineshaft', localStorage.getItem('lineshaft') ?? kept);
  }, JSON.stringify(taste));
  const faults: string[] = [];
  const note = (fault: string): void => {
    if (!EXPECTED.test(fault) && !options.expects?.test(fault)) faults.push(fault);
  };
  context.on('weberror', (error) => note(error.error().message));
  context.on('console', (message) => {
    const isGoneBy = message.text().includes('status of 409') && GONE_BY.test(message.location().url);
    if (message.type() === 'error' && !isGoneBy) note(message.text());
  });
  here.push({ context, faults });
  return { context, page: await context.newPage() };
}

/** Asks the server as this visitor. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const data = body === undefined ? undefined : JSON.stringify(body);
  const response = await page.request.fetch(address() + path, {
    method,
    data,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** A table opened by this visitor, who comes in as a guest. */
export async function table(page: Page, seats: unknown[], more: Record<string, unknown> = {}): Promise<string> {
  await ask(page, 'POST', '/api/guest', { name: 'Ada' });
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'artificium', seats, ...more });
  return id;
}

/** That a page fits, and has no fault that a program can find: of all kinds, or of some. */
export async function sound(page: Page, rules: string[] = []): Promise<void> {
  // No page of ours has frames, and without them nothing is gained by another window for the report.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
  await fits(page);
}

/** That a page does not scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(wide, 'the page scrolls sideways').toBeLessThanOrEqual(shown!);
}

/** Everything on the page that can be done but taking back. */
const CHOICES = '.board .pick.lit, .now .do .button:not([aria-disabled]):not([disabled]):not([aria-keyshortcuts=u])';
/** What is to be answered before anything else: who takes over around one screen, and whether the turn is meant. */
const FIRST = ['dialog[open] .button', '.now .do .button[aria-keyshortcuts=c]:not([disabled])'];

/** The same in Age of Industry: what finishes a choice is preferred to what begins another. */
export const ON_THE_MAP = [
  '.now .do .button.go',
  '.candidates .by, .candidates .go, .candidates .with .button, .sale .button.go:not([disabled])',
  '.acts .button:not(.dim), .tile.lit, .link.lit, .board .pick.lit, .now .do .button:not(.dim)',
];

/** A point of the window where one of these things is not hidden by anything else; earlier groups are preferred. */
function pointOf(groups: string[]): { x: number; y: number } | null {
  if (document.querySelector('.now button[disabled]')) return null;
  for (const group of groups) {
    const things = [...document.querySelectorAll(group)].sort(() => Math.random() - 0.5);
    for (const thing of things.slice(0, 12)) {
      // A railway is a line, and the middle of its frame may lie under something else.
      const target = thing.querySelector('.knob') ?? thing;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      for (const part of [0.5, 0.25, 0.75]) {
        const [x, y] = [box.left + box.width * part, box.top + box.height * part];
        const hit = document.elementFromPoint(x, y);
        if (hit && (thing.contains(hit) || hit.contains(thing))) return { x, y };
      }
    }
  }
  return null;
}

/** Points at random at what can be done. */
export async function playByMouse(page: Page, until: () => Promise<boolean>, choices = [CHOICES]): Promise<void> {
  while (!(await until())) {
    const point = await page.evaluate(pointOf, [...FIRST, ...choices]);
    if (point) await page.mouse.click(point.x, point.y);
    else await page.waitForTimeout(20);
  }
}

/** How many steps of the tab key lead to something that can be done; none while there is nothing to do. */
const stepsTo = (page: Page, groups: string[]): Promise<number | 'confirm' | null> =>
  page.evaluate((groups) => {
    if (document.querySelector('.now .do .button[aria-keyshortcuts=c]:not([disabled])')) return 'confirm';
    if (document.querySelector('.now button[disabled]')) return null;
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')].filter(
      (stop) => stop.tabIndex >= 0 && !(stop as HTMLButtonElement).disabled && stop.checkVisibility(),
    );
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const found = groups.map((group) =>
      [...document.querySelectorAll<HTMLElement>(group)].map((thing) => stops.indexOf(thing)).filter((place) => place >= 0),
    );
    const wanted = found.find((group) => group.length > 0);
    if (!wanted) return null;
    const some = [0, 1, 2].map(() => wanted[Math.floor(Math.random() * wanted.length)]! - here);
    return some.sort((one, other) => Math.abs(one) - Math.abs(other))[0]!;
  }, groups);

/** A game of many decisions: in the test command its first so many moves, by `cargo xtask browser` all of it. */
export function played(page: Page, id: string, moves: number): () => Promise<boolean> {
  const made = async (): Promise<number> => (await ask<{ play: { move: number } }>(page, 'GET', `/api/tables/${id}`)).play.move;
  return async () => (await isOver(page)) || (!process.env['LINESHAFT_ALL_GAMES'] && (await made()) >= moves);
}

/** Plays with the keys alone: tab to something that can be done, now and then along the arrows, and enter. To the end, unless told otherwise. */
export async function playByKeyboard(
  page: Page,
  choices = [CHOICES],
  until = (): Promise<boolean> => isOver(page),
): Promise<void> {
  const isAtChoice = (): Promise<boolean> =>
    page.evaluate((all) => document.activeElement?.matches(all) ?? false, choices.join());
  const press = (times: number, key: string): Promise<unknown> =>
    Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)));
  while (!(await until())) {
    const steps = await stepsTo(page, choices);
    if (steps === 'confirm') await page.keyboard.press('c');
    else if (steps === null) await page.waitForTimeout(20);
    else {
      await press(Math.abs(steps), steps > 0 ? 'Tab' : 'Shift+Tab');
      // What came or went meanwhile leads astray, and an arrow elsewhere chooses: another language, for one.
      if (await isAtChoice()) await press(Math.floor(Math.random() * 3), Math.random() < 0.7 ? 'ArrowRight' : 'ArrowDown');
      if (await isAtChoice()) await page.keyboard.press('Enter');
    }
  }
}

export const isOver = async (page: Page): Promise<boolean> => page.locator('.over').isVisible();

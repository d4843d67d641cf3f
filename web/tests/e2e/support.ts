import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

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
  /** What went wrong in the page. */
  faults: string[];
}

/** Somebody with a browser of their own. */
export async function visitor(options: { size?: typeof PHONE; lang?: string; taste?: Record<string, unknown> } = {}): Promise<Visitor> {
  const context = await browser.newContext({ viewport: options.size ?? DESK, locale: options.lang ?? 'en', reducedMotion: 'reduce' });
  // The guide has tests of its own; elsewhere it would stand in the way of pictures.
  const taste = { guide: false, ...options.taste };
  await context.addInitScript((kept) => localStorage.setItem('lineshaft', localStorage.getItem('lineshaft') ?? kept), JSON.stringify(taste));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A visitor nobody knows yet is told so by a status the browser reports by itself.
    if (message.type() === 'error' && !/status of 401|ERR_INTERNET_DISCONNECTED/.test(message.text())) faults.push(message.text());
  });
  return { context, page, faults };
}

/** Asks the server as this visitor. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const data = body === undefined ? undefined : JSON.stringify(body);
  const response = await page.request.fetch(address() + path, { method, data, headers: { 'content-type': 'application/json' } });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** A table opened by this visitor, who comes in as a guest. */
export async function table(page: Page, seats: unknown[], more: Record<string, unknown> = {}): Promise<string> {
  await ask(page, 'POST', '/api/guest', { name: 'Ada' });
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'artificium', seats, ...more });
  return id;
}

/** That a page fits, and has no fault that a program can find. */
export async function sound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
  await fits(page);
}

/** That a page does not scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(wide, 'the page scrolls sideways').toBeLessThanOrEqual(shown!);
}

/** Points at lit things until it is no longer this visitor's decision or the game is over. */
export async function playByMouse(page: Page, until: () => Promise<boolean>): Promise<number> {
  let pointed = 0;
  while (!(await until())) {
    const confirm = page.getByRole('button', { name: /Confirm/ });
    const things = page.locator('.board .pick.lit');
    const plain = page.locator('.now .do .button:not([aria-disabled]):not([disabled])');
    if (await confirm.isVisible().catch(() => false)) await confirm.click({ timeout: 2_000 }).catch(() => {});
    else {
      const [many, few] = [await things.count(), await plain.count()];
      if (many + few === 0) {
        await page.waitForTimeout(50);
        continue;
      }
      const choice = Math.floor(Math.random() * (many + few));
      const target = choice < many ? things.nth(choice) : plain.nth(choice - many);
      // What was lit may be gone by the time it is pointed at: then there is something else to do.
      await target.click({ timeout: 2_000 }).catch(() => {});
    }
    pointed++;
    await page.waitForFunction(() => !document.querySelector('.now button[disabled]'), undefined, { timeout: 5_000 }).catch(() => {});
  }
  return pointed;
}

interface Asked {
  phase: string;
  position: number;
  eyes: number | string;
  play: { draft?: { version: number; held: unknown } };
}

/** Plays a table of this visitor to its end without the page: for tests of what comes after. */
export async function playByAsking(page: Page, id: string): Promise<void> {
  const path = `/api/tables/${id}`;
  for (;;) {
    const { phase, position, eyes, play } = await ask<Asked>(page, 'GET', path);
    if (phase !== 'playing') return;
    const { draft } = play;
    if (typeof eyes !== 'number' || !draft) {
      await page.waitForTimeout(20);
      continue;
    }
    const turn = { seat: eyes, position, draft: draft.version };
    // The table may have gone on in between: then it is looked at again.
    const post = (what: string, body: unknown): Promise<unknown> => ask(page, 'POST', `${path}/${what}`, body).catch(() => {});
    if (draft.held !== null) await post('confirm', turn);
    else {
      const { moves } = await ask<{ moves: { move: unknown; refusal?: unknown }[] }>(page, 'GET', `${path}/options?seat=${eyes}`);
      const allowed = moves.filter(({ refusal }) => !refusal);
      const one = allowed[Math.floor(Math.random() * allowed.length)];
      if (one) await post('moves', { ...turn, moves: [one.move] });
    }
  }
}

export const isOver = async (page: Page): Promise<boolean> => page.locator('.over').isVisible();

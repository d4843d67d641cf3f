/** Who I am, and how I like things. What concerns the look stays in this browser; the rest is the server's. */

import { call, type Schemas } from '../api/call';
import { LANGS, preferred, speak, type Lang } from '../texts/texts.svelte';

export type Me = Schemas['Me'];
export const PALETTES = ['paper', 'night', 'clear'] as const;
export type Palette = (typeof PALETTES)[number] | 'system';

interface Taste {
  palette: Palette;
  motion: 'system' | 'none';
  notify: boolean;
  guide: boolean;
  lang: Lang | null;
}

const KEPT = 'lineshaft';
const usual: Taste = { palette: 'system', motion: 'system', notify: false, guide: true, lang: null };

function kept(): Taste {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Taste>) };
  } catch {
    return { ...usual };
  }
}

const state = $state<{ me: Me | null; taste: Taste }>({ me: null, taste: kept() });

/** Who I am, if the server knows me. */
export const me = (): Me | null => state.me;
/** How I like things. */
export const taste = (): Taste => state.taste;

function dress(): void {
  const { palette, motion } = state.taste;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['palette'] = palette === 'system' ? (dark ? 'night' : 'paper') : palette;
  document.documentElement.dataset['motion'] = motion;
}

/** Likes something differently from now on. */
export function prefer(changes: Partial<Taste>): void {
  Object.assign(state.taste, changes);
  localStorage.setItem(KEPT, JSON.stringify(state.taste));
  dress();
}

/** Changes the language, here and, for whoever is known, at the server. */
export async function changeLang(to: Lang): Promise<void> {
  prefer({ lang: to });
  await speak(to);
  if (state.me && state.me.lang !== to) await changeMe({ lang: to });
}

/** Changes what the server keeps of me. */
export async function changeMe(changes: Schemas['Changes']): Promise<void> {
  state.me = await call('PATCH', '/api/me', { body: changes });
}

/** Takes over who the server says I am. */
export function become(who: Me | null): void {
  isAnswered = true;
  state.me = who;
}

/** Comes in as a guest, unless the server knows me already. */
export async function comeIn(name: string): Promise<Me> {
  await known();
  state.me ??= await call('POST', '/api/guest', { body: { name, lang: state.taste.lang ?? preferred() } });
  return state.me;
}

/** A name that nobody bears, for somebody who has none. */
export async function freeName(): Promise<string> {
  return (await call('GET', '/api/session')).free_name ?? '';
}

/** Finds out who I am, and speaks my language. */
export async function arrive(): Promise<void> {
  dress();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
  await speak(state.taste.lang ?? preferred());
  await recognise().catch(() => askAgain(REST.first));
}

/** How long to wait, in milliseconds, before the server is asked again who I am. */
const REST = { first: 2_000, most: 30_000 };

/** Whether the server has said who I am, or that it does not know me. */
let isAnswered = false;

async function recognise(): Promise<void> {
  state.me = (await call('GET', '/api/session')).me ?? null;
  isAnswered = true;
  const theirs = state.me?.lang as Lang | undefined;
  if (state.taste.lang === null && theirs !== undefined && LANGS.includes(theirs)) await speak(theirs);
}

function askAgain(wait: number): void {
  setTimeout(() => {
    if (!isAnswered) void recognise().catch(() => askAgain(Math.min(2 * wait, REST.most)));
  }, wait);
}

/** Asks the server who I am if it has not said so yet: somebody known must not come in a second time as a stranger. */
export async function known(): Promise<void> {
  if (!isAnswered) await recognise().catch(() => undefined);
}

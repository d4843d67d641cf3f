/** Texts in the reader's language, from the same `.ftl` files the server speaks from. A change of language needs no reload. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { particle } from './josa';

export const LANGS = ['en', 'fr', 'ko'] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, string | number>;

const files = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/*/cli.ftl',
    '!../../../locales/*/server.ftl',
    '!../../../locales/*/table.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** What every page needs; other parts are added by the pages that speak from them. */
const parts = new Set(['web']);

const state = $state<{ lang: Lang; bundle: FluentBundle }>({ lang: 'en', bundle: new FluentBundle('en') });

/** The language in use. */
export const lang = (): Lang => state.lang;

function plain(value: FluentVariable | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value ?? '');
}

async function load(lang: Lang): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: { JOSA: ([word, forms]) => particle(plain(word as FluentVariable), plain(forms as FluentVariable)) },
  });
  const texts = await Promise.all([...parts].map((part) => files[`../../../locales/${lang}/${part}.ftl`]!()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

let loads = 0;
let latest: Promise<void> = Promise.resolve();

/** Loads all parts in this language; a load that was overtaken by another is forgotten. */
async function reload(lang: Lang): Promise<void> {
  const number = ++loads;
  const [bundle] = await Promise.all([load(lang), lang === 'ko' ? import('../style/fonts-ko.css') : null]);
  if (number !== loads) return latest;
  state.lang = lang;
  state.bundle = bundle;
  document.documentElement.lang = lang;
}

/** What was not fetched is asked for again by whoever needs it next. */
async function fetched(lang: Lang, fresh: string[] = []): Promise<void> {
  const asked = (latest = reload(lang));
  try {
    await asked;
  } catch (error) {
    for (const name of fresh) parts.delete(name);
    if (latest === asked) latest = Promise.resolve();
    throw error;
  }
}

/** Speaks this language from now on. */
export function speak(lang: Lang): Promise<void> {
  return fetched(lang);
}

/** Adds the texts of some parts, such as a game's. */
export async function addPart(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !parts.has(name));
  if (fresh.length === 0) return latest;
  for (const name of fresh) parts.add(name);
  await fetched(state.lang, fresh);
}

/** The language the browser asks for, if we speak it. */
export function preferred(): Lang {
  const codes = navigator.languages.map((code) => code.slice(0, 2));
  return codes.find((code): code is Lang => (LANGS as readonly string[]).includes(code)) ?? 'en';
}

/** The text with this key. */
export function t(key: string, args?: Args): string {
  const message = state.bundle.getMessage(key);
  if (!message?.value) return key;
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args ?? {})) {
    // Grouping of digits differs between the languages' tables; figures at the table are small, so none are grouped.
    given[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return state.bundle.formatPattern(message.value, given);
}

/** Whether there is a text with this key. */
export const hasText = (key: string): boolean => state.bundle.hasMessage(key);

/** Dear to make, and a log asks for hundreds of moments at once. */
const clock = $derived(new Intl.DateTimeFormat(state.lang, { dateStyle: 'medium', timeStyle: 'short' }));

/** A point in time, for people. */
export const moment = (at: number): string => clock.format(at);

/** A name on the sheet as it stands in keys: `mill_and_bakery` is `mill-and-bakery`. */
export const keyOf = (id: string): string => id.replaceAll('_', '-');

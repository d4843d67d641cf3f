/** Drafts are kept in this browser, sheets at the server. */

import { call, text, type Schemas } from '../../api/call';
import { nameOf } from './changes';

const place = (game: string): string => `lineshaft-sheet-${game}`;

export const draftOf = (game: string): string | null => localStorage.getItem(place(game));

export function keepDraft(game: string, draft: string | null): void {
  if (draft === null) localStorage.removeItem(place(game));
  else localStorage.setItem(place(game), draft);
}

/** The text of a sheet; what a hash names never changes. */
const texts = new Map<string, Promise<string>>();
export function sheetText(hash: string): Promise<string> {
  const known = texts.get(hash) ?? text(`/api/sheets/${encodeURIComponent(hash)}`);
  texts.set(hash, known);
  known.catch(() => texts.delete(hash));
  return known;
}

export interface Saved {
  hash: string;
  name: string;
  made: number;
  text: string;
}

/** The same text belongs at the server to whoever brought it first; whoever brought it later has it in this list. */
const also = (game: string): string => `lineshaft-sheets-${game}`;
const alsoMine = (game: string): Schemas['SheetTold'][] =>
  JSON.parse(localStorage.getItem(also(game)) ?? '[]') as Schemas['SheetTold'][];

/** The sheets I have saved for a game, the newest first. */
export async function savedSheets(game: string): Promise<Saved[]> {
  const told = await call('GET', '/api/sheets');
  const mine = [...told, ...alsoMine(game).filter((sheet) => !told.some(({ hash }) => hash === sheet.hash))];
  const ours = mine.filter((sheet) => sheet.game === game).toSorted((a, b) => b.made - a.made);
  return Promise.all(
    ours.map(async ({ hash, made }) => ({ hash, made, text: await sheetText(hash), name: nameOf(await sheetText(hash)) })),
  );
}

export const check = (game: string, sheet: string): Promise<{ hash: string }> =>
  call('POST', '/api/sheets/check', { body: { game, text: sheet } });
export async function save(game: string, sheet: string): Promise<{ hash: string }> {
  const kept = await call('POST', '/api/sheets', { body: { game, text: sheet } });
  const others = alsoMine(game).filter(({ hash }) => hash !== kept.hash);
  localStorage.setItem(also(game), JSON.stringify([{ hash: kept.hash, game, made: Date.now() }, ...others]));
  return kept;
}

/** Gives a text to the reader as a file. */
export function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

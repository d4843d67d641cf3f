/** The rules that were read, so that each is fetched once in each language. */

import { text } from '../api/call';
import type { Lang } from '../texts/texts.svelte';
import type { Block } from './rulebook';

const shelf = new Map<string, Promise<Block[]>>();

/** The rules of a game in this language. */
export function rulesOf(game: string, lang: Lang): Promise<Block[]> {
  const name = `${lang}/${game}`;
  let rules = shelf.get(name);
  if (!rules) {
    rules = Promise.all([text(`/api/games/${encodeURIComponent(game)}/rules`), import('./rulebook')]).then(
      ([markdown, { read }]) => read(game, markdown),
    );
    // What failed is asked again next time.
    rules.catch(() => shelf.delete(name));
    shelf.set(name, rules);
  }
  return rules;
}

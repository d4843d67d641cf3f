import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GAMES = ['artificium', 'arkwright-card', 'age-of-industry', 'water-frame'];
const LANGS = ['en', 'fr', 'ko'];
const keys = (lang: string, part: string): string[] =>
  [...readFileSync(`../locales/${lang}/${part}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

it.each(GAMES.flatMap((game) => LANGS.map((lang) => [game, lang] as const)))(
  'the guide explains every decision of %s in %s',
  (game, lang) => {
    const decisions = keys('en', game).flatMap((key) => key.match(`^${game}-decision-(.+)$`)?.[1] ?? []);
    const told = new Set(keys(lang, 'learn'));
    const untold = decisions.filter((decision) => decision !== 'over' && !told.has(`learn-guide-${game}-${decision}`));
    expect(decisions.length).toBeGreaterThan(5);
    expect(untold).toEqual([]);
  },
);

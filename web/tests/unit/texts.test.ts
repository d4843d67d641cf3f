import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { explain, ofSheet } from '../../src/pages/new/switches';
import { particle } from '../../src/texts/josa';
import { LANGS } from '../../src/texts/texts.svelte';

const root = join(import.meta.dirname, '../../..');
const PARTS = [
  'web',
  'board',
  'learn',
  'components',
  'reasons',
  'artificium',
  'arkwright-card',
  'age-of-industry',
  'water-frame',
];

function keysOf(lang: string): Set<string> {
  const texts = PARTS.map((part) => readFileSync(join(root, 'locales', lang, `${part}.ftl`), 'utf8'));
  return new Set(texts.flatMap((text) => new FluentResource(text).body.map(({ id }) => id)));
}

const sources = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('schema.d.ts'))
  .map((name) => ({ name, text: readFileSync(join(root, 'web/src', name), 'utf8') }));

/** Keys as they stand in the code: of a part of ours, in quotes. */
const spelled = new RegExp(`(['"\`])((?:${PARTS.join('|')})-[a-z0-9-]*)\\1`, 'g');
/** Keys that are put together: what is fixed of them, before and after what is not. */
const composed = /\bt\(`((?:[a-z]+-)+)\$\{(?:[^`{}]|\{[^}]*\})*\}([a-z-]*)`/g;

describe.each(LANGS)('the texts in %s', (lang) => {
  const keys = keysOf(lang);

  it('hold every key that the client uses', () => {
    const missing = sources.flatMap(({ name, text }) =>
      [...text.matchAll(spelled)]
        .map((match) => match[2]!)
        .filter((key) => !keys.has(key) && !PARTS.includes(key))
        .map((key) => `${name}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('hold keys for every family that the client puts together', () => {
    const all = [...keys];
    const missing = sources.flatMap(({ name, text }) =>
      [...text.matchAll(composed)]
        .filter(([, before, after]) => !all.some((key) => key.startsWith(before!) && key.endsWith(after!)))
        .map(([whole]) => `${name}: ${whole}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('Korean particles', () => {
  it('are those of crates/texts/src/josa.rs', () => {
    const rust = readFileSync(join(root, 'crates/texts/src/josa.rs'), 'utf8');
    const cases = [...rust.matchAll(/\("([^"]+)", "([^"]+)", "([^"]+)"\)/g)];
    expect(cases.length).toBeGreaterThan(5);
    for (const [, word, forms, expected] of cases) expect(particle(word!, forms!), word).toBe(expected);
  });
});

/** The switches as the server tells them: names from the keys, values from the English sentence. */
describe('what can be chosen at a table', () => {
  const switches = (lang: string): Map<string, string> => {
    const found = new Map<string, string>();
    for (const part of PARTS) {
      const text = readFileSync(join(root, 'locales', lang, `${part}.ftl`), 'utf8');
      for (const { id, value } of new FluentResource(text).body)
        if (/^(?!web-).*-switch-/.test(id)) found.set(id, String(value));
    }
    return found;
  };
  const values = new Map(
    [...switches('en')].map(([id, text]) => [id, [...text.matchAll(/(?:^|[;.] )([a-z_]+): /g)].map((match) => match[1]!)]),
  );

  it('has a name for every switch in every language', () => {
    for (const lang of LANGS) {
      const keys = keysOf(lang);
      for (const id of values.keys()) {
        const [game, name] = id.split('-switch-') as [string, string];
        expect(keys, id).toContain(`web-switch-${game}-${name}`);
      }
    }
  });

  it('is explained value by value in every language', () => {
    for (const lang of LANGS) {
      for (const [id, text] of switches(lang)) {
        const known = values.get(id)!;
        if (known.length === 0) continue;
        const told = explain({ name: id, rule: '', default: known[0]!, text, values: known });
        for (const { value, means } of told.values) expect(means, `${lang} ${id} ${value}`).not.toBe('');
      }
    }
  });

  it('takes a sentence apart', () => {
    const told = explain({
      name: 'lap',
      rule: 'AR-R16',
      default: 'true',
      values: ['true', 'false'],
      text: 'At the end ; true : it goes on ; false: it stops.',
    });
    expect(told.about).toBe('At the end.');
    expect(told.values.map(({ means }) => means)).toEqual(['It goes on.', 'It stops.']);
    const number = explain({ name: 'cap', rule: 'AR-R26', default: '1', values: ['0', '1'], text: 'How many times.' });
    expect(number.values.every(({ means }) => means === '')).toBe(true);
    expect(number.about).toBe('How many times.');
  });

  it('has the values of a sheet of one’s own', () => {
    const map = {
      name: 'map',
      rule: 'AI-101',
      default: 'germany',
      values: ['germany'],
      text: 'germany: Germany, a large map.',
    };
    expect(ofSheet([map], null)).toEqual([explain(map)]);
    const [own] = ofSheet([map], { game: { map: 'wales' }, maps: { germany: { name: 'Germany' }, wales: { name: 'Wales' } } });
    expect(own).toMatchObject({
      default: 'wales',
      values: [
        { value: 'germany', means: 'Germany, a large map.' },
        { value: 'wales', means: 'Wales' },
      ],
    });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { counts, FREE, keyName, keysOf, Names, thing, wordName } from '../../src/pages/components/names';
import { Layout, shownIn } from '../../src/pages/components/layout';
import { joined, nearest, places } from '../../src/pages/components/places';
import { trieOf } from '../../src/pages/components/provenance';
import { hashOf, sentenceOf } from '../../src/pages/components/reasons';
import { rowAround, without, withCopy } from '../../src/pages/components/rows';
import { read, type Node } from '../../src/pages/components/toml';
import { addPart, hasText, LANGS, speak } from '../../src/texts/texts.svelte';

// The texts tell the page which language it is in.
Object.assign(globalThis, { document: { documentElement: {} } });

const root = join(import.meta.dirname, '../../..');
const GAMES = ['artificium', 'arkwright-card', 'age-of-industry', 'water-frame'];
const textOf = (game: string): string => readFileSync(join(root, 'components', `${game}.toml`), 'utf8');

describe.each(GAMES)('the sheet of %s', (game) => {
  const text = textOf(game);
  const sheet = read(text);
  const all = [...places(sheet, trieOf(sheet)).values()];

  it('has a source for every value', () => {
    expect(all.filter(({ tag }) => tag.kind === 'none').map(({ path }) => path)).toEqual([]);
    expect(all.length).toBeGreaterThan(250);
  });

  it('is laid out with every value once', () => {
    const layout = new Layout((key) => counts(key) || thing(game, key) !== undefined);
    const shown = layout
      .sections(sheet)
      .flatMap(({ blocks }) => shownIn(blocks))
      .map(({ steps }) => joined(steps));
    expect(shown.toSorted()).toEqual(all.map(({ path }) => path).toSorted());
  });

  it('takes one more row of each kind, and gives it up again', () => {
    const rows = all.map(({ steps }) => rowAround(sheet, steps)).filter((row) => row !== null);
    const kindOf = ({ kind, from }: Node): string => `${kind} ${text.startsWith('[[', from)}`;
    const kinds = new Map(rows.map((row) => [kindOf(row.list.items[row.at]!), row]));
    expect(kinds.size).toBeGreaterThan(0);
    for (const row of kinds.values()) {
      const more = withCopy(text, row);
      const longer = rowAround(read(more), row.steps)!;
      expect(longer.list.items.length, joined(row.steps)).toBe(row.list.items.length + 1);
      const fewer = read(without(more, { ...longer, at: row.at + 1 }));
      expect(rowAround(fewer, row.steps)!.list.items.length, joined(row.steps)).toBe(row.list.items.length);
    }
  });

  it('says where in the text each value stands', () => {
    for (const { node, path } of all) {
      if (node.kind !== 'leaf') continue;
      const written = text.slice(node.from, node.to);
      expect(typeof node.value === 'string' ? JSON.parse(written) : written, path).toBe(
        typeof node.value === 'string' ? node.value : String(node.value),
      );
      expect(nearest(sheet, path).node, path).toBe(node);
    }
  });

  it.each(LANGS)('has every reason in %s', async (lang) => {
    await speak(lang);
    await addPart('reasons');
    // The lines of a book and the numbers of sources are no sentences.
    const reasons = new Set(all.map(({ tag }) => tag.detail).filter((detail) => !/^(P?[\d, –-]*)$/.test(detail)));
    expect(reasons.size).toBeGreaterThan(20);
    expect([...reasons].filter((reason) => !hasText(`reasons-${hashOf(reason)}`))).toEqual([]);
    if (lang === 'en') for (const reason of reasons) expect(sentenceOf(reason)).toBe(reason);
  });

  it.each(LANGS)('has a name for every key and every word in %s', async (lang) => {
    await speak(lang);
    await addPart('components', game);
    const names = new Names(game, sheet);
    const keys = all.flatMap(({ steps }) => keysOf(steps).map((_, at, whole) => whole.slice(0, at + 1)));
    expect([...new Set(keys.filter((path) => keyName(game, path) === undefined).map((path) => path.join('.')))]).toEqual([]);
    const nameless = all.filter(({ node, steps }) => {
      if (node.kind !== 'leaf' || typeof node.value !== 'string' || node.value === '') return false;
      const path = keysOf(steps);
      if (path.some((key) => FREE.has(key)) || path.join('.') === 'reconstruction_notes.limits') return false;
      return wordName(game, path, node.value) === undefined && names.value(steps, node.value) === node.value;
    });
    expect(nameless.map(({ path, node }) => `${path}: ${node.kind === 'leaf' ? node.value : ''}`)).toEqual([]);
  });
});

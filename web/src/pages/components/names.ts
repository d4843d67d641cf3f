/** What the keys and words of a sheet are called in the reader's language. */

import { plain } from '../../texts/numbers';
import { hasText, keyOf, t } from '../../texts/texts.svelte';
import { inside, isLeaf } from './places';
import { isItem, type Step } from './provenance';
import { sentenceOf } from './reasons';
import type { Branch, Node } from './toml';

/** The families of things a game has names for, the likeliest first. */
const THINGS: Record<string, string[]> = {
  artificium: ['card', 'good'],
  'arkwright-card': ['card', 'good', 'track', 'achievement', 'module'],
  'age-of-industry': ['card', 'resource', 'industry', 'ware', 'colour', 'kind', 'place', 'tile'],
  'water-frame': ['tile', 'good', 'marker', 'happening', 'grey'],
};

/** Where the same word names different things, the key it stands under tells which. */
const FAMILY: Record<string, Record<string, string>> = {
  'arkwright-card': { track: 'track', lifts: 'track', factories: 'good' },
  'age-of-industry': {
    industry: 'industry',
    colour: 'colour',
    player_colours: 'colour',
    slot: 'kind',
    slots: 'kind',
    produces: 'ware',
    accepts: 'ware',
    holds: 'resource',
    kind: 'place',
    market_tile: 'tile',
    card: 'card',
  },
  'water-frame': {
    event: 'happening',
    events: 'happening',
    factories: 'good',
    mat: 'grey',
    tiles: 'tile',
    own_action_markers: 'marker',
  },
};

/** Keys whose words are names and sentences of the sheet itself. */
export const FREE = new Set([
  'name',
  'name_en',
  'name_fr',
  'title',
  'designer',
  'publisher',
  'text',
  'changed',
  'why',
  'how',
  'hex',
]);

/** The language a sheet's own sentence is written in. */
export const tongueOf = (key: string): string | undefined =>
  key === 'name_fr' ? 'fr' : FREE.has(key) || key === 'limits' ? 'en' : undefined;

const first = (...keys: string[]): string | undefined => keys.find(hasText);
const said = (key: string): string => t(key, { count: 1 });

/** A thing of the game: `sawmill`, `lobby`. */
export function thing(game: string, id: string, family?: string): string | undefined {
  const families = family ? [family, ...(THINGS[game] ?? [])] : (THINGS[game] ?? []);
  const key = first(...families.map((one) => `${game}-${one}-${keyOf(id)}`));
  return key && said(key);
}

export const keysOf = (steps: readonly Step[]): string[] => steps.flatMap((step) => (isItem(step) ? [] : [step.key]));

/** A key that counts: `p2` is two players, `10` is ten of something. */
export const counts = (key: string): boolean => /^(p\d|\d+)$/.test(key);

/** What a key is called where it stands; nothing if it has no name. */
export function keyName(game: string, path: readonly string[]): string | undefined {
  const key = path.at(-1)!;
  const players = /^p(\d)$/.exec(key);
  if (players) return t('components-players', { count: Number(players[1]) });
  if (/^(\d+|P\d+)$/.test(key)) return key;
  const around = path.length > 1 ? path.slice(0, -1).toReversed() : ['root'];
  const named = first(
    ...around.map((outer) => `components-${game}-in-${keyOf(outer)}-${keyOf(key)}`),
    `components-${game}-${keyOf(key)}`,
  );
  return named
    ? t(named)
    : (thing(game, key) ?? (hasText(`components-key-${keyOf(key)}`) ? t(`components-key-${keyOf(key)}`) : undefined));
}

/** What a word is called that stands under these keys; nothing if it has no name. */
export function wordName(game: string, keys: readonly string[], word: string): string | undefined {
  const family = keys
    .toReversed()
    .map((key) => FAMILY[game]?.[key])
    .find((one) => one !== undefined);
  const own = first(`components-${game}-word-${keyOf(word)}`);
  const named = family && first(`${game}-${family}-${keyOf(word)}`);
  // The words of a choice may be keys of the sheet: the maps, for example.
  return named ? said(named) : own ? t(own) : (thing(game, word, family) ?? keyName(game, ['', word]));
}

/** The names of one sheet, which may have things of its own: places on a map, for example. */
export class Names {
  readonly #own = new Map<string, string>();

  constructor(
    readonly game: string,
    root: Branch,
  ) {
    const gather = (node: Node): void => {
      const [id, name] = node.kind === 'branch' ? [node.entries.get('id'), node.entries.get('name')] : [];
      if (id && name && isLeaf(id) && isLeaf(name)) this.#own.set(String(id.value), String(name.value));
      for (const [, inner] of inside(node)) gather(inner);
    };
    gather(root);
  }

  key(steps: readonly Step[]): string {
    const keys = keysOf(steps);
    return keyName(this.game, keys) ?? (keys.at(-1) ?? '').replaceAll('_', ' ');
  }

  /** A word, a number or a yes or no, for people. */
  value(steps: readonly Step[], value: string | number | boolean): string {
    if (typeof value === 'boolean') return t(value ? 'components-yes' : 'components-no');
    if (typeof value === 'number') return plain(value);
    const keys = keysOf(steps);
    if (value === '') return t('components-nothing');
    if (keys.some((key) => FREE.has(key))) return sentenceOf(value);
    if (value === this.game) return t(`${this.game}-title`);
    return wordName(this.game, keys, value) ?? this.#own.get(value) ?? this.#between(value) ?? value;
  }

  /** A link or lane is called by its two ends, a market or a coal box by its place. */
  #between(value: string): string | undefined {
    const part = (id: string): string | undefined => {
      const place = this.#own.get(id);
      if (place) return place;
      const [, base, kind] = /^(.*?)[_~]?(market|coal)$/.exec(id) ?? [];
      if (kind === undefined) return undefined;
      const name = keyName(this.game, ['maps', kind === 'market' ? 'market' : 'coal_box']) ?? kind;
      return base ? t('components-of', { thing: this.#own.get(base) ?? base, part: name }) : name;
    };
    const ends = value.split(/[-~]/);
    if (ends.length === 2) {
      const [one, other] = ends.map((end) => part(end) ?? end);
      return `${one} – ${other}`;
    }
    return part(value);
  }

  /** What a row is called: by its key, by its name, or by its number. */
  row(steps: readonly Step[], node: Node): string {
    const last = steps.at(-1)!;
    if (!isItem(last)) return this.key(steps);
    const id = node.kind === 'branch' ? (node.entries.get('id') ?? node.entries.get('level')) : undefined;
    if (!id || !isLeaf(id)) return t('components-place', { number: last.index + 1 });
    return typeof id.value === 'number' ? String(id.value) : this.value([...steps, { key: 'id' }], id.value);
  }

  /** A value in words, from the section down to itself. */
  whole(steps: readonly Step[], root: Branch): string {
    const words: string[] = [];
    let node: Node | undefined = root;
    for (const [at, step] of steps.entries()) {
      node =
        node &&
        inside(node).find(([one]) =>
          isItem(step) ? isItem(one) && one.index === step.index : !isItem(one) && one.key === step.key,
        )?.[1];
      if (!isItem(step)) words.push(this.key(steps.slice(0, at + 1)));
      else words.push(node?.kind === 'branch' ? this.row(steps.slice(0, at + 1), node) : String(step.index + 1));
    }
    return words.join(' › ');
  }
}

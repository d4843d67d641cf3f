/** A sheet that somebody reads or edits: its text, what it holds, what is chosen, and what differs from the house's. */

import { getContext, setContext } from 'svelte';
import { changesBetween, type Change } from './changes';
import { Layout, type Block } from './layout';
import { counts, Names, thing } from './names';
import { joined, nearest, places, type Place } from './places';
import { trieOf, type Kind, type Step } from './provenance';
import { sentenceOf } from './reasons';
import { lineOf, NotToml, read, type Branch } from './toml';

/** A sheet taken apart. */
export interface Taken {
  text: string;
  root: Branch;
  places: Map<string, Place>;
  names: Names;
  sections: { key: string | null; blocks: Block[] }[];
}

export function take(game: string, text: string): Taken {
  const root = read(text);
  const layout = new Layout((key) => counts(key) || thing(game, key) !== undefined);
  return { text, root, places: places(root, trieOf(root)), names: new Names(game, root), sections: layout.sections(root) };
}

/** What the server does not accept, and where. */
export interface Fault {
  path: string;
  message: string;
}

/** Typing makes one step back for each pause, in milliseconds. */
const PAUSE = 800;

export class Reading {
  text = $state('');
  /** As it was when the text could last be read. */
  #sheet = $state.raw<Taken>();
  /** The line that cannot be read. */
  broken = $state<number | null>(null);
  chosen = $state<string | null>(null);
  /** Under the pointer. */
  pointed = $state<string | null>(null);
  kind = $state<Kind | null>(null);
  query = $state('');
  onlyChanged = $state(false);
  fault = $state.raw<Fault | null>(null);
  editing = $state(false);
  before = $state.raw<string[]>([]);
  #last = 0;

  constructor(
    readonly game: string,
    readonly house: Taken,
    text: string,
  ) {
    this.put(text);
  }

  get sheet(): Taken {
    return this.#sheet ?? this.house;
  }

  /** Another text: what it holds is known at once, if it can be read. */
  put(text: string): void {
    this.text = text;
    try {
      this.#sheet = text === this.house.text ? this.house : take(this.game, text);
      this.broken = null;
    } catch (error) {
      if (!(error instanceof NotToml)) throw error;
      this.broken = lineOf(text, error.at);
    }
  }

  /** The text as somebody writes it. */
  write(text: string): void {
    const now = Date.now();
    if (now - this.#last > PAUSE) this.before = [...this.before.slice(-99), this.text];
    this.#last = now;
    this.put(text);
  }

  /** One value changed in its place; all else in the text stays. */
  change(path: string, written: string): void {
    const place = this.sheet.places.get(path);
    if (!place || this.broken !== null) return;
    this.#last = 0;
    this.write(this.text.slice(0, place.node.from) + written + this.text.slice(place.node.to));
    this.#last = 0;
  }

  /** The text with a row more or fewer. */
  setRows(text: string): void {
    this.#last = 0;
    this.write(text);
    this.#last = 0;
    if (this.chosen !== null && !this.sheet.places.has(this.chosen)) this.chosen = null;
  }

  undo(): void {
    const text = this.before.at(-1);
    if (text === undefined) return;
    this.before = this.before.slice(0, -1);
    this.#last = 0;
    this.put(text);
  }

  readonly changes: Change[] = $derived.by(() => changesBetween(this.house.places, this.sheet.places));
  readonly changed = $derived(new Set(this.changes.flatMap((change) => change.now?.path ?? [])));
  readonly faultAt = $derived(this.fault && nearest(this.sheet.root, this.fault.path));

  /** The values that are asked for; all, if nothing is. */
  readonly shown: Set<string> | null = $derived.by(() => {
    const query = this.query.trim().toLowerCase();
    if (query === '' && this.kind === null && !this.onlyChanged) return null;
    const { places: all, names, root } = this.sheet;
    const fits = (place: Place): boolean => {
      if (this.kind !== null && place.tag.kind !== this.kind) return false;
      if (this.onlyChanged && !this.changed.has(place.path)) return false;
      if (query === '') return true;
      const value = place.node.kind === 'leaf' ? names.value(place.steps, place.node.value) : '';
      return `${names.whole(place.steps, root)} ${value} ${place.path} ${sentenceOf(place.tag.detail)}`
        .toLowerCase()
        .includes(query);
    };
    return new Set([...all.values()].filter(fits).map(({ path }) => path));
  });

  isShown(steps: readonly Step[]): boolean {
    return this.shown === null || this.shown.has(joined(steps));
  }
}

const KEY = Symbol('reading');
export const provide = (reading: () => Reading): void => void setContext(KEY, reading);
export const reading = (): Reading => getContext<() => Reading>(KEY)();

/** What would follow a choice that somebody points at but has not made, told by the server for all seats. */

import { getContext, setContext } from 'svelte';
import { call } from '../../api/call';
import { place } from '../../routes.svelte';
import type { Facet, Picker } from '../../table/picker.svelte';
import type { Move, Option, Outlook } from '../../table/types';
import { t } from '../../texts/texts.svelte';
import type { Forecast } from './view';

const KEY = Symbol('desk');
/** Passing over things asks for nothing. */
const REST = 140;

const fits = (option: Option, facet: Facet): boolean =>
  Object.entries(facet).every(([field, value]) => JSON.stringify(option.move[field]) === JSON.stringify(value));

export class Preview {
  /** What is pointed at, and what it would bring. */
  option = $state.raw<Option | null>(null);
  #pointed = $state.raw<Forecast | null>(null);
  /** A way to something several moves away; without moves, why there is none. */
  way = $state.raw<Way | null>(null);
  #reached = $state.raw<Forecast | null>(null);
  /** The figures where the table page has none: in the turns of others. */
  idle = $state.raw<Forecast | null>(null);

  /** What would follow moves of mine. */
  constructor(private readonly ahead: (moves: Move[]) => Promise<Outlook<'water-frame'> | null>) {}

  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<string, Forecast | null>();

  /** The good that is tried. */
  get good(): string | null {
    const good = this.option?.move.good ?? this.way?.good;
    return typeof good === 'string' ? good : null;
  }

  get forecast(): Forecast | null {
    return this.#pointed ?? this.#reached;
  }

  /** Forgets what was tried, and what was true in the position before. */
  renew(): void {
    this.#known.clear();
    [this.way, this.#reached] = [null, null];
    this.leave();
  }

  /** The table that is shown; a replay has nothing to foresee. */
  get #table(): { id: string } | null {
    const [kind, id, ...rest] = place().path;
    return kind === 'tables' && id && rest.length === 0 ? { id } : null;
  }

  async #ask(seat: number, moves: Move[]): Promise<Forecast | null> {
    if (moves.length > 0) return (await this.ahead(moves))?.forecast ?? null;
    const path = this.#table;
    if (!path) return null;
    const outlook = await call('POST', '/api/tables/{id}/forecast', { path, body: { seat, moves } }).catch(() => null);
    return (outlook?.forecast ?? null) as Forecast | null;
  }

  async wait(seat: number): Promise<void> {
    this.idle = await this.#ask(seat, []);
  }

  /** Finds a way to a move that belongs later in a turn, and what the turn up to it would bring. */
  async reach(seat: number | null, wanted: Move): Promise<void> {
    if (seat === null) return;
    const path = this.#table;
    if (!path) return;
    const body = { seat, with: [wanted], again: true, limit: 1 };
    const found = await call('POST', '/api/tables/{id}/chains', { path, body }).catch(() => null);
    const chain = found?.chains[0] ?? [];
    const length = chain.findIndex((move) => JSON.stringify(move) === JSON.stringify(wanted)) + 1;
    const moves = chain.slice(0, length);
    const text = length > 0 ? found!.texts[0]!.slice(0, length).join(' → ') : t('water-frame-board-what-if-none');
    if (!found) return;
    this.#reached = moves.length > 0 ? await this.#ask(seat, moves) : null;
    this.way = { moves, text, good: wanted.good };
  }

  /** Looks at the one move that a thing stands for. */
  look(picker: Picker, facet: Facet, seat: number | null): void {
    clearTimeout(this.#timer);
    const options = picker.options.filter((option) => !option.refusal && fits(option, { ...picker.selection, ...facet }));
    const option = options.length === 1 ? options[0]! : null;
    if (!option || seat === null) return this.leave();
    const key = JSON.stringify(option.move);
    this.#timer = setTimeout(() => {
      void (async () => {
        if (!this.#known.has(key)) this.#known.set(key, await this.#ask(seat, [option.move]));
        if (!picker.options.includes(option)) return;
        [this.option, this.#pointed] = [option, this.#known.get(key) ?? null];
      })();
    }, REST);
  }

  leave(): void {
    clearTimeout(this.#timer);
    [this.option, this.#pointed] = [null, null];
  }
}

interface Way {
  moves: Move[];
  text: string;
  good: unknown;
}

interface Desk {
  picker: Picker;
  preview: Preview;
  readonly seat: number | null;
  /** Whether things that belong later in the turn can be tried now. */
  readonly curious: boolean;
}

export const lay = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);

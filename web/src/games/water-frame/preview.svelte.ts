/** What would follow a choice that somebody points at but has not made, told by the server for all seats. */

import { getContext, setContext } from 'svelte';
import { call } from '../../api/call';
import { place } from '../../routes.svelte';
import type { Facet, Picker } from '../../table/picker.svelte';
import type { Move, Option, Outlook } from '../../table/types';
import type { Forecast } from './view';

const KEY = Symbol('desk');
/** Passing over things asks for nothing. */
const REST = 140;

const fits = (option: Option, facet: Facet): boolean =>
  Object.entries(facet).every(([field, value]) => JSON.stringify(option.move[field]) === JSON.stringify(value));

export class Preview {
  /** What is tried, in words, and what it would bring. */
  option = $state.raw<Option | null>(null);
  forecast = $state.raw<Forecast | null>(null);
  /** The figures where the table page has none: in the turns of others. */
  idle = $state.raw<Forecast | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<string, Forecast | null>();

  /** Forgets what was true in the position before. */
  renew(): void {
    this.#known.clear();
    this.leave();
  }

  async #ask(seat: number, moves: Move[]): Promise<Forecast | null> {
    const [kind, id, ...rest] = place().path;
    if (kind !== 'tables' || !id || rest.length > 0) return null;
    const outlook = await call<Outlook>('POST', `/api/tables/${id}/forecast`, { seat, moves }).catch(() => null);
    return (outlook?.forecast ?? null) as unknown as Forecast | null;
  }

  async wait(seat: number): Promise<void> {
    this.idle = await this.#ask(seat, []);
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
        [this.option, this.forecast] = [option, this.#known.get(key) ?? null];
      })();
    }, REST);
  }

  leave(): void {
    clearTimeout(this.#timer);
    [this.option, this.forecast] = [null, null];
  }
}

interface Desk {
  picker: Picker;
  preview: Preview;
  readonly seat: number | null;
}

export const lay = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);

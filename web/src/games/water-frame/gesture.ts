/** One gesture that is more than one move: a marker on a space, or a way that was tried. */

import type { Facet, Picker } from '../../table/picker.svelte';

/** The same choices may be told twice before the next come, so each step waits for quiet; never into another turn. */
const QUIET = 250;
const PATIENCE = 5_000;

export class Gesture {
  #then: Facet[] = [];
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly picker: Picker) {}

  walk([first, ...rest]: Facet[]): void {
    [this.#then, this.#until] = [rest, Date.now() + PATIENCE];
    if (first) this.picker.point(first);
  }

  /** Takes the next step once it can be taken. */
  goOn(): void {
    this.stop();
    if (this.#then.length > 0) this.#timer = setTimeout(() => this.#step(), QUIET);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #step(): void {
    const [next, ...rest] = this.#then;
    if (!next || this.picker.options.length === 0) return;
    if (Date.now() > this.#until) this.#then = [];
    else if (this.picker.light(next) === 'lit') {
      this.#then = rest;
      this.picker.point(next);
    }
  }
}

/** A sale as it happened, told unit by unit; it can be skipped and told again. */

import type { Told } from '../../table/types';
import { Pace } from './pace.svelte';
import { endOf, outcomesOf, startOf, unitsOf } from './sales';

export class Story {
  good = $state<string | null>(null);
  /** Each unit sold, with its level and its seller. */
  units = $state.raw<Told[]>([]);
  /** What it brought, in words. */
  outcomes = $state.raw<Told[]>([]);
  /** Whether it has just happened, and nobody has put it away. */
  fresh = $state(false);
  readonly pace = new Pace();

  /** Whether more of it may come: somebody was asked before its cycle was over. */
  #goesOn = false;

  /** Takes what happened; a sale that was interrupted by a question goes on. */
  hear(told: Told[]): void {
    // Another moment is looked at to which nothing led: what follows there may have been told.
    if (told.length === 0) this.#goesOn = false;
    const from = startOf(told);
    const news = from >= 0 ? told.slice(from) : told;
    const end = endOf(news);
    const part = end >= 0 ? news.slice(0, end) : news;
    if (from >= 0) {
      this.fresh = true;
      this.tell(part);
      this.#goesOn = end < 0;
    } else if (this.#goesOn) {
      const units = unitsOf(part);
      this.#set([...this.units, ...units], [...this.outcomes, ...outcomesOf(part)]);
      if (units.length > 0) this.pace.go();
      this.#goesOn = end < 0;
    }
  }

  /** Tells a whole sale from its first unit on. */
  tell(sale: Told[]): void {
    this.good = String(sale[0]?.good);
    this.#goesOn = false;
    this.#set(unitsOf(sale), outcomesOf(sale));
    this.pace.again();
  }

  #set(units: Told[], outcomes: Told[]): void {
    [this.units, this.outcomes] = [units, outcomes];
    this.pace.count = units.length;
  }
}

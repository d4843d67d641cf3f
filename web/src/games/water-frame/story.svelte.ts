/** A sale as it happened, told unit by unit; it can be skipped and told again. */

import type { Told } from '../../table/types';
import { Pace } from './pace.svelte';
import { outcomesOf, startOf, unitsOf } from './sales';

export class Story {
  good = $state<string | null>(null);
  /** Each unit sold, with its level and its seller. */
  units = $state.raw<Told[]>([]);
  /** What it brought, in words. */
  outcomes = $state.raw<Told[]>([]);
  /** Whether it has just happened, and nobody has put it away. */
  fresh = $state(false);
  readonly pace = new Pace();

  /** Takes what happened; a sale that was interrupted by a question goes on. */
  hear(told: Told[]): void {
    const from = startOf(told);
    if (from >= 0) {
      this.fresh = true;
      return this.tell(told.slice(from));
    }
    const [units, outcomes] = [unitsOf(told), outcomesOf(told)];
    if (units.length === 0) return;
    this.#set([...this.units, ...units], [...this.outcomes, ...outcomes]);
    this.pace.go();
  }

  /** Tells a whole sale from its first unit on. */
  tell(sale: Told[]): void {
    this.good = String(sale[0]?.good);
    this.#set(unitsOf(sale), outcomesOf(sale));
    this.pace.again();
  }

  #set(units: Told[], outcomes: Told[]): void {
    [this.units, this.outcomes] = [units, outcomes];
    this.pace.count = units.length;
  }
}

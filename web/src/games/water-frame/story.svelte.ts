/** A sale as it happened, told unit by unit; it can be skipped and told again. */

import type { Told } from '../../table/types';
import { outcomesOf, startOf, unitsOf } from './sales';

/** No step lasts longer, and a long sale is told faster. */
const LONGEST = 380;
const STORY = 3_200;

/** Whether somebody wants nothing to move. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

export class Story {
  good = $state<string | null>(null);
  /** Each unit sold, with its level and its seller. */
  units = $state.raw<Told[]>([]);
  shown = $state(0);
  /** What it brought, in words. */
  outcomes = $state.raw<Told[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes what happened; a sale that was interrupted by a question goes on. */
  hear(told: Told[]): void {
    const from = startOf(told);
    if (from >= 0) return this.tell(told.slice(from));
    const units = unitsOf(told);
    if (units.length === 0) return;
    [this.units, this.outcomes] = [[...this.units, ...units], [...this.outcomes, ...outcomesOf(told)]];
    this.#go();
  }

  /** Tells a whole sale from its first unit on. */
  tell(sale: Told[]): void {
    [this.good, this.units, this.outcomes, this.shown] = [String(sale[0]?.good), unitsOf(sale), outcomesOf(sale), 0];
    this.#go();
  }

  again(): void {
    this.shown = 0;
    this.#go();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.shown = this.units.length;
  }

  /** One unit on or back, at the reader's own pace. */
  step(by: number): void {
    clearTimeout(this.#timer);
    this.shown = Math.max(0, Math.min(this.units.length, this.shown + by));
  }

  #go(): void {
    clearTimeout(this.#timer);
    if (still()) return this.skip();
    if (this.shown >= this.units.length) return;
    this.#timer = setTimeout(() => {
      this.shown += 1;
      this.#go();
    }, Math.max(80, Math.min(LONGEST, STORY / this.units.length)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** The last sale as it happened, told unit by unit; it can be skipped and told again. */

import type { Told } from '../../table/types';
import type { Call } from './view';

/** No step lasts longer, and a long sale is told faster. */
const LONGEST = 380;
const STORY = 3_200;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

export class Story {
  good = $state<string | null>(null);
  calls = $state.raw<Call[]>([]);
  /** Each call in words. */
  texts = $state.raw<string[]>([]);
  shown = $state(0);
  /** What it brought, in words. */
  lines = $state.raw<Told[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes what happened; a sale that was interrupted by a question goes on. */
  hear(told: Told[]): void {
    const from = told.findLastIndex((one, place) => one.event === 'Made' && told[place - 1]?.event !== 'Made');
    const fresh = from >= 0 && told.slice(from).some(({ event }) => event === 'SoldUnit' || event === 'ImporterSoldUnit' || event === 'SaleEnded');
    const heard = fresh ? told.slice(from) : told;
    const calls = heard.flatMap((one): Call[] =>
      one.event === 'SoldUnit' ? [[Number(one.level), Number(one.seat)]] : one.event === 'ImporterSoldUnit' ? [[Number(one.level), null]] : [],
    );
    const texts = heard.filter(({ event }) => event === 'SoldUnit' || event === 'ImporterSoldUnit').map(({ text }) => text);
    const lines = heard.filter(({ event }) => ['Sold', 'SharesRose', 'SoldToPatron', 'RowClosed', 'Shipped', 'Stored', 'Lost'].includes(event ?? ''));
    if (fresh) [this.good, this.calls, this.texts, this.lines, this.shown] = [String(heard[0]!.good), calls, texts, lines, 0];
    else if (calls.length > 0) [this.calls, this.texts, this.lines] = [[...this.calls, ...calls], [...this.texts, ...texts], [...this.lines, ...lines]];
    else return;
    this.#go();
  }

  again(): void {
    this.shown = 0;
    this.#go();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.shown = this.calls.length;
  }

  #go(): void {
    clearTimeout(this.#timer);
    if (still()) return this.skip();
    if (this.shown >= this.calls.length) return;
    this.#timer = setTimeout(() => {
      this.shown += 1;
      this.#go();
    }, Math.max(80, Math.min(LONGEST, STORY / this.calls.length)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Selling as one choice: any set of mills and factories, each with its port or market. What is possible and what it pays, the
 * engine says; where two want the same outlet, the one that was chosen last has it.
 */

import type { Light } from '../../table/picker.svelte';
import type { Move, Told } from '../../table/types';
import { t } from '../../texts/texts.svelte';
import { chains, foresee } from './question';
import type { Forecast } from './view';

/** A mill or factory with the outlets it can sell to; without any, why. */
export interface Seller {
  space: string;
  outlets: string[];
  why?: string;
}

/** What the chosen sales bring: to each seat in dollars, and the points after them. */
export interface Proceeds {
  chain: Move[];
  money: number[];
  scores: number[];
}

/** As many ways as the largest map has outlets for one seller, many times over. */
const MANY = 200;
const SELL: Move = { do: 'Act', action: 'sell' };

/** The ways in which nothing is sold but what was asked for. */
const alone = (ways: Move[][], sellers: string[]): Move[][] =>
  ways.filter((way) => way.every((move) => move.do !== 'Sell' || sellers.includes(String(move.space))));

export class Sale {
  open = $state(false);
  sellers = $state.raw<Seller[]>([]);
  /** The outlet of each seller that sells. */
  chosen = $state.raw<Record<string, string>>({});
  /** The seller whose outlets are lit. */
  active = $state<string | null>(null);
  proceeds = $state.raw<Proceeds | null>(null);
  why = $state<string | null>(null);
  #seat = 0;
  #asked = 0;
  #opened = 0;

  /** Begins with some sales; `sellers` are all mills and factories that have not sold, in their order. */
  async begin(seat: number, sellers: string[], sales: [seller: string, outlet: string][]): Promise<void> {
    this.#seat = seat;
    this.open = true;
    this.sellers = [];
    this.chosen = Object.fromEntries(sales);
    this.active = sales.length === 1 ? sales[0]![0] : null;
    const opened = ++this.#opened;
    void this.#reckon();
    const found = await Promise.all(sellers.map((space) => this.#seller(space)));
    if (opened === this.#opened) this.sellers = found;
  }

  async #seller(space: string): Promise<Seller> {
    const found = await chains(this.#seat, [SELL, { do: 'Sell', space }], MANY);
    const ways = alone(found?.chains ?? [], [space]);
    const outlets = ways.flatMap((way) => way.filter((move) => move.do === 'SellTo').map((move) => String(move.outlet)));
    if (outlets.length === 0 && ways[0]) {
      // A single outlet is no decision: it stands in what follows.
      const told = (await foresee(this.#seat, ways[0]))?.events ?? [];
      outlets.push(
        ...told.filter((event) => event.space === space && event.outlet !== undefined).map((event) => String(event.outlet)),
      );
    }
    // Where another sale comes about by itself, the engine has no rule to name.
    const why =
      outlets.length > 0 ? undefined : found?.refusal?.rule ? found.refusal.text : t('age-of-industry-board-sale-no-outlet');
    return { space, outlets: [...new Set(outlets)], why };
  }

  /** Gives a seller an outlet, or none. */
  set(seller: string, outlet: string | null): void {
    const others = Object.entries(this.chosen).filter(([one, where]) => one !== seller && where !== outlet);
    this.chosen = Object.fromEntries(outlet === null ? others : [...others, [seller, outlet]]);
    this.active = seller;
    void this.#reckon();
  }

  /** Asks what the chosen sales bring together. */
  async #reckon(): Promise<void> {
    const asked = ++this.#asked;
    this.why = null;
    const sellers = Object.keys(this.chosen);
    if (sellers.length === 0) return void (this.proceeds = null);
    const wanted = sellers.flatMap((space): Move[] => [
      { do: 'Sell', space },
      { do: 'SellTo', outlet: this.chosen[space]! },
    ]);
    const found = await chains(this.#seat, [SELL, ...wanted], MANY);
    const [chain] = alone(found?.chains ?? [], sellers);
    const outlook = chain ? await foresee(this.#seat, chain) : null;
    if (asked !== this.#asked) return;
    this.proceeds = outlook && chain ? { chain, ...gains(outlook.events, outlook.forecast) } : null;
    this.why = found?.refusal?.text ?? null;
  }

  close(): void {
    this.open = false;
    this.#asked += 1;
    this.#opened += 1;
    [this.proceeds, this.active, this.chosen, this.sellers] = [null, null, {}, []];
  }

  #sellerAt(id: string): Seller | undefined {
    return this.sellers.find(({ space }) => space === id);
  }

  light(id: string): Light {
    const seller = this.#sellerAt(id);
    if (id in this.chosen || Object.values(this.chosen).includes(id)) return 'chosen';
    if (seller) return seller.outlets.length > 0 ? 'lit' : 'dim';
    const wanting = this.active === null ? this.sellers : [this.#sellerAt(this.active)];
    return wanting.some((one) => one?.outlets.includes(id)) ? 'lit' : 'still';
  }

  whyNot(id: string): string | undefined {
    return this.#sellerAt(id)?.why;
  }

  /** Points at a seller or at an outlet on the map. */
  point(id: string): void {
    const seller = this.#sellerAt(id);
    if (seller) {
      const taken = Object.values(this.chosen);
      if (id in this.chosen) this.set(id, null);
      else if (seller.outlets.length > 0)
        this.set(id, seller.outlets.find((outlet) => !taken.includes(outlet)) ?? seller.outlets[0]!);
      return;
    }
    const holder = Object.keys(this.chosen).find((one) => this.chosen[one] === id);
    const wanting = [this.active, ...this.sellers.map(({ space }) => space).filter((space) => !(space in this.chosen))];
    const taker = wanting.find((one) => one !== null && one !== holder && this.#sellerAt(one)?.outlets.includes(id));
    if (taker) this.set(taker, id);
    else if (holder !== undefined) this.set(holder, null);
  }
}

/** What is told of a sale, summed up for each seat. */
function gains(events: Told[], forecast: Forecast): { money: number[]; scores: number[] } {
  const money = forecast.seats.map((_, seat) =>
    events.filter((told) => told.event === 'Flipped' && told.seat === seat).reduce((sum, told) => sum + Number(told.income), 0),
  );
  return { money, scores: forecast.seats.map(({ score }) => score) };
}

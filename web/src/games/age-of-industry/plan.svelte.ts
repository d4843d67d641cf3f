/**
 * Building from any end: a card, a counter of the display, a space or a link can be pointed at in any order, before the
 * engine asks for it. What fits is what the forecast lists; what does not fit is asked of the engine, which says why.
 */

import type { Facet, Light, Picker } from '../../table/picker.svelte';
import type { Move } from '../../table/types';
import type { BuildForecast, Forecast, Industry, RailForecast } from './view';

interface Wanted {
  card?: string;
  industry?: Industry;
  space?: string;
}

export class Plan {
  wanted = $state.raw<Wanted>({});
  link = $state<string | null>(null);
  /** The place whose sheet is open below the map. */
  place = $state<string | null>(null);
  /** The spaces and links where something has just happened. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The candidate under the pointer, for its routes on the map. */
  shown = $state.raw<BuildForecast | RailForecast | null>(null);

  constructor(
    private readonly picker: () => Picker,
    private readonly forecast: () => Forecast | null,
  ) {}

  /** Whether a build can be planned: it is my decision, and an action is being chosen or a build has begun. */
  get open(): boolean {
    return this.picker().options.some(({ move }) => ['Act', 'Play', 'Choose', 'Build', 'Lay'].includes(move.do));
  }

  get begun(): boolean {
    return Object.keys(this.wanted).length > 0 || this.link !== null;
  }

  /** The builds that are left by what was chosen. */
  get builds(): BuildForecast[] {
    if (!this.begun || this.link !== null) return [];
    return this.#fitting(this.wanted).sort((one, other) => Number(one.cards.length === 0) - Number(other.cards.length === 0));
  }

  get rail(): RailForecast | null {
    return this.forecast()?.rails.find(({ link }) => link === this.link) ?? null;
  }

  #fitting({ card, industry, space }: Wanted): BuildForecast[] {
    return (this.forecast()?.builds ?? []).filter(
      (build) =>
        (card === undefined || build.cards.includes(card)) &&
        (industry === undefined || build.industry === industry) &&
        (space === undefined || build.space === space),
    );
  }

  /** Whether all that could be built on a space takes both actions. */
  takesBoth(space: string): boolean {
    const found = this.facet(tileFacets(space)) ? [] : this.#fitting({ ...this.wanted, space });
    return found.length > 0 && found.every(({ cards }) => cards.length === 0);
  }

  /** The part of a move a thing stands for in the present decision, if any. */
  facet(facets: Facet[]): Facet | undefined {
    return facets.find((facet) => this.picker().light(facet) !== 'still');
  }

  /** How a thing is lit: by the present decision, or else by what could be built with it. */
  light(facets: Facet[], part: Wanted): Light {
    const facet = this.facet(facets);
    if (facet) return this.picker().light(facet);
    const [field, value] = Object.entries(part)[0] ?? [];
    if (!this.open || field === undefined) return 'still';
    if (this.wanted[field as keyof Wanted] === value) return 'chosen';
    if (this.#fitting({ ...this.wanted, ...part }).length > 0) return 'lit';
    if (this.begun) return this.link === null ? 'dim' : 'still';
    return part.space !== undefined && this.#sells(part.space) ? 'lit' : 'still';
  }

  /** Whether a sale could begin at this space. */
  #sells(space: string): boolean {
    return this.mayAct('sell') && (this.forecast()?.sales.some(({ seller }) => seller === space) ?? false);
  }

  lightOfLink(id: string): Light {
    const light = this.picker().light({ do: 'Lay', link: id });
    if (light !== 'still') return light;
    if (!this.open) return 'still';
    if (this.link === id) return 'chosen';
    return this.forecast()?.rails.some(({ link }) => link === id) ? 'lit' : 'still';
  }

  why(facets: Facet[]): string | undefined {
    const facet = this.facet(facets);
    return facet && this.picker().light(facet) === 'dim' ? this.picker().why(facet)?.refusal?.text : undefined;
  }

  /** Points at a thing; answers whether that meant anything. */
  point(facets: Facet[], part: Wanted): boolean {
    const facet = this.facet(facets);
    if (facet) {
      this.picker().point(facet);
      return true;
    }
    if (!this.open) return false;
    const [field, value] = Object.entries(part)[0] ?? [];
    if (field === undefined) return false;
    this.link = null;
    if (this.wanted[field as keyof Wanted] === value) {
      const { [field as keyof Wanted]: _, ...rest } = this.wanted;
      this.wanted = rest;
      return true;
    }
    const joined = { ...this.wanted, ...part };
    if (!this.begun && part.space !== undefined && this.#fitting(part).length === 0 && this.#sells(part.space)) {
      this.act('sell', { do: 'Sell', space: part.space });
      return true;
    }
    if (this.#fitting(joined).length > 0) this.wanted = joined;
    else if (this.#fitting(part).length > 0) this.wanted = part;
    else if (joined.space !== undefined && (joined.card !== undefined || joined.industry !== undefined)) this.#ask(joined);
    else return false;
    return true;
  }

  pointAtLink(id: string): void {
    if (this.picker().light({ do: 'Lay', link: id }) !== 'still') return this.picker().point({ do: 'Lay', link: id });
    if (!this.open) return;
    this.wanted = {};
    if (this.link === id) this.link = null;
    else if (this.forecast()?.rails.some(({ link }) => link === id)) this.link = id;
    else this.picker().wish([{ do: 'Act', action: 'rail' }, { do: 'Lay', link: id }]);
  }

  /** Whether an action can be begun now. */
  mayAct(action: string): boolean {
    return this.picker().options.some(({ move, refusal }) => move.do === 'Act' && move.action === action && !refusal);
  }

  /** Begins an action with its first move. */
  act(action: string, ...moves: Move[]): void {
    this.drop();
    this.picker().wish([{ do: 'Act', action }, ...moves]);
  }

  /** Lets the engine say why a card or a counter does not fit a space. */
  #ask({ card, industry, space }: Wanted): void {
    const moves: Move[] = [{ do: 'Act', action: 'build' }];
    if (card !== undefined) moves.push({ do: 'Play', card });
    if (industry !== undefined) moves.push({ do: 'Choose', industry });
    this.picker().wish([...moves, { do: 'Build', space: space! }]);
  }

  build(build: BuildForecast, card?: string): void {
    const start: Move[] = card === undefined ? [{ do: 'Act', action: 'combined_build' }] : [{ do: 'Act', action: 'build' }, { do: 'Play', card }];
    this.picker().wish([...start, { do: 'Choose', industry: build.industry }, { do: 'Build', space: build.space }]);
    this.drop();
  }

  lay(rail: RailForecast): void {
    this.picker().wish([{ do: 'Act', action: 'rail' }, { do: 'Lay', link: rail.link }]);
    this.drop();
  }

  drop(): void {
    this.wanted = {};
    this.link = null;
    this.shown = null;
  }
}

/** The parts of moves that a tile of the map may stand for. */
export const tileFacets = (id: string): Facet[] => [
  { do: 'Build', space: id },
  { do: 'Sell', space: id },
  { do: 'SellTo', outlet: id },
  { do: 'TakeCoal', from: id },
  { do: 'TakeIron', from: id },
];

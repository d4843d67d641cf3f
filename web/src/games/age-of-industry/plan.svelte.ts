/**
 * Building from any end: a card, a counter of the display, a space or a link can be pointed at in any order, before the
 * engine asks for it. What fits is what the forecast lists; what does not fit is asked of the engine, which says why.
 */

import type { Facet, Light, Picker } from '../../table/picker.svelte';
import type { Move } from '../../table/types';
import { Sale } from './sale.svelte';
import { Sources } from './sources.svelte';
import type { BuildForecast, Forecast, Industry, RailForecast, Resource, View } from './view';

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
  readonly sources = new Sources();
  readonly sale = new Sale();
  /** The kinds of moves that are in question: most things on the map have no part in a decision. */
  readonly #kinds = $derived.by(() => new Set(this.picker().options.map(({ move }) => move.do)));
  /** The candidate whose cubes can be taken from one of several tiles of the map. */
  readonly #drawing = $derived.by(() =>
    this.link !== null || this.wanted.space !== undefined ? (this.looked ?? this.builds[0] ?? null) : null,
  );

  constructor(
    private readonly picker: () => Picker,
    private readonly forecast: () => Forecast | null,
    /** My seat, and its mills and factories that have not sold. */
    private readonly sellers: () => { seat: number; spaces: string[] } | null,
    /** A card of mine and an industry that the space is made for. */
    private readonly usual: (space: string) => { card?: string; industry?: Industry },
    /** What has been decided of the action under way. */
    private readonly work: () => View['work'],
    /** Whether a card names the industry, so that there is none to choose. */
    private readonly namesIndustry: (card: string) => boolean,
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

  /** The candidate that is looked at: the one under the pointer, or the only one. */
  get looked(): BuildForecast | RailForecast | null {
    if (this.shown) return this.shown;
    const { builds } = this;
    return this.rail ?? (builds.length === 1 ? builds[0]! : null);
  }

  #fitting({ card, industry, space }: Wanted): BuildForecast[] {
    return (this.forecast()?.builds ?? []).filter(
      (build) =>
        (card === undefined || build.cards.some((other) => other === card)) &&
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
    return facets.find((facet) => this.#kinds.has(facet.do ?? '') && this.picker().light(facet) !== 'still');
  }

  /** How a thing is lit: by the present decision, or else by what could be built with it. */
  light(facets: Facet[], part: Wanted): Light {
    const facet = this.facet(facets);
    if (facet) return this.picker().light(facet);
    const tile = this.#forSale(facets);
    if (tile !== undefined) return this.sale.light(tile);
    const [field, value] = Object.entries(part)[0] ?? [];
    if (!this.open) return 'still';
    const source = this.#source(facets);
    if (source) return source.light;
    if (field === undefined) return 'still';
    if (this.wanted[field as keyof Wanted] === value) return 'chosen';
    if (this.#fitting({ ...this.wanted, ...part }).length > 0) return 'lit';
    if (this.begun) return this.link === null ? 'dim' : 'still';
    return part.space !== undefined && this.#sells(part.space) ? 'lit' : 'still';
  }

  /** The tile that a thing is, while a sale is put together. */
  #forSale(facets: Facet[]): string | undefined {
    const tile = this.sale.open ? facets.find(({ do: kind }) => kind === 'SellTo')?.outlet : undefined;
    return tile === undefined ? undefined : String(tile);
  }

  /** The source of cubes that a thing is for the candidate in hand. */
  #source(facets: Facet[]): { resource: Resource; from: string; light: Light } | undefined {
    const from = facets.find(({ do: kind }) => kind === 'TakeCoal' || kind === 'TakeIron')?.from;
    const drawing = from === undefined ? null : this.#drawing;
    const resource = drawing ? this.sources.tied(drawing, String(from)) : undefined;
    return resource && { resource, from: String(from), light: this.sources.light(drawing!, String(from)) };
  }

  /** Takes cubes from one of several sources. */
  draw(resource: Resource, from: string): void {
    const { rail } = this;
    void this.sources.choose(resource, from, this.sellers()?.seat, () =>
      rail
        ? [{ outcome: rail, moves: this.#ahead(this.#laying(rail)) }]
        : this.builds.map((build) => ({
            outcome: build,
            moves: this.#ahead(this.#building(build, this.wanted.card ?? build.cards[0])),
          })),
    );
  }

  /** Those moves of an action that are still to be made; none if another action is under way. */
  #ahead(moves: Move[]): Move[] | null {
    const { action, card, industry } = this.work();
    const made: Move[] = [];
    if (action !== null) made.push({ do: 'Act', action });
    if (card !== null) made.push({ do: 'Play', card });
    if (industry !== null && !(card !== null && this.namesIndustry(card))) made.push({ do: 'Choose', industry });
    const ahead = moves.filter((move) => !made.some((one) => JSON.stringify(one) === JSON.stringify(move)));
    return made.length + ahead.length === moves.length ? ahead : null;
  }

  /** Whether a sale could begin at this space. */
  #sells(space: string): boolean {
    return this.mayAct('sell') && (this.forecast()?.sales.some(({ seller }) => seller === space) ?? false);
  }

  /** Puts a sale together: of one seller, or at first the sales that bring the most. */
  openSale(only?: string): void {
    const mine = this.sellers();
    if (!mine) return;
    this.drop();
    const best = (this.forecast()?.sales ?? []).filter(({ seller }) => only === undefined || seller === only);
    void this.sale.begin(
      mine.seat,
      mine.spaces,
      best.map(({ seller, outlet }) => [seller, outlet]),
    );
  }

  /** Makes the sales that are chosen. */
  sell(): void {
    const chain = this.sale.proceeds?.chain;
    this.drop();
    if (chain) this.picker().wish(chain);
  }

  lightOfLink(id: string): Light {
    const light = this.#kinds.has('Lay') ? this.picker().light({ do: 'Lay', link: id }) : 'still';
    if (light !== 'still') return light;
    if (!this.open || this.sale.open) return 'still';
    if (this.link === id) return 'chosen';
    return this.forecast()?.rails.some(({ link }) => link === id) ? 'lit' : 'still';
  }

  why(facets: Facet[]): string | undefined {
    const facet = this.facet(facets);
    const tile = facet ? undefined : this.#forSale(facets);
    if (tile !== undefined) return this.sale.whyNot(tile);
    return facet && this.picker().light(facet) === 'dim' ? this.picker().why(facet)?.refusal?.text : undefined;
  }

  /** Points at a thing; answers whether that meant anything. */
  point(facets: Facet[], part: Wanted): boolean {
    const facet = this.facet(facets);
    if (facet) {
      this.picker().point(facet);
      return true;
    }
    const tile = this.#forSale(facets);
    if (tile !== undefined && this.sale.light(tile) !== 'still') {
      this.sale.point(tile);
      return true;
    }
    if (!this.open) return false;
    const source = this.#source(facets);
    if (source) {
      this.draw(source.resource, source.from);
      return true;
    }
    const [field, value] = Object.entries(part)[0] ?? [];
    if (field === undefined) return false;
    this.sale.close();
    this.link = null;
    this.shown = null;
    if (this.wanted[field as keyof Wanted] === value) {
      const { [field as keyof Wanted]: _, ...rest } = this.wanted;
      this.wanted = rest;
      return true;
    }
    const joined = { ...this.wanted, ...part };
    if (!this.begun && part.space !== undefined && this.#fitting(part).length === 0 && this.#sells(part.space)) {
      this.openSale(part.space);
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
    this.shown = null;
    this.sources.clear();
    this.sale.close();
    if (this.link === id) this.link = null;
    else if (this.forecast()?.rails.some(({ link }) => link === id)) this.link = id;
    else
      this.picker().wish([
        { do: 'Act', action: 'rail' },
        { do: 'Lay', link: id },
      ]);
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

  /** Lets the engine say why a card or a counter does not fit a space; what is not chosen yet must not be the reason. */
  #ask({ card, industry, space }: Wanted): void {
    const usual = this.usual(space!);
    const [play, choose] = [card ?? usual.card, industry ?? usual.industry];
    const moves: Move[] = [{ do: 'Act', action: 'build' }];
    if (play !== undefined) moves.push({ do: 'Play', card: play });
    if (choose !== undefined) moves.push({ do: 'Choose', industry: choose });
    this.picker().wish([...moves, { do: 'Build', space: space! }]);
  }

  #building(build: BuildForecast, card?: string): Move[] {
    const start: Move[] =
      card === undefined
        ? [{ do: 'Act', action: 'combined_build' }]
        : [
            { do: 'Act', action: 'build' },
            { do: 'Play', card },
          ];
    const choose: Move[] = card !== undefined && this.namesIndustry(card) ? [] : [{ do: 'Choose', industry: build.industry }];
    return [...start, ...choose, { do: 'Build', space: build.space }, ...this.sources.moves(build)];
  }

  #laying(rail: RailForecast): Move[] {
    return [{ do: 'Act', action: 'rail' }, { do: 'Lay', link: rail.link }, ...this.sources.moves(rail)];
  }

  build(build: BuildForecast, card?: string): void {
    this.picker().wish(this.#building(build, card));
    this.drop();
  }

  lay(rail: RailForecast): void {
    this.picker().wish(this.#laying(rail));
    this.drop();
  }

  drop(): void {
    this.wanted = {};
    this.link = null;
    this.shown = null;
    this.sources.clear();
    this.sale.close();
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

/** The space that a tile is, if something can be built on it. */
export const spaceOf = (id: string, kind: string): { space?: string } =>
  kind === 'market' || kind === 'box' ? {} : { space: id };

/** What a pair of eyes sees of Arkwright: The Card Game, the figures of its sheet, and its words. */

import type { Facet, Picker } from '../../table/picker.svelte';
import type { Json, Move } from '../../table/types';
import { plain } from '../../texts/numbers';
import { keyOf, t } from '../../texts/texts.svelte';

export const GOODS = ['food', 'textile', 'cutlery', 'lamps'] as const;
export type Good = (typeof GOODS)[number];

export const TRACKS = ['quality', 'distribution', 'dev_cards', 'automation', 'export', 'stock'] as const;
export type Track = (typeof TRACKS)[number];

export const ACTIONS = [
  'build',
  'hire',
  'automate',
  'quality',
  'distribution',
  'stock',
  'extra_production',
  'early_shipping',
  'reactivate_trading_office',
  'pass',
] as const;
export type Action = (typeof ACTIONS)[number];

export const COLOURS = ['a', 'b', 'neutral'] as const;
/** Automa A, automa B, or nobody. */
export type Colour = (typeof COLOURS)[number];

export interface QualityCard {
  kind: 'small' | 'large' | 'engineer';
  points: number;
}

export interface WorkerCard {
  card: 1 | 2;
  /** The decade that is printed on it. */
  face: number;
  goods: number;
  people: number;
  machines: number;
  /** People that machines can still replace. */
  replaceable: number;
}

/** An open factory. */
export interface Factory {
  good: Good;
  side: number;
  goods: number;
  people: number;
  machines: number;
  worker_cards: WorkerCard[];
  /** The worker card that would come next. */
  next_card: 1 | 2 | null;
  /** Price + appeal. */
  sum: number;
  appeal: number;
  /** The appeals it could be set to. */
  appeals: number[];
  price: number;
  /** Whether the price was set in this round. */
  priced: boolean;
  quality_set: string;
  quality: QualityCard[];
  quality_points: number;
  distribution: number;
  stock: number;
  room: number;
  small_warehouses: number;
  large_warehouses: number;
  foreman: boolean;
  patent: boolean;
}

export interface TrackTold {
  track: Track;
  /** The space of the marker, from 1. */
  space: number;
  value: number;
  /** `from_decade` where a space is open to this company only from then on. */
  spaces: { value: number; from_decade: number | null }[];
}

export interface Company {
  seat: number;
  out: boolean;
  out_round: number | null;
  acted: boolean;
  money: number;
  shares: number;
  value: number;
  half_value: number;
  capitalisation: number;
  score: number;
  loans: number;
  ship_tokens: number;
  /** What these cost of the share value at the end. */
  value_lost: number;
  ships_ready: number;
  sold: number | null;
  tracks: TrackTold[];
  /** The open ones; a bankrupt company has none. */
  factories: Factory[];
  totals: { goods: number; people: number; machines: number; sum: number; stock: number };
  cards: { card: string; turned: boolean }[];
  card_limit: number;
  discarded: string[];
  free: {
    small_quality: number;
    large_quality: number;
    engineers: number;
    distribution: number;
    small_warehouses: number;
    large_warehouses: number;
  };
  past: {
    engineer: boolean;
    patent: boolean;
    automated: boolean;
    brokered: boolean;
    built: boolean;
    upstart: boolean;
    ships: number;
  };
}

export interface MarketTold {
  good: Good;
  demand: number;
  /** How many productions are still to come. */
  productions: number;
  appeals: { seat: number; appeal: number }[];
  /** Markers of no seat. */
  others: { automa: Colour; appeal: number }[];
}

export interface Solo {
  automas_first: boolean;
  automas: { automa: Colour; shares: number; value: number; capitalisation: number }[];
  bag: { automa: Colour; whole: number; drawn: number; left: number }[];
  grid: { place: number; card: string | null; disc: Colour | null }[];
}

/** How far the present action or production has come. */
export interface Work {
  /** The factory that the decision is about. */
  factory: Good | null;
  points_left: number | null;
  machines_left: number | null;
  steps_left: number | null;
  /** What is left to ship or to store. */
  goods_left: number | null;
  raised: Partial<Record<Good, number>>;
  freed: Good[];
  built: boolean;
  modernised: Good[];
  aheads: number;
  levels: Partial<Record<Good, number>>;
  overtime_at: Good | null;
  loaded: Partial<Record<Good, number>>;
  reactivated: boolean;
  made: number | null;
  allowed: number | null;
  ships: number;
  storing_for: 'Production' | 'Extra' | 'Early' | null;
  incoming: string | null;
  incoming_from: number | null;
  outgoing: string | null;
  declined: number[];
  /** The sets of quality cards that can be laid now. */
  sets: { set: string; cards: QualityCard[]; points: number }[];
}

export interface View {
  seat: number | null;
  decade: number;
  /** Of the decade, from 1. */
  round: number;
  /** The good of this round. */
  good: Good;
  phase: string;
  decision: string;
  deciding: number | null;
  start: number;
  /** Those still in, in turn order. */
  order: number[];
  /** What a turn may be used for at this table. */
  actions: Action[];
  /** `space` counts from 1. */
  wage: { pounds: number; space: number; next: number | null; jobs_to_next: number | null };
  markets: MarketTold[];
  pool: Record<string, number>;
  pool_size: number;
  solo: Solo | null;
  work: Work;
  seats: Company[];
}

interface Side {
  slots: [number, number][];
  goods: number;
  fixed_cost: number;
  export_price: number;
}

interface GoodFigures {
  office: number;
  end_game_price: number;
  side_1: Side;
  side_2: Side;
}

interface MarketSide {
  players: number[];
  demand_min: number;
  demand_max: number;
  arrows: Record<Good, number[]>;
}

export interface Sheet {
  calendar: { decades: number; rounds_per_decade: number; years: number[] };
  limits: {
    loans_max: number;
    ship_tokens_max: number;
    ships_on_card: number;
    shares_max: number;
    share_value_max: number;
    distribution_max: number;
  };
  market: { appeal_min: number; appeal_max: number; side_1_3: MarketSide; side_4: MarketSide };
  wages: { track: number[] };
  good: Record<Good, GoodFigures>;
  cards: { small_warehouse: { capacity: number }; large_warehouse: { capacity: number } };
  player_board: { ship_track: { pound_places: number[] } };
  development: Record<string, { number: number; kinds: string[] }>;
  solo: {
    achievement: { id: string }[];
    achievement_values: Record<string, number>;
  };
  provenance: Record<string, string>;
}

/** One seat's production of one good. */
export interface Sale {
  seat: number;
  good: Good;
  price: number;
  appeal: number;
  /** Price + appeal. */
  sum: number;
  demand: number;
  made: number;
  allowed: number;
  /** How many other seats still set their price, and what could be sold if each of them passes so many arrows. */
  later: number;
  allowed_later: { none: number; one: number; two: number };
  sold: number;
  income: number;
  left: number;
  shipped: number;
  ships: number;
  export_price: number;
  export_income: number;
  total_income: number;
  stored: number;
  lost: number;
  cost: number;
  result: number;
  value_rise: number;
  leads: boolean;
  emergency_loans: number;
  bankrupt: boolean;
}

export interface Candidate extends Sale {
  /** Whether the marker stands there already. */
  stays: boolean;
  rivals: { seat: number; allowed: number; sold: number; value_rise: number; leads: boolean }[];
  capitalisation_after: number;
  final_capitalisation_after: number;
}

/** What the final steps come to. */
export interface FinalSteps {
  stock_income: number;
  shares_bought: number;
  shares_lost: number;
  value_lost: number;
  shares: number;
  value: number;
  money: number;
}

export interface AutomaSale {
  automa: Colour;
  good: Good;
  appeal: number;
  demand: number;
  allowed: number;
  value_rise: number;
  /** What it gets where it sells too little for a rise. */
  shares: number;
}

export interface SeatForecast {
  seat: number;
  money: number;
  shares: number;
  value: number;
  loans: number;
  capitalisation: number;
  final_capitalisation: number;
  final_steps: FinalSteps | null;
  value_rise: number;
  capitalisation_after: number;
  final_capitalisation_after: number;
  means: number;
  /** Of the productions to come. */
  bills: { good: Good; cost: number }[];
  bills_total: number;
  ships: number;
  load: number;
  tokens_left: number;
  small_free: number;
  large_free: number;
}

export interface Forecast {
  good: Good;
  seats: SeatForecast[];
  sales: Sale[];
  other_sales: Sale[];
  candidates: Candidate[];
  /** Of the goods of later rounds, as if each were priced now. */
  other_candidates: Candidate[];
  automa_sales: AutomaSale[];
  wage: number;
}

export const viewOf = (view: Json): View => view as unknown as View;
export const sheetOf = (sheet: Json): Sheet => sheet as unknown as Sheet;

/** An action and its first step. */
export const begin = (action: string, step: Move): Move[] => [{ do: 'Act', action }, step];

/** Those of some actions that this table plays with and that are asked about, as parts of moves. */
export const played = (view: View, picker: Picker, ...actions: readonly Action[]): Facet[] =>
  actions
    .filter((action) => view.actions.includes(action) && picker.options.some((option) => option.move.action === action))
    .map((action) => ({ do: 'Act', action }));

/** All productions that a forecast tells of. */
export const salesOf = (forecast: Forecast | null | undefined): Sale[] => [
  ...(forecast?.sales ?? []),
  ...(forecast?.other_sales ?? []),
];

/** Which round of the calendar it is, from 0. */
export const inCalendar = (decade: number, good: Good): number => (decade - 1) * GOODS.length + GOODS.indexOf(good);

export const marketOf = (view: View, good: Good): MarketTold => view.markets.find((market) => market.good === good)!;

export const factoryOf = (company: Company, good: Good): Factory | undefined =>
  company.factories.find((factory) => factory.good === good);

/** The printed side of the market for this number of players. */
export const marketSide = (sheet: Sheet, seats: number): MarketSide =>
  sheet.market.side_4.players.includes(seats) ? sheet.market.side_4 : sheet.market.side_1_3;

export const sideFigures = (sheet: Sheet, good: Good, side: number): Side =>
  side === 2 ? sheet.good[good].side_2 : sheet.good[good].side_1;

/** Whether the printed value is not known and ours may differ. */
export const reconstructed = (sheet: Sheet, path: string): boolean =>
  sheet.provenance?.[path]?.startsWith('reconstructed') ?? false;

/** A figure, with its mark if it is reconstructed. */
export const figure = (sheet: Sheet, path: string, value: number): string =>
  reconstructed(sheet, path) ? `${value}~` : String(value);

/** The letter on an automa's markers and discs. */
export const SIGNS: Record<Colour, string> = { a: 'A', b: 'B', neutral: 'N' };
export const automaName = (automa: Colour): string => t(`arkwright-card-automa-${automa}`);

export const goodName = (good: string): string => t(`arkwright-card-good-${good}`);
export const trackName = (track: string): string => t(`arkwright-card-track-${keyOf(track)}`);
export const cardName = (card: string): string => t(`arkwright-card-card-${keyOf(card)}`);
export const actionName = (action: string): string => t(`arkwright-card-action-${keyOf(action)}`);
export const setName = (set: string): string => t(`arkwright-card-set-${keyOf(set.toLowerCase().replaceAll('+', '-and-'))}`);

/** The goods of each Patron. */
export const PATRONS: Record<string, [Good, Good]> = {
  patron_ft: ['food', 'textile'],
  patron_fc: ['food', 'cutlery'],
  patron_fl: ['food', 'lamps'],
  patron_tc: ['textile', 'cutlery'],
  patron_tl: ['textile', 'lamps'],
  patron_cl: ['cutlery', 'lamps'],
};

/** The kind of a development card: all Patrons are one. */
export const kindOf = (card: string): string => (card in PATRONS ? 'patron' : card);
export const cardEffect = (card: string): string => t(`arkwright-card-board-effect-${keyOf(kindOf(card))}`);

export const roman = (number: number): string => ['', 'I', 'II', 'III'][number] ?? String(number);

export const pounds = (value: number): string => t('arkwright-card-board-pounds', { sum: plain(value) });
/** The same where there is little room. */
export const shortPounds = (value: number): string => t('arkwright-card-board-pounds-short', { sum: plain(value) });

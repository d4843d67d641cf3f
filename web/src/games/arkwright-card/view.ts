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

/** Closed while `side` is 0; a worker card is absent while its face is 0. */
export interface Factory {
  side: number;
  face1: number;
  face2: number;
  machines1: number;
  machines2: number;
  distribution: number;
  quality: string;
  stock: number;
  small: number;
  large: number;
  appeal: number;
}

export interface Company {
  money: number;
  shares: number;
  value: number;
  loans: number;
  ship_tokens: number;
  ships_ready: number;
  price: number;
  sold: number;
  produced: boolean;
  tracks: number[];
  factories: Factory[];
  owned: string[];
  turned: string[];
  foreman_at: Good | null;
  patent_at: Good | null;
  out: boolean;
}

export interface View {
  seat: number | null;
  decade: number;
  round: number;
  start: number;
  phase: string;
  decision: string;
  active: number;
  demand: number[];
  /** The space of the wage track, counted from 0. */
  wage: number;
  wage_pounds: number;
  /** Appeal markers that belong to no seat, by good; -1 where there is none. */
  others: number[][];
  automas: { shares: number; value: number }[];
  pool: Record<string, number>;
  grid: (string | null)[];
  /** The places of the discs of automa A, automa B and neutral. */
  discs: number[];
  /** How many of each were drawn from the bag. */
  drawn: number[];
  players: Company[];
  scores: number[];
  /** How far the present production or action has come. */
  work: { left: number; storing: Good | null };
}

interface Side {
  slots: [number, number][];
  goods: number;
  fixed_cost: number;
  export_price: number;
}

interface WorkerCard {
  faces: number[];
  goods: number[];
  workers: number;
  machines: number;
}

interface GoodFigures {
  office: number;
  end_game_price: number;
  side_1: Side;
  side_2: Side;
  worker_card_1: WorkerCard;
  worker_card_2: WorkerCard;
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
  cards: { small_warehouse: { capacity: number; count: number }; large_warehouse: { capacity: number } };
  player_board: Record<Track, { values: number[]; restrict: number[] }> & { ship_track: { pound_places: number[] } };
  development: Record<string, { number: number; kinds: string[]; lifts?: Track }>;
  solo: {
    bag_per_automa: number;
    bag_neutral: number;
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
  demand: number;
  made: number;
  allowed: number;
  sold: number;
  income: number;
  left: number;
  shipped: number;
  ships: number;
  export_price: number;
  export_income: number;
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
  later: number;
  allowed_later: number[];
  capitalisation_after: number;
  final_capitalisation_after: number;
}

export interface SeatForecast {
  capitalisation: number;
  final_capitalisation: number;
  value_rise: number;
  capitalisation_after: number;
  final_capitalisation_after: number;
  means: number;
  costs: number[];
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
  wage: number;
}

export const viewOf = (view: Json): View => view as unknown as View;
export const sheetOf = (sheet: Json): Sheet => sheet as unknown as Sheet;

/** An action and its first step. */
export const begin = (action: string, step: Move): Move[] => [{ do: 'Act', action }, step];

/** The rule that tells of a module which this table plays without. */
const MODULE = 'AC-R3';

/** Those of some actions that this table plays with, as parts of moves. */
export const played = (picker: Picker, ...actions: string[]): Facet[] =>
  actions
    .filter((action) => picker.options.some((option) => option.move.action === action && option.refusal?.rule !== MODULE))
    .map((action) => ({ do: 'Act', action }));

/** All productions that a forecast tells of. */
export const salesOf = (forecast: Forecast | null | undefined): Sale[] => [
  ...(forecast?.sales ?? []),
  ...(forecast?.other_sales ?? []),
];

/** The rounds before the present one, from the first decade on. */
export const roundOf = (view: View): number => (view.decade - 1) * GOODS.length + view.round;

/** The good that is priced and produced in this round. */
export const activeGood = (view: View): Good => GOODS[view.round % GOODS.length]!;

/** The printed side of the market for this number of players. */
export const marketSide = (sheet: Sheet, seats: number): MarketSide =>
  sheet.market.side_4.players.includes(seats) ? sheet.market.side_4 : sheet.market.side_1_3;

export const sideFigures = (sheet: Sheet, good: Good, side: number): Side =>
  side === 2 ? sheet.good[good].side_2 : sheet.good[good].side_1;

/** What a worker card shows: goods, people and machines on it, and people that machines can still replace. */
export function workerCard(
  sheet: Sheet,
  good: Good,
  factory: Factory,
  card: 1 | 2,
): { goods: number; people: number; machines: number; replaceable: number } | null {
  const face = card === 1 ? factory.face1 : factory.face2;
  if (face === 0) return null;
  const printed = card === 1 ? sheet.good[good].worker_card_1 : sheet.good[good].worker_card_2;
  const machines = card === 1 ? factory.machines1 : factory.machines2;
  return {
    goods: printed.goods[printed.faces.indexOf(face)] ?? 0,
    people: printed.workers - machines,
    machines,
    replaceable: printed.machines - machines,
  };
}

/** The quality cards of a set: a letter for the kind of card and the points it shows. */
export const qualityCards = (set: string): { kind: string; points: number }[] =>
  set === 'none' ? [] : set.split('+').map((card) => ({ kind: card[0]!, points: Number(card.slice(1)) }));

export const qualityPoints = (set: string): number => qualityCards(set).reduce((sum, card) => sum + card.points, 0);

/** What stands on the cards of a factory, added up. */
export function factorySums(
  sheet: Sheet,
  good: Good,
  factory: Factory,
): { goods: number; people: number; machines: number; room: number; points: number } {
  const cards = ([1, 2] as const).map((card) => workerCard(sheet, good, factory, card));
  const side = sideFigures(sheet, good, factory.side);
  return {
    goods: side.goods + cards.reduce((sum, card) => sum + (card?.goods ?? 0), 0),
    people: cards.reduce((sum, card) => sum + (card?.people ?? 0), 0),
    machines: cards.reduce((sum, card) => sum + (card?.machines ?? 0), 0),
    room: factory.small * sheet.cards.small_warehouse.capacity + factory.large * sheet.cards.large_warehouse.capacity,
    points:
      side.slots[0]![0] + side.slots[0]![1] + sheet.good[good].office + qualityPoints(factory.quality) + factory.distribution,
  };
}

/** The open factories of a company; a bankrupt one has none, and the sides it keeps belong to its markers. */
export const openFactories = (company: Company): { good: Good; place: number; factory: Factory }[] =>
  company.out
    ? []
    : GOODS.map((good, place) => ({ good, place, factory: company.factories[place]! })).filter(
        ({ factory }) => factory.side > 0,
      );

/** Whether the printed value is not known and ours may differ. */
export const reconstructed = (sheet: Sheet, path: string): boolean =>
  sheet.provenance?.[path]?.startsWith('reconstructed') ?? false;

/** A figure, with its mark if it is reconstructed. */
export const figure = (sheet: Sheet, path: string, value: number): string =>
  reconstructed(sheet, path) ? `${value}~` : String(value);

export const goodName = (good: string): string => t(`arkwright-card-good-${good}`);
export const trackName = (track: string): string => t(`arkwright-card-track-${keyOf(track)}`);
export const cardName = (card: string): string => t(`arkwright-card-card-${keyOf(card)}`);
export const actionName = (action: string): string => t(`arkwright-card-action-${keyOf(action)}`);
export const setName = (set: string): string => t(`arkwright-card-set-${keyOf(set.toLowerCase().replaceAll('+', '-and-'))}`);

/** The kind of a development card: all Patrons are one. */
export const kindOf = (card: string): string => (card.startsWith('patron') ? 'patron' : card);
export const cardEffect = (card: string): string => t(`arkwright-card-board-effect-${keyOf(kindOf(card))}`);

export const roman = (number: number): string => ['', 'I', 'II', 'III'][number] ?? String(number);

export const pounds = (value: number): string => t('arkwright-card-board-pounds', { sum: plain(value) });
/** The same where there is little room. */
export const shortPounds = (value: number): string => t('arkwright-card-board-pounds-short', { sum: plain(value) });

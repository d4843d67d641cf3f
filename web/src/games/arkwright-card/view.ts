/** What a pair of eyes sees of Arkwright: The Card Game, the figures of its sheet, and its words. */

import type { Schemas } from '../../api/call';
import type { Facet, Picker } from '../../table/picker.svelte';
import type { Move } from '../../table/types';
import { plain } from '../../texts/numbers';
import { keyOf, t } from '../../texts/texts.svelte';

export const GOODS = ['food', 'textile', 'cutlery', 'lamps'] as const;
export type Good = Schemas['ArkwrightCardGood'];

export const TRACKS = ['quality', 'distribution', 'dev_cards', 'automation', 'export', 'stock'] as const;
export type Track = Schemas['ArkwrightCardTrack'];

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
export type Action = Schemas['ArkwrightCardAction'];

export const COLOURS = ['a', 'b', 'neutral'] as const;
/** Automa A, automa B, or nobody. */
export type Colour = Schemas['ArkwrightCardColour'];

export type QualityCard = Schemas['ArkwrightCardQualityCardView'];

export type WorkerCard = Schemas['ArkwrightCardWorkerCardView'];

/** An open factory. */
export type Factory = Schemas['ArkwrightCardFactoryView'];

export type TrackTold = Schemas['ArkwrightCardTrackView'];

export type Company = Schemas['ArkwrightCardSeatView'];

export type MarketTold = Schemas['ArkwrightCardMarketView'];

export type Solo = Schemas['ArkwrightCardSoloView'];

/** How far the present action or production has come. */
export type Work = Schemas['ArkwrightCardWorkView'];

export type View = Schemas['ArkwrightCardView'];

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
export type Sale = Schemas['ArkwrightCardSale'];

export type Candidate = Schemas['ArkwrightCardCandidate'];

/** What the final steps come to. */
export type FinalSteps = Schemas['ArkwrightCardFinalSteps'];

export type AutomaSale = Schemas['ArkwrightCardAutomaSale'];

export type SeatForecast = Schemas['ArkwrightCardSeatForecast'];

export type Forecast = Schemas['ArkwrightCardForecast'];

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

/** What the server tells of a position, of the sheet and of what can be foreseen, as far as the board shows it. */

import type { Schemas } from '../../api/call';
import { keyOf, t } from '../../texts/texts.svelte';

export type Industry = Schemas['AgeOfIndustryIndustry'];
export const INDUSTRIES: readonly Industry[] = ['cotton', 'factory', 'iron', 'coal', 'port', 'ship'];
export type Resource = keyof View['prices'];
export type Pile = Record<string, number>;

export type View = Schemas['AgeOfIndustryView'];
export type SeatView = Schemas['AgeOfIndustrySeatView'];
export type Built = Schemas['AgeOfIndustryCounter'];
export type Forecast = Schemas['AgeOfIndustryForecast'];
export type Outcome = Schemas['AgeOfIndustryOutcome'];
export type BuildForecast = Schemas['AgeOfIndustryBuildForecast'];
export type RailForecast = Schemas['AgeOfIndustryRailForecast'];
export type SaleForecast = Schemas['AgeOfIndustrySaleForecast'];
export type SeatForecast = Schemas['AgeOfIndustrySeatForecast'];

/** A counter as it is printed. */
export interface Level {
  level: number;
  counters: number;
  buildable: boolean;
  cost: number;
  coal: number;
  iron: number;
  income: number;
  cubes: number;
  vp: number;
  accepts?: string[];
}

export interface PlaceOnSheet {
  id: string;
  name: string;
  kind: 'city' | 'region' | 'village' | 'ship';
  colour: string;
  x: number;
  y: number;
  slots: string[];
  village: boolean;
  distant_port: boolean;
  off_map: boolean;
  markets: string[];
  coal_box: string;
}

export interface MapOnSheet {
  name: string;
  ships: boolean;
  location: PlaceOnSheet[];
  market: { id: string; at: string; by_sea: boolean; x: number; y: number }[];
  coal_box: { id: string; ship: string; cubes: number; x: number; y: number }[];
  link: { id: string; ends: [string, string] }[];
  lane: { id: string; kind: string; ends: [string, string] }[];
}

export interface Sheet {
  loan: { amount: number; repay: number; interest: number; unpaid_vp: number };
  rail: { per_player: number; cost: number };
  scoring: { dollars_per_vp: number };
  game: { hand_limit: number; map: string };
  track: Record<Resource, number[]> & { coal_empty_price: number; iron_empty_price: number };
  industry: { id: Industry; slot: string; produces: string[]; levels: Level[] }[];
  card: { id: string; kind: 'industry' | 'location'; industry?: Industry; colour?: string; copies: number }[];
  colour: { id: string; symbol: string; hex: string }[];
  draw: { board: number; tile: number; gap: number; label_height: number; distant_port_icon: number; village_radius: number };
  maps: Record<string, MapOnSheet>;
  provenance: Record<string, string>;
}

/** What a seat could sell from: its counters that produce something and have not been used, in the order of the map. */
export const sellersOf = (view: View, sheet: Sheet, seat: number, tiles: string[]): string[] =>
  tiles.filter((id) => {
    const built = view.spaces[id];
    return (
      built?.seat === seat &&
      !built.flipped &&
      sheet.industry.some((one) => one.id === built.industry && one.produces.length > 0)
    );
  });

export const industryName = (industry: string): string => t(`age-of-industry-industry-${industry}`);
export const cardName = (card: string): string => t(`age-of-industry-card-${keyOf(card)}`);
export const colourName = (colour: string): string => t(`age-of-industry-colour-${colour}`);
export const money = (dollars: number): string =>
  (dollars < 0 ? '−' : '') + t('age-of-industry-board-money', { money: Math.abs(dollars) });

/** The next counters of a display, each with the number that is left of it. */
export function display(sheet: Sheet, industry: Industry, gone: number): { level: Level; left: number }[] {
  const levels = sheet.industry.find(({ id }) => id === industry)?.levels ?? [];
  let away = gone;
  return levels.map((level) => {
    const left = Math.max(0, level.counters - away);
    away = Math.max(0, away - level.counters);
    return { level, left };
  });
}

export const levelOf = (sheet: Sheet, built: Built): Level | undefined =>
  sheet.industry.find(({ id }) => id === built.industry)?.levels.find(({ level }) => level === built.level);

/** Whether a number of the sheet is reconstructed; the longest path that is told counts. */
export function isReconstructed(sheet: Sheet, path: string): boolean {
  for (let part = path; part; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const tag = sheet.provenance[part];
    if (tag) return tag.startsWith('reconstructed');
  }
  return false;
}

/** The kinds of cards in a pile, in the order of the sheet. */
export const cardsOf = (pile: Pile, sheet: Sheet): { card: string; count: number }[] =>
  sheet.card.filter(({ id }) => (pile[id] ?? 0) > 0).map(({ id }) => ({ card: id, count: pile[id]! }));

export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

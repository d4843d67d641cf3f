/** What a pair of eyes sees of Water Frame, the figures of its sheet, and its words. */

import type { Json } from '../../table/types';
import { signed } from '../../texts/numbers';
import { keyOf, t } from '../../texts/texts.svelte';

export interface Factory {
  level: number;
  quality: number;
  distribution: number;
  price: number;
  extra: number;
  obsolete: boolean;
  marked: boolean;
  workers: number[];
  machines: number[];
}

export interface Company {
  cash: number;
  loans: number;
  shares: number;
  space: number;
  factories: Factory[];
  owned: string[];
  foreman_at: string | null;
  workshop_at: string | null;
  inventor_paid: number;
  /** Grey markers as bits, by their place among all markers. */
  grey: number;
  /** Sizes counted from 1; 0 is an empty pier. */
  ships: number[];
  admin: (string | null)[];
  stored: number[];
  /** Warehouse columns with a worker, as bits. */
  columns: number;
  rows: number;
  contracts: number[];
}

/** How far the present turn has come. */
export interface Work {
  marker: string | null;
  space: number;
  paid: number;
  /** Paid beyond it for using the marker again. */
  fee: number;
  bill: number;
  used: number;
  allowed: number;
  pool: number;
  free_steps: number;
  displaced: number;
  capacity: number;
  good: string | null;
  tile: string | null;
}

/** How far the present sale has come. */
export interface Selling {
  made: number[];
  sold: number[];
  importer_sold: number;
  demand_left: number;
  level: number;
}

/** What a company has of each kind of thing. */
export interface Totals {
  factories: number;
  workers: number;
  machines: number;
  output: number;
  stored: number;
  tiles: number;
}

export interface View {
  seat: number | null;
  decade: number;
  cycle: number;
  start: number;
  phase: string;
  active: number;
  decision: string;
  emptied: number;
  fired: number;
  boxed: number;
  importer: number[];
  bureaucracy: boolean;
  mods: Record<string, number | boolean>;
  mat: Record<string, number>[];
  ships: number[];
  tiles: Record<string, number>;
  work: Work;
  sale: Selling;
  players: Company[];
  /** Open economy markers by good and decade: importer steps and workers. */
  economy: ([number, number] | null)[][];
  events: (string | null)[];
  wage: number;
  demand: number[];
  appeal: number[][];
  /** By seat and good, base included. */
  quality: number[][];
  /** What each row makes now, by seat and good. */
  output: number[][][];
  /** By seat: what was made in the present sale and is not sold. */
  unsold: number[];
  /** What the large warehouse has room for, by seat and good. */
  room: number[][];
  totals: Totals[];
  values: number[];
  scores: number[];
}

export interface GoodFigures {
  cost: number[];
  row_size: number[];
  machine_max: number[];
  fixed_price: number;
}

/** Levels by decade. */
export interface Timetable {
  factory_level: number[];
  mat_level: number[];
  obsolete_before: number[];
}

export interface Sheet {
  meta: { goods: string[]; decades: number[] };
  options: { events: string; timetable: string };
  track: { value: number[] };
  admin: { cost: number[]; reuse_fee: number };
  market: { rows: number; unnumbered_top: number[]; wage_by_row: number[] };
  factory: { output: number[][] } & Record<string, Json>;
  price: { min: number; max: number };
  quality: { max: number; max_engineer: number };
  distribution: { max: number };
  timetable: Timetable;
  /** The other readings of tables, by name. */
  alternative: Record<string, unknown>;
  marker: Record<string, Record<string, number[] | number>> & { additional: Record<string, string> };
  ship: { capacity: number; copies: number; mat_row: number; crew: number }[];
  harbor: { warehouse_rows: number; contract_spaces: number[]; contract_spaces_2p: number[] };
  tile: Record<string, Record<string, Json>>;
  event: { id: string; documented: boolean; value: number }[];
  shares: { total_per_player: number };
  provenance: Record<string, string>;
}

/** One seat's part of a production that is foreseen. */
export interface SeatSale {
  seat: number;
  price: number;
  appeal: number;
  made: number;
  sold: number;
  unsold: number;
  income: number;
  cost: number;
  steps: number;
  best_appeal: number;
  most_sold: number;
  space: number;
  portfolio: number;
  emergency: [number, number];
}

/** Who sells a unit at which level, and the demand left then; nobody is the importer. */
export type Call = [level: number, seller: number | null, left: number];

/** A place in the order of the calls. */
export interface Seller {
  seat: number | null;
  appeal: number;
  quality: number;
  /** Whether nothing decides between this seller and the one before. */
  together: boolean;
}

export interface GoodSale {
  good: string;
  demand: number;
  importer: number;
  importer_sells: number;
  sales: SeatSale[];
  calls: Call[];
  order: Seller[];
}

export interface ContractOutlook {
  good: string;
  value: number;
  /** The next production of its good, if one still comes. */
  due: Due | null;
}

/** A contract when the production of its good comes. */
export interface Due {
  at_hand: number;
  capacity: number;
  /** The largest delivery that fulfils it. */
  delivery: Delivery | null;
  next: number;
  space: number;
}

/** What a delivery to the colonies brings. */
export interface Delivery {
  goods: number;
  income: number;
  ships: number;
  space: number;
}

export interface SeatOutlook {
  portfolio: number;
  result: number;
  value: number;
  to_next_pound: number;
  harbor: number;
  contracts: ContractOutlook[];
  obsolete_next: string[];
  storage: [number, number][];
  /** Goods on the Small Warehouse and its spaces, which all kinds share. */
  small_warehouse: [number, number] | null;
}

export interface Forecast {
  seats: SeatOutlook[];
  /** Productions that still come. */
  goods: GoodSale[];
  /** The next one; none after the last. */
  coming: string | null;
  wage: number;
  next_wage: [number, number] | null;
  bill: number;
  spaces: { marker: string; space: number; cost: number; fee: number; buys: number }[];
  prices: [number, SeatSale][];
}

/** All action markers, in the order of the sheet's own, light, dark, ships. */
export const MARKERS = [
  ...['factory', 'workers', 'machinery', 'quality', 'distribution', 'stock_exchange'],
  ...['light_machinery', 'light_quality', 'light_distribution', 'light_production'],
  ...['dark_machinery', 'dark_quality', 'dark_distribution', 'dark_production'],
  ...['first_ship', 'second_ship'],
];
const OWN = 6;
const SHIPS = 14;

/** The markers a company has. */
export const markersOf = (company: Company): string[] =>
  MARKERS.filter((_, place) =>
    place < OWN ? true : place < SHIPS ? ((company.grey >> place) & 1) === 1 : company.ships[place - SHIPS]! > 0,
  );

/** The grey markers a company has. */
export const greysOf = (company: Company): string[] =>
  MARKERS.filter((_, place) => place >= OWN && ((company.grey >> place) & 1) === 1);

export type Shade = 'own' | 'light' | 'dark';

/** What a marker does, and of which shade it is. */
export function actionOf(marker: string): { action: string; shade: Shade } {
  if (marker.endsWith('_ship')) return { action: 'ship', shade: 'own' };
  const [shade, action] = [marker.split('_')[0]!, marker.replace(/^(light|dark)_/, '')];
  return { action, shade: action === marker ? 'own' : (shade as Shade) };
}

/** The timetable of this table: the sheet has one for each reading. */
export function timetableOf(sheet: Sheet, switches: Record<string, string>): Timetable {
  const reading = switches['timetable'] ?? sheet.options.timetable;
  return reading === 'c' ? sheet.timetable : (sheet.alternative[`timetable_${reading}`] as Timetable);
}

export const factoryFigures = (sheet: Sheet, good: string): GoodFigures => sheet.factory[good] as unknown as GoodFigures;

const LEVELS = ['', 'I', 'II', 'III', 'IV'];
export const roman = (level: number): string => LEVELS[level] ?? String(level);

export const goodName = (good: string): string => t(`water-frame-good-${keyOf(good)}`);
export const tileName = (tile: string): string => t(`water-frame-tile-${keyOf(tile)}`);
export const tileMeans = (tile: string): string =>
  t(`water-frame-board-tile-${keyOf(tile.startsWith('patron') ? 'patron' : tile)}`);
export const actionName = (action: string): string => t(`water-frame-action-${keyOf(action)}`);
export const pounds = (amount: number): string => t('water-frame-label-pounds', { pounds: amount });

/** A marker's name; a ship is told by what it holds. */
export function markerName(marker: string, company: Company, sheet: Sheet): string {
  const pier = MARKERS.indexOf(marker) - SHIPS;
  const ship = pier >= 0 ? sheet.ship[(company.ships[pier] ?? 0) - 1] : undefined;
  return ship ? t('water-frame-label-ship-on-chart', { capacity: ship.capacity }) : t(`water-frame-marker-${keyOf(marker)}`);
}

/** Whether a contract can be delivered when its production comes, and what becomes of it. */
export function dueText({ value, due }: ContractOutlook): string {
  if (!due) return t('water-frame-board-contract-lost', { value });
  const { delivery, at_hand: hand, next, space } = due;
  return delivery
    ? t('water-frame-board-contract-pays', { goods: delivery.goods, income: delivery.income, space: delivery.space })
    : t('water-frame-board-contract-short', { hand, value, next, space });
}

/** A number with its sign. */
export const change = (value: number): string => (value === 0 ? '±0' : signed(value));

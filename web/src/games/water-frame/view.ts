/** What a pair of eyes sees of Water Frame, the figures of its sheet, and its words. */

import type { Json } from '../../table/types';
import { signed } from '../../texts/numbers';
import { keyOf, t } from '../../texts/texts.svelte';

/** A row of a factory. */
export interface Row {
  /** From 1. */
  row: number;
  size: number;
  workers: number;
  machines: number;
  free: number;
  /** What it makes when it is full, and what it makes now. */
  output: number;
  makes: number;
  /** For each worker from the left how many are fired when he is. */
  leaving: number[];
}

export interface Factory {
  good: string;
  level: number;
  /** The level to which it could be modernised. */
  next_level: number | null;
  base: number;
  quality: number;
  /** Base and marker together. */
  whole_quality: number;
  distribution: number;
  price: number;
  appeal: number;
  extra: number;
  obsolete: boolean;
  marked: boolean;
  rows: Row[];
  output: number;
}

export type Shade = 'own' | 'light' | 'dark';

/** A marker of the administration chart that a company has. */
export interface Marker {
  marker: string;
  action: string;
  shade: Shade;
  /** What the ship holds, if it is one. */
  capacity: number | null;
  /** Rows it can work, if it is for production. */
  rows: number | null;
  /** Its space of the chart, from 1. */
  space: number | null;
}

/** A space of a company's administration chart. */
export interface Space {
  space: number;
  cost: number;
  closed: boolean;
  marker: string | null;
}

export interface Store {
  good: string;
  stored: number;
  /** Whether its column has a worker. */
  manned: boolean;
  /** What the large warehouse holds of it, and what both do. */
  large: number;
  room: number;
}

export interface SmallWarehouse {
  stored: number;
  room: number;
}

export interface Company {
  seat: number;
  cash: number;
  loans: number;
  shares: number;
  space: number;
  value: number;
  result: number;
  /** Those that stand. */
  factories: Factory[];
  tiles: { tile: string; at: string | null }[];
  inventor_paid: number;
  markers: Marker[];
  chart: Space[];
  piers: { pier: number; ship: { capacity: number; crew: number } | null }[];
  warehouse: { rows: number; stores: Store[]; small: SmallWarehouse | null };
  contracts: { good: string; value: number }[];
  totals: Totals;
}

/** How far the present turn has come. */
export interface Turn {
  marker: string | null;
  action: string | null;
  space: number | null;
  paid: number | null;
  /** Paid beyond it for using the marker again; both together are `spent`. */
  fee: number;
  spent: number;
  /** What the payment bought. */
  bought: { allowed: number; used: number; left: number } | null;
  bill: number;
  pool: number;
  free_steps: number;
  broker: boolean;
  good: string | null;
  rows: number | null;
  columns: string[] | null;
  touched: string[];
  built: string[];
  discounted: string[];
  closed: { good: string; level: number }[];
  fired: { good: string; row: number }[];
  displaced: number;
  agent_used: boolean;
  delivered: boolean;
  capacity: number;
  tile: string | null;
  ship: number | null;
  above_level: boolean;
}

/** How far the present sale has come. */
export interface Selling {
  good: string;
  /** The appeal that is called; none once the sale is over. */
  level: number | null;
  demand_left: number;
  importer_sold: number;
  sellers: {
    seat: number;
    appeal: number;
    made: number;
    sold: number;
    unsold: number;
    stored: number;
    stopped: boolean;
    called_empty: boolean;
    closed_row: boolean;
    extra_shift: boolean;
  }[];
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

/** An event, and whether it does anything at this table. */
export interface Happening {
  event: string;
  acts: boolean;
  value: number;
}

/** A decade as this table reads the timetable. */
export interface Decade {
  year: number;
  now: boolean;
  factory_level: number;
  mat_level: number;
  /** The level that becomes obsolete before it. */
  obsolete: number | null;
  event: Happening | null;
}

export interface EconomyMarker {
  steps: number;
  workers: number;
}

/** What concerns one good. */
export interface GoodSeen {
  good: string;
  /** Whether it is produced in this cycle. */
  active: boolean;
  demand: number;
  /** Empty spaces in its column of the job market, and spaces at its top without a number. */
  emptied: number;
  unnumbered: number;
  /** The importer's appeal. */
  importer: number;
  economy: { year: number; marker: EconomyMarker | null }[];
  /** Those that can still turn up. */
  economy_left: EconomyMarker[];
}

export interface MatRow {
  row: number;
  shade: Shade;
  open: boolean;
  greys: { grey: string; left: number }[];
  ships: { capacity: number; crew: number; left: number }[];
}

export interface View {
  seat: number | null;
  cycle: number;
  year: number;
  good: string;
  start: number;
  phase: string;
  /** Whether the first cycle has not begun. */
  preparing: boolean;
  decision: string;
  active: number | null;
  served: number[];
  decades: Decade[];
  /** The event that is being dealt with. */
  event: Happening | null;
  /** What earlier events still do. */
  lasting: { effect: string; amount: number | null }[];
  bureaucracy: boolean;
  market: {
    workers: number;
    emptied: number;
    fired: number;
    boxed: number;
    wage: number;
    /** Rows with the same printed wage, counted from 1. */
    wages: { wage: number; from: number; to: number; now: boolean }[];
  };
  goods: GoodSeen[];
  contract_spaces: number[];
  mat: MatRow[];
  tiles: { tile: string; left: number }[];
  turn: Turn;
  sale: Selling | null;
  /** The highest appeal on the table, importers included. */
  top_appeal: number;
  companies: Company[];
}

export interface GoodFigures {
  cost: number[];
  row_size: number[];
  machine_max: number[];
  fixed_price: number;
}

export interface Sheet {
  meta: { goods: string[] };
  track: { value: number[] };
  admin: { reuse_fee: number };
  market: { rows: number };
  factory: { output: number[][] } & Record<string, Json>;
  price: { min: number; max: number };
  quality: { max: number; max_engineer: number };
  distribution: { max: number };
  marker: Record<string, Record<string, number[] | number>> & { additional: Record<string, string> };
  harbor: { warehouse_rows: number };
  event: { id: string }[];
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
  /** Shares sold in need, and loans taken. */
  emergency_shares: number;
  loans: number;
}

/** Who sells a unit at which level, and the demand left then; nobody is the importer. */
export interface Call {
  level: number;
  seat: number | null;
  left: number;
}

/** A place in the order of the calls. */
export interface Seller {
  seat: number | null;
  appeal: number;
  quality: number;
  /** Whether nothing decides between this seller and the one before. */
  together: boolean;
}

/** Sellers of the same appeal: those of one group sell together, the groups one after the other, the importer last. */
export interface Tie {
  appeal: number;
  groups: { seat: number; quality: number }[][];
  importer: boolean;
}

export interface GoodSale {
  good: string;
  /** Whether only the rest of it is foreseen. */
  under_way: boolean;
  demand: number;
  importer: number;
  importer_sells: number;
  sales: SeatSale[];
  calls: Call[];
  order: Seller[];
  ties: Tie[];
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
  seat: number;
  portfolio: number;
  result: number;
  value: number;
  to_next_pound: number | null;
  harbor: number;
  contracts: ContractOutlook[];
  obsolete_next: string[];
  storage: { good: string; stored: number; room: number }[];
  /** Goods on the Small Warehouse and its spaces, which all kinds share. */
  small_warehouse: SmallWarehouse | null;
}

export interface Forecast {
  seats: SeatOutlook[];
  /** Productions that still come. */
  goods: GoodSale[];
  /** The next one; none after the last. */
  coming: string | null;
  wage: number;
  next_wage: { hired: number; wage: number } | null;
  bill: number;
  spaces: { marker: string; space: number; cost: number; fee: number; buys: number | null }[];
  prices: SeatSale[];
}

/** A company's factory for a good, if it stands. */
export const factoryOf = (company: Company, good: string): Factory | undefined =>
  company.factories.find((factory) => factory.good === good);

/** A marker that a company has. */
export const markerOf = (company: Company, marker: string): Marker | undefined =>
  company.markers.find((owned) => owned.marker === marker);

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
export const markerName = ({ marker, capacity }: Marker): string =>
  capacity === null ? t(`water-frame-marker-${keyOf(marker)}`) : t('water-frame-label-ship-on-chart', { capacity });

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

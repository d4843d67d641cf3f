/** What a pair of eyes sees of Water Frame, the figures of its sheet, and its words. */

import type { Schemas } from '../../api/call';
import { signed } from '../../texts/numbers';
import { keyOf, t } from '../../texts/texts.svelte';

/** A row of a factory. */
export type Row = Schemas['WaterFrameRowView'];

export type Factory = Schemas['WaterFrameFactoryView'];

export type Shade = Schemas['WaterFrameShade'];

/** A marker of the administration chart that a company has. */
export type Marker = Schemas['WaterFrameMarkerView'];

/** A space of a company's administration chart. */
export type Space = Schemas['WaterFrameSpaceView'];

export type Store = Schemas['WaterFrameStoreView'];

export type SmallWarehouse = Schemas['WaterFrameSmallWarehouse'];

export type Company = Schemas['WaterFrameCompanyView'];

/** How far the present turn has come. */
export type Turn = Schemas['WaterFrameTurnView'];

/** How far the present sale has come. */
export type Selling = Schemas['WaterFrameSaleView'];

/** What a company has of each kind of thing. */
export type Totals = Schemas['WaterFrameTotals'];

/** An event, and whether it does anything at this table. */
export type Happening = Schemas['WaterFrameEventView'];

/** A decade as this table reads the timetable. */
export type Decade = Schemas['WaterFrameDecadeView'];

export type EconomyMarker = Schemas['WaterFrameEconomyMarker'];

/** What concerns one good. */
export type GoodSeen = Schemas['WaterFrameGoodView'];

export type MatRow = Schemas['WaterFrameMatRowView'];

export type View = Schemas['WaterFrameView'];

export type Good = Schemas['WaterFrameGood'];

export interface GoodFigures {
  cost: number[];
  row_size: number[];
  machine_max: number[];
  fixed_price: number;
}

export interface Sheet {
  meta: { goods: Good[] };
  track: { value: number[] };
  admin: { reuse_fee: number };
  market: { rows: number };
  factory: { output: number[][] } & Record<Good, GoodFigures>;
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
export type SeatSale = Schemas['WaterFrameSeatSale'];

/** Who sells a unit at which level, and the demand left then; nobody is the importer. */
export type Call = Schemas['WaterFrameCallForecast'];

/** A place in the order of the calls. */
export type Seller = Schemas['WaterFrameSeller'];

/** Sellers of the same appeal: those of one group sell together, the groups one after the other, the importer last. */
export type Tie = Schemas['WaterFrameTieForecast'];

export type GoodSale = Schemas['WaterFrameGoodForecast'];

export type ContractOutlook = Schemas['WaterFrameContractForecast'];

/** A contract when the production of its good comes. */
export type Due = Schemas['WaterFrameDueForecast'];

/** What a delivery to the colonies brings. */
export type Delivery = Schemas['WaterFrameDeliveryForecast'];

export type SeatOutlook = Schemas['WaterFrameSeatForecast'];

export type Forecast = Schemas['WaterFrameForecast'];

/** A company's factory for a good, if it stands. */
export const factoryOf = (company: Company, good: string): Factory | undefined =>
  company.factories.find((factory) => factory.good === good);

/** A marker that a company has. */
export const markerOf = (company: Company, marker: string): Marker | undefined =>
  company.markers.find((owned) => owned.marker === marker);

export const factoryFigures = (sheet: Sheet, good: Good): GoodFigures => sheet.factory[good];

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

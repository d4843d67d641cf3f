/** What a pair of eyes sees of Artificium, the figures of its sheet, and its words. */

import type { Schemas } from '../../api/call';
import type { Json, Told } from '../../table/types';
import { keyOf, t } from '../../texts/texts.svelte';

/** How many of each: cards by their id, goods by theirs. */
export type Pile = Record<string, number>;

export type View = Schemas['ArtificiumView'];
export type SeatView = Schemas['ArtificiumSeatView'];
export type Laid = Schemas['ArtificiumLaid'];
export type Forecast = Schemas['ArtificiumForecast'];
/** What can be done with a card in hand. */
export type Reach = Schemas['ArtificiumCardForecast'];
export type PlanStep = Schemas['ArtificiumPlanStep'];

export interface CardFigures {
  index: number;
  class: 'building' | 'action';
  copies: number;
  vp: number;
  cost: Pile;
  gain: Pile;
  cost_coins: number;
  effect: string;
  [figure: string]: Json;
}

export interface GoodFigures {
  index: number;
  level: number;
  buy: number;
  sell: number;
}

export interface Sheet {
  resource: Record<string, GoodFigures>;
  track: { length: number; lap: boolean; resource_at: Record<string, string> };
  card: Record<string, CardFigures>;
  provenance: Record<string, string>;
}

/** An event's field that names a seat. */
export const seatOf = (told: Told, field = 'seat'): number | null => (typeof told[field] === 'number' ? told[field] : null);

export const size = (pile: Pile): number => Object.values(pile).reduce((sum, count) => sum + count, 0);

/** The kinds in a pile, in the order of the sheet. */
export function kinds(pile: Pile, order: Record<string, { index: number }>): [string, number][] {
  return Object.entries(pile)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => (order[one]?.index ?? 0) - (order[other]?.index ?? 0));
}

/** All goods of the sheet, in its order. */
export const goodsOf = (sheet: Sheet): string[] =>
  Object.keys(sheet.resource).sort((one, other) => sheet.resource[one]!.index - sheet.resource[other]!.index);

/** Whether the printed value is not known and ours may differ. */
export const reconstructed = (sheet: Sheet, path: string): boolean =>
  sheet.provenance?.[path]?.startsWith('reconstructed') ?? false;

/** A figure, with its mark if it is reconstructed. */
export const figure = (sheet: Sheet, path: string, value: number): string =>
  reconstructed(sheet, path) ? t('artificium-label-reconstructed', { figure: value }) : String(value);

export const cardName = (card: string): string => t(`artificium-card-${keyOf(card)}`);

export const goodName = (good: string, count = 1): string => t(`artificium-good-${keyOf(good)}`, { count });

const listed = (parts: string[]): string => parts.join(', ');

/** "1 coal, 2 crystals" */
export const goodsText = (goods: Pile, coins = 0): string =>
  listed([
    ...Object.entries(goods)
      .filter(([, count]) => count > 0)
      .map(([good, count]) => t('artificium-board-some', { count, what: goodName(good, count) })),
    ...(coins > 0 ? [t('artificium-board-coins', { count: coins })] : []),
  ]);

/** "Farm, 2 Forge" */
export const cardsText = (pile: Pile): string =>
  listed(
    Object.entries(pile).map(([card, count]) =>
      count > 1 ? t('artificium-board-some', { count, what: cardName(card) }) : cardName(card),
    ),
  );

/** What a card does besides goods, in words; nothing if it only makes goods. */
export function effectText(figures: CardFigures): string {
  const given = Object.fromEntries(
    Object.entries(figures).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
  const levels = Object.keys((figures.price_by_level ?? {}) as Pile)
    .map((level) => roman(Number(level)))
    .join(', ');
  return figures.effect === 'none' ? '' : t(`artificium-board-effect-${keyOf(figures.effect)}`, { ...given, levels });
}

/** All of a card in one sentence, for those who do not see it. */
export function cardText(sheet: Sheet, card: string, count = 1): string {
  const figures = sheet.card[card];
  if (!figures) return cardName(card);
  const paid = goodsText(figures.cost, figures.cost_coins);
  const made = goodsText(figures.gain);
  return [
    count > 1 ? t('artificium-board-card-several', { card: cardName(card), count }) : cardName(card),
    figures.vp > 0 ? t('artificium-board-points', { count: figures.vp }) : '',
    paid && t('artificium-board-card-costs', { paid }),
    made && t('artificium-board-card-gives', { made }),
    effectText(figures),
  ]
    .filter(Boolean)
    .join(', ');
}

const LEVELS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
export const roman = (level: number): string => LEVELS[level] ?? String(level);

import type { Figure, GameClient } from '../board';
import Board from './Board.svelte';
import { factorySums, openFactories, sheetOf, viewOf, type Company, type Sheet } from './view';

/** A figure that a seat's part of the view tells by itself. */
const figure = (name: string, of: (company: Company, sheet: Sheet) => number | null): Figure => ({
  key: `arkwright-card-board-figure-${name}`,
  of: (view, sheet) => viewOf(view).players.map((company) => of(company, sheetOf(sheet))),
});

const perFactory = (company: Company, sheet: Sheet, of: 'goods' | 'people' | 'machines' | 'points'): number =>
  openFactories(company).reduce((sum, { good, factory }) => sum + factorySums(sheet, good, factory)[of], 0);

const money = figure('money', (company) => company.money);
const shares = figure('shares', (company) => company.shares);
const value = figure('value', (company) => company.value);

export const client: GameClient = {
  Board,
  summary: [money, shares, value],
  figures: [
    { key: 'arkwright-card-board-figure-final', of: (view) => viewOf(view).scores },
    figure('capital', (company) => company.shares * company.value),
    shares,
    value,
    money,
    figure('loans', (company) => company.loans),
    figure('tokens', (company) => company.ship_tokens),
    figure('factories', (company) => openFactories(company).length),
    figure('goods', (company, sheet) => perFactory(company, sheet, 'goods')),
    figure('people', (company, sheet) => perFactory(company, sheet, 'people')),
    figure('machines', (company, sheet) => perFactory(company, sheet, 'machines')),
    figure('points', (company, sheet) => perFactory(company, sheet, 'points')),
    figure('stock', (company) => company.factories.reduce((sum, factory) => sum + factory.stock, 0)),
  ],
};

import type { Figure, GameClient } from '../board';
import Board from './Board.svelte';
import type { Company } from './view';

/** A figure that a seat's part of the view tells by itself. */
const figure = (name: string, of: (company: Company) => number): Figure<'arkwright-card'> => ({
  key: `arkwright-card-board-figure-${name}`,
  of: (view) => view.seats.map(of),
});

const money = figure('money', (company) => company.money);
const shares = figure('shares', (company) => company.shares);
const value = figure('value', (company) => company.value);

export const client: GameClient<'arkwright-card'> = {
  Board,
  summary: [money, shares, value],
  figures: [
    figure('final', (company) => company.score),
    figure('capital', (company) => company.capitalisation),
    shares,
    value,
    money,
    figure('loans', (company) => company.loans),
    figure('tokens', (company) => company.ship_tokens),
    figure('factories', (company) => company.factories.length),
    figure('goods', (company) => company.totals.goods),
    figure('people', (company) => company.totals.people),
    figure('machines', (company) => company.totals.machines),
    figure('points', (company) => company.totals.sum),
    figure('stock', (company) => company.totals.stock),
  ],
};

import type { Figure, GameClient } from '../board';
import Board from './Board.svelte';
import { salesOf } from './sales';
import type { Company, Totals } from './view';

/** A figure that a seat's part of the view tells. */
const figure = (name: string, of: (company: Company) => number): Figure<'water-frame'> => ({
  key: `water-frame-board-figure-${name}`,
  of: (view) => view.companies.map(of),
});

const total = (name: keyof Totals): Figure<'water-frame'> => figure(name, ({ totals }) => totals[name]);

const cash = figure('cash', (company) => company.cash);
const shares = figure('shares', (company) => company.shares);
const worth = (company: Company): number => company.value;

export const client: GameClient<'water-frame'> = {
  Board,
  // A short name, where three figures stand in one line.
  summary: [cash, shares, figure('worth', worth)],
  figures: [
    figure('result', (company) => company.result),
    cash,
    shares,
    figure('value', worth),
    figure('space', (company) => company.space),
    figure('loans', (company) => company.loans),
    ...(['factories', 'workers', 'machines', 'output', 'stored', 'tiles'] as const).map(total),
  ],
  scenes: salesOf,
};

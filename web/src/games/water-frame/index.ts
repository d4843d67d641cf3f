import type { Figure, GameClient } from '../board';
import Board from './Board.svelte';
import { salesOf } from './sales';
import type { Company, Totals, View } from './view';

/** A figure that a seat's part of the view tells. */
const figure = (name: string, of: (company: Company, seat: number, view: View) => number | null): Figure => ({
  key: `water-frame-board-figure-${name}`,
  of: (seen) => {
    const view = seen as unknown as View;
    return view.players.map((company, seat) => of(company, seat, view));
  },
});

const total = (name: keyof Totals): Figure => figure(name, (_, seat, view) => view.totals[seat]![name]);

const cash = figure('cash', (company) => company.cash);
const shares = figure('shares', (company) => company.shares);
const worth = (_: Company, seat: number, view: View): number => view.values[seat]!;

export const client: GameClient = {
  Board,
  // A short name, where three figures stand in one line.
  summary: [cash, shares, figure('worth', worth)],
  figures: [
    figure('result', (_, seat, view) => view.scores[seat]!),
    cash,
    shares,
    figure('value', worth),
    figure('space', (company) => company.space),
    figure('loans', (company) => company.loans),
    ...(['factories', 'workers', 'machines', 'output', 'stored', 'tiles'] as const).map(total),
  ],
  scenes: salesOf,
};

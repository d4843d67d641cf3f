import type { Figure, GameClient } from '../board';
import Board from './Board.svelte';
import { salesOf } from './sales';
import type { Company, View } from './view';

/** A figure that a seat's part of the view tells. */
const figure = (name: string, of: (company: Company, seat: number, view: View) => number | null): Figure => ({
  key: `water-frame-board-figure-${name}`,
  of: (seen) => {
    const view = seen as unknown as View;
    return view.players.map((company, seat) => of(company, seat, view));
  },
});

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

const cash = figure('cash', (company) => company.cash);
const shares = figure('shares', (company) => company.shares);
const value = figure('value', (_, seat, view) => view.values[seat]!);

export const client: GameClient = {
  Board,
  summary: [cash, shares, value],
  figures: [
    figure('result', (_, seat, view) => view.scores[seat]!),
    cash,
    shares,
    value,
    figure('space', (company) => company.space),
    figure('loans', (company) => company.loans),
    figure('factories', (company) => company.factories.filter((factory) => factory.level > 0).length),
    figure('workers', (company) => sum(company.factories.map((factory) => sum(factory.workers) + factory.extra))),
    figure('machines', (company) => sum(company.factories.map((factory) => sum(factory.machines)))),
    figure('output', (_, seat, view) => sum(view.output[seat]!.flat())),
    figure('stored', (company) => sum(company.stored)),
    figure('tiles', (company) => company.owned.length),
  ],
  scenes: salesOf,
};

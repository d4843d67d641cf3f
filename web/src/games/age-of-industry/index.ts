import type { Figure, GameClient } from '../board';
import Board from './Board.svelte';
import type { View } from './view';

/** A figure that the view tells of a seat by itself. */
const figure = (name: string, of: (view: View, seat: number) => number | null): Figure<'age-of-industry'> => ({
  key: `age-of-industry-board-figure-${name}`,
  of: (view) => view.seats.map((_, seat) => of(view, seat)),
});

const cash = figure('cash', (view, seat) => view.seats[seat]!.cash);
const loans = figure('loans', (view, seat) => view.seats[seat]!.loans);
const cards = figure('cards', (view, seat) => view.seats[seat]!.cards);

export const client: GameClient<'age-of-industry'> = {
  Board,
  summary: [cash, loans, cards],
  figures: [
    figure('score', (view, seat) => view.seats[seat]!.score),
    cash,
    loans,
    figure('spent', (view, seat) => view.seats[seat]!.spent),
    cards,
    figure('industries', (view, seat) => Object.values(view.spaces).filter((built) => built.seat === seat).length),
    figure('open', (view, seat) => Object.values(view.spaces).filter((built) => built.seat === seat && !built.flipped).length),
    figure('rails', (view, seat) => view.seats[seat]!.rails_left),
  ],
};

import type { Figure, GameClient } from '../board';
import Board from './Board.svelte';
import { size, type SeatView, type Sheet } from './view';

/** A figure that a seat's part of the view tells by itself. */
const figure = (name: string, of: (seat: SeatView, sheet: Sheet) => number | null): Figure<'artificium'> => ({
  key: `artificium-board-figure-${name}`,
  of: (view, sheet) => view.seats.map((seat) => of(seat, sheet)),
});

const points = figure('points', (seat) => seat.vp);
const coins = figure('coins', (seat) => seat.coins);
const goods = figure('goods', (seat) => size(seat.goods));
const cards = figure('cards', (seat) => seat.cards);
const sale = figure('sale', (seat, sheet) =>
  Object.entries(seat.goods).reduce((sum, [good, count]) => sum + count * (sheet.resource[good]?.sell ?? 0), 0),
);

export const client: GameClient<'artificium'> = {
  Board,
  summary: [coins, goods, cards],
  figures: [
    points,
    coins,
    goods,
    sale,
    cards,
    figure('played', (seat) => size(seat.front)),
    figure('peak', (seat) => seat.peak),
  ],
};

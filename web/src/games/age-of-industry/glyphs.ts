/** Outlines of industries, cubes and colours, in a square of 32: recognisable at 14 px by their silhouette alone. */

import { oval, shape, star } from '../../art/engrave';

/** Solid shapes; what is cut out of them is drawn by the even-odd rule. */
export const GLYPHS: Record<string, string> = {
  // A spool of thread.
  cotton: 'M8 3h16v5h-3v16h3v5H8v-5h3V8H8ZM13 10v2.2h6V10ZM13 14v2.2h6V14ZM13 18v2.2h6V18Z',
  // Saw-tooth roofs and a chimney.
  factory: 'M4 28V15l7 -5v5l7 -5v5l4 -3V4h5v24ZM8 20v4h4v-4ZM15 20v4h4v-4Z',
  // An anvil.
  iron: 'M3 9h7V7h19v4q-7 1 -8 7h4v3l3 4v2H9v-2l3 -4v-3h2q-1 -4 -5 -4q-6 -1 -6 -5Z',
  // Hammer and pick, crossed.
  coal: 'M5 26L18 12L15 9Q11 6 6 7Q12 3 18 5L21 8L23 6L27 10L25 12L28 15Q29 21 26 26Q26 20 23 17L20 14L7 28Z',
  // An anchor.
  port: 'M16 3a4 4 0 0 1 1.8 7.6V13H22v3h-4.2V25q6 -1 7.2 -6l-2 .8l3.5 -5l3 5.2l-2.2 -.5Q25.5 28 16 30Q6.5 28 4.7 19.5l-2.2 .5l3 -5.2l3.5 5l-2 -.8q1.2 5 7.2 6V16H10v-3h4.2v-2.4A4 4 0 0 1 16 3ZM16 5.6a1.5 1.5 0 0 0 0 3a1.5 1.5 0 0 0 0 -3Z',
  // A ship under sail.
  ship: 'M15 3Q24 8 24 19H15ZM13 6V19H6Q7 11 13 6ZM3 21H29Q27 28 23 29H9Q5 28 3 21Z',
  // A bale: cotton to be sold.
  bale: 'M4 9h24v15H4ZM9 9v15h2V9ZM21 9v15h2V9Z',
  // A crate: goods to be sold.
  goods: 'M4 6h24v21H4ZM8 10v13L15 16.5ZM10.5 10h11L16 15ZM24 10v13L17 16.5ZM10.5 23h11L16 18Z',
  none: 'M6 8L8 6L16 14L24 6L26 8L18 16L26 24L24 26L16 18L8 26L6 24L14 16Z',
};

export const SYMBOLS: Record<string, string> = {
  circle: oval(16, 16, 12),
  star: star(16, 17, 15, 6.2, 5),
  square: 'M5 5h22v22H5Z',
  triangle: shape(16, 3, 30, 28, 2, 28),
  diamond: shape(16, 2, 29, 16, 16, 30, 3, 16),
  hexagon: shape(9, 4, 23, 4, 30, 16, 23, 28, 9, 28, 2, 16),
};

/** The signs of seats, as everywhere. */
export const SEAT_SHAPES: readonly string[] = [
  shape(16, 3, 29, 27, 3, 27),
  'M5 5h22v22H5Z',
  oval(16, 16, 12),
  shape(16, 1, 30, 16, 16, 31, 2, 16),
  star(16, 17, 16, 7, 5),
  'M11 3h10v8h8v10h-8v8H11v-8H3V11h8Z',
];

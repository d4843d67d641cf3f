/** What many of the pictures have in common: sky, ground, trees, smoke, stones. */

import { type Cut, leaf, oval, rays, rows, scallops, shape, stroke } from '../../../art/engrave';

/** The coloured block of the sky, printed a little out of register, and the first lines of the day. */
export const sky = (low = 52): Cut[] => [
  ['tint', `M2 2H118V${low - 4}Q92 ${low + 4} 62 ${low - 2}T2 ${low}Z`],
  ['fine', rows(6, 7, 14, 31, 7, 40, 0) + rows(66, 5, 74, 33, 8, 44, 0)],
];

export const ground = (y = 64): Cut[] => [
  ['body', `M-2 ${y}Q30 ${y - 3} 60 ${y}T122 ${y}V82H-2Z`],
  [
    'fine',
    rows(3, y + 4, 112, y + 4, 14, 6, 0) + rows(8, y + 8, 106, y + 8, 12, 8, 0) + rows(0, y + 12, 110, y + 12, 11, 7, 0),
  ],
];

export const sun = (x: number, y: number, size: number): Cut[] => [
  ['body', oval(x, y, size), '#f2c14e'],
  ['line', rays(x, y, size + 2.5, size + 6, 16)],
  ['fine', rays(x, y, size + 3, size + 9, 16, 11)],
];

export const fir = (x: number, y: number, high: number): Cut[] => {
  const wide = high * 0.34;
  return [
    ['ink', shape(x - 1.2, y, x + 1.2, y, x + 1, y - high * 0.3, x - 1, y - high * 0.3)],
    [
      'ink',
      shape(
        x,
        y - high,
        x + wide * 0.55,
        y - high * 0.62,
        x + wide * 0.3,
        y - high * 0.64,
        x + wide * 0.85,
        y - high * 0.34,
        x + wide * 0.45,
        y - high * 0.37,
        x + wide,
        y - high * 0.08,
        x - wide,
        y - high * 0.08,
        x - wide * 0.45,
        y - high * 0.37,
        x - wide * 0.85,
        y - high * 0.34,
        x - wide * 0.3,
        y - high * 0.64,
        x - wide * 0.55,
        y - high * 0.62,
      ),
    ],
    ['cut', rows(x - 1, y - high * 0.75, x - wide * 0.35, y - high * 0.2, 4, -wide * 0.22, high * 0.09)],
  ];
};

export const bush = (x: number, y: number, size: number): Cut[] => [
  [
    'body',
    `M${x - size} ${y}q-${size * 0.3} -${size * 0.7} ${size * 0.4} -${size * 0.7}q0 -${size * 0.6} ${size * 0.7} -${size * 0.4}q${size * 0.5} -${size * 0.3} ${size * 0.6} ${size * 0.4}q${size * 0.6} 0 ${size * 0.4} ${size * 0.7}Z`,
  ],
  ['shade', `M${x} ${y}q0 -${size} ${size * 0.7} -${size * 0.7}q${size * 0.6} 0 ${size * 0.4} ${size * 0.7}Z`],
];

/** Smoke that rises in three rolls. */
export const smoke = (x: number, y: number, size: number): Cut[] => [
  [
    'body',
    `M${x} ${y}q-${size} -${size * 0.4} -${size * 0.5} -${size * 1.1}q-${size} -${size * 0.7} 0 -${size * 1.2}q${size * 0.1} -${size * 0.9} ${size * 1.1} -${size * 0.6}q${size} -${size * 0.4} ${size * 1.2} ${size * 0.5}q${size * 0.8} ${size * 0.6} -${size * 0.1} ${size}q${size * 0.2} ${size} -${size * 0.9} ${size * 0.8}q-${size * 0.1} ${size * 0.5} -${size * 0.8} ${size * 0.6}Z`,
  ],
  [
    'line',
    `M${x - size * 0.1} ${y - size * 1.3}q${size * 0.5} ${size * 0.4} ${size * 0.8} -${size * 0.2}M${x + size * 0.3} ${y - size * 2.2}q${size * 0.6} -${size * 0.1} ${size * 0.7} ${size * 0.5}`,
  ],
  ['fine', rows(x + size * 0.9, y - size * 2.4, x + size * 1.3, y - size * 1.2, 4, size * 0.5, -size * 0.15)],
];

/** Courses of stone on a wall. */
export const masonry = (x: number, y: number, wide: number, high: number, step: number): Cut => {
  let path = '';
  for (let row = 0, at = y + step; at < y + high; row += 1, at += step) {
    path += `M${x} ${at}h${wide}`;
    for (let along = x + step * (row % 2 ? 0.8 : 1.6); along < x + wide; along += step * 1.6)
      path += `M${along} ${at - step}v${step}`;
  }
  return ['fine', path];
};

/** A tiled roof as a slanted shape, with its rows of tiles. */
export const tiles = (left: number, right: number, top: number, low: number, count: number): Cut => {
  const path = Array.from({ length: count }, (_, place) => {
    const y = top + ((low - top) * (place + 1)) / (count + 1);
    const wide = 4.2;
    return scallops(left + (place % 2 ? 2 : 0), y, wide, Math.floor((right - left) / wide), 1);
  }).join('');
  return ['fine', path];
};

export const flame = (x: number, y: number, size: number): Cut[] => [
  ['body', leaf(x, y, size * 1.5, size * 0.8, 4), '#e08a3c'],
  ['body', leaf(x - size * 0.5, y, size, size * 0.5, -16), '#e08a3c'],
  ['body', leaf(x + size * 0.5, y, size * 1.05, size * 0.5, 20), '#f2c14e'],
];

/** Birds, far away. */
export const birds = (x: number, y: number): Cut => [
  'fine',
  `M${x} ${y}q2 -3 4 0q2 -3 4 0M${x + 12} ${y - 5}q1.5 -2.5 3 0q1.5 -2.5 3 0`,
];

export const post = (x: number, y: number, high: number, wide = 3): Cut[] => [
  ['body', shape(x, y, x + wide, y, x + wide, y - high, x, y - high)],
  ['fine', stroke(x + wide * 0.65, y - 1, x + wide * 0.65, y - high + 1)],
];

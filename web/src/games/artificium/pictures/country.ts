/** Woodcuts of the country: where wood, wheat, coal and food come from. */

import { type Cut, leaf, oval, rays, rect, rows, shape, stroke } from '../../../art/engrave';
import { birds, bush, fir, flame, ground, masonry, post, sky, smoke, sun, tiles } from './scenery';

const log = (x: number, y: number, size = 5): Cut[] => [
  ['body', oval(x, y, size), '#dcb67c'],
  ['fine', oval(x, y, size * 0.6) + oval(x, y, size * 0.22)],
];

const sheaf = (x: number, y: number): Cut[] => [
  ['body', shape(x - 7, y, x - 2, y - 9, x - 8, y - 20, x + 8, y - 20, x + 2, y - 9, x + 7, y), '#e3b54d'],
  ['fine', rows(x - 5, y - 1, x + 5, y - 1, 5, 0, -7) + rows(x - 6, y - 19, x + 6, y - 19, 6, 0, 8)],
  ['line', stroke(x - 4, y - 9, x + 4, y - 9)],
  ['ink', [-8, -4, 0, 4, 8].map((aside) => leaf(x + aside * 0.8, y - 18, 7, 2, aside * 3)).join('')],
];

export const COUNTRY: Record<string, Cut[]> = {
  sawmill: [
    ...sky(50),
    ...fir(112, 58, 34),
    ...fir(101, 58, 24),
    ...ground(62),
    ['body', shape(40, 62, 40, 36, 94, 36, 94, 62)],
    ['deep', shape(44, 62, 44, 40, 72, 40, 72, 62)],
    ['shade', rect(76, 40, 18, 22)],
    ['body', shape(34, 37, 46, 16, 88, 16, 100, 37), '#b07a48'],
    tiles(42, 92, 17, 36, 4),
    ['body', oval(26, 46, 21)],
    ['line', oval(26, 46, 16)],
    ['line', rays(26, 46, 3, 16, 8, 10)],
    [
      'ink',
      Array.from({ length: 14 }, (_, place) => {
        const angle = (place / 14) * 2 * Math.PI;
        const [x, y] = [26 + 19.5 * Math.cos(angle), 46 + 19.5 * Math.sin(angle)];
        return oval(x, y, 2.4);
      }).join(''),
    ],
    ['ink', oval(26, 46, 3.6)],
    ['body', rect(46, 52, 46, 8), '#dcb67c'],
    ['fine', rows(50, 55, 50, 58, 2, 38, 0)],
    ['body', shape(66, 30, 69, 30, 69, 66, 66, 66)],
    [
      'ink',
      Array.from({ length: 8 }, (_, place) => shape(69, 33 + place * 4, 72, 35 + place * 4, 69, 37 + place * 4)).join(''),
    ],
    ...log(92, 56, 5.5),
    ['body', 'M-2 68Q14 64 28 68T58 68T84 71V82H-2Z', '#9fc3c6'],
    ['line', 'M2 72q6 -3 12 0t12 0M34 72q5 -3 10 0t10 0M6 77q6 -3 12 0M30 77q6 -3 12 0M54 76q6 -3 12 0'],
    ...log(97, 72, 5),
    ...log(108, 72, 5),
    ...log(102.5, 63.5, 5),
  ],
  farm: [
    ...sky(46),
    ...sun(96, 18, 9),
    birds(62, 16),
    ['body', 'M-2 46Q30 36 60 45T122 42V82H-2Z', '#cfc07a'],
    ['fine', 'M-2 52Q40 46 60 50M60 52Q95 44 122 48'],
    ['body', shape(10, 60, 10, 38, 48, 38, 48, 60)],
    ['shade', rect(36, 38, 12, 22)],
    ['body', shape(4, 40, 16, 17, 44, 17, 54, 40), '#d8b25c'],
    ['line', rows(18, 20, 42, 20, 9, -3, 17)],
    ['fine', rows(16, 25, 44, 25, 9, 1, 12)],
    ['ink', 'M20 60V49Q26 43 32 49V60Z'],
    ['cut', stroke(26, 46, 26, 60)],
    ['line', 'M52 60H74M54 60V52M61 60V52M68 60V52M52 55H74'],
    ['body', 'M-2 61Q50 56 122 60V82H-2Z', '#b98f58'],
    ['line', 'M8 82Q28 66 52 59M30 82Q44 68 62 59M54 82Q60 70 72 59M80 82Q78 70 84 59M106 82Q96 70 95 59'],
    ['fine', 'M19 82Q36 67 57 59M42 82Q52 69 67 59M67 82Q69 70 78 59M93 82Q87 70 90 59'],
    ...sheaf(88, 74),
    ...sheaf(107, 70),
  ],
  charcoal_burner: [
    ...sky(54),
    ...fir(10, 62, 44),
    ...fir(24, 60, 32),
    ...fir(112, 60, 38),
    ...smoke(58, 24, 9),
    ...ground(62),
    ['body', 'M28 66Q34 30 58 22Q82 30 90 66Z'],
    ['deep', 'M60 24Q82 32 90 66H66Q68 40 60 24Z'],
    ['shade', 'M46 40Q54 30 58 23Q66 36 66 66H52Q46 52 46 40Z'],
    ['line', 'M36 54Q58 48 84 54M42 42Q58 37 77 42'],
    ['ink', 'M48 66V57Q55 50 62 57V66Z'],
    ...flame(55, 66, 7),
    ['fine', rows(33, 58, 40, 46, 4, 6, -5)],
    ...log(98, 70, 4.6),
    ...log(107, 70, 4.6),
    ...log(116, 70, 4.6),
    ...log(102.5, 62.5, 4.6),
    ...log(111.5, 62.5, 4.6),
    ['body', shape(12, 76, 22, 60, 25, 62, 16, 78), '#b07a48'],
    ['ink', shape(19, 62, 25, 56, 30, 62, 24, 65)],
  ],
  hunting_lodge: [
    ...sky(52),
    ...fir(14, 64, 50),
    ...fir(28, 62, 36),
    ...fir(104, 64, 46),
    ...fir(92, 61, 32),
    ...ground(62),
    ['body', shape(36, 66, 36, 40, 86, 40, 86, 66), '#c99a62'],
    ['line', rows(36, 46, 36, 61, 4, 52, 0)],
    ['fine', rows(38, 43, 38, 63, 5, 44, 0)],
    ['body', shape(30, 42, 60, 12, 92, 42, 86, 42, 60, 19, 36, 42), '#8a6238'],
    ['body', shape(36, 42, 60, 19, 86, 42), '#c99a62'],
    ['ink', 'M53 66V50H67V66Z'],
    ['cut', rows(56, 52, 64, 52, 3, 0, 13)],
    ['body', rect(40, 49, 8, 8), '#f2c14e'],
    ['line', 'M44 49V57M40 53H48'],
    ['body', rect(73, 49, 8, 8), '#f2c14e'],
    ['line', 'M77 49V57M73 53H81'],
    ['line', 'M60 38V33M60 34Q52 34 50 25M54 33Q50 32 47 29M52 30L48 24M60 34Q68 34 70 25M66 33Q70 32 73 29M68 30L72 24'],
    ['ink', 'M57 36Q60 33 63 36L61.5 42H58.5Z'],
    ...bush(100, 70, 7),
    ...post(20, 74, 10),
  ],
  mill_and_bakery: [
    ...sky(54),
    birds(12, 18),
    ['body', 'M-2 60Q26 48 62 58T122 56V82H-2Z', '#c6bd80'],
    ['fine', rows(4, 64, 54, 62, 9, 6, -1)],
    ['body', shape(22, 66, 28, 32, 48, 32, 54, 66)],
    ['shade', shape(40, 32, 48, 32, 54, 66, 41, 66)],
    masonry(25, 36, 16, 28, 6),
    ['body', 'M25 33Q27 20 38 19T51 33Z', '#a8473a'],
    ['fine', 'M29 30Q33 23 38 22M35 31Q37 26 41 23'],
    ['ink', 'M33 66V56Q38 51 43 56V66Z'],
    ...[20, 110, 200, 290].map((turn): Cut => {
      const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
      const point = (along: number, aside: number): number[] => [
        38 + along * cos - aside * sin,
        28 + along * sin + aside * cos,
      ];
      return ['body', shape(...point(6, 0), ...point(29, 0), ...point(29, 7), ...point(9, 7))];
    }),
    ['line', rays(38, 28, 0, 30, 4, 20)],
    [
      'fine',
      [20, 110, 200, 290]
        .map((turn) => {
          const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
          return [13, 17, 21, 25]
            .map((along) => stroke(38 + along * cos, 28 + along * sin, 38 + along * cos - 7 * sin, 28 + along * sin + 7 * cos))
            .join('');
        })
        .join(''),
    ],
    ['ink', oval(38, 28, 2.8)],
    ...smoke(104, 28, 6),
    ['body', shape(98, 46, 98, 27, 107, 27, 107, 46)],
    masonry(98, 27, 9, 18, 4),
    ['body', shape(70, 68, 70, 46, 114, 46, 114, 68)],
    ['shade', rect(101, 46, 13, 22)],
    ['body', shape(64, 48, 74, 34, 108, 34, 119, 48), '#b9674a'],
    tiles(70, 113, 34, 47, 3),
    ['ink', 'M76 68V60Q84 50 92 60V68Z'],
    ...flame(84, 68, 5),
    ['body', 'M94 68Q100 62 106 68Z', '#cf9447'],
  ],
};

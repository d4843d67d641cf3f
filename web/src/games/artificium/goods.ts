/** The nine goods, as small engravings of 32 by 32. */

import { type Cut, leaf, oval, rect, rows, shape, stroke } from '../../art/engrave';

const grain = (y: number): Cut[] => [
  ['body', leaf(16, y, 8, 3.4, -42), '#d9a53a'],
  ['body', leaf(16, y, 8, 3.4, 42), '#d9a53a'],
];

export const GOODS: Record<string, Cut[]> = {
  wood: [
    ['body', 'M14 10L16 4L20 5L19 10', '#8d5b2c'],
    ['body', 'M7 9H24V24H7A4 7.5 0 0 1 7 9Z', '#8d5b2c'],
    ['fine', rows(6, 13, 7, 21, 4, 12, 0)],
    ['body', oval(24.5, 16.5, 4, 7.5), '#e6c48d'],
    ['fine', oval(24.5, 16.5, 2.2, 4.6) + oval(24.5, 16.5, 0.7, 1.6)],
  ],
  wheat: [
    ['line', 'M16 31C15 26 16 22 16 12'],
    ['body', leaf(16, 29, 9, 3, -62), '#9aa04a'],
    ...grain(25),
    ...grain(20.5),
    ...grain(16),
    ['body', leaf(16, 13, 10, 3.6, 0), '#d9a53a'],
    ['fine', rows(12, 8, 20, 8, 3, 0, -5)],
  ],
  coal: [
    ['body', shape(3, 24, 6, 15, 12, 12, 18, 17, 17, 27, 7, 28), '#3b3b42'],
    ['body', shape(15, 27, 17, 17, 23, 14, 29, 19, 29, 26, 24, 29), '#2c2c32'],
    ['body', shape(9, 13, 12, 6, 19, 4, 24, 9, 22, 15, 15, 17), '#4a4a52'],
    ['cut', stroke(12, 8, 16, 10, 15, 15) + stroke(16, 10, 21, 8)],
    ['cut', stroke(6, 18, 11, 18, 12, 25) + stroke(20, 19, 23, 22, 27, 21) + stroke(23, 22, 22, 27)],
  ],
  food: [
    ['body', 'M3 21C3 12 9 8 16 8S29 12 29 21C29 25 26 26 16 26S3 25 3 21Z', '#cf9447'],
    ['shade', 'M4 21C8 24 24 24 28 21C29 25 26 26 16 26S4 25 4 21Z'],
    ['body', 'M9 11Q11 15 12 20Q9 18 8 13Z', '#f0d7a4'],
    ['body', 'M15 9.5Q17 14 18 19.5Q15 17 14 11Z', '#f0d7a4'],
    ['body', 'M21 11Q23 14 23.5 19Q21 17 20 12Z', '#f0d7a4'],
  ],
  beer: [
    ['line', 'M22 14H26Q28 14 28 17V21Q28 24 25 24H22'],
    ['body', rect(6, 11, 16, 17), '#c98c2a'],
    ['fine', 'M10 13V27M14 13V27M18 13V27'],
    ['body', rect(5.5, 15, 17, 2.4), '#6f5233'],
    ['body', rect(5.5, 24, 17, 2.4), '#6f5233'],
    ['body', 'M5 12C2 8 6 5 9 7C10 3 16 3 17 6C20 4 25 7 22 12C20 14 18 11 16 12S12 15 10 12S7 13 5 12Z', '#fbf6e8'],
  ],
  crystal: [
    ['body', shape(11, 29, 4, 25, 5, 17, 9, 14, 13, 20), '#9cc9d3'],
    ['body', shape(21, 29, 28, 26, 27, 17, 22, 15, 19, 21), '#6fa7b8'],
    ['body', shape(16, 3, 22, 10, 21, 29, 11, 29, 10, 10), '#c3e2e6'],
    ['line', stroke(10, 10, 16, 13, 22, 10) + stroke(16, 13, 16, 29)],
    ['shade', shape(16, 13, 22, 10, 21, 29, 16, 29)],
  ],
  metal: [
    ['body', shape(2, 25, 7, 15, 20, 15, 24, 25), '#9aa6b2'],
    ['body', shape(7, 15, 12, 9, 25, 9, 20, 15), '#c7d0d8'],
    ['body', shape(20, 15, 25, 9, 30, 19, 24, 25), '#6f7c89'],
    ['shade', shape(20, 15, 25, 9, 30, 19, 24, 25)],
    ['fine', rows(8, 18, 6, 22, 3, 11, 0)],
  ],
  potion: [
    ['body', 'M13 6V12L5 25Q4 29 8 29H24Q28 29 27 25L19 12V6Z', '#eef3ea'],
    ['body', 'M9 19H23L27 25Q28 29 24 29H8Q4 29 5 25Z', '#5d9c62'],
    ['shade', 'M16 19H23L27 25Q28 29 24 29H16Z'],
    ['body', rect(11.5, 3, 9, 3.4), '#a9763c'],
    ['cut', oval(11, 24, 1.6) + oval(15, 22, 1)],
  ],
  sword: [
    ['body', shape(29, 2, 28, 8, 13, 22, 10, 19, 24, 4), '#d5dce1'],
    ['fine', stroke(27, 4, 12, 20)],
    ['body', shape(6, 17, 8, 15, 17, 24, 15, 26), '#c39a4d'],
    ['body', shape(9, 20, 12, 23, 7, 28, 4, 25), '#6f3d2c'],
    ['body', oval(4.5, 27.5, 2.6), '#c39a4d'],
  ],
};

/** The signs of what cards do besides goods. */
export const EFFECTS: Record<string, Cut[]> = {
  mage: [
    ['body', 'M16 2L24 23H8Z', '#5a6aa8'],
    ['shade', 'M16 2L24 23H16Z'],
    ['body', 'M3 26Q16 18 29 26Q16 32 3 26Z', '#5a6aa8'],
    ['cut', 'M14 12l1.5 3l3 .5l-2.5 2l.6 3l-2.6-1.6l-2.6 1.6l.6-3l-2-2l2.6-.5Z'],
  ],
  knight: [
    ['body', 'M7 14Q7 5 16 5T25 14V24Q20 30 16 30T7 24Z', '#b8c1c9'],
    ['ink', 'M9 14H23V17L17 18V26H15V18L9 17Z'],
    ['body', 'M16 5Q15 1 21 1Q27 2 28 9Q24 5 18 6Z', '#a8473a'],
    ['fine', rows(19, 21, 19, 25, 3, 4, 0)],
  ],
  exploration: [
    ['body', 'M2 16Q16 3 30 16Q16 29 2 16Z', '#f4ead2'],
    ['body', oval(16, 16, 6), '#4f7f8f'],
    ['ink', oval(16, 16, 2.8)],
    ['fine', rows(8, 9, 24, 9, 5, 0, -4)],
  ],
  theft: [
    [
      'body',
      'M6 20L3 14Q3 11 6 12L10 16V6Q10 4 12 4T14 6V13V4Q14 2 16 2T18 4V13V5Q18 3 20 3T22 5V14V8Q22 6 24 6T26 8V20Q26 28 18 29H12Q9 28 6 20Z',
      '#e9c9a0',
    ],
    ['shade', 'M14 18Q22 14 26 17V20Q26 28 18 29H14Z'],
    ['body', oval(17, 20, 4), '#d9ad4f'],
  ],
  reconstruction: [
    ['body', rect(5, 20, 10, 7), '#b9674a'],
    ['body', rect(17, 20, 10, 7), '#b9674a'],
    ['body', rect(11, 12, 10, 7), '#b9674a'],
    ['line', 'M27 15Q28 4 16 4Q7 4 5 13'],
    ['ink', shape(1, 11, 10, 12, 4, 18)],
  ],
  fair: [
    ['body', 'M3 13L16 3L29 13V16H3Z', '#a8473a'],
    ['body', 'M9 8.5L7 16H12L14 4.5ZM23 8.5L25 16H20L18 4.5Z', '#f4ead2'],
    ['body', rect(5, 16, 22, 13), '#f4ead2'],
    ['line', 'M3 16q2.2 3 4.3 0q2.2 3 4.3 0q2.2 3 4.4 0q2.2 3 4.3 0q2.2 3 4.3 0q2.2 3 4.4 0'],
    ['body', oval(16, 24, 3.4), '#d9ad4f'],
  ],
};

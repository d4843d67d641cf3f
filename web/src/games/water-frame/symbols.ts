/** Goods, actions and pieces as small engravings of 32 by 32: thin machine lines, one colour each. */

import { type Cut, leaf, oval, rays, rect, rows, shape, stroke } from '../../art/engrave';

const STEEL = '#aeb6bb';
const BRASS = '#cf9f4e';
const CLOTH = '#a4586a';
const BRICK = '#b2664f';

const hull = (colour: string): Cut[] => [
  ['body', 'M3 21H29L25 28H7Z', colour],
  ['fine', 'M5 23.5H27M6.5 26H25.5'],
];

export const SYMBOLS: Record<string, Cut[]> = {
  food: [
    ['body', 'M3 20C3 12 9 8 16 8S29 12 29 20C29 25 26 26 16 26S3 25 3 20Z', '#cf9447'],
    ['shade', 'M4 20C8 24 24 24 28 20C29 25 26 26 16 26S4 25 4 20Z'],
    ['fine', 'M9 11Q12 15 12 20M15 10Q18 14 18 20M21 11Q24 15 24 19'],
  ],
  clothes: [
    ['body', 'M11 5Q16 9 21 5L29 10L26 16L23 14.5V28H9V14.5L6 16L3 10Z', CLOTH],
    ['shade', 'M18 16H23V28H17Z'],
    ['fine', 'M16 8V28M14 13h.6M14 18h.6M14 23h.6'],
  ],
  cutlery: [
    ['body', 'M8 3V12Q8 15 10.5 15V29H13V15Q15.5 15 15.5 12V3H13.6V10H12.7V3H10.8V10H9.9V3Z', STEEL],
    ['body', 'M20 29V4Q26 7 26 18H22.6V29Z', STEEL],
    ['shade', 'M23 7Q26 11 26 18H23Z'],
  ],
  lamps: [
    ['body', 'M11 12Q11 6 14 4H18Q21 6 21 12L23 20H9Z', '#f2d98c'],
    ['ink', leaf(16, 19, 9, 3, 0)],
    ['body', 'M8 20H24L22 24H10Z', BRASS],
    ['body', 'M12 24H20V26L23 29H9L12 26Z', BRASS],
    ['fine', 'M23 9Q29 9 28 15Q27 18 23 18'],
  ],
  factory: [
    ['body', 'M3 29V15L9 11V15L15 11V15L21 11V29Z', BRICK],
    ['body', 'M22 29V5H27V29Z', BRICK],
    ['fine', rows(4, 18, 4, 27, 4, 17, 0) + rows(22, 9, 22, 26, 5, 5, 0)],
    ['ink', rect(6, 20, 3, 4) + rect(11.5, 20, 3, 4) + rect(17, 20, 3, 4)],
    ['line', 'M24.5 4Q23 1.5 26 1.5T28 1'],
  ],
  workers: [
    ['body', oval(11, 10, 4)],
    ['ink', 'M6.5 9.5Q7 5 11 5T15.5 9.5L17 10H6.5Z'],
    ['body', 'M4 29Q4 16 11 16T18 29Z', '#6e7f94'],
    ['body', oval(21.5, 12, 3.6)],
    ['body', 'M16.5 29Q16 18 21.5 18T28 29Z', '#8b7a5e'],
    ['fine', 'M11 17V29M21.5 19V29'],
  ],
  machinery: [
    ['body', oval(13, 17, 9), STEEL],
    ['line', rays(13, 17, 9, 11.6, 12)],
    ['body', oval(13, 17, 5)],
    ['fine', rays(13, 17, 1.5, 5, 6)],
    ['ink', oval(13, 17, 1.6)],
    ['body', oval(25, 8, 4.4), BRASS],
    ['line', 'M10 8.6L22.5 4.6M18 24.5L28.6 11'],
  ],
  quality: [
    ['body', 'M11 18L8 30L16 26L24 30L21 18Z', CLOTH],
    ['body', oval(16, 12, 9.5), BRASS],
    ['fine', rays(16, 12, 7.6, 9, 24)],
    ['ink', shape(16, 6, 17.6, 10.2, 22, 10.4, 18.6, 13, 19.8, 17.2, 16, 14.8, 12.2, 17.2, 13.4, 13, 10, 10.4, 14.4, 10.2)],
  ],
  distribution: [
    ['body', 'M3 10H18V22H3Z', '#c7a26b'],
    ['body', 'M18 14H25L29 18V22H18Z', '#8b7a5e'],
    ['fine', rows(6, 11, 15, 11, 4, 0, 10)],
    ['body', oval(9, 24, 4)],
    ['body', oval(23, 24, 4)],
    ['fine', rays(9, 24, 0.8, 4, 8) + rays(23, 24, 0.8, 4, 8)],
  ],
  stock_exchange: [
    ['body', 'M3 11L16 3L29 11Z'],
    ['line', 'M5 27H27M3 29.5H29'],
    ['body', rect(6, 12, 3.4, 14) + rect(14.3, 12, 3.4, 14) + rect(22.6, 12, 3.4, 14)],
    ['shade', rect(8, 12, 1.6, 14) + rect(16.3, 12, 1.6, 14) + rect(24.6, 12, 1.6, 14)],
    ['ink', oval(16, 8, 1.6)],
  ],
  production: [
    ['body', rect(4, 17, 11, 11), '#c7a26b'],
    ['body', rect(17, 17, 11, 11), '#c7a26b'],
    ['body', rect(10.5, 5, 11, 11), '#c7a26b'],
    [
      'fine',
      stroke(4, 17, 15, 28) +
        stroke(15, 17, 4, 28) +
        stroke(17, 17, 28, 28) +
        stroke(28, 17, 17, 28) +
        stroke(10.5, 5, 21.5, 16) +
        stroke(21.5, 5, 10.5, 16),
    ],
  ],
  ship: [
    ...hull('#8b5e3a'),
    ['line', 'M15 21V3'],
    ['body', 'M16 4Q25 9 26 18H16Z'],
    ['body', 'M13.6 7Q7 11 5 18H13.6Z'],
    ['shade', 'M20 8Q25 12 26 18H20Z'],
  ],
  worker: [
    ['body', oval(16, 9, 5)],
    ['ink', 'M10.5 8.5Q11 3 16 3T21.5 8.5L24 9.4H10.5Z'],
    ['body', 'M6 30Q6 16 16 16T26 30Z', '#6e7f94'],
    ['shade', 'M18 16Q26 17 26 30H18Z'],
  ],
  machine: [
    ['body', oval(16, 16, 10), STEEL],
    ['line', rays(16, 16, 10, 13.5, 10)],
    ['body', oval(16, 16, 5.4)],
    ['ink', oval(16, 16, 2)],
  ],
  share: [
    ['body', rect(5, 4, 22, 24), '#e9dcb4'],
    ['fine', rect(7.5, 6.5, 17, 19) + rows(10, 15, 10, 20, 3, 12, 0)],
    ['body', oval(16, 11, 3.6), BRASS],
    ['body', oval(22, 24, 3.4), BRICK],
  ],
  importer: [
    ...hull(STEEL),
    ['body', rect(9, 11, 14, 9.6)],
    ['fine', stroke(9, 11, 23, 20.6) + stroke(23, 11, 9, 20.6)],
    ['line', 'M16 11V4H23L20 6L23 8H16'],
  ],
};

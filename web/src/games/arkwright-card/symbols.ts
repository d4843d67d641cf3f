/** The small engravings of the factory: 32 by 32, straight machine lines beside free ones. */

import { type Cut, oval, rays, rect, rows, shape, star } from '../../art/engrave';

const STEEL = '#9aa3a8';
const BRASS = '#cfa452';
const WOOD = '#b98d5a';
const BRICK = '#b4664f';

const gear = (x: number, y: number, far: number, teeth: number): Cut[] => [
  ['line', rays(x, y, far, far + 2.6, teeth)],
  ['body', oval(x, y, far), STEEL],
  ['body', oval(x, y, far * 0.4)],
];

const person: Cut[] = [
  ['body', 'M7 29V22Q7 16.5 16 16.5Q25 16.5 25 22V29Z', '#8c7a63'],
  ['shade', 'M18 17Q25 17 25 22V29H18Z'],
  ['body', oval(16, 10.5, 5), '#e2bd97'],
  ['ink', 'M10.5 9.5Q11 4 16.5 4Q21.5 4.2 21.8 8.5L24 9.5H10.5Z'],
];

export const SYMBOLS: Record<string, Cut[]> = {
  food: [
    ['body', 'M4 20Q3 12 10 11.5Q16 8.5 22 11.5Q29 12 28 20Q28 25 24 25H8Q4 25 4 20Z', '#d9a860'],
    ['line', 'M10 14l3 4M15.5 13l3 4M21 13.5l3 4'],
    ['shade', 'M24 12.5Q29 14 28 20Q28 25 24 25H18Q25 22 24 12.5Z'],
  ],
  textile: [
    ['body', rect(7, 6, 14, 20), '#6f8fae'],
    ['fine', rows(9, 7, 9, 25, 9, 10, 0)],
    ['body', oval(21, 16, 4.5, 10), '#8fabc6'],
    ['line', 'M21 16m-2 0a2 4.5 0 1 0 4 0a2 4.5 0 1 0 -4 0'],
    ['body', 'M7 26V30L18 30L21 26Z', '#6f8fae'],
  ],
  cutlery: [
    ['body', 'M9 3Q14 7 13 17H9.5V29H7V3Z', STEEL],
    ['line', 'M20 3V10M23 3V10M26 3V10'],
    ['body', 'M19.2 10H26.8Q26.5 15 24.3 15.5V29H21.7V15.5Q19.5 15 19.2 10Z', STEEL],
    ['shade', rect(23.3, 16, 1.2, 13)],
  ],
  lamps: [
    ['line', 'M12 7Q12 2.5 16 2.5Q20 2.5 20 7'],
    ['body', shape(10, 10, 13, 6.5, 19, 6.5, 22, 10), BRASS],
    ['body', 'M10 10H22L23.5 23H8.5Z', '#f3dc8f'],
    ['ink', 'M16 12.5Q20 17 16 21Q12 17 16 12.5Z'],
    ['body', rect(7, 23, 18, 5), BRASS],
    ['shade', 'M20 10H22L23.5 23H20Z'],
  ],
  worker: person,
  machine: gear(16, 16, 10, 10),
  ship: [
    ['line', 'M16 4V21M16 6H24'],
    ['body', 'M17 6Q25 12 25 18H17Z'],
    ['body', 'M15 8Q8 13 8 18H15Z'],
    ['body', 'M4 21H28Q27 27 23 28H9Q5 27 4 21Z', WOOD],
    ['fine', 'M2 30q3-2 6 0t6 0t6 0t6 0t4 0'],
    ['shade', 'M20 21H28Q27 27 23 28H18Q20 25 20 21Z'],
  ],
  warehouse: [
    ['body', shape(3, 13, 16, 5, 29, 13, 29, 28, 3, 28), BRICK],
    ['ink', rect(12, 17, 8, 11)],
    ['cut', 'M12 20.5H20M12 24H20M16 17V28'],
    ['fine', 'M5 16H11M21 16H27M5 20H11M21 20H27M5 24H11M21 24H27'],
    ['line', 'M2 13.5L16 4.5L30 13.5'],
  ],
  mill: [
    ['body', rect(22, 3, 4, 12), BRICK],
    ['fine', 'M24 2Q21-1 26 0Q30 1 29-2'],
    ['body', shape(3, 14, 10, 9, 10, 14, 17, 9, 17, 14, 24, 9, 24, 14, 29, 14, 29, 29, 3, 29), BRICK],
    ['ink', rect(6, 17, 4, 4) + rect(13, 17, 4, 4) + rect(20, 17, 4, 4) + rect(13, 24, 5, 5)],
    ['shade', rect(25, 14, 4, 15)],
  ],
  office: [
    ['body', rect(4, 14, 24, 4), WOOD],
    ['line', 'M7 18V28M25 18V28'],
    ['body', shape(9, 14, 10, 5, 20, 5, 21, 14)],
    ['fine', 'M12 8H18M12 10.5H19'],
    ['line', 'M22 14L27 5'],
  ],
  quality: [
    ['body', 'M11 17L8 30L16 26L24 30L21 17Z', '#9c4134'],
    ['body', oval(16, 12, 9), BRASS],
    ['ink', star(16, 12, 6, 2.6, 5)],
    ['shade', 'M16 3A9 9 0 0 1 16 21A11 11 0 0 0 16 3Z'],
  ],
  distribution: [
    ['body', shape(3, 9, 21, 9, 21, 21, 3, 21), WOOD],
    ['fine', 'M3 13H21M3 17H21'],
    ['line', 'M21 19H28L30 15'],
    ['body', oval(9, 24, 5)],
    ['line', rays(9, 24, 0, 5, 8)],
    ['body', oval(22, 25, 3.5)],
    ['line', rays(22, 25, 0, 3.5, 6)],
  ],
  share: [
    ['body', rect(4, 5, 24, 20)],
    ['line', rect(6.5, 7.5, 19, 15)],
    ['fine', 'M10 12H22M10 15H22M10 18H17'],
    ['body', oval(22, 22, 4.5), '#9c4134'],
    ['cut', oval(22, 22, 2.5)],
  ],
  loan: [
    ['body', 'M8 4H25V26Q25 29 22 29H6Q9 28.5 9 25V7Q9 4 6 4Z'],
    ['fine', 'M12 16.5H22M12 20H22M12 23.5H19'],
    ['line', 'M19 7.5Q17.5 5.5 15.7 7Q15 8 15.5 10.5T15 13.5H20M13.8 10.5H18'],
  ],
  pass: [
    ['body', oval(16, 16, 12)],
    ['line', 'M16 8V16L21 20'],
  ],
  extra_production: [...gear(12, 20, 7, 8), ['line', 'M23 4V14M18 9H28']],
  early_shipping: [
    ['line', 'M16 4V20M16 6H23'],
    ['body', 'M17 6Q24 11 24 17H17Z'],
    ['body', 'M5 20H27Q26 26 22 27H10Q6 26 5 20Z', WOOD],
    ['ink', shape(3, 4, 10, 4, 10, 1.5, 14, 6, 10, 10.5, 10, 8, 3, 8)],
  ],
  entrepreneur: [
    ['ink', 'M9 22V6Q16 3.5 23 6V22Z'],
    ['body', 'M3 22Q16 18 29 22Q28 27 16 27Q4 27 3 22Z', '#4a4038'],
    ['body', 'M9 17Q16 20 23 17V21Q16 23.5 9 21Z', '#9c4134'],
  ],
  overtime: [
    ['body', oval(16, 17, 11)],
    ['line', rays(16, 17, 8.5, 10.3, 12)],
    ['line', 'M16 17V10M16 17L21 20'],
    ['ink', rect(14, 2.5, 4, 3)],
  ],
  workshop: [...gear(19, 19, 7.5, 9), ['body', 'M4 5L9 3L13 7L10 10L8 9L6 11L3 8Z', STEEL], ['line', 'M9.5 8.5L21 24']],
  foreman: [...person, ['body', 'M10 9Q10 3 16 3Q22 3 22 9L25 10.5H9Z', '#8f5e0b'], ['line', 'M16 18V29M12 21L16 24L20 21']],
  broker: [
    ['body', rect(3, 8, 20, 16)],
    ['line', 'M6 20L11 14L15 17L21 10'],
    ['body', oval(23, 22, 6.5), BRASS],
    ['line', 'M25.5 20Q24 18 22.3 19.5Q21.8 21 22.2 22.5T21.5 25H26M20.8 22.3H24.3'],
  ],
  patron: [
    ['body', shape(4, 25, 3, 9, 10, 16, 16, 5, 22, 16, 29, 9, 28, 25), BRASS],
    ['line', 'M4.5 21H27.5'],
    ['body', oval(16, 4.5, 1.8) + oval(3, 8, 1.6) + oval(29, 8, 1.6), '#9c4134'],
    ['shade', shape(16, 5, 22, 16, 29, 9, 28, 25, 20, 25)],
  ],
  inventor: [
    ['line', rays(16, 13, 11.5, 14, 10, -180, 200)],
    ['body', 'M11 21Q11 18 9 15.5Q7.5 7 16 6Q24.5 7 23 15.5Q21 18 21 21Z', '#f3dc8f'],
    ['line', 'M13 14L16 17L19 14M16 17V21'],
    ['body', rect(12, 21, 8, 6), STEEL],
    ['fine', 'M12 23H20M12 25H20'],
  ],
  promoter: [
    ['body', shape(5, 13, 14, 12, 26, 5, 26, 25, 14, 19, 5, 18), BRASS],
    ['line', 'M9 18.5L11 27H15L13 19'],
    ['fine', 'M28.5 10Q31 15 28.5 20'],
    ['shade', shape(14, 16, 26, 16, 26, 25, 14, 19)],
  ],
  contract: [
    ['body', 'M7 3H25V24H7Z'],
    ['fine', 'M10 8H22M10 11H22M10 14H22M10 17H16'],
    ['body', oval(20, 21, 4.5), '#9c3527'],
    ['body', 'M18 25L17 30L20 28.5L23 30L22 25Z', '#9c3527'],
  ],
  patent: [['body', 'M5 5H27V27H5Z'], ['line', rect(7.5, 7.5, 17, 17)], ...gear(16, 16, 5, 8)],
  engineer: [
    ['line', 'M16 5L7 28M16 5L25 28'],
    ['body', oval(16, 5.5, 3.5), BRASS],
    ['fine', 'M10 21Q16 25 22 21'],
    ['line', 'M11.5 17H20.5'],
  ],
  trading_office: [
    ['body', rect(3, 15, 26, 13), WOOD],
    ['body', shape(2, 15, 5, 8, 27, 8, 30, 15), BRICK],
    ['ink', rect(6, 19, 6, 9)],
    ['line', 'M21 17V25M21 19H26'],
    ['ink', 'M16 24H27Q26 27.5 24 27.5H19Q17 27 16 24Z'],
    ['line', 'M16 8V2L22 4L16 5.5'],
  ],
  large_warehouse: [
    ['body', shape(2, 14, 9, 7, 16, 14, 16, 29, 2, 29), BRICK],
    ['body', shape(16, 14, 23, 7, 30, 14, 30, 29, 16, 29), BRICK],
    ['ink', rect(6, 19, 6, 10) + rect(20, 19, 6, 10)],
    ['cut', 'M6 22H12M6 25.5H12M20 22H26M20 25.5H26'],
  ],
};

/** The sales of a game, found in its journal. */

import { toldOf, type EntryTold, type Told } from '../../table/types';

/** Whether it is a production with which a sale opens; that of the Production action is none. */
const opens = ({ event, opens_sale }: Told): boolean => event === 'Made' && opens_sale === true;
const ENDS = ['CycleBegan', 'DecadeEnded', 'Scored'];
const ends = ({ event }: Told): boolean => ENDS.includes(event ?? '');

/** Everything told of each sale, by the entry with which its last good was sold; a question may have come in between. */
export function salesOf(entries: EntryTold[]): Map<number, Told[]> {
  const sales = new Map<number, Told[]>();
  let sale: Told[] | null = null;
  for (const entry of entries) {
    if (entry.kind === 'taken_back') sale = null;
    for (const one of toldOf(entry)) {
      if (opens(one) && !(sale && sale.every(({ event }) => event === 'Made'))) sale = [];
      if (ends(one)) sale = null;
      sale?.push(one);
      if (sale && one.event === 'SaleEnded') sales.set(entry.entry, sale);
    }
  }
  return sales;
}

/** What of a sale is told after its last good. */
const OUTCOMES = ['SaleEnded', 'Sold', 'SharesRose', 'SoldToPatron', 'RowClosed', 'Shipped', 'Stored', 'Lost', 'Paid'];

/** The units of a sale in the order they were sold, and what came of it. */
export const unitsOf = (told: Told[]): Told[] =>
  told.filter(({ event }) => event === 'SoldUnit' || event === 'ImporterSoldUnit');
export const outcomesOf = (told: Told[]): Told[] => told.filter(({ event }) => OUTCOMES.includes(event ?? ''));

/** Where a sale that is told ends; none if it goes on. */
export const endOf = (told: Told[]): number => told.findIndex(ends);

/** Where the newest sale begins in what was told; none if it began before. */
export const startOf = (told: Told[]): number =>
  told.findLastIndex((one, place) => opens(one) && told[place - 1]?.event !== 'Made');

/** The sales of a game, found in its journal. */

import type { EntryTold, Told } from '../../table/types';

/** The rule by which factories produce before a sale; the Production action has another. */
const PRODUCTION = 'WF-18.1';
const ENDS = ['CycleBegan', 'DecadeEnded', 'Scored'];
const ends = ({ event }: Told): boolean => ENDS.includes(event ?? '');

/** Everything told of each sale, by the entry with which its last good was sold; a question may have come in between. */
export function salesOf(entries: EntryTold[]): Map<number, Told[]> {
  const sales = new Map<number, Told[]>();
  let sale: Told[] | null = null;
  for (const entry of entries) {
    if (entry.kind === 'taken_back') sale = null;
    for (const one of entry.told ?? []) {
      if (one.event === 'Made' && one.rule === PRODUCTION && !(sale && sale.every(({ event }) => event === 'Made'))) sale = [];
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
  told.findLastIndex((one, place) => one.event === 'Made' && one.rule === PRODUCTION && told[place - 1]?.event !== 'Made');

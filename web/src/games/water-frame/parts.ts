/** The parts of the board, one at a time on a phone, and where each move is made by pointing. */

import type { Option } from '../../table/types';

export const PARTS = ['market', 'chart', 'company', 'sale', 'harbor', 'supply', 'companies', 'track'] as const;
export type Part = (typeof PARTS)[number];

const MOVES: Partial<Record<Part, string[]>> = {
  market: ['LowerImporter'],
  chart: ['Use', 'Put', 'Pay'],
  company: [
    ...[
      'Found',
      'Price',
      'SellStart',
      'Assign',
      'Close',
      'Modernise',
      'Build',
      'Fire',
      'Hire',
      'Mechanise',
      'Relocate',
      'RaiseQuality',
    ],
    ...['RaiseDistribution', 'FreeRaise', 'Promote', 'Produce', 'Repay', 'SellShares', 'BuyShares', 'BuyOne', 'Count'],
  ],
  sale: ['SellOwn', 'CloseRow', 'SellStored', 'ExtraShift', 'Stop'],
  harbor: [
    ...[
      'ManWarehouse',
      'Columns',
      'Rows',
      'SellGoods',
      'Contract',
      'ContractSpace',
      'Fulfil',
      'ReturnTile',
      'Reassign',
      'BrokerBuy',
    ],
    ...['ReplaceShip', 'ReturnShip', 'Discard', 'FireColumn', 'FireRow'],
  ],
  supply: ['TakeTile', 'TakeGrey', 'TakeShip'],
  companies: ['NameStart'],
};

/** What a question is about that is answered with yes or no, and where a decision with several places is made first. */
const DECISIONS: Partial<Record<Part, string[]>> = {
  company: ['UseDeveloper', 'PatentMode'],
  sale: ['SaleCall', 'CloseRow', 'SellToPatron', 'UseExtraShifts'],
  harbor: ['ShipContract'],
  supply: ['TakeSpecial', 'InventorFee'],
  companies: ['CharismaStart'],
};

/** Where something can be decided now, and for which good; the most important place first. */
export function partsOf(decision: string, options: Option[], good: string | null = null): Part[] {
  const allowed = new Set(options.filter((option) => !option.refusal).map((option) => option.move.do));
  if (allowed.size === 0) return [];
  // Shares and loans are counted in the company, goods where they are stored.
  if (decision === 'StockCount' && good !== null) return ['harbor'];
  const first = PARTS.filter((part) => DECISIONS[part]?.includes(decision));
  const others = PARTS.filter((part) => !first.includes(part) && MOVES[part]?.some((move) => allowed.has(move)));
  return [...first, ...others];
}

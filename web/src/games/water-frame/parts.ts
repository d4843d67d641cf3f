/** The parts of the board, one at a time on a phone, and where each decision is made by pointing. */

export const PARTS = ['market', 'chart', 'company', 'sale', 'harbor', 'supply', 'companies', 'track'] as const;
export type Part = (typeof PARTS)[number];

const DECISIONS: Partial<Record<Part, string[]>> = {
  market: ['EventChoice'],
  chart: ['ChooseMarker', 'ChooseSpace', 'ChoosePayment'],
  company: [
    ...['FoundFactory', 'SetPrice', 'SellStartShares', 'AssignTile', 'FactoryStep', 'UseDeveloper', 'WorkersStep', 'PlaceMachine', 'RelocateWorker'],
    ...['RaiseQuality', 'PatentMode', 'RaiseDistribution', 'FreeRaise', 'ChooseProduction', 'StockMenu', 'StockCount', 'BrokerMenu'],
  ],
  sale: ['SaleCall', 'CloseRow', 'SellToPatron', 'UseExtraShifts'],
  harbor: ['WarehouseColumns', 'WarehouseRows', 'ContractSpace', 'ShipStep', 'ShipContract', 'ReturnTile', 'ReplaceShip', 'DiscardGood', 'HarborStep'],
  supply: ['TakeSpecial', 'InventorFee'],
  companies: ['NameStartPlayer', 'CharismaStart'],
};

/** Where a decision is made, if it has a place. */
export const partOf = (decision: string): Part | null => PARTS.find((part) => DECISIONS[part]?.includes(decision)) ?? null;

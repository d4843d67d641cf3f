/** Why sellers of the same appeal come in the order they do. */

import type { Player } from '../../table/seats';
import { t } from '../../texts/texts.svelte';
import type { GoodSale, Sheet, View } from './view';

/** One sentence for each appeal that several sellers share. */
export function ties(sale: GoodSale, view: View, sheet: Sheet, players: Player[]): string[] {
  const place = sheet.meta.goods.indexOf(sale.good);
  const quality = (seat: number): number => view.quality[seat]![place]!;
  const appeals = [...new Set(sale.sales.map(({ appeal }) => appeal))].filter((appeal) => appeal > 0);
  return appeals.flatMap((appeal) => {
    const equal = sale.sales.filter((one) => one.appeal === appeal).map(({ seat }) => seat);
    const names = equal.map((seat) => t('water-frame-board-tie-seat', { seat: players[seat]!.name, quality: quality(seat) })).join(', ');
    const lines: string[] = [];
    if (equal.length > 1) {
      const alike = new Set(equal.map(quality)).size < equal.length;
      lines.push(t(alike ? 'water-frame-board-tie-together' : 'water-frame-board-tie-quality', { appeal, names }));
    }
    if (sale.importer === appeal) lines.push(t('water-frame-board-tie-importer', { appeal }));
    return lines;
  });
}

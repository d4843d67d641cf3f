/** Why sellers of the same appeal come in the order they do. */

import type { Player } from '../../table/seats';
import { t } from '../../texts/texts.svelte';
import type { GoodSale, Seller } from './view';

/** Those that follow one another in the order of the calls, as long as the next one goes with them. */
function runs(order: Seller[], goesWith: (one: Seller, before: Seller) => boolean): Seller[][] {
  return order.reduce<Seller[][]>((all, one) => {
    const run = all.at(-1);
    if (run && goesWith(one, run.at(-1)!)) run.push(one);
    else all.push([one]);
    return all;
  }, []);
}

/** One or two sentences for each appeal that several sellers share. */
export function ties(sale: GoodSale, players: Player[]): string[] {
  const name = ({ seat, quality }: Seller): string => t('water-frame-board-tie-seat', { seat: players[seat!]!.name, quality });
  return runs(sale.order, (one, before) => one.appeal === before.appeal && one.appeal > 0).flatMap((equal) => {
    const appeal = equal[0]!.appeal;
    const seats = equal.filter(({ seat }) => seat !== null);
    const groups = runs(seats, ({ together }) => together).map((group) => group.map(name).join(' + '));
    const lines: string[] = [];
    if (seats.length > 1)
      lines.push(
        t(groups.length > 1 ? 'water-frame-board-tie-quality' : 'water-frame-board-tie-together', {
          appeal,
          names: groups.join(' → '),
        }),
      );
    if (seats.length > 0 && seats.length < equal.length) lines.push(t('water-frame-board-tie-importer', { appeal }));
    return lines;
  });
}

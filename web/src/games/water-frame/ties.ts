/** Why sellers of the same appeal come in the order they do. */

import type { Player } from '../../table/seats';
import { t } from '../../texts/texts.svelte';
import type { Tie } from './view';

/** One or two sentences for each appeal that several sellers share. */
export function ties(shared: Tie[], players: Player[]): string[] {
  const name = ({ seat, quality }: Tie['groups'][number][number]): string =>
    t('water-frame-board-tie-seat', { seat: players[seat]!.name, quality });
  return shared.flatMap(({ appeal, groups, importer }) => {
    const names = groups.map((group) => group.map(name).join(' + ')).join(' → ');
    const lines: string[] = [];
    if (groups.length > 1) lines.push(t('water-frame-board-tie-quality', { appeal, names }));
    else if (groups[0]!.length > 1) lines.push(t('water-frame-board-tie-together', { appeal, names }));
    if (importer) lines.push(t('water-frame-board-tie-importer', { appeal }));
    return lines;
  });
}

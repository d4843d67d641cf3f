/** Things of the board in words. */

import type { Player } from '../../table/seats';
import { t } from '../../texts/texts.svelte';
import type { Atlas, Place, Tile } from './atlas';
import { colourName, industryName, type View } from './view';

/** A tile in words: the counter on it, or what it is for. */
export function tileSaid(tile: Tile, view: View, players: Player[]): string {
  const built = view.spaces[tile.id];
  if (built) {
    const seat = players[built.seat]?.name ?? '';
    const what = { space: tile.name, seat, industry: industryName(built.industry), level: built.level, cubes: built.cubes };
    if (built.flipped) return t('age-of-industry-board-counter-used', what);
    return built.cubes > 0 ? t('age-of-industry-board-counter-cubes', what) : t('age-of-industry-board-counter', what);
  }
  if (tile.kind === 'market') {
    const used = view.used.includes(tile.id);
    return t(used ? 'age-of-industry-board-market-used' : 'age-of-industry-board-market', {
      space: tile.name,
      tile: t(`age-of-industry-tile-${view.tiles[tile.id] ?? 'none'}`),
    });
  }
  if (tile.kind === 'box') return t('age-of-industry-board-box', { space: tile.name, cubes: view.boxes[tile.id] ?? 0 });
  return t('age-of-industry-board-empty', { space: tile.name, kind: t(`age-of-industry-kind-${tile.kind}`) });
}

/** A place in words: its name, kind and colour. */
export function placeSaid(place: Place): string {
  const parts = [place.name, t(`age-of-industry-place-${place.kind}`)];
  if (place.colour) parts.push(colourName(place.colour));
  if (place.distant_port) parts.push(t('age-of-industry-board-distant-port'));
  return parts.join(', ');
}

/** The name of a space, market or coal box, or of the demand track. */
export const sourceName = (atlas: Atlas, id: string): string => atlas.tiles.get(id)?.name ?? t('age-of-industry-source-track');

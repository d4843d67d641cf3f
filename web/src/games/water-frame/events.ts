/** Events in words: what they do at this table, and what of them lasts. */

import { keyOf, t } from '../../texts/texts.svelte';
import { marked } from './provenance';
import type { Sheet, View } from './view';

const eventName = (event: string): string => t(`water-frame-happening-${keyOf(event)}`);

/** What an event does; without the reconstructed effects most markers are blank. */
export function eventMeans(event: string, sheet: Sheet, switches: Record<string, string>): string {
  const figures = sheet.event.find(({ id }) => id === event);
  const acts = figures?.documented === true || (switches['events'] ?? sheet.options.events) === 'reconstructed';
  return t(`water-frame-board-event-${acts ? keyOf(event) : 'blank'}`, { value: figures?.value ?? 0 });
}

/** Its name, with the mark of what is ours. */
export const eventMarked = (event: string, sheet: Sheet): string =>
  marked(sheet, `event[${sheet.event.findIndex(({ id }) => id === event)}]`, eventName(event));

/** What earlier events still do. */
export const lasting = (view: View): string[] =>
  Object.entries(view.mods)
    .filter(([, value]) => value === true || Number(value) > 0)
    .map(([mod, value]) => t(`water-frame-board-mod-${mod}`, { value: Number(value) }));

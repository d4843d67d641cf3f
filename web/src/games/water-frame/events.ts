/** Events in words: what they do at this table, and what of them lasts. */

import { keyOf, t } from '../../texts/texts.svelte';
import { marked } from './provenance';
import type { Happening, Sheet, View } from './view';

const eventName = (event: string): string => t(`water-frame-happening-${keyOf(event)}`);

/** What an event does; without the reconstructed effects most markers are blank. */
export const eventMeans = ({ event, acts, value }: Happening): string =>
  t(`water-frame-board-event-${acts ? keyOf(event) : 'blank'}`, { value });

/** Its name, with the mark of what is ours. */
export const eventMarked = ({ event }: Happening, sheet: Sheet): string =>
  marked(sheet, `event[${sheet.event.findIndex(({ id }) => id === event)}]`, eventName(event));

/** What earlier events still do. */
export const lasting = (view: View): string[] =>
  view.lasting.map(({ effect, amount }) => t(`water-frame-board-mod-${effect}`, { value: amount ?? 0 }));

/** What is read aloud when something happens: the first sentences, and how many more there are. */

import { t } from '../../texts/texts.svelte';
import type { Group } from './journal';
import { say } from './say';

const MOST = 4;

export function news(groups: Group[], after: number): string {
  const texts = groups.filter((group) => group.entry > after).flatMap((group) => group.lines.map(say));
  const rest = texts.length - MOST;
  return rest > 1 ? [...texts.slice(0, MOST), t('board-log-more', { count: rest })].join(' ') : texts.join(' ');
}

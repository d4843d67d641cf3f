/** A line of the journal in the reader's language. */

import { t } from '../../texts/texts.svelte';
import type { Line } from './journal';

export const say = (line: Line): string => line.text ?? t(line.key ?? '', line.args);

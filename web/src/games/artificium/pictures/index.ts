/** The pictures of the sixteen cards, as woodcuts of 120 by 80. */

import type { Cut } from '../../../art/engrave';
import { COUNTRY } from './country';
import { DEEDS } from './deeds';
import { TOWN } from './town';

export const PICTURES: Record<string, Cut[]> = { ...COUNTRY, ...TOWN, ...DEEDS };

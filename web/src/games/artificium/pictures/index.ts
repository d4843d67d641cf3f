/** The pictures of the sixteen cards, as woodcuts of 120 by 80. */

import type { Cut } from '../../../art/engrave';

export const PICTURES: Record<string, Cut[]> = {};

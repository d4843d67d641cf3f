/** What a thing on a board is to whoever points at it; the same on every board. */

import type { Facet, Light, Picker } from '../table/picker.svelte';
import { t } from '../texts/texts.svelte';

export interface Aim {
  /** The part of a move it stands for now; none if it has no part in the decision. */
  facet?: Facet;
  light: Light;
  /** Why it is not allowed. */
  why?: string;
}

/** Of the parts of moves a thing may stand for, the first that is allowed, or else the first that the decision knows. */
export function aim(picker: Picker, facets: Facet[]): Aim {
  const known = facets
    // A decision may have thousands of moves, and most things have no part in it.
    .filter((facet) => facet.do === undefined || picker.options.some((option) => option.move.do === facet.do))
    .map((facet) => ({ facet, light: picker.light(facet) }))
    .filter(({ light }) => light !== 'still');
  const found = known.find(({ light }) => light !== 'dim') ?? known[0];
  if (!found) return { light: 'still' };
  return found.light === 'dim' ? { ...found, why: picker.why(found.facet)?.refusal?.text } : found;
}

/** What a thing says to those who do not see it: what it is, and what can be done with it. */
export function spoken(what: string, light: Light, why?: string): string {
  if (light === 'chosen') return t('board-pick-chosen', { what });
  if (why) return t('board-pick-not-allowed', { what, why });
  return light === 'lit' ? t('board-pick-can', { what }) : what;
}

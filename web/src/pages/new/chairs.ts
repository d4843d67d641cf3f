/** Who is to sit where at a table that is being thought of. */

import type { Wanted } from '../../parts/wanted';

/** `here` is somebody else around this screen, by name once it is written. */
export type Chair = 'me' | 'here' | `here:${string}` | 'open' | `bot:${string}`;

export const USUAL_BOT: Chair = 'bot:medium';

export const isHere = (chair: Chair): boolean => chair === 'here' || chair.startsWith('here:');

/** What somebody around this screen is called; nothing if nobody wrote it. */
export const nameHere = (chair: Chair): string => (chair.startsWith('here:') ? chair.slice('here:'.length) : '');

export function wanted(chair: Chair): Wanted {
  const name = nameHere(chair).trim();
  if (name) return { here: name };
  if (chair === 'me' || isHere(chair)) return 'me';
  return chair === 'open' ? 'open' : { bot: chair.slice('bot:'.length) };
}

/** As many chairs as asked for: those there are stay, new ones are like the last. */
export function resized(chairs: Chair[], count: number): Chair[] {
  const last = chairs.at(-1);
  const like = last === undefined || last === 'me' ? USUAL_BOT : isHere(last) ? 'here' : last;
  return Array.from({ length: count }, (_, index) => chairs[index] ?? like);
}

/** Puts somebody on a chair. I sit on one chair at most: whoever sat there before takes mine. */
export function seated(chairs: Chair[], at: number, who: Chair): Chair[] {
  const before = chairs[at]!;
  return chairs.map((chair, index) => {
    if (index === at) return who;
    return who === 'me' && chair === 'me' ? before : chair;
  });
}

/** Why the result cannot count, if it cannot: the key of the reason. */
export function whyUnrated(chairs: Chair[], ownSheet: boolean): string | null {
  if (ownSheet) return 'web-unrated-sheet';
  if (chairs.length < 2) return 'web-unrated-alone';
  if (chairs.some(isHere)) return 'web-unrated-here';
  if (!chairs.includes('me') && !chairs.includes('open')) return 'web-unrated-nobody';
  return null;
}

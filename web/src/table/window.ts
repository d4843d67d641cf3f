/** The part of each day in which clocks run, counted as the server counts it. */

import type { Schemas } from '../api/call';

export type Window = Schemas['Window'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** For how long it has been open since the first day of 1970: what lies between two moments is a difference of two. */
function openUntil({ from, to, offset }: Window, moment: number): number {
  const local = moment + offset * MINUTE;
  const day = Math.floor(local / DAY);
  const ofDay = local - day * DAY;
  const [opens, closes] = [from * MINUTE, to * MINUTE];
  if (opens < closes) return day * (closes - opens) + Math.min(Math.max(ofDay, opens), closes) - opens;
  return day * (closes - opens + DAY) + Math.min(ofDay, closes) + Math.max(ofDay - opens, 0);
}

/** For how long, in milliseconds, clocks run between two moments; all the time where no window is agreed on. */
export function running(window: Window | null, from: number, to: number): number {
  return window ? openUntil(window, to) - openUntil(window, from) : to - from;
}

/** Whether clocks run at this moment. */
export const isOpen = (window: Window | null, moment: number): boolean => running(window, moment, moment + 1) > 0;

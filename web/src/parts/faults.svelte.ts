/** Errors that nobody caught: the operator's log learns of them, and the page goes on. */

import { call } from '../api/call';

/** Which part of a page failed; a script is one that answered a press or the server. */
export type Part = 'page' | 'board' | 'side' | 'script';

/** How many different errors one page reports. */
const MAX_REPORTS = 5;

const state = $state({ failed: false });
const reported = new Set<string>();

/** Whether a script failed, so that something may not have been done. */
export const hasFailed = (): boolean => state.failed;
/** It was seen. */
export const forget = (): void => void (state.failed = false);

/** Tells the operator what went wrong, once. */
export function report(part: Part, error: unknown): void {
  console.error(error);
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  if (reported.size >= MAX_REPORTS || reported.has(part + message)) return;
  reported.add(part + message);
  const fault = { part, page: location.pathname, message, stack: stack ?? '' };
  // If it cannot be sent there is nobody left to tell.
  call('POST', '/api/faults', { body: fault }).catch(() => undefined);
}

function uncaught(error: unknown): void {
  state.failed = true;
  report('script', error);
}

/** Hears of everything that nobody catches. */
export function watchFaults(): void {
  // Without an error it is a remark of the browser's, about sizes that did not settle at once.
  addEventListener('error', (event) => event.error && uncaught(event.error));
  addEventListener('unhandledrejection', (event) => uncaught(event.reason));
}

/** Which page is shown. Addresses are plain paths; links are plain links. */

import { takeInvitation } from './table/invitation';

interface Place {
  path: string[];
  query: URLSearchParams;
  hash: string;
  /** How many invitations came in the address so far. */
  invitations: number;
}

let invitations = 0;

function here(): Place {
  if (takeInvitation()) invitations += 1;
  const path = location.pathname
    .split('/')
    .filter((step) => step !== '')
    .map(decoded);
  return { path, query: new URLSearchParams(location.search), hash: decoded(location.hash.slice(1)), invitations };
}

/** Somebody may have written an address by hand, with a percent sign that means itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const state = $state<{ place: Place }>({ place: here() });

/** The place that is shown. */
export const place = (): Place => state.place;

/** Goes to another page. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  const from = state.place.path.join('/');
  state.place = here();
  if (how === 'push' && state.place.path.join('/') !== from) {
    scrollTo(0, 0);
    // Whoever hears the page is told that it is another one.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  }
}

function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Follows links and the browser's own buttons. */
export function listen(): void {
  addEventListener('popstate', () => (state.place = here()));
  document.addEventListener('click', followed);
}

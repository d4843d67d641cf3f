/** Invitations to private tables: they come in the part of an address that no server sees, and do not stay there. */

import { call, Refused } from '../api/call';
import { letIn } from '../parts/door.svelte';

/** What this browser holds for a table: the invitation that can be passed on, and one that was not shown at the door yet. */
const held = (id: string): string => `invitation:${id}`;
const unused = (id: string): string => `invited:${id}`;

/** The invitation to a table that can be passed on. */
export const invitationTo = (id: string): string | null => localStorage.getItem(held(id));

/** Keeps an invitation: a host who comes back the next day can still pass it on. */
export const keepInvitation = (id: string, invitation: string): void => localStorage.setItem(held(id), invitation);

/** The address to send to friends. */
export const inviting = (id: string, invitation: string): string => `${location.origin}/tables/${id}#invitation=${invitation}`;

/**
 * Takes an invitation out of the address and keeps it, before anything else looks at the address: it is never lost, nor shared by
 * accident. Whether there was one.
 */
export function takeInvitation(): boolean {
  const [, page, id] = location.pathname.split('/');
  const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation');
  if (page !== 'tables' || !id || !invitation) return false;
  keepInvitation(id, invitation);
  localStorage.setItem(unused(id), invitation);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** What came of an invitation: its bearer has given no name, or it is worth nothing any more. */
export type Admission = 'nameless' | 'worthless';

/** Shows an invitation at the door of a table, if there is one; whoever has no name yet is asked for one first. */
export async function enter(id: string): Promise<Admission | null> {
  const invitation = localStorage.getItem(unused(id));
  if (invitation === null) return null;
  if (!(await letIn())) return 'nameless';
  const refused = await call('POST', '/api/tables/{id}/enter', { path: { id }, body: { invitation } }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refused) return true;
      throw error;
    },
  );
  localStorage.removeItem(unused(id));
  if (!refused) return null;
  if (invitationTo(id) === invitation) localStorage.removeItem(held(id));
  return 'worthless';
}

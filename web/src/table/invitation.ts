/** Invitations to private tables: they come in the part of an address that no server sees, and do not stay there. */

import { call } from '../api/call';
import { letIn } from '../parts/door.svelte';
import { go } from '../routes.svelte';

const keyOf = (id: string): string => `invitation:${id}`;

/** The invitation to a table that was opened in this browser, to be passed on. */
export const invitationTo = (id: string): string | null => sessionStorage.getItem(keyOf(id));

/** Keeps an invitation for as long as this window is open. */
export const keepInvitation = (id: string, invitation: string): void => sessionStorage.setItem(keyOf(id), invitation);

/** The address to send to friends. */
export const inviting = (id: string, invitation: string): string => `${location.origin}/tables/${id}#invitation=${invitation}`;

/** Uses the invitation in the address, if there is one. */
export async function admitted(id: string, hash: string): Promise<void> {
  const invitation = new URLSearchParams(hash).get('invitation');
  if (invitation === null) return;
  go(`/tables/${id}`, 'replace');
  keepInvitation(id, invitation);
  if (await letIn()) await call('POST', `/api/tables/${id}/enter`, { invitation });
}

/** Opening a table at the server. */

import { call, type Schemas } from '../api/call';
import { go } from '../routes.svelte';
import type { Creation } from './wanted';

/** Opens a table and goes there. What lets others in is shown only now, so it goes along. */
export async function openTable(creation: Creation): Promise<void> {
  const { id, invitation } = await call<Schemas['Opened']>('POST', '/api/tables', creation);
  sessionStorage.setItem(`invitation:${id}`, invitation);
  const open = creation.seats.includes('open') || creation.private === true;
  go(`/tables/${id}${open ? `#invitation=${encodeURIComponent(invitation)}` : ''}`);
}

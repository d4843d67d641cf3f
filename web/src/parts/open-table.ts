/** Opening a table at the server. */

import { call, type Schemas } from '../api/call';
import { go } from '../routes.svelte';
import { keepInvitation } from '../table/invitation';
import type { Creation } from './wanted';

/** Opens a table and goes there. What lets others in is told only now, so it is kept. */
export async function openTable(creation: Creation): Promise<void> {
  const { id, invitation } = await call<Schemas['Opened']>('POST', '/api/tables', creation);
  keepInvitation(id, invitation);
  go(`/tables/${id}`);
}

/** Opening a table at the server. */

import { call } from '../api/call';
import { go } from '../routes.svelte';
import { keepInvitation } from '../table/invitation';
import type { Creation } from './wanted';

/** Opens a table and goes there. What lets others in is told only now, so it is kept. */
export async function openTable(creation: Creation): Promise<void> {
  const { id, invitation } = await call('POST', '/api/tables', { body: creation });
  keepInvitation(id, invitation);
  go(`/tables/${id}`);
}

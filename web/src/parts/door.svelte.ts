/** Coming in: whoever wants to do something and is not known yet is asked for a name, once, and nothing else. */

import { known, me } from '../me/me.svelte';

const state = $state<{ asked: ((came: boolean) => void) | null }>({ asked: null });

/** Whether somebody is being asked for a name. */
export const isAsked = (): boolean => state.asked !== null;

/** Asks for a name unless there is one; whether somebody has come in. */
export async function letIn(): Promise<boolean> {
  await known();
  if (me()) return true;
  state.asked?.(false);
  return new Promise((answer) => (state.asked = answer));
}

/** The question is answered, or was waved away. */
export function answered(came: boolean): void {
  state.asked?.(came);
  state.asked = null;
}

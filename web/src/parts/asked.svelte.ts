/** Something the server was asked for: what it answered last, and what went wrong since. */

import { Refused } from '../api/call';
import { t } from '../texts/texts.svelte';

/** What to tell somebody when something was not done. */
export function sentence(error: unknown): string {
  if (error instanceof Refused) return error.refusal?.text ?? error.message;
  return t('web-unreachable');
}

export class Asked<T> {
  value = $state.raw<T | null>(null);
  problem = $state<string | null>(null);
  #latest = 0;

  constructor(readonly ask: () => Promise<T>) {}

  /** Asks again. What is known stays until the answer is there; an answer that was overtaken is left aside. */
  again = async (): Promise<void> => {
    const mine = ++this.#latest;
    try {
      const value = await this.ask();
      if (mine !== this.#latest) return;
      this.value = value;
      this.problem = null;
    } catch (error) {
      if (mine === this.#latest) this.problem = sentence(error);
    }
  };
}

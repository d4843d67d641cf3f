/** Moves of several decisions at once, wherever the turn stands: found by asking the server, which alone knows the rules. */

import { call } from '../api/call';
import type { Move, NotAllowed, Outlook } from './types';

interface Checked {
  allowed: boolean;
  refusal?: NotAllowed & { name?: string };
}

/** What becomes of a wish: moves to make after so many of the turn's own, or why they cannot be made. */
export type Granted = { kept: number; steps: Move[] } | { why: NotAllowed | null };

export class Wish {
  constructor(
    readonly path: string,
    readonly seat: number,
    /** What the turn has so far. */
    readonly made: readonly Move[],
  ) {}

  /** Finds how moves can be made in playing order, in place of an action that was begun; what nobody has to decide may be among them. */
  async grant(moves: Move[], forecast: (kept: number, steps: Move[]) => Promise<Outlook | null>): Promise<Granted> {
    const before = [...this.made];
    const elsewhere = (asked: Checked): boolean => asked.refusal?.name === 'OtherDecision';
    while (before.length > 0 && elsewhere(await this.#check([...before, moves[0]!]))) before.pop();
    const steps: Move[] = [];
    const left: Move[] = [];
    let why: NotAllowed | null = null;
    for (const move of moves) {
      const asked = await this.#check([...before, ...steps, move]);
      if (asked.refusal) why = asked.refusal;
      if (asked.allowed) steps.push(move);
      else if (elsewhere(asked)) left.push(move);
      else return { why };
    }
    if (left.length > 0 && !follow(left, await forecast(before.length, steps))) return { why };
    return { kept: before.length, steps };
  }

  /** Whether moves could be made, one after the other, from the beginning of the turn. */
  #check(moves: Move[]): Promise<Checked> {
    return call<Checked>('POST', `${this.path}/check`, { seat: this.seat, moves });
  }
}

/** Whether what some moves say comes about by itself. */
function follow(left: Move[], outlook: Outlook | null): boolean {
  const told = (outlook?.events ?? []).flatMap(({ automatic, ...event }) => [event, automatic ?? {}] as Record<string, unknown>[]);
  return left.every(({ do: _, ...said }) => told.some((event) => Object.entries(said).every(([field, value]) => event[field] === value)));
}

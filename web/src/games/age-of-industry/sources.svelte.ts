/**
 * Where cubes come from if several sources will do: which one was chosen, and what flips and is borrowed then. The forecast
 * reckons with the first; the others are asked of the engine.
 */

import type { Light } from '../../table/picker.svelte';
import type { Move, Told } from '../../table/types';
import { chains, foresee } from './question';
import type { Outcome, Resource } from './view';

export const RESOURCES: readonly Resource[] = ['coal', 'iron'];

/** What depends on where the cubes come from. */
type Consequence = Pick<Outcome, 'flips' | 'loans'>;

/** An action that is thought of: what it brings with the first sources, and the moves still to be made for it, if it can go on from here. */
interface Thought {
  outcome: Outcome;
  moves: Move[] | null;
}

export class Sources {
  chosen = $state.raw<Partial<Record<Resource, string>>>({});
  /** What follows with the sources that were chosen instead of the first. */
  #told = $state.raw<ReadonlyMap<Outcome, Consequence>>(new Map());
  #asked = 0;

  /** The source that is reckoned with: the one that was chosen, or of all the first. */
  of(outcome: Outcome, resource: Resource): string | undefined {
    const chosen = this.chosen[resource];
    return chosen !== undefined && outcome[resource].includes(chosen) ? chosen : outcome[resource][0];
  }

  /** Whether the forecast of an outcome holds for what was chosen. */
  areFirst(outcome: Outcome): boolean {
    return RESOURCES.every((resource) => this.of(outcome, resource) === outcome[resource][0]);
  }

  /** What flips and is borrowed; as long as the engine has not answered nothing flips, and the bill is that of the first. */
  consequence(outcome: Outcome): Consequence {
    return this.areFirst(outcome) ? outcome : (this.#told.get(outcome) ?? { flips: [], loans: outcome.loans });
  }

  /** How a source on the map is lit, where there is something to choose. */
  light(outcome: Outcome, tile: string): Light {
    const resource = this.tied(outcome, tile);
    if (!resource) return 'still';
    return this.of(outcome, resource) === tile ? 'chosen' : 'lit';
  }

  /** What a tile is one of several sources of. */
  tied(outcome: Outcome, tile: string): Resource | undefined {
    return RESOURCES.find((resource) => outcome[resource].length > 1 && outcome[resource].includes(tile));
  }

  /** Takes a source, and asks what would follow in each of the actions it serves. */
  async choose(resource: Resource, from: string, seat: number | undefined, actions: () => Thought[]): Promise<void> {
    this.chosen = { ...this.chosen, [resource]: from };
    const asked = ++this.#asked;
    this.#told = new Map();
    if (seat === undefined) return;
    const others = actions().filter(({ outcome }) => !this.areFirst(outcome));
    const told = new Map<Outcome, Consequence>();
    const ask = async ({ outcome, moves }: Thought): Promise<void> => {
      const found = moves && (await consequenceOf(seat, moves));
      if (found) told.set(outcome, found);
    };
    await Promise.all(others.map(ask));
    if (asked === this.#asked) this.#told = told;
  }

  /** The moves that take cubes, where there is something to choose and something was chosen. */
  moves(outcome: Outcome): Move[] {
    if (Object.keys(this.chosen).length === 0) return [];
    const moves: Move[] = [];
    if (outcome.coal.length > 1) moves.push({ do: 'TakeCoal', from: this.of(outcome, 'coal')! });
    if (outcome.iron.length > 1) moves.push({ do: 'TakeIron', from: this.of(outcome, 'iron')! });
    return moves;
  }

  clear(): void {
    this.chosen = {};
    this.#told = new Map();
    this.#asked += 1;
  }
}

/** What follows from the moves of an action. Some may be no decisions, and a combined build ends with a card: the engine says which are to be made. */
async function consequenceOf(seat: number, moves: Move[]): Promise<Consequence | null> {
  const [chain] = (await chains(seat, moves, 1))?.chains ?? [];
  const outlook = chain ? await foresee(seat, chain) : null;
  if (!outlook || outlook.stopped) return null;
  const { events } = outlook;
  const told = (name: string, among: Told[]): Told[] => among.filter(({ event }) => event === name);
  // What is borrowed after the bill is paid is borrowed for the interest.
  const bill = events.slice(
    0,
    events.findIndex(({ event }) => event === 'Paid'),
  );
  return {
    flips: told('Flipped', events).map(({ space, seat: owner, income }) => ({
      space: String(space),
      seat: Number(owner),
      income: Number(income),
    })),
    loans: told('Borrowed', bill).reduce((sum, { loans }) => sum + Number(loans), 0),
  };
}

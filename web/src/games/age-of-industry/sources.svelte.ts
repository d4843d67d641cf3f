/**
 * Where cubes come from if several sources are equally near: which one was chosen, and what flips then. The forecast reckons
 * with the first; the others are asked of the engine.
 */

import type { Light } from '../../table/picker.svelte';
import type { Move } from '../../table/types';
import { foresee } from './question';
import type { Outcome, Resource } from './view';

export const RESOURCES: readonly Resource[] = ['coal', 'iron'];

export class Sources {
  chosen = $state.raw<Partial<Record<Resource, string>>>({});
  /** What flips with the sources that were chosen instead of the first. */
  #flips = $state.raw<ReadonlyMap<Outcome, Outcome['flips']>>(new Map());
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

  /** What flips; nothing as long as the engine has not answered. */
  flips(outcome: Outcome): Outcome['flips'] {
    return this.areFirst(outcome) ? outcome.flips : (this.#flips.get(outcome) ?? []);
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

  /** Takes a source, and asks what would flip in each of the actions it serves. */
  async choose(resource: Resource, from: string, seat: number | undefined, actions: { outcome: Outcome; moves: () => Move[] }[]): Promise<void> {
    this.chosen = { ...this.chosen, [resource]: from };
    const asked = ++this.#asked;
    this.#flips = new Map();
    if (seat === undefined) return;
    const others = actions.filter(({ outcome }) => !this.areFirst(outcome));
    const told = await Promise.all(others.map(async ({ outcome, moves }) => [outcome, (await foresee(seat, moves()))?.events ?? []] as const));
    if (asked !== this.#asked) return;
    this.#flips = new Map(
      told.map(([outcome, events]) => [
        outcome,
        events.filter(({ event }) => event === 'Flipped').map(({ space, seat: owner, income }) => [String(space), Number(owner), Number(income)]),
      ]),
    );
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
    this.#flips = new Map();
    this.#asked += 1;
  }
}

/**
 * Choosing by pointing at things. A thing on the board stands for a part of a move (`{ give: 'farm' }`,
 * `{ do: 'Buy', good: 'metal' }`); pointing at things in any order narrows the moves down until one is left.
 */

import type { Json, Move, Option } from './types';

/** The part of a move that a thing stands for. */
export type Facet = Partial<Move>;

/**
 * What a thing is good for now: `lit` leads to a move, `chosen` is part of the choice in hand, `dim` is not allowed and
 * can say why, `still` has no part in this decision.
 */
export type Light = 'lit' | 'chosen' | 'dim' | 'still';

const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

const fits = (option: Option, facet: Facet): boolean =>
  Object.entries(facet).every(([field, value]) => same(option.move[field], value as Json));

const holds = (selection: Facet, facet: Facet): boolean =>
  Object.entries(facet).every(([field, value]) => same(selection[field], value as Json));

export class Picker {
  /** All moves that can be thought of, allowed or not. */
  options = $state.raw<Option[]>([]);
  /** The parts chosen so far. */
  selection = $state.raw<Facet>({});

  constructor(
    private readonly chosen: (option: Option) => void,
    private readonly refused: (option: Option) => void,
    private readonly wished: (moves: Move[]) => void = () => {},
  ) {}

  /** Starts over with the moves of another decision. */
  renew(options: Option[]): void {
    this.options = options;
    this.selection = {};
  }

  /** The moves that are left by the parts chosen so far. */
  get left(): Option[] {
    return this.options.filter((option) => fits(option, this.selection));
  }

  light(facet: Facet): Light {
    if (Object.keys(this.selection).length > 0 && holds(this.selection, facet)) return 'chosen';
    const joined = { ...this.selection, ...facet };
    if (this.options.some((option) => !option.refusal && fits(option, joined))) return 'lit';
    // Pointing at it starts a new choice.
    if (this.options.some((option) => !option.refusal && fits(option, facet))) return 'lit';
    return this.options.some((option) => fits(option, facet)) ? 'dim' : 'still';
  }

  /** Why a thing is not allowed. */
  why(facet: Facet): Option | undefined {
    const joined = { ...this.selection, ...facet };
    return (
      this.options.find((option) => option.refusal && fits(option, joined)) ??
      this.options.find((option) => option.refusal && fits(option, facet))
    );
  }

  /** Asks for moves of this and later decisions, in playing order: what the present decision does not know yet. */
  wish(moves: Move[]): void {
    this.wished(moves);
  }

  /** Points at a thing: takes it into the choice, out of it, or asks why it is not allowed. */
  point(facet: Facet): void {
    if (this.light(facet) === 'chosen') {
      const selection = { ...this.selection };
      for (const field of Object.keys(facet)) delete selection[field];
      this.selection = selection;
      return;
    }
    let selection: Facet = { ...this.selection, ...facet };
    if (!this.options.some((option) => !option.refusal && fits(option, selection))) selection = facet;
    const left = this.options.filter((option) => fits(option, selection));
    const allowed = left.filter((option) => !option.refusal);
    if (allowed.length === 0) {
      if (left[0]) this.refused(left[0]);
      return;
    }
    this.selection = selection;
    const only = allowed[0]!;
    if (allowed.length === 1 && Object.keys(only.move).every((field) => field in selection || field === 'do'))
      this.chosen(only);
  }
}

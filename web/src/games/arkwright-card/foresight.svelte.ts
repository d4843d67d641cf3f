/** What choices would bring: the server's forecasts of moves that are looked at, kept while the decision lasts. */

import type { Picker } from '../../table/picker.svelte';
import type { Move, NotAllowed, Option, Told } from '../../table/types';
import type { BoardProps } from '../board';
import { GOODS, salesOf, type Candidate, type Forecast, type Good } from './view';

/** Each is a question to the server; further ones are asked when they are looked at. */
const MOST = 12;
const DONE: Move = { do: 'Done' };
const STEPS = ['Produce', 'OvertimeAt', 'Load', 'UseShips'];
const spelled = (moves: Move[]): string => JSON.stringify(moves);

/** What some moves would bring, and what would happen on the way. */
export interface Foreseen {
  forecast: Forecast;
  events: Told[];
  /** Something is drawn first, so that nothing can be said. */
  hidden: boolean;
}

/** Whether an action can begin with a thing, and if not, why. */
type Beginning = true | NotAllowed;

interface Asking {
  ahead?: BoardProps<'arkwright-card'>['ahead'];
  way?: BoardProps<'arkwright-card'>['way'];
}

export class Foresight {
  /** The moves that are looked at: one of this decision, or an action and its first step. */
  looked = $state.raw<Move[] | null>(null);
  /** Whether the figures of all seats are unfolded. */
  opened = $state(true);
  /** What is known, by the moves. */
  known = $state.raw<Record<string, Foreseen>>({});
  /** The pair of price and appeal that is tried. */
  tried = $state.raw<Candidate | null>(null);
  /** What actions could begin with, by the moves. */
  begins = $state.raw<Record<string, Beginning>>({});

  #options: Option[] = [];
  #wondered: string[] = [];
  #line: Promise<void> = Promise.resolve();

  constructor(
    private readonly picker: Picker,
    private readonly ask: () => Asking,
  ) {}

  of(moves: Move[]): Foreseen | null {
    return this.known[spelled(moves)] ?? null;
  }

  /** What the looked at moves would bring. */
  get after(): Foreseen | null {
    return this.looked ? this.of(this.looked) : null;
  }

  /** The price that is looked at, on the market or on the scale. */
  priceIn(forecast: Forecast | null): Candidate | null {
    const looked = this.looked?.[0]?.do === 'SetAppeal' ? this.looked[0].appeal : this.tried?.appeal;
    return forecast?.candidates.find(({ appeal }) => appeal === looked) ?? null;
  }

  /** The good whose figures change most plainly by what is looked at; else one that this seat makes. */
  goodOf(before: Forecast, seat: number): Good {
    const named = this.looked?.map((move) => move.good).find((good) => good !== undefined);
    const after = this.after?.forecast;
    const sales = (of: Forecast, good: Good): string => JSON.stringify(salesOf(of).filter((sale) => sale.good === good));
    const changed = (good: Good): boolean => after !== undefined && sales(after, good) !== sales(before, good);
    const makes = (good: Good): boolean => salesOf(before).some((sale) => sale.good === good && sale.seat === seat);
    const first = (fits: (good: Good) => boolean): Good | undefined => (fits(before.good) ? before.good : GOODS.find(fits));
    return GOODS.find((good) => good === named) ?? first(changed) ?? first(makes) ?? before.good;
  }

  /** Forgets what belonged to another decision. */
  #renew(): Option[] {
    const options = this.picker.options;
    if (options !== this.#options) {
      this.#options = options;
      this.#wondered = [];
      [this.known, this.begins, this.looked, this.tried] = [{}, {}, null, null];
    }
    return options;
  }

  /** Asks what each move of this decision would bring. */
  async weigh(): Promise<void> {
    const options = this.#renew();
    for (const { move } of options.filter((option) => !option.refusal).slice(0, MOST)) {
      if (this.#stale(options)) return;
      if (!this.of([move])) await this.#foresee([move], options);
    }
  }

  /** Asks whether actions could begin so; the questions of all things wait in one line. */
  async wonder(ways: Move[][]): Promise<void> {
    const { way } = this.ask();
    const options = this.#renew();
    const fresh = ways.filter((moves) => !this.#wondered.includes(spelled(moves)));
    if (!way || fresh.length === 0) return;
    this.#wondered.push(...fresh.map(spelled));
    this.#line = this.#line.then(async () => {
      for (const moves of fresh) {
        if (this.#stale(options)) return;
        const { moves: found, why } = await way(moves);
        if (this.#options !== options) return;
        if (found.length > 0) this.begins = { ...this.begins, [spelled(moves)]: true };
        else if (why) this.begins = { ...this.begins, [spelled(moves)]: why };
      }
    });
    await this.#line;
  }

  look(moves: Move[]): void {
    const options = this.#renew();
    this.looked = moves;
    if (!this.of(moves)) void this.#foresee(moves, options);
  }

  leave(moves: Move[]): void {
    if (this.looked && spelled(this.looked) === spelled(moves)) this.looked = null;
  }

  /** Whether an action could begin so; nothing while it is not known. */
  beginning(moves: Move[]): Beginning | undefined {
    return this.begins[spelled(moves)];
  }

  /** Once something is chosen, the position these questions belong to is about to go. */
  #stale(options: Option[]): boolean {
    return this.#options !== options || Object.keys(this.picker.selection).length > 0;
  }

  /** A step of an action shows what it brings only when the action ends with it. */
  async #whole(moves: Move[]): Promise<Move[]> {
    const { way } = this.ask();
    const isDone = moves.at(-1)?.do === DONE.do;
    // These actions end by themselves, some steps later.
    if (way && STEPS.includes(moves.at(-1)!.do)) {
      const { moves: whole } = await way(moves);
      return whole.length > 0 ? whole : moves;
    }
    const isStep = moves[0]?.do === 'Act' || this.#options.some((option) => option.move.do === DONE.do);
    if (!way || isDone || !isStep) return moves;
    const { moves: whole } = await way([...moves, DONE]);
    return whole.length > 0 ? whole : moves;
  }

  async #foresee(moves: Move[], options: Option[]): Promise<void> {
    const { ahead } = this.ask();
    if (!ahead) return;
    const whole = await this.#whole(moves);
    if (this.#options !== options) return;
    const outlook = await ahead(whole);
    if (!outlook?.forecast || this.#options !== options) return;
    this.known = {
      ...this.known,
      [spelled(moves)]: {
        forecast: outlook.forecast,
        events: outlook.events,
        hidden: outlook.moves < moves.length,
      },
    };
  }
}

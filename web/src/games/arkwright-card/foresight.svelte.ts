/** What choices would bring: the server's forecasts of moves that are looked at, kept while the decision lasts. */

import { call } from '../../api/call';
import { place } from '../../routes.svelte';
import type { Picker } from '../../table/picker.svelte';
import type { Move, Option, Outlook } from '../../table/types';
import type { Forecast } from './view';

/** Nobody reads more rows than these, and each is a question to the server. */
const MOST = 40;

export class Foresight {
  /** The move that is looked at. */
  looked = $state.raw<Move | null>(null);
  /** Whether all seats' figures are shown beside the choices: pointing at a thing elsewhere must not move it away. */
  opened = $state(false);
  /** What is known, by the move's code. */
  known = $state.raw<Record<number, Forecast>>({});

  #options: Option[] = [];

  constructor(
    private readonly picker: Picker,
    private readonly seat: () => number | null,
  ) {}

  /** The option that is looked at. */
  get option(): Option | null {
    const looked = this.looked;
    if (!looked) return null;
    const spelled = JSON.stringify(looked);
    return this.picker.options.find((option) => JSON.stringify(option.move) === spelled) ?? null;
  }

  /** What the looked at move would bring. */
  get after(): Forecast | null {
    const option = this.option;
    return option ? (this.known[option.code] ?? null) : null;
  }

  /** Forgets what belonged to another decision, and asks for the moves of this one. */
  renew(options: Option[], ahead: boolean): void {
    if (options === this.#options) return;
    this.#options = options;
    this.known = {};
    this.looked = null;
    this.opened = false;
    if (ahead) void this.#askAll(options);
  }

  look(move: Move, open = false): void {
    this.looked = move;
    this.opened ||= open;
    const option = this.option;
    if (option && !option.refusal && !this.known[option.code]) void this.#ask(option, this.#options);
  }

  async #askAll(options: Option[]): Promise<void> {
    for (const option of options.filter((option) => !option.refusal).slice(0, MOST)) {
      // Once something is chosen, the position these moves belong to is about to go.
      if (this.#options !== options || Object.keys(this.picker.selection).length > 0) return;
      if (!this.known[option.code]) await this.#ask(option, options);
    }
  }

  async #ask(option: Option, options: Option[]): Promise<void> {
    const [seat, table] = [this.seat(), place().path[1]];
    if (seat === null || !table) return;
    const outlook = await call<Outlook>('POST', `/api/tables/${table}/forecast`, { seat, moves: [option.move] }).catch(() => null);
    if (!outlook?.forecast || this.#options !== options) return;
    this.known = { ...this.known, [option.code]: outlook.forecast as unknown as Forecast };
  }
}

/** A game looked at again: every moment of it, with the eyes one may look with. */

import { untrack } from 'svelte';
import { call, Refused, Unreachable } from '../../api/call';
import type { AnyClient, AnySheet } from '../../games/board';
import { t } from '../../texts/texts.svelte';
import { entriesOf } from '../log/journal';
import type { EntryTold, Eyes, Moment, Point, TableTold, Told } from '../types';
import { unpack } from '../unpack';

/** How long a move is shown, by how often the usual speed. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const USUAL = 1_200;
/** Moments that are kept; the oldest go first. */
const MOST = 400;

export class Replay {
  told = $state.raw<TableTold | null>(null);
  entries = $state.raw<EntryTold[]>([]);
  points = $state.raw<Point[]>([]);
  game = $state.raw<AnyClient | null>(null);
  sheet = $state.raw<AnySheet | null>(null);
  /** The moment shown; the one before stays until the next is here. */
  moment = $state.raw<Moment | null>(null);
  /** What happened on the way from the moment shown before, where that was the one before. */
  fresh = $state.raw<Told[]>([]);
  /** The move that is wanted. */
  to = $state(0);
  /** How many moves there are. */
  of = $state(0);
  eyes = $state<Eyes>('none');
  playing = $state(false);
  speed = $state<number>(1);
  problem = $state.raw<string | null>(null);

  readonly #kept = new Map<string, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly id: string) {}

  get #path(): { id: string } {
    return { id: this.id };
  }

  /** From which seat one looks. */
  get #seat(): { seat?: number } {
    return typeof this.eyes === 'number' ? { seat: this.eyes } : {};
  }

  /** Whether everything may be shown: the game is over, and did not go on elsewhere. */
  get open(): boolean {
    return this.told?.revealed === true;
  }

  /** With which eyes one may look. */
  get choices(): Eyes[] {
    const own: Eyes[] = this.told?.yours.length ? this.told.yours : ['none'];
    return this.open ? ['all', ...own] : own;
  }

  /** Reads the table, and again after a change of language. */
  async load(to: number | null): Promise<void> {
    try {
      const told = await call('GET', '/api/tables/{id}', { path: this.#path });
      const first = this.told === null;
      this.told = told;
      this.of = told.play?.move ?? 0;
      if (first) this.eyes = this.open ? 'all' : told.eyes;
      this.#kept.clear();
      ({ game: this.game, sheet: this.sheet } = await unpack(told));
      const scores = call('GET', '/api/tables/{id}/history', { path: this.#path, query: { points: 80 } });
      void scores.then(
        (points) => (this.points = points),
        () => undefined,
      );
      await Promise.all([this.#tell(), this.show(to ?? this.of)]);
    } catch (error) {
      this.#failed(error);
    }
  }

  async #tell(): Promise<void> {
    this.entries = entriesOf(await call('GET', '/api/tables/{id}/told', { path: this.#path, query: this.#seat }));
  }

  #failed(error: unknown): void {
    if (error instanceof Refused) this.problem = error.message;
    else if (error instanceof Unreachable) this.problem = t('board-offline');
    else throw error;
    this.pause();
  }

  #fetch(to: number): Promise<Moment> {
    const eyes = this.eyes;
    const key = `${eyes} ${to}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const query = { to, all: eyes === 'all', ...this.#seat };
    const asked = call('GET', '/api/tables/{id}/replay', { path: this.#path, query });
    this.#kept.set(key, asked);
    asked.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return asked;
  }

  /** Shows the table after so many moves. */
  async show(to: number): Promise<void> {
    this.to = Math.min(this.of, Math.max(0, Math.round(to)));
    const number = ++this.#asked;
    try {
      const moment = await this.#fetch(this.to);
      if (number !== this.#asked) return;
      this.fresh = moment.move === (this.moment?.move ?? -1) + 1 ? moment.told : [];
      this.moment = moment;
      this.problem = null;
      // A game that goes on has more moves by now.
      if (moment.of > this.of) {
        this.of = moment.of;
        void this.#tell().catch(() => undefined);
      }
    } catch (error) {
      if (number === this.#asked) this.#failed(error);
      return;
    }
    const near = this.playing ? [1, 2, 3] : [1, -1];
    for (const step of near) {
      const next = this.to + step;
      if (next >= 0 && next <= this.of) void this.#fetch(next).catch(() => undefined);
    }
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await Promise.all([this.#tell().catch(() => undefined), this.show(this.to)]);
  }

  play(): void {
    if (this.of === 0) return;
    this.playing = true;
    if (this.to >= this.of) void this.show(0);
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** One move after the other: the next only once the last is seen. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      async () => {
        if (!this.playing) return;
        if (this.to < this.of) await this.show(this.to + 1);
        if (this.to >= this.of) this.pause();
        else this.#next();
      },
      USUAL / untrack(() => this.speed),
    );
  }

  close(): void {
    this.pause();
    this.#asked++;
  }

  /** Opens a private table that goes on from here; its identity. */
  async tryFrom(): Promise<string | null> {
    try {
      const given = { path: this.#path, query: this.#seat, body: { to: this.to } };
      return (await call('POST', '/api/tables/{id}/what-if', given)).id;
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }
}

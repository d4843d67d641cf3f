/** A table as it is now, kept up to date while it is looked at. Everything that is done at it goes through here. */

import { ask, call, Refused, Unreachable, type BodyOf, type Deed, type Schemas } from '../api/call';
import { putsOut } from '../games/board';
import { lang } from '../texts/texts.svelte';
import { changed } from './changes';
import { enter, type Admission } from './invitation';
import { Listener } from './listener';
import { Picker } from './picker.svelte';
import type { EntryTold, Move, NotAllowed, Now, Option, Outlook, TableTold } from './types';

/** A sentence for the player, with the rule it stands on. */
export interface Notice {
  text: string;
  rule?: string;
}

/** A way to do what was asked: moves in playing order, and their words. */
export interface Way {
  moves: Move[];
  texts: string[];
}

/** A choice that is asked about before it is made: nothing takes it back. */
export interface Unsure {
  moves: Move[];
  instead: boolean;
  /** The choice in words. */
  text: string;
  /** Why it is asked about: everything is shown then, or the player is out for the round. */
  because: 'reveals' | 'passes';
}

/** Whether what was answered is the table as it is then. */
const isTable = (told: unknown): told is TableTold => typeof told === 'object' && told !== null && 'seats' in told;

export class Table {
  /** The table as the server told it last. */
  told = $state.raw<TableTold | null>(null);
  /** The journal as these eyes see it. */
  entries = $state.raw<EntryTold[]>([]);
  /** What would happen if nothing more were done; the game's figures of the position. */
  outlook = $state.raw<Outlook | null>(null);
  /** Several ways to do what was asked: the player picks one. */
  ways = $state.raw<Way[]>([]);
  /** What is asked about before it is made. */
  unsure = $state.raw<Unsure | null>(null);
  /** The figures before the move that waits to be confirmed. */
  before = $state.raw<Outlook | null>(null);
  /** What was refused last, and why. */
  notice = $state.raw<Notice | null>(null);
  /** Why the table cannot be shown. */
  problem = $state.raw<string | null>(null);
  /** Why the invitation did not let me in. */
  admission = $state.raw<Admission | null>(null);
  /** Whether the server is heard. */
  online = $state(true);
  /** Whether something is on its way to the server. */
  busy = $state(false);

  readonly picker = new Picker(
    // Pointing again before the answer has come means the table as it was.
    (option) => void (this.busy || this.make([option.move])),
    (option) => void (this.busy || this.reach(option)),
    (moves) => void (this.busy || this.wish(moves)),
  );

  readonly #listener = new Listener(() => `${this.#path}/events?${new URLSearchParams(this.#wanted())}`, {
    entries: (entries) => this.#enter(entries),
    change: (now) => this.#heed(now),
    look: () => void this.refresh(),
    lost: () => void (this.online = false),
  });
  /** How the table stands, as its stream told last. */
  #now: Now | null = null;
  /** Whether everything is to be read again, also what has not changed. */
  #unread = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether nobody looks any more: an answer may come later than that. */
  #isClosed = false;

  constructor(readonly id: string) {}

  get #id(): { id: string } {
    return { id: this.id };
  }

  get #path(): string {
    return `/api/tables/${this.id}`;
  }

  /** The seat that I decide for now, if any. */
  get deciding(): number | null {
    const eyes = this.told?.eyes;
    return typeof eyes === 'number' && this.told?.play?.draft ? eyes : null;
  }

  /** Whether the position after the move that waits is the one before it: allowed, but hardly meant. */
  get useless(): boolean {
    return this.told?.play?.draft?.unchanged === true;
  }

  /** Opens the table and listens to it until `close`. */
  async open(): Promise<void> {
    await this.enter();
  }

  close(): void {
    this.#isClosed = true;
    this.#listener.stop();
    clearTimeout(this.#timer);
  }

  /** What to listen to. Around one screen the server would look with whoever's eyes are due, and the page may not know yet. */
  #wanted(): Record<string, string> {
    const eyes = this.told?.eyes;
    const seat: Record<string, string> = typeof eyes === 'number' ? { seat: String(eyes) } : {};
    return { lang: lang(), after: String(this.#last), ...seat };
  }

  /** The number of the last entry that was heard. */
  get #last(): number {
    return this.entries.at(-1)?.entry ?? 0;
  }

  #enter(told: EntryTold[]): void {
    const fresh = told.filter(({ entry }) => entry > this.#last);
    if (fresh.length === 0) return;
    this.entries = [...this.entries, ...fresh];
    if (this.#last > (this.told?.last ?? 0)) this.#soon();
  }

  /** Something changed that may be no entry. What an answer has told already is not asked for again. */
  #heed(now: Now): void {
    this.#now = now;
    if (this.#isBehind) this.#soon();
    else if (this.told && this.told.present.join() !== now.present.join()) this.told = { ...this.told, present: now.present };
  }

  /** Whether the stream has told of something that no answer has shown yet. */
  get #isBehind(): boolean {
    const { told } = this;
    if (!told || this.#last > told.last) return true;
    if (!this.#now) return false;
    const { last, due, draft } = this.#now;
    const decide = told.seats.filter((seat) => seat.due).map(({ seat }) => seat);
    const isOther = decide.length !== due.length || due.some((seat) => !decide.includes(seat));
    return told.last < last || (told.last === last && isOther) || (told.play?.draft?.version ?? 0) < (draft ?? 0);
  }

  /** Forgets the journal and hears it from its beginning, in other words or with other eyes. */
  #hearAll(): void {
    this.entries = [];
    this.#listener.again();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    // What is on its way may bring it.
    const look = (): void => (this.busy ? this.#soon() : void (this.#isBehind && this.refresh()));
    if (!this.#isClosed) this.#timer = setTimeout(look, 40);
  }

  /** Reads everything again: in another language, or without somebody who is not to be heard. */
  async reread(): Promise<void> {
    this.#hearAll();
    this.#unread = true;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      const told = await call('GET', '/api/tables/{id}', { path: this.#id, query: { foresee: true } });
      this.problem = null;
      this.online = true;
      this.#take(told);
    } catch (error) {
      if (error instanceof Unreachable) this.#listener.lost();
      else if (!(error instanceof Refused)) throw error;
      else this.problem = error.message;
    }
  }

  /** Goes in, with an invitation if there is one, and reads the table. */
  async enter(): Promise<void> {
    try {
      this.admission = await enter(this.id);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
    if (this.admission === 'nameless') return;
    await this.refresh();
    if (!this.#isClosed) this.#listener.start();
  }

  /** Whether an answer was overtaken by another on the way. */
  #isOld(told: TableTold): boolean {
    const known = this.told;
    if (!known || known.eyes !== told.eyes || known.last !== told.last) return known !== null && told.last < known.last;
    return (told.play?.draft?.version ?? 0) < (known.play?.draft?.version ?? 0);
  }

  /** Whether there is nothing new to decide: somebody came or said something, and a choice in hand stays in hand. */
  #isSame(told: TableTold): boolean {
    const known = this.told;
    if (!known || this.#unread) return false;
    const decision = (of: TableTold): unknown[] => [of.position, of.eyes, of.phase, of.play?.draft?.version];
    return JSON.stringify(decision(known)) === JSON.stringify(decision(told));
  }

  /** Takes over what the server says now, with everything a player may want to know before deciding. */
  #take(told: TableTold): void {
    if (this.#isOld(told)) return;
    if (this.#isSame(told)) return this.#show(told);
    this.#unread = false;
    this.#show(told);
    const draft = told.play?.draft;
    this.outlook = draft?.forecast ?? told.play?.outlook ?? null;
    if (draft?.held) this.picker.renew([]);
    else {
      this.before = this.outlook;
      this.picker.renew(told.play?.moves ?? []);
    }
    this.ways = [];
    this.unsure = null;
    if (this.#last > told.last) this.#soon();
  }

  /** Shows what was told. What other eyes were told before is not for these: the journal is theirs from its beginning. */
  #show(told: TableTold): void {
    const eyes = this.told?.eyes ?? told.eyes;
    this.told = told;
    if (told.eyes !== eyes) this.#hearAll();
  }

  /** What would follow some moves; nothing where it cannot be told. */
  async forecast(moves: Move[], seat = this.deciding): Promise<Outlook | null> {
    return this.#ahead(moves, seat) ?? this.#foresee(moves, seat).catch(() => null);
  }

  /** What would follow one move of this decision, where it was told with the question. */
  #ahead(moves: Move[], seat: number | null): Outlook | null {
    const { outlook, ahead = [], moves: options = [] } = this.told?.play ?? {};
    if (!outlook || moves.length !== 1 || seat !== this.deciding) return null;
    const wanted = JSON.stringify(moves[0]);
    const option = options.find(({ move }) => JSON.stringify(move) === wanted);
    const told = option && ahead.find(({ code }) => code === option.code);
    if (!told) return null;
    const { changes, events, stopped } = told;
    return { forecast: changed(outlook.forecast, changes), text: [], events, moves: stopped ? 0 : 1, stopped };
  }

  async #foresee(moves: Move[], seat: number | null): Promise<Outlook | null> {
    return seat === null ? null : call('POST', '/api/tables/{id}/forecast', { path: this.#id, body: { seat, moves } });
  }

  /** The shortest way to complete the action that contains some moves; without moves, why there is none. */
  async way(moves: Move[], seat = this.deciding): Promise<{ moves: Move[]; why?: NotAllowed }> {
    if (seat === null) return { moves: [] };
    const found = await call('POST', '/api/tables/{id}/chains', {
      path: this.#id,
      body: { seat, with: moves, limit: 1 },
    }).catch(() => null);
    return { moves: found?.chains[0] ?? [], why: found?.refusal };
  }

  /** Sends something; what is refused is told to the player, and the table is read again. */
  async send<D extends Deed>(deed: D, ...[body]: [BodyOf<D>] extends [never] ? [] : [body: BodyOf<D>]): Promise<boolean> {
    this.busy = true;
    this.notice = null;
    try {
      const told = await ask('POST', `${this.#path}/${deed}`, { body });
      if (isTable(told)) this.#take(told);
      else await this.refresh();
      return true;
    } catch (error) {
      await this.#failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Something was asked or sent in vain: the player is told why, and sees the table as it is. */
  async #failed(error: unknown): Promise<void> {
    if (error instanceof Refused) this.notice = { text: error.refusal?.text ?? error.message, rule: error.refusal?.rule };
    else if (error instanceof Unreachable) return this.#listener.lost();
    else throw error;
    await this.refresh();
  }

  /** Asks the server several things before something is made; nothing else is begun meanwhile. */
  async #think(work: Promise<void>): Promise<void> {
    this.busy = true;
    await work.catch((error: unknown) => this.#failed(error)).finally(() => (this.busy = false));
  }

  #draft(): { seat: number; position: number; draft: number } | null {
    const [told, seat] = [this.told, this.deciding];
    return told?.play?.draft && seat !== null ? { seat, position: told.position, draft: told.play.draft.version } : null;
  }

  /**
   * Makes moves, as the next of this turn or, with `instead`, in place of its unconfirmed ones. What nothing takes back is asked about
   * first.
   */
  async make(moves: Move[], instead = false): Promise<boolean> {
    const because = this.#whyAsk(moves);
    if (!because) return this.#make(moves, instead);
    const option = this.picker.options.find(({ move }) => JSON.stringify(move) === JSON.stringify(moves.at(-1)));
    this.unsure = { moves, instead, text: option?.text ?? '', because };
    this.picker.selection = {};
    return false;
  }

  /** Makes what was asked about. */
  async makeSure(): Promise<void> {
    const unsure = this.unsure;
    this.unsure = null;
    if (unsure) await this.#make(unsure.moves, unsure.instead);
  }

  async #make(moves: Move[], instead: boolean): Promise<boolean> {
    // Passing is asked about even by those who want no other question.
    return this.#turn({ add: moves, from: instead ? 'start' : 'here', ...(this.#passes(moves) ? { confirm: false } : {}) });
  }

  /** Sends what is to become of my turn. */
  async #turn(wish: Partial<Schemas['TurnWish']>): Promise<boolean> {
    const draft = this.#draft();
    return draft !== null && this.send('turn', { ...draft, ...wish, foresee: true });
  }

  /** Whether I am out for the round then. */
  #passes(moves: Move[]): boolean {
    const out = (this.told && putsOut[this.told.game]) ?? [];
    return moves.some((move) => out.includes(move.do));
  }

  /** Why a choice made at the same time as others' is asked about: with it everything is shown, for only bots choose still, or I am out. */
  #whyAsk(moves: Move[]): Unsure['because'] | null {
    const told = this.told;
    if (!told?.play?.turn.together) return null;
    if (this.#passes(moves)) return 'passes';
    const others = told.seats.filter((seat) => seat.due && seat.seat !== this.deciding);
    // Bots choose at once.
    return told.play.draft?.reveals || others.every((seat) => seat.bot !== null) ? 'reveals' : null;
  }

  /** Confirms the turn. */
  async confirm(): Promise<boolean> {
    return this.#turn({ confirm: true });
  }

  /** Takes the step back that was made last. */
  async undo(): Promise<boolean> {
    const numbers = this.told?.play?.draft?.steps.map((step) => step.number) ?? [];
    return numbers.length > 0 && this.drop(Math.max(...numbers));
  }

  /** Takes one step back, and what cannot stand without it. */
  async drop(step: number): Promise<boolean> {
    return this.#turn({ drop: [step] });
  }

  /** Does what is not allowed at once but may be with other moves around it; says why if it never is. */
  async reach(option: Option): Promise<void> {
    await this.#think(this.#lead(option));
  }

  async #lead(option: Option): Promise<void> {
    const seat = this.deciding;
    const made = this.told?.play?.draft?.moves ?? [];
    if (seat === null) return;
    const { chains, texts } = await call('POST', '/api/tables/{id}/chains', {
      path: this.#id,
      body: { seat, with: [...made, option.move], again: true, limit: 50 },
    });
    // Steps that follow by themselves stand in no chain; what is left over beyond the shortest nobody asked for.
    const shortest = Math.min(...chains.map((chain) => chain.length));
    const ways = chains
      .map((moves, number) => ({ moves, texts: texts[number]! }))
      .filter(({ moves }) => moves.length === shortest);
    if (ways.length === 1) await this.make(ways[0]!.moves, true);
    else if (ways.length > 1) this.ways = ways;
    else this.notice = { text: option.refusal?.text ?? '', rule: option.refusal?.rule };
  }

  /** Makes moves of several decisions at once, in place of an action that was begun. Says why if they cannot be made. */
  async wish(moves: Move[]): Promise<void> {
    await this.#turn({ add: moves, from: 'decision' });
  }
}

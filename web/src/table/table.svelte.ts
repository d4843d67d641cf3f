/** A table as it is now, kept up to date while it is looked at. Everything that is done at it goes through here. */

import { call, Refused, Unreachable } from '../api/call';
import { addPart, lang, t } from '../texts/texts.svelte';
import { Picker } from './picker.svelte';
import type { EntryTold, Move, NotAllowed, Option, Outlook, TableTold } from './types';

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

interface Chains {
  chains: Move[][];
  texts: string[][];
  more: boolean;
  refusal?: { rule?: string; text: string };
}

interface Checked {
  allowed: boolean;
  refusal?: NotAllowed & { name?: string };
}

/** How often, in milliseconds, a table is looked at without a word from the server: what was lost costs a delay, never a move. */
const LOOK = 15_000;

export class Table {
  /** The table as the server told it last. */
  told = $state.raw<TableTold | null>(null);
  /** The journal as these eyes see it. */
  entries = $state.raw<EntryTold[]>([]);
  /** What would happen if nothing more were done; the game's figures of the position. */
  outlook = $state.raw<Outlook | null>(null);
  /** Several ways to do what was asked: the player picks one. */
  ways = $state.raw<Way[]>([]);
  /** The figures before the move that waits to be confirmed. */
  before = $state.raw<Outlook | null>(null);
  /** What was refused last, and why. */
  notice = $state.raw<Notice | null>(null);
  /** Why the table cannot be shown. */
  problem = $state.raw<string | null>(null);
  /** Whether the server is heard. */
  online = $state(true);
  /** Whether something is on its way to the server. */
  busy = $state(false);

  readonly picker = new Picker(
    // Pointing again before the answer has come means the table as it was.
    (option) => void (this.busy || this.make([option.move])),
    (option) => void (this.busy || this.reach(option)),
    (moves) => void (this.busy || this.#hold(() => this.wish(moves))),
  );

  #source: EventSource | null = null;
  /** Whether everything is to be read again, also what has not changed. */
  #unread = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  get #path(): string {
    return `/api/tables/${this.id}`;
  }

  /** The seat that I decide for now, if any. */
  get deciding(): number | null {
    const eyes = this.told?.eyes;
    return typeof eyes === 'number' && this.told?.play?.draft ? eyes : null;
  }

  /** Whether the move that waits changes nothing that can be foreseen: allowed, but hardly meant. */
  get useless(): boolean {
    const held = this.told?.play?.draft?.forecast;
    if (!held || held.stopped || !this.before) return false;
    return JSON.stringify(held.forecast) === JSON.stringify(this.before.forecast);
  }

  /** Opens the table and listens to it until `close`. */
  async open(): Promise<void> {
    await this.refresh();
    if (this.told) await addPart(this.told.game);
    this.#hear();
    this.#watch = setInterval(this.#wake, LOOK);
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#source?.close();
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  /** After a sleep or a lost network the stream may be gone without a word. */
  #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#source?.readyState === EventSource.CLOSED) this.#hear();
    void this.refresh();
  };

  /** Starts listening after the last entry that is known. */
  #hear(): void {
    this.#source?.close();
    const known = this.entries.at(-1)?.entry ?? 0;
    const query = new URLSearchParams({ lang: lang(), after: String(known) });
    const source = new EventSource(`${this.#path}/events?${query}`);
    source.addEventListener('open', () => {
      this.online = true;
      void this.refresh();
    });
    source.addEventListener('entry', (event) => this.#enter(JSON.parse(event.data as string) as EntryTold));
    source.addEventListener('now', () => this.#soon());
    source.addEventListener('error', () => {
      this.online = false;
      // The browser comes back by itself from a lost line, but not from a refusal.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#source === source && this.#hear(), 3_000);
    });
    this.#source = source;
  }

  #enter(entry: EntryTold): void {
    if (entry.entry <= (this.entries.at(-1)?.entry ?? 0)) return;
    this.entries = [...this.entries, entry];
    if (entry.entry > (this.told?.last ?? 0)) this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), 40);
  }

  /** Reads everything again, after a change of language or of eyes. */
  async reread(): Promise<void> {
    this.entries = [];
    this.#unread = true;
    await this.refresh();
    this.#hear();
  }

  async refresh(): Promise<void> {
    try {
      const told = await call<TableTold>('GET', this.#path);
      this.problem = null;
      this.online = true;
      await this.#take(told);
    } catch (error) {
      if (error instanceof Unreachable) this.online = false;
      else if (error instanceof Refused) this.problem = error.message;
      else throw error;
    }
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
  async #take(told: TableTold): Promise<void> {
    if (this.#isOld(told)) return;
    if (this.#isSame(told)) return void (this.told = told);
    this.#unread = false;
    const eyes = told.eyes;
    const draft = told.play?.draft;
    if (typeof eyes === 'number' && draft && draft.held === null) {
      const [options, outlook] = await Promise.all([
        call<{ moves: Option[] }>('GET', `${this.#path}/options?seat=${eyes}`).catch(() => null),
        this.forecast([], eyes),
      ]);
      if (this.#isOld(told)) return;
      this.told = told;
      this.outlook = outlook;
      this.before = outlook;
      this.picker.renew(options?.moves ?? told.play?.moves ?? []);
    } else {
      this.told = told;
      this.outlook = draft?.forecast ?? null;
      this.picker.renew([]);
    }
    this.ways = [];
    if ((this.entries.at(-1)?.entry ?? 0) > told.last) this.#soon();
  }

  /** What would follow some moves; nothing where it cannot be told. */
  async forecast(moves: Move[], seat = this.deciding): Promise<Outlook | null> {
    if (seat === null) return null;
    return call<Outlook>('POST', `${this.#path}/forecast`, { seat, moves }).catch(() => null);
  }

  /** Sends something; what is refused is told to the player, and the table is read again. */
  async send(path: string, body: unknown): Promise<boolean> {
    this.busy = true;
    this.notice = null;
    try {
      const told = await call<TableTold>('POST', `${this.#path}/${path}`, body);
      if (told?.id) await this.#take(told);
      else await this.refresh();
      return true;
    } catch (error) {
      if (error instanceof Refused) this.notice = { text: error.refusal?.text ?? error.message, rule: error.refusal?.rule };
      else if (error instanceof Unreachable) this.notice = { text: t('board-offline') };
      else throw error;
      await this.refresh();
      return false;
    } finally {
      this.busy = false;
    }
  }

  #draft(): { seat: number; position: number; draft: number } | null {
    const [told, seat] = [this.told, this.deciding];
    return told?.play?.draft && seat !== null ? { seat, position: told.position, draft: told.play.draft.version } : null;
  }

  /** Makes moves, as the next of this turn or, with `instead`, in place of its unconfirmed ones. */
  async make(moves: Move[], instead = false): Promise<boolean> {
    const draft = this.#draft();
    return draft !== null && this.send('moves', { ...draft, moves, ...(instead ? { instead } : {}) });
  }

  /** Confirms the turn. */
  async confirm(): Promise<boolean> {
    const draft = this.#draft();
    return draft !== null && this.send('confirm', draft);
  }

  /** Takes the last unconfirmed move back. */
  async undo(): Promise<boolean> {
    const draft = this.#draft();
    return draft !== null && this.send('undo', draft);
  }

  /** Does what is not allowed at once but may be with other moves around it; says why if it never is. */
  async reach(option: Option): Promise<void> {
    const seat = this.deciding;
    const made = this.told?.play?.draft?.moves ?? [];
    if (seat === null) return;
    const found = await call<Chains>('POST', `${this.#path}/chains`, { seat, with: [...made, option.move], again: true, limit: 50 }).catch(() => null);
    const chains = found?.chains ?? [];
    // Steps that follow by themselves stand in no chain; what is left over beyond the shortest nobody asked for.
    const shortest = Math.min(...chains.map((chain) => chain.length));
    const ways = chains.map((moves, number) => ({ moves, texts: found!.texts[number]! })).filter(({ moves }) => moves.length === shortest);
    if (ways.length === 1) await this.make(ways[0]!.moves, true);
    else if (ways.length > 1) this.ways = ways;
    else this.notice = { text: option.refusal?.text ?? '', rule: option.refusal?.rule };
  }

  /**
   * Makes moves of several decisions at once, in playing order, in place of an action that was begun; what nobody has to
   * decide may be among them. Says why if they cannot be made.
   */
  async wish(moves: Move[]): Promise<void> {
    const seat = this.deciding;
    if (seat === null) return;
    const before = [...(this.told?.play?.draft?.moves ?? [])];
    const made = before.length;
    const elsewhere = (asked: Checked | null): boolean => asked?.refusal?.name === 'OtherDecision';
    while (before.length > 0 && elsewhere(await this.#check(seat, [...before, moves[0]!]))) before.pop();
    const instead = before.length < made;
    const steps: Move[] = [];
    const left: Move[] = [];
    let why: NotAllowed | undefined;
    for (const move of moves) {
      const asked = await this.#check(seat, [...before, ...steps, move]);
      if (asked?.refusal) why = asked.refusal;
      if (asked?.allowed) steps.push(move);
      else if (elsewhere(asked)) left.push(move);
      else return void (this.notice = why ? { text: why.text, rule: why.rule } : null);
    }
    if (left.length === 0) return void (await this.make(instead ? [...before, ...steps] : steps, instead));
    // What follows can only be asked of the table as it is: the action that was begun is taken back first.
    for (let begun = made; begun > before.length; begun -= 1) await this.undo();
    if (await this.#follow(left, steps)) await this.make(steps);
    else this.notice = why ? { text: why.text, rule: why.rule } : null;
  }

  /** Keeps the table in hand until something is done that asks the server more than once. */
  async #hold(doing: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await doing();
    } finally {
      this.busy = false;
    }
  }

  /** Whether what some moves say comes about by itself after others. */
  async #follow(left: Move[], steps: Move[]): Promise<boolean> {
    const events = (await this.forecast(steps))?.events ?? [];
    const told = events.flatMap(({ automatic, ...event }) => [event, automatic ?? {}] as Record<string, unknown>[]);
    return left.every(({ do: _, ...said }) => told.some((event) => Object.entries(said).every(([field, value]) => event[field] === value)));
  }

  /** Whether moves could be made, one after the other, from the beginning of the turn. */
  #check(seat: number, moves: Move[]): Promise<Checked | null> {
    return call<Checked>('POST', `${this.#path}/check`, { seat, moves }).catch(() => null);
  }
}

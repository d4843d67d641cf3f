/**
 * Hears what happens at a table. A browser holds only a few lines to one server, over all its pages together: a page in the
 * background hangs up and looks now and then instead.
 */

import type { EntryTold, Now } from './types';

/** How often, in milliseconds, a table is looked at without a word from the server: what was lost costs a delay, never a move. */
const LOOK = 15_000;
/** How long to wait, in milliseconds, before listening again after a refusal. */
const RETRY_AFTER = 3_000;
/** How often, in milliseconds, it is tried whether a lost server is back, and how long it may take to answer. */
const KNOCK = { every: 1_000, timeout: 2_000 };

interface News {
  /** What is new in the journal, if anything. */
  entries: (entries: EntryTold[]) => void;
  /** Something changed that may be no entry of the journal. */
  change: (now: Now) => void;
  /** It is time to look at the table. */
  look: () => void;
  /** The server is no longer heard. */
  lost: () => void;
}

export class Listener {
  #line: EventSource | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;
  #knocking = false;
  #isStopped = false;

  constructor(
    /** Where the news after the last known entry come from. */
    readonly address: () => string,
    readonly news: News,
  ) {}

  /** Begins to listen, once. */
  start(): void {
    if (this.#watch !== undefined) return;
    if (document.visibilityState === 'visible') this.#hear();
    this.#watch = setInterval(this.#wake, LOOK);
    addEventListener('online', this.#return);
    addEventListener('offline', this.lost);
    document.addEventListener('visibilitychange', this.#wakeIfSeen);
  }

  stop(): void {
    this.#isStopped = true;
    this.#hangUp();
    clearInterval(this.#watch);
    removeEventListener('online', this.#return);
    removeEventListener('offline', this.lost);
    document.removeEventListener('visibilitychange', this.#wakeIfSeen);
  }

  /** Listens anew, from the last known entry on, if it listens at all. */
  again(): void {
    if (this.#line) this.#hear();
  }

  #hear(): void {
    this.#hangUp();
    const line = new EventSource(this.address());
    let told: EntryTold[] = [];
    line.addEventListener('open', () => this.news.look());
    line.addEventListener('entry', (event) => told.push(JSON.parse(event.data as string) as EntryTold));
    // It ends what is told in one go: a long journal is laid out once, and not line by line.
    line.addEventListener('now', (event) => {
      const entries = told;
      told = [];
      this.news.entries(entries);
      this.news.change(JSON.parse(event.data as string) as Now);
    });
    // Whoever listened has lost the seat, or is no longer known: what may be heard now is another matter.
    line.addEventListener('closed', () => {
      line.close();
      this.news.look();
    });
    line.addEventListener('error', () => {
      void this.#knock();
      // The browser comes back by itself from a lost line, but not from a refusal.
      if (line.readyState === EventSource.CLOSED) setTimeout(() => this.#line === line && this.#hear(), RETRY_AFTER);
    });
    this.#line = line;
  }

  /** The server did not answer: it is tried again and again until it does. */
  lost = (): void => {
    this.news.lost();
    void this.#knock();
  };

  /** Tries whether the server is there; once a lost one is back, listens to it anew. */
  async #knock(): Promise<void> {
    if (this.#knocking) return;
    this.#knocking = true;
    let wasLost = false;
    while (!this.#isStopped && !(await answers())) {
      wasLost = true;
      this.news.lost();
      await new Promise((rested) => setTimeout(rested, KNOCK.every));
    }
    this.#knocking = false;
    if (this.#isStopped) return;
    if (wasLost) this.#return();
    else this.news.look();
  }

  #hangUp(): void {
    this.#line?.close();
    this.#line = null;
  }

  /** A line from before the network was lost may look open and be dead. */
  #return = (): void => {
    this.#hangUp();
    this.#wake();
  };

  #wakeIfSeen = (): void => {
    if (document.visibilityState === 'visible') this.#wake();
  };

  /** After a sleep or a lost network the line may be gone without a word. */
  #wake = (): void => {
    if (document.visibilityState !== 'visible') this.#hangUp();
    else if (this.#line === null || this.#line.readyState === EventSource.CLOSED) this.#hear();
    this.news.look();
  };
}

const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(KNOCK.timeout) }).then(
    (response) => response.ok,
    () => false,
  );

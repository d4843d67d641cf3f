/** What happened, shown in its order: cards stay until their turn is told, goods travel, markers walk. Nothing waits for it. */

import type { Told } from '../../table/types';
import type { Pile } from './view';

/** Something on its way from one place on the board to another. */
export interface Flight {
  id: number;
  /** A good, a coin, the back of a card, or with `card:` before its name a card everybody has seen. */
  what: string;
  from: string;
  to: string;
  lasts: number;
}

/** A card of the step that is told, and how far the story is with it. */
export interface Shown {
  seat: number;
  card: string;
  state: 'waits' | 'now' | 'resolved' | 'discarded' | 'taken-back';
  /** The points it brought. */
  points: number;
}

type Journey = [what: string, from: string, to: string];

/** No single motion lasts longer, and a long story is told faster; but never so fast that nobody can follow. */
const LONGEST = 380;
const SHORTEST = 140;
const STORY = 6_000;

const units = (goods: unknown): string[] =>
  Object.entries((goods ?? {}) as Pile).flatMap(([good, count]) =>
    typeof count === 'number' ? Array.from({ length: Math.min(count, 4) }, () => good) : [],
  );

/** What a card took: goods, and coins beside them. */
function paid(told: Told): string[] {
  const given = told.paid as { goods?: Pile; coins?: number } | undefined;
  return given?.goods ? [...units(given.goods), ...Array.from({ length: given.coins ?? 0 }, () => 'coin')] : units(told.paid);
}

const store = (seat: unknown, what: string): string => (what === 'coin' ? `coins-${seat}` : `good-${seat}-${what}`);

function journeys(told: Told): Journey[] {
  const { event, seat, victim, good, card } = told as {
    event?: string;
    seat?: number;
    victim?: number;
    good?: string;
    card?: string;
  };
  const [hand, laid] = [`hand-${seat}`, `laid-${seat}`];
  switch (event) {
    case 'Bought':
      return [
        ['coin', `coins-${seat}`, 'bank'],
        [good!, 'bank', store(seat, good!)],
      ];
    case 'Sold':
      return [
        [good!, store(seat, good!), 'bank'],
        ['coin', 'bank', `coins-${seat}`],
      ];
    case 'Made':
    case 'Paid':
    case 'Converted':
      return [
        ...paid(told).map((what): Journey => [what, store(seat, what), laid]),
        ...units(told.made).map((what): Journey => [what, laid, store(seat, what)]),
      ];
    case 'TookGift':
      return [[good!, `space-${told.space}`, store(seat, good!)]];
    case 'Stole':
      return [
        [good!, store(victim, good!), store(seat, good!)],
        ['coin', `coins-${seat}`, 'bank'],
      ];
    case 'Earned':
      return Array.from({ length: Math.min(4, told.coins as number) }, (): Journey => ['coin', 'bank', `coins-${seat}`]);
    case 'Explored':
    case 'ExploredUnseen':
      return [
        ['card', `hand-${victim}`, hand],
        ['card', 'deck', `hand-${victim}`],
      ];
    case 'Fetched':
      return [[`card:${card}`, `front-${seat}`, hand]];
    case 'Exchanged':
      return [
        [`card:${told.give}`, hand, 'market'],
        [`card:${told.take}`, 'market', hand],
      ];
    case 'SwappedHand':
      return [['card', hand, 'discard']];
    case 'Drew':
    case 'DrewUnseen':
      return [['card', 'deck', hand]];
    case 'ChoseCard':
    case 'ChoseUnseen':
      return [['card', hand, laid]];
    case 'Resolved':
      return [[`card:${card}`, laid, `front-${seat}`]];
    case 'Discarded':
      return [[`card:${card}`, laid, 'discard']];
    case 'Dropped':
      return [[`card:${card}`, hand, 'discard']];
    case 'TookBack':
      return [[`card:${card}`, laid, hand]];
    default:
      return [];
  }
}

/** A marker's walk, if the event is one. */
function walk(told: Told): { seat: number; from: number; to: number } | null {
  if (told.event !== 'Advanced' && told.event !== 'Struck') return null;
  return {
    seat: (told.event === 'Struck' ? told.victim : told.seat) as number,
    from: told.from as number,
    to: told.to as number,
  };
}

/** What becomes of a card of the step with an event of its seat. */
const BECOMES: Partial<Record<string, Shown['state']>> = {
  Sold: 'now',
  Bought: 'now',
  Resolved: 'resolved',
  Discarded: 'discarded',
  TookBack: 'taken-back',
};

/** The cards of the step after an event: those handled first, in their order, then those to come. */
export function after(step: Shown[], told: Told): Shown[] {
  const { event, seat, card } = told as { event?: string; seat?: number; card?: string };
  if (event === 'MarketLaid' || event === 'RoundEnded' || event?.startsWith('Chose')) return [];
  if (event === 'Revealed') {
    const shown: Shown = { seat: seat!, card: card!, state: 'waits', points: 0 };
    return step.every((one) => one.state === 'waits' && one.seat !== seat) ? [...step, shown] : [shown];
  }
  const becomes = BECOMES[event ?? ''];
  const mine = step.find((one) => one.seat === seat);
  // Whoever opens the page in the middle of a step has not seen the card revealed.
  if (!mine) return becomes && card ? [...step, { seat: seat!, card, state: becomes, points: 0 }] : step;
  const state = becomes ?? mine.state;
  const points = event === 'Advanced' ? mine.points + (told.to as number) - (told.from as number) : mine.points;
  if (state === mine.state && points === mine.points) return step;
  const now = { ...mine, state, points };
  if (mine.state !== 'waits') return step.map((one) => (one === mine ? now : one));
  const [done, rest] = [
    step.filter((one) => one.state !== 'waits'),
    step.filter((one) => one.state === 'waits' && one !== mine),
  ];
  return [...done, now, ...rest];
}

const still = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

export class Motion {
  flights = $state.raw<Flight[]>([]);
  /** Where markers stand that have not arrived yet, by seat. */
  underway = $state.raw<Record<number, number>>({});
  /** What is being shown, in words. */
  scene = $state('');
  /** The cards of the last step that was told. */
  step = $state.raw<Shown[]>([]);
  /** Whether something is being told, and of whom. */
  telling = $state(false);
  who = $state<number | null>(null);
  /** Whose cards have not been turned over yet. */
  veiled = $state.raw<number[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Told[] = [];
  #next = 0;

  /** Tells a story after those that are still being told; one that stands for itself ends them at once. */
  show(happened: Told[], alone: boolean): void {
    // A step that nobody decided is told by what it did.
    const story = happened.filter((told) => !told.automatic);
    if (alone || happened.length === 0) this.stop();
    if (happened.length === 0) this.step = [];
    if (still()) {
      for (const told of story) this.step = after(this.step, told);
      this.scene = story.at(-1)?.text ?? '';
      return;
    }
    this.#queue.push(...story);
    this.veiled = [...this.veiled, ...story.filter((told) => told.event === 'Revealed').map((told) => told.seat as number)];
    const start: Record<number, number> = {};
    for (const told of story) {
      const steps = walk(told);
      if (steps) start[steps.seat] ??= steps.from;
    }
    this.underway = { ...start, ...this.underway };
    if (!this.telling && story.length > 0) this.#tell();
  }

  #tell(): void {
    const told = this.#queue[0];
    this.telling = told !== undefined;
    if (!told) {
      this.who = null;
      this.underway = {};
      return;
    }
    const pace = Math.max(SHORTEST, Math.min(LONGEST, STORY / this.#queue.length));
    this.#queue.shift();
    this.scene = told.text;
    this.step = after(this.step, told);
    if (told.event === 'Revealed') this.veiled = this.veiled.filter((seat) => seat !== told.seat);
    this.who = typeof told.seat === 'number' ? told.seat : null;
    const steps = walk(told);
    if (steps) this.underway = { ...this.underway, [steps.seat]: steps.to };
    const going = journeys(told).map(([what, from, to]): Flight => ({
      id: this.#next++,
      what,
      from,
      to,
      lasts: Math.max(240, pace),
    }));
    this.flights = [...this.flights, ...going];
    this.#timer = setTimeout(() => this.#tell(), going.length > 0 || steps ? pace : pace / 2);
  }

  arrived(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** Ends what is being told; what became of the cards stays. */
  stop(): void {
    clearTimeout(this.#timer);
    for (const told of this.#queue) this.step = after(this.step, told);
    this.#queue = [];
    this.flights = [];
    this.underway = {};
    this.telling = false;
    this.who = null;
    this.veiled = [];
  }
}

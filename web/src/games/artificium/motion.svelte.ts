/** What happened, shown in its order: goods and cards travel, markers walk. Nothing waits for it. */

import type { Told } from '../../table/types';
import type { Pile } from './view';

/** Something on its way from one place on the board to another. */
export interface Flight {
  id: number;
  /** A good, a coin or a card. */
  what: string;
  from: string;
  to: string;
  lasts: number;
}

type Journey = [what: string, from: string, to: string];

/** No single motion lasts longer, and a long story is told faster. */
const LONGEST = 380;
const STORY = 3_200;

const units = (goods: unknown): string[] =>
  Object.entries((goods ?? {}) as Pile).flatMap(([good, count]) => (typeof count === 'number' ? Array.from({ length: Math.min(count, 4) }, () => good) : []));

/** What a card took: goods, and coins beside them. */
function paid(told: Told): string[] {
  const given = told.paid as { goods?: Pile; coins?: number } | undefined;
  return given?.goods ? [...units(given.goods), ...Array.from({ length: given.coins ?? 0 }, () => 'coin')] : units(told.paid);
}

const store = (seat: unknown, what: string): string => (what === 'coin' ? `coins-${seat}` : `good-${seat}-${what}`);

function journeys(told: Told): Journey[] {
  const { event, seat, victim, good } = told as { event?: string; seat?: number; victim?: number; good?: string };
  const [hand, laid] = [`hand-${seat}`, `laid-${seat}`];
  switch (event) {
    case 'Bought':
      return [['coin', `coins-${seat}`, 'bank'], [good!, 'bank', store(seat, good!)]];
    case 'Sold':
      return [[good!, store(seat, good!), 'bank'], ['coin', 'bank', `coins-${seat}`]];
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
      return [[good!, store(victim, good!), store(seat, good!)], ['coin', `coins-${seat}`, 'bank']];
    case 'Earned':
      return Array.from({ length: Math.min(4, told.coins as number) }, (): Journey => ['coin', 'bank', `coins-${seat}`]);
    case 'Explored':
    case 'ExploredUnseen':
      return [['card', `hand-${victim}`, hand], ['card', 'deck', `hand-${victim}`]];
    case 'Fetched':
      return [['card', `front-${seat}`, hand]];
    case 'Exchanged':
      return [['card', hand, 'market'], ['card', 'market', hand]];
    case 'SwappedHand':
      return [['card', hand, 'discard']];
    case 'Drew':
    case 'DrewUnseen':
      return [['card', 'deck', hand]];
    case 'ChoseCard':
    case 'ChoseUnseen':
      return [['card', hand, laid]];
    case 'Resolved':
      return [['card', laid, `front-${seat}`]];
    case 'Discarded':
      return [['card', laid, 'discard']];
    case 'Dropped':
      return [['card', hand, 'discard']];
    case 'TookBack':
      return [['card', laid, hand]];
    default:
      return [];
  }
}

/** A marker's walk, if the event is one. */
function walk(told: Told): { seat: number; from: number; to: number } | null {
  if (told.event !== 'Advanced' && told.event !== 'Struck') return null;
  return { seat: (told.event === 'Struck' ? told.victim : told.seat) as number, from: told.from as number, to: told.to as number };
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

export class Motion {
  flights = $state.raw<Flight[]>([]);
  /** Where markers stand that have not arrived yet, by seat. */
  underway = $state.raw<Record<number, number>>({});
  /** What is being shown, in words. */
  scene = $state('');

  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  /** Shows a story from its beginning; one that is still being shown ends at once. */
  show(story: Told[]): void {
    this.stop();
    this.scene = story.at(-1)?.text ?? '';
    if (story.length === 0 || still()) return;
    const start: Record<number, number> = {};
    for (const told of story) {
      const steps = walk(told);
      if (steps) start[steps.seat] ??= steps.from;
    }
    this.underway = start;
    const pace = Math.max(60, Math.min(LONGEST, STORY / story.length));
    const tell = (place: number): void => {
      const told = story[place];
      if (!told) return this.stop();
      this.scene = told.text;
      const steps = walk(told);
      if (steps) this.underway = { ...this.underway, [steps.seat]: steps.to };
      const going = journeys(told).map(([what, from, to]): Flight => ({ id: this.#next++, what, from, to, lasts: Math.max(200, pace) }));
      this.flights = [...this.flights, ...going];
      this.#timer = setTimeout(() => tell(place + 1), going.length > 0 || steps ? pace : pace / 3);
    };
    tell(0);
  }

  arrived(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.flights = [];
    this.underway = {};
  }
}

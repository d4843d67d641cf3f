/** What happened on the market and in the bag, shown in its order: markers walk, and words say why. Nothing waits for it. */

import type { Told } from '../../table/types';
import { factoryOf, GOODS, inCalendar, marketOf, type Colour, type Good, type View } from './view';

/** No single motion lasts longer, and a long story is told faster. */
const LONGEST = 380;
const STORY = 3_200;

const still = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

type Places = Record<string, number>;

/** The way of a marker along a good's track, on which it passes arrows. */
export interface Way {
  good: Good;
  from: number;
  to: number;
}

/** The markers that an event moves, and where each is from then on. */
function moved(told: Told): Places {
  const good = told.good as Good;
  switch (told.event) {
    case 'PriceSet':
      return { [`seat-${told.seat}-${good}`]: told.appeal as number };
    case 'DemandMoved':
      return { [`demand-${good}`]: told.demand as number };
    case 'LabourMoved':
      return {
        wage: told.space as number,
        ...Object.fromEntries(GOODS.map((each) => [`demand-${each}`, told[each] as number])),
      };
    case 'RoundBegan':
      return { round: inCalendar(told.decade as number, good) };
    case 'NeutralMoved':
      return { [`other-neutral-${good}`]: told.appeal as number };
    case 'AutomaMoved':
      return { [`other-${told.automa}-${good}`]: told.appeal as number };
    case 'AutomaShares':
      return { [`shares-${told.automa}`]: told.shares as number };
    case 'AutomaValue':
      return { [`value-${told.automa}`]: told.value as number };
    case 'Drawn':
      return { [`left-${told.automa}`]: told.left as number };
    case 'DiscMoved':
      return { [`disc-${told.automa}`]: told.place as number };
    default:
      return {};
  }
}

/** Where a marker stands in a view. */
function stood(view: View, name: string): number {
  const [kind, first, second] = name.split('-') as [string, string, Good];
  const ofAutoma = <T extends { automa: Colour }>(all: T[] | undefined): T | undefined =>
    all?.find(({ automa }) => automa === first);
  switch (kind) {
    case 'wage':
      return view.wage.space;
    case 'round':
      return inCalendar(view.decade, view.good);
    case 'demand':
      return marketOf(view, first as Good).demand;
    case 'other':
      return ofAutoma(marketOf(view, second).others)?.appeal ?? 0;
    case 'shares':
    case 'value':
      return ofAutoma(view.solo?.automas)?.[kind] ?? 0;
    case 'left':
      return ofAutoma(view.solo?.bag)?.left ?? 0;
    case 'disc':
      return view.solo?.grid.find(({ disc }) => disc === first)?.place ?? 0;
    default:
      return factoryOf(view.seats[Number(first)]!, second)?.appeal ?? 0;
  }
}

const namesIn = (told: Told): string[] => Object.keys(moved(told));
const isShown = (told: Told): boolean => namesIn(told).length > 0;

/** Whether a list begins with another. */
const begins = (whole: Told[], part: Told[]): boolean => part.every(({ text }, place) => text === whole[place]?.text);

export class Motion {
  /** What moved since one's own last move, in words. */
  lines = $state.raw<Told[]>([]);
  /** The line that is being shown; none when all have been. */
  at = $state<number | null>(null);
  /** Where markers stand that have not arrived yet. */
  underway = $state.raw<Places>({});
  /** The way that a marker takes just now, which is also why the demand follows it. */
  way = $state.raw<Way | null>(null);

  /** What one's own unconfirmed moves brought, as it was last shown: the journal brings it once more. */
  #drafted: Told[] | null = null;
  #from: Places = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows what is new in one's own unconfirmed moves, and forgets what was taken back; what was there when the page opened is past. */
  follow(drafted: Told[], before: View): void {
    const known = this.#drafted;
    // None at all: all are taken back or confirmed, and only the journal can tell which.
    if (drafted.length === 0 && known !== null) return;
    this.#drafted = drafted;
    if (known === null) return;
    if (begins(known, drafted)) {
      const gone = known.slice(drafted.length).filter(isShown).length;
      if (gone > 0) this.stop();
      this.lines = this.lines.slice(0, this.lines.length - gone);
      return;
    }
    const goesOn = begins(drafted, known);
    this.#show(goesOn ? drafted.slice(known.length) : drafted, before, !goesOn || known.length === 0);
  }

  /** Shows what the journal brings, less what was seen when it was not confirmed yet. A story of one's own starts a new page. */
  hear(story: Told[], before: View, own: boolean): void {
    const seen = (this.#drafted ?? []).map(({ text }) => text);
    const drafted = seen.length;
    const rest = story.filter(({ text }) => text !== seen[0] || seen.shift() === undefined);
    if (this.#drafted !== null && story.length > 0) this.#drafted = [];
    this.#show(rest, before, own && seen.length === drafted);
  }

  /** Shows a story from its beginning; one that is still being shown ends at once. */
  #show(story: Told[], before: View, own: boolean): void {
    const fresh = story.filter(isShown);
    if (fresh.length === 0 && !own) return;
    this.stop();
    if (own) [this.lines, this.#from] = [[], {}];
    if (fresh.length === 0) return;
    for (const name of fresh.flatMap(namesIn)) this.#from[name] ??= stood(before, name);
    const start = this.lines.length;
    this.lines = [...this.lines, ...fresh];
    this.#tell(start, before);
  }

  /** Shows everything once more, from where it began. */
  again(): void {
    this.stop();
    this.underway = this.#from;
    this.#go(0);
  }

  #tell(start: number, before: View): void {
    if (still()) return;
    const names = this.lines.slice(start).flatMap(namesIn);
    this.underway = Object.fromEntries(names.map((name) => [name, stood(before, name)]));
    this.#go(start);
  }

  #go(start: number): void {
    const pace = Math.max(60, Math.min(LONGEST, STORY / (this.lines.length - start)));
    const step = (place: number): void => {
      const told = this.lines[place];
      if (!told) return this.stop();
      this.at = place;
      const to = moved(told);
      this.way = this.#wayOf(told, to);
      this.underway = { ...this.underway, ...to };
      this.#timer = setTimeout(() => step(place + 1), pace);
    };
    step(start);
  }

  /** A demand that moves does so because of the way before it. */
  #wayOf(told: Told, to: Places): Way | null {
    const good = told.good as Good;
    if (told.event === 'DemandMoved') return this.way?.good === good ? this.way : null;
    const name = Object.keys(to).find((one) => /^(seat|other)-/.test(one));
    return name ? { good, from: this.underway[name] ?? 0, to: to[name]! } : null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    [this.underway, this.at, this.way] = [{}, null, null];
  }
}

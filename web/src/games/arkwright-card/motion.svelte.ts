/** What happened on the market and in the bag, shown in its order: markers walk, and words say why. Nothing waits for it. */

import type { Told } from '../../table/types';
import { GOODS, type View } from './view';

/** No single motion lasts longer, and a long story is told faster. */
const LONGEST = 380;
const STORY = 3_200;

const WHO = ['a', 'b', 'neutral'];
const who = (told: Told): number => WHO.indexOf(String(told.automa));
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

type Places = Record<string, number>;

/** The markers that an event moves, and where each is from then on; `at` is where they are. */
function moved(told: Told, at: (name: string) => number): Places {
  const place = GOODS.findIndex((good) => good === told.good);
  switch (told.event) {
    case 'PriceSet':
      return { [`seat-${told.seat}-${place}`]: told.appeal as number };
    case 'DemandMoved':
      return { [`demand-${place}`]: told.demand as number };
    case 'LabourMoved':
      return Object.fromEntries(GOODS.map((_, good) => [`demand-${good}`, at(`demand-${good}`) - 1]));
    case 'NeutralMoved':
      return { [`other-0-${place}`]: told.appeal as number };
    case 'AutomaMoved':
      return { [`other-${who(told)}-${place}`]: told.appeal as number };
    case 'AutomaShares':
      return { [`shares-${who(told)}`]: told.shares as number };
    case 'AutomaValue':
      return { [`value-${who(told)}`]: told.value as number };
    case 'Drawn':
      return { [`drawn-${who(told)}`]: at(`drawn-${who(told)}`) + 1 };
    case 'DiscMoved':
      return { [`disc-${who(told)}`]: (told.place as number) - 1 };
    default:
      return {};
  }
}

/** Where a marker stands in a view. */
function stood(view: View, name: string): number {
  const [kind, first, second] = name.split('-') as [string, number, number];
  switch (kind) {
    case 'demand':
      return view.demand[first]!;
    case 'other':
      return Math.max(0, view.others[first]?.[second] ?? 0);
    case 'shares':
    case 'value':
      return view.automas[first]![kind];
    case 'drawn':
      return view.drawn[first]!;
    case 'disc':
      return view.discs[first]!;
    default:
      return view.players[first]!.factories[second]!.appeal;
  }
}

const isShown = (told: Told): boolean => Object.keys(moved(told, () => 0)).length > 0;

export class Motion {
  /** What moved since one's own last move, in words. */
  lines = $state.raw<Told[]>([]);
  /** The line that is being shown; none when all have been. */
  at = $state<number | null>(null);
  /** Where markers stand that have not arrived yet. */
  underway = $state.raw<Places>({});

  #from: Places = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a story from its beginning; one that is still being shown ends at once. A story of one's own starts a new page. */
  show(story: Told[], before: View, own: boolean): void {
    this.stop();
    const fresh = story.filter(isShown);
    if (own) [this.lines, this.#from] = [[], {}];
    if (fresh.length === 0) return;
    for (const name of fresh.flatMap((told) => Object.keys(moved(told, () => 0)))) this.#from[name] ??= stood(before, name);
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
    const names = this.lines.slice(start).flatMap((told) => Object.keys(moved(told, () => 0)));
    this.underway = Object.fromEntries(names.map((name) => [name, stood(before, name)]));
    this.#go(start);
  }

  #go(start: number): void {
    const pace = Math.max(60, Math.min(LONGEST, STORY / (this.lines.length - start)));
    const step = (place: number): void => {
      const told = this.lines[place];
      if (!told) return this.stop();
      this.at = place;
      this.underway = { ...this.underway, ...moved(told, (name) => this.underway[name] ?? 0) };
      this.#timer = setTimeout(() => step(place + 1), pace);
    };
    step(start);
  }

  stop(): void {
    clearTimeout(this.#timer);
    [this.underway, this.at] = [{}, null];
  }
}

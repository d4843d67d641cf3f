/** What happened on the market, shown in its order: markers walk, and words say why. Nothing waits for it. */

import type { Told } from '../../table/types';
import { GOODS, type View } from './view';

/** No single motion lasts longer, and a long story is told faster. */
const LONGEST = 380;
const STORY = 3_200;

const AUTOMAS = ['a', 'b'];
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

/** Where a marker is told to stand: its name, and the space. */
function walk(told: Told): [name: string, space: number] | null {
  const place = GOODS.findIndex((good) => good === told.good);
  switch (told.event) {
    case 'PriceSet':
      return [`seat-${told.seat}-${place}`, told.appeal as number];
    case 'DemandMoved':
      return [`demand-${place}`, told.demand as number];
    case 'NeutralMoved':
      return [`other-0-${place}`, told.appeal as number];
    case 'AutomaMoved':
      return [`other-${Math.max(0, AUTOMAS.indexOf(String(told.automa)))}-${place}`, told.appeal as number];
    default:
      return null;
  }
}

/** Where a marker stands in a view. */
function stood(view: View, name: string): number {
  const [kind, first, second] = name.split('-');
  if (kind === 'demand') return view.demand[Number(first)]!;
  if (kind === 'other') return view.others[Number(first)]![Number(second)]!;
  return view.players[Number(first)]!.factories[Number(second)]!.appeal;
}

export class Motion {
  /** Where markers stand that have not arrived yet. */
  underway = $state.raw<Record<string, number>>({});
  /** What is being shown, in words. */
  scene = $state('');

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a story from its beginning; one that is still being shown ends at once. */
  show(story: Told[], before: View): void {
    this.stop();
    this.scene = story.at(-1)?.text ?? '';
    if (story.length === 0 || still()) return;
    const start: Record<string, number> = {};
    for (const told of story) {
      const step = walk(told);
      if (step) start[step[0]] ??= stood(before, step[0]);
    }
    this.underway = start;
    const pace = Math.max(60, Math.min(LONGEST, STORY / story.length));
    const tell = (place: number): void => {
      const told = story[place];
      if (!told) return this.stop();
      this.scene = told.text;
      const step = walk(told);
      if (step) this.underway = { ...this.underway, [step[0]]: step[1] };
      this.#timer = setTimeout(() => tell(place + 1), pace);
    };
    tell(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.underway = {};
  }
}

/** Looking about on the map: by wheel, by one or two fingers, and by keys. */

import type { Sight } from './sight.svelte';

interface Looking {
  sight: Sight;
  /** Goes from place to place with the arrow keys; answers whether a place was in hand. */
  go: (dx: number, dy: number) => boolean;
  /** The focus has come to a spot. */
  came: (spot: string) => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function look(frame: HTMLElement, { sight, go, came }: Looking): { destroy: () => void } {
  const wheel = (event: WheelEvent): void => {
    // The page scrolls over a map that nobody has taken in hand.
    if (!event.ctrlKey && !event.metaKey && !frame.contains(document.activeElement) && !frame.matches(':active')) return;
    event.preventDefault();
    sight.scale(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), sight.at(frame, event.clientX, event.clientY));
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      if (!go(...arrow)) sight.move(sight.x + (arrow[0] * sight.wide) / 6, sight.y + (arrow[1] * sight.high) / 6);
    } else if (event.key === '+' || event.key === '=') sight.scale(1.4);
    else if (event.key === '-') sight.scale(1 / 1.4);
    else if (event.key === '0') sight.all();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const focus = (event: FocusEvent): void => {
    const spot = (event.target as Element).closest<SVGElement>('[data-spot]')?.dataset.spot;
    if (spot) came(spot);
  };
  const down = (event: PointerEvent): void => sight.press(event);
  const drag = (event: PointerEvent): void => sight.drag(event, frame);
  const lift = (event: PointerEvent): void => sight.lift(event);
  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['wheel', wheel, { passive: false }],
    ['keydown', key],
    ['focusin', focus],
    ['pointerdown', down],
    ['pointermove', drag],
    ['pointerup', lift],
    ['pointercancel', lift],
    ['pointerleave', lift],
  ];
  for (const [name, listen, options] of listeners) frame.addEventListener(name, listen as EventListener, options);
  return { destroy: () => listeners.forEach(([name, listen]) => frame.removeEventListener(name, listen as EventListener)) };
}

/** Whoever wants no motion gets none. */
export const scrolling = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/**
 * Scrolls the window so that the map, or what lies so far down on it, is not covered by the bar above it and the panel that lies
 * over its foot.
 */
export function bringIntoSight(frame: HTMLElement, down?: number): void {
  const box = frame.getBoundingClientRect();
  // On a phone the bar stands at the foot, below the panel.
  const bar = matchMedia('(max-width: 900px)').matches
    ? 0
    : parseFloat(getComputedStyle(frame).getPropertyValue('--now-high')) || 0;
  const top = bar + 8;
  const bottom = Math.min(
    innerHeight,
    frame.closest('.game-board')?.querySelector('.floating')?.getBoundingClientRect().top ?? innerHeight,
  );
  const room = bottom - top;
  const [from, to] =
    down === undefined ? [box.top, box.top + Math.min(box.height, room)] : [box.top + down - 60, box.top + down + 80];
  if (from >= top - 4 && to <= bottom + 4) return;
  // As much of the map as there is room for, and in any case the point in question.
  const far = down !== undefined && down + 80 > room ? box.top + down - top - room / 2 : box.top - top;
  scrollBy({ top: far, behavior: scrolling() });
}

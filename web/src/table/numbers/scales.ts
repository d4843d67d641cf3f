/** Where things stand in a chart. */

/** Round steps of an axis, from at or below the least value to at or above the greatest. */
export function ticks(least: number, greatest: number, most: number): number[] {
  const span = Math.max(1, greatest - least);
  const rough = span / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  // What is counted here comes in wholes.
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power);
  const steps: number[] = [];
  for (let at = Math.floor(least / step) * step; at < greatest + step; at += step) steps.push(at);
  return steps.length > 1 ? steps : [...steps, steps[0]! + step];
}

/** The steps of an axis that ends where its values end. */
export function ticksWithin(least: number, greatest: number, most: number): number[] {
  return ticks(least, greatest, most).filter((at) => at >= least && at <= greatest);
}

/** From values to places. */
export function scale(values: [number, number], places: [number, number]): (value: number) => number {
  const span = values[1] - values[0];
  return (value) => (span === 0 ? places[0] : places[0] + ((value - values[0]) / span) * (places[1] - places[0]));
}

/** A line through the points; a value that is not known leaves a gap. */
export function path(points: ([number, number] | null)[]): string {
  let drawn = '';
  let open = false;
  for (const point of points) {
    if (point) drawn += `${open ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    open = point !== null;
  }
  return drawn;
}

/** Places for marks that would lie on each other: at least `gap` apart, in their order, within the bounds if they fit. */
export function apart(places: number[], gap: number, [top, bottom]: [number, number]): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let least = top;
  for (const mark of order) {
    mark.place = Math.max(mark.place, least);
    least = mark.place + gap;
  }
  let greatest = bottom;
  for (const mark of order.toReversed()) {
    mark.place = Math.min(mark.place, greatest);
    greatest = mark.place - gap;
  }
  const found = [...places];
  for (const { place, index } of order) found[index] = place;
  return found;
}

/** Which of the places in ascending order is nearest. */
export function nearest(places: number[], to: number): number {
  let best = 0;
  for (const [index, place] of places.entries()) if (Math.abs(place - to) < Math.abs(places[best]! - to)) best = index;
  return best;
}

/** Which of the places in ascending order is the last that is not after another. */
export function before(places: number[], to: number): number {
  return Math.max(
    0,
    places.findLastIndex((place) => place <= to),
  );
}

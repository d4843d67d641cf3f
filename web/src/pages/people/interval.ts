/** Where a strength probably lies: a rating is a guess, and is drawn as one. */

export interface Scale {
  from: number;
  to: number;
}

/** Nineteen times in twenty the truth lies between these. */
export function intervalOf(rating: number, uncertainty: number): Scale {
  return { from: rating - 2 * uncertainty, to: rating + 2 * uncertainty };
}

/** One scale for all of a list, so that they can be held against each other. */
export function scaleOf(rated: { rating: number; uncertainty: number }[]): Scale {
  const reaches = rated.map((one) => intervalOf(one.rating, one.uncertainty));
  if (reaches.length === 0) return { from: 0, to: 1 };
  const from = Math.min(...reaches.map((reach) => reach.from));
  const to = Math.max(...reaches.map((reach) => reach.to));
  return from === to ? { from: from - 1, to: to + 1 } : { from, to };
}

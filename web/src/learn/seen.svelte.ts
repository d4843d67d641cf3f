/** Which kinds of decisions the guide has explained in this browser. */

const KEPT = 'lineshaft-guide';

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

const state = $state<{ seen: Record<string, string[]> }>({ seen: kept() });

export const hasSeen = (game: string, decision: string): boolean => state.seen[game]?.includes(decision) ?? false;

/** How many kinds of decisions of a game were explained. */
export const explained = (game: string): number => state.seen[game]?.length ?? 0;

export function remember(game: string, decision: string): void {
  state.seen = { ...state.seen, [game]: [...(state.seen[game] ?? []), decision] };
  try {
    localStorage.setItem(KEPT, JSON.stringify(state.seen));
  } catch {
    // Where nothing can be kept, it is explained again next time.
  }
}

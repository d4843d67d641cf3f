/** The journal as lines to read: what happened, at which move, and whether it still stands. */

import type { Player } from '../seats';
import type { Schemas } from '../../api/call';
import { toldOf, type EntryTold, type Told } from '../types';

/** A sentence of the journal: the server's own words, or a text of ours. */
export interface Line {
  text?: string;
  key?: string;
  args?: Record<string, string | number>;
  seat: number | null;
  rule?: string;
  /** The table at which the game goes on, or is played once more. */
  table?: string;
  /** Nobody had to decide it. */
  automatic: boolean;
}

/** The lines of one entry. */
export interface Group {
  entry: number;
  at: number;
  /** The number of the move; none for what is not a move. */
  move: number | null;
  /** How many moves were made when it happened: where a replay shows it. */
  moment: number;
  seat: number | null;
  /** A move that was taken back later. */
  taken: boolean;
  lines: Line[];
}

/** What a reader wants to see. */
export interface Wish {
  what: 'all' | 'moves';
  seat: number | null;
  words: string;
}

/** A step that nobody decided is told by what it did; only one that did nothing else stands for itself. */
export function linesOf(told: Told[]): Line[] {
  const lines: Line[] = [];
  let step: Told | null = null;
  const seatOf = (one: Told): number | null => (typeof one['seat'] === 'number' ? one['seat'] : null);
  const alone = (): void => {
    if (step) lines.push({ text: step.text, seat: seatOf(step), rule: step.rule, automatic: true });
    step = null;
  };
  for (const one of told) {
    if (one.automatic) {
      alone();
      step = one;
      continue;
    }
    const follows: boolean = step !== null && seatOf(step) === seatOf(one);
    if (follows) step = null;
    else alone();
    lines.push({ text: one.text, seat: seatOf(one), rule: one.rule, automatic: follows });
  }
  alone();
  return lines;
}

/** Names of people, as far as anybody who is or was heard here tells them. */
export function namesOf(entries: EntryTold[], players: Player[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind === 'said' && entry.name) names.set(entry.person, entry.name);
    if (entry.kind === 'sat' && entry.name && 'person' in entry.who) names.set(entry.who.person, entry.name);
  }
  for (const player of players) if (player.person) names.set(player.person, player.name);
  return names;
}

type Named = Pick<Line, 'key' | 'args' | 'table'>;

/** Somebody may hold several seats, and is then called by the name of each. */
function sat(
  who: { person?: string; bot?: string; named?: string },
  here: Player | undefined,
  names: Map<string, string>,
): Named {
  if (who.bot !== undefined) return { key: 'board-log-sat-bot', args: { bot: who.bot } };
  const name = who.named ?? (here?.person && here.person === who.person ? here.name : names.get(who.person ?? ''));
  return name === undefined ? { key: 'board-log-sat-somebody' } : { key: 'board-log-sat', args: { name } };
}

function ended({ why = 'over', table }: { why?: string; table?: string }): Named {
  return { key: `board-log-ended-${why}`, ...(table === undefined ? {} : { table }) };
}

function offered(offer: { what?: string; to?: number }): Named {
  return { key: `board-log-offered-${(offer.what ?? 'end').replace('_', '-')}`, args: { move: offer.to ?? 0 } };
}

/** The text of an entry that is not a move; none for chat and for what we do not know. */
function own(entry: EntryTold, here: Player | undefined, names: Map<string, string>): Named | null {
  const name = here?.name ?? '';
  switch (entry.kind) {
    case 'sat':
      return sat((entry['who'] ?? {}) as { person?: string }, here, names);
    case 'rose':
      return { key: 'board-log-rose' };
    case 'taken_back':
      return { key: 'board-log-taken-back', args: { move: entry['to'] as number } };
    case 'offered': {
      const { key, args } = offered((entry['offer'] ?? {}) as { what?: string });
      return { key, args: { ...args, name } };
    }
    case 'answered':
      return { key: entry['yes'] ? 'board-log-agreed' : 'board-log-declined', args: { name } };
    case 'ran_out':
      return { key: 'board-log-ran-out', args: { name } };
    case 'rematched':
      return { key: 'board-log-rematched', table: entry['table'] as string };
    case 'ended':
      return ended((entry['how'] ?? {}) as { why?: string });
    default:
      return null;
  }
}

/**
 * The journal, entry by entry. An entry that was heard before its move was taken back still tells what happened; one
 * that is read later does not, so moves are counted here and not read from it.
 */
export function groupsOf(entries: EntryTold[], players: Player[]): Group[] {
  const names = namesOf(entries, players);
  const groups: Group[] = [];
  let standing: Group[] = [];
  for (const entry of entries) {
    const seat = 'seat' in entry ? entry.seat : null;
    const group: Group = {
      entry: entry.entry,
      at: entry.at,
      move: null,
      moment: standing.length,
      seat,
      taken: false,
      lines: [],
    };
    const told = toldOf(entry);
    if (entry.kind === 'moved') {
      standing.push(group);
      group.move = group.moment = standing.length;
      group.lines = linesOf(told);
      if (group.lines.length === 0)
        group.lines = [{ key: 'board-log-moved', args: { name: players[entry.seat]?.name ?? '' }, seat, automatic: false }];
    } else if (entry.kind === 'started') {
      group.lines = [{ key: 'board-log-started', seat: null, automatic: false }, ...linesOf(told)];
    } else {
      if (entry.kind === 'taken_back') {
        for (const gone of standing.slice(entry.to)) gone.taken = true;
        standing = standing.slice(0, entry.to);
        group.moment = standing.length;
      }
      const said = own(entry, players[seat ?? -1], names);
      if (!said) continue;
      group.lines = [{ ...said, seat, automatic: false }];
    }
    groups.push(group);
  }
  return groups;
}

/** The table at which this game goes on, if all have agreed to that. */
export function goesOnAt(entries: EntryTold[]): string | null {
  const how = entries.findLast((entry) => entry.kind === 'ended')?.how;
  return how?.why === 'branched' ? how.table : null;
}

/** The table that somebody opened last to play the same once more. */
export function rematchAt(entries: EntryTold[]): string | null {
  return entries.findLast((entry) => entry.kind === 'rematched')?.table ?? null;
}

/** The number of the last move that one of these seats made and that still stands. */
export function lastMove(entries: EntryTold[], seats: number[]): number | null {
  return (
    groupsOf(entries, []).findLast((group) => group.move !== null && !group.taken && seats.includes(group.seat ?? -1))?.move ??
    null
  );
}

/** What is left of the journal by a wish; `say` puts a line into words, for the search. */
export function wanted(groups: Group[], wish: Wish, say: (line: Line) => string): Group[] {
  const words = wish.words.trim().toLocaleLowerCase();
  const fits = (line: Line): boolean =>
    (wish.seat === null || line.seat === wish.seat) &&
    (wish.what === 'all' || !line.automatic) &&
    (words === '' || say(line).toLocaleLowerCase().includes(words) || (line.rule ?? '').toLocaleLowerCase() === words);
  return groups
    .filter((group) => wish.what === 'all' || group.move !== null)
    .map((group) => ({ ...group, lines: group.lines.filter(fits) }))
    .filter((group) => group.lines.length > 0);
}

/** What is told of `/api/tables/ID/told`, as the journal of a replay. */
export function entriesOf(told: Schemas['StoryTold']): EntryTold[] {
  const moves = told.moves.map((move, index): EntryTold => {
    return { kind: 'moved', entry: move.entry, at: 0, seat: move.seat, number: index + 1, told: move.told };
  });
  return [{ kind: 'started', entry: 0, at: 0, told: told.dealt }, ...moves];
}

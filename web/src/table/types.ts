/** What the server tells about a table. Views, moves and events are a game's own. */

import type { Schemas } from '../api/call';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One small decision: what is done, and with what. */
export interface Move {
  do: string;
  [field: string]: Json;
}

/** Why a move is not allowed. */
export interface NotAllowed {
  rule?: string;
  text: string;
}

/** A move that can be thought of here, with its words; `refusal` if it is not allowed. */
export interface Option {
  move: Move;
  code: number;
  text: string;
  rules: string[];
  /** What it brings at once, where a figure says more than its words. */
  brings?: string;
  refusal?: NotAllowed;
}

/** Something that happened, as these eyes learn it. */
export interface Told {
  /** Its name; none for a step that nobody had to decide. */
  event?: string;
  automatic?: Move;
  rule?: string;
  text: string;
  [field: string]: Json | undefined;
}

/** What would follow; `forecast` holds the game's own figures. `stopped` tells that a reveal comes first. */
export interface Outlook {
  forecast: Json;
  text: string[];
  events: Told[];
  moves: number;
  stopped: Json;
}

/** Who sits where. */
export interface SeatTold {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  owner: string | null;
  due: boolean;
  left: number | null;
  /** After how many moves a bot took this seat over, where its owner may go back there. */
  left_at: number | null;
}

export interface Standing {
  scores: number[];
  rivals: Record<string, number>;
  ranks: number[];
  winners: number[] | null;
}

/** Whose decision it is; once the game is over, how it ended. */
export interface Turn {
  seats?: number[];
  decision?: string;
  together?: boolean;
  move: number;
  over?: Standing;
}

/** One step of a turn in the making. */
export interface StepTold {
  /** As which it was made, from 1. */
  number: number;
  moves: Move[];
  /** The same in words. */
  texts: string[];
  /** Whether other moves of it are still to come. */
  begun: boolean;
  held: boolean;
}

/** One's own turn in the making. `held` waits to be confirmed. */
export interface DraftTold {
  version: number;
  /** In playing order. */
  steps: StepTold[];
  /** All moves of the steps. */
  moves: Move[];
  /** The same in words. */
  texts: string[];
  /** Whether steps are gathered now, as many as one likes and in any order. */
  gathers: boolean;
  held: Move | null;
  /** Why it waits. */
  because: 'reveals' | 'for-good' | 'ends-turn' | null;
  /** Whether a choice of mine would show all of them: every other one is in. */
  reveals: boolean;
  /** Whether the position with it is the one before the turn. */
  unchanged: boolean;
  told: Told[];
  forecast: Outlook | null;
}

/** A proposal that waits for answers. */
export interface Pending {
  /** The number of the entry it was made with, which an answer names. */
  entry: number;
  seat: number;
  offer: Schemas['Offer'];
  agreed: number[];
}

export interface Play {
  turn: Turn;
  standing: Standing;
  view: Json;
  move: number;
  ask?: string;
  moves?: Option[];
  draft?: DraftTold;
  chosen?: Json;
}

export type Phase = 'gathering' | 'playing' | 'over' | 'ended' | 'frozen';

/** With whose eyes: a seat's, everybody's once a game is over, or a watcher's. */
export type Eyes = number | 'all' | 'none';

export interface TableTold {
  id: string;
  game: string;
  engine: string;
  phase: Phase;
  host: string;
  private: boolean;
  rated: boolean;
  switches: Record<string, string>;
  sheet: string;
  commitment: string | null;
  pace: Schemas['Pace'];
  origin: { table: string; kind: 'rematch' | 'branch' | 'what_if' } | null;
  /** Whether everything may be seen by everybody: the game is over, and did not go on elsewhere. */
  revealed: boolean;
  last: number;
  position: number;
  seats: SeatTold[];
  offer: Pending | null;
  eyes: Eyes;
  yours: number[];
  play: Play | null;
  present?: string[];
  seed?: string;
}

/** A numbered line of the journal, as these eyes may see it. */
export interface EntryTold {
  kind: string;
  entry: number;
  at: number;
  seat?: number;
  number?: number;
  told?: Told[];
  [field: string]: Json | Told[] | undefined;
}

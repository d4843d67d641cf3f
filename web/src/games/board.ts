/** What a game brings to the table page: its board, its figures, and nothing that decides what is allowed. */

import type { Component } from 'svelte';
import type { Picker } from '../table/picker.svelte';
import type { Player } from '../table/seats';
import type { DraftTold, EntryTold, Eyes, Move, NotAllowed, Outlook, Told } from '../table/types';
import type { GameName, Games } from './games';

export interface BoardProps<G extends GameName = GameName> {
  /** What these eyes see. */
  view: Games[G]['view'];
  /** The numbers of the table's sheet. */
  sheet: Games[G]['sheet'];
  players: Player[];
  eyes: Eyes;
  /** What can be pointed at, and what pointing does. Nothing is lit where nothing can be chosen (others' turns, replays). */
  picker: Picker;
  /** The game's figures of this position, with the unconfirmed moves; none for watchers. */
  outlook: Outlook<G> | null;
  /** What happened since the position shown before, in order: for motion along the belts. */
  told: Told[];
  /** What the table chose, where it differs from what the sheet says. */
  switches: Record<string, string>;
  /** What would follow some moves of the present decision and those after it; none in a replay. */
  ahead?: (moves: Move[]) => Promise<Outlook<G> | null>;
  /** The shortest way to complete the action that contains some moves; without moves, why there is none. */
  way?: (moves: Move[]) => Promise<{ moves: Move[]; why?: NotAllowed }>;
  /** What somebody wants to see once more: one of the game's scenes. */
  scene?: Told[] | null;
  /** One's own turn in the making, and how a step of it is taken back. */
  draft?: DraftTold | null;
  drop?: (step: number) => void;
  /** Opens the rule with this number. */
  rule: (number: string) => void;
}

/** A figure of a seat: what it is called, and what it is now. */
export interface Figure<G extends GameName = GameName> {
  /** The key of its name; the key with `-means` explains it. */
  key: string;
  /** One value for each seat. */
  of: (view: Games[G]['view'], sheet: Games[G]['sheet']) => (number | null)[];
}

export interface GameClient<G extends GameName> {
  Board: Component<BoardProps<G>>;
  /** What a seat's summary shows beside the score, in order. */
  summary: Figure<G>[];
  /** All figures for the sheet of numbers and its charts. */
  figures: Figure<G>[];
  /** What of the journal the board can show once more, by entry. */
  scenes?: (entries: EntryTold[]) => Map<number, Told[]>;
}

/** A game of which only the table knows which it is: it is given nothing but what its own table tells. */
export type AnyClient = GameClient<GameName>;
export type AnySheet = Games[GameName]['sheet'];

/** The moves that put a player out for the round, in games that have such. */
export const putsOut: Partial<Record<GameName, string[]>> = { artificium: ['CommitPass', 'TakeBack'] };

/** What each game brings. */
export const clients: { [G in GameName]: () => Promise<GameClient<G>> } = {
  'age-of-industry': () => import('./age-of-industry').then((game) => game.client),
  artificium: () => import('./artificium').then((game) => game.client),
  'arkwright-card': () => import('./arkwright-card').then((game) => game.client),
  'water-frame': () => import('./water-frame').then((game) => game.client),
};

/** Every seat has a colour and a sign, everywhere the same: colour is never the only mark. */

import { hasText, keyOf, t } from '../texts/texts.svelte';
import type { SeatTold, TableTold } from './types';

export const SIGNS = ['▲', '■', '●', '◆', '★', '✚'] as const;

/** Somebody at the table, as boards and lists show them. */
export interface Player extends SeatTold {
  /** A CSS colour. */
  colour: string;
  sign: string;
  /** Whether it is my seat. */
  mine: boolean;
  /** Whether somebody at this seat has the table open now. */
  here: boolean;
}

export function players(told: TableTold): Player[] {
  return told.seats.map((seat) => ({
    ...seat,
    colour: `var(--seat-${seat.seat})`,
    sign: SIGNS[seat.seat] ?? '',
    mine: told.yours.includes(seat.seat),
    here: seat.person !== null && (told.present ?? []).includes(seat.person),
  }));
}

/** Seats of a running game that somebody may take or give to a bot: one's own from the bot that sits in, and those that were left. */
export function absent(players: Player[], person: string | null): { player: Player; own: boolean }[] {
  return players
    .map((player) => ({ player, own: person !== null && player.owner === person && !player.mine }))
    .filter(({ player, own }) => own || (player.person === null && player.bot === null));
}

/** Those who play without a seat, as their game calls them. */
export function rivals({ game, play }: TableTold): { name: string; score: number }[] {
  return Object.entries(play?.standing.rivals ?? {}).map(([id, score]) => {
    const key = `${game}-automa-${keyOf(id)}`;
    return { name: hasText(key) ? t(key) : id, score };
  });
}

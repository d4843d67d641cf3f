import type { GameClient } from '../board';
import Board from './Board.svelte';

export const client: GameClient = { Board, summary: [], figures: [] };

import { describe, expect, it } from 'vitest';
import { absent, type Player } from '../../src/table/seats';

const player = (seat: number, more: Partial<Player>): Player => {
  return {
    seat,
    name: `${seat}`,
    person: null,
    bot: null,
    owner: null,
    due: false,
    left: null,
    left_at: null,
    colour: '',
    sign: '',
    mine: false,
    here: false,
    ...more,
  };
};
const shown = (players: Player[], person: string | null): unknown[] =>
  absent(players, person).map(({ player, own }) => [player.seat, own]);

describe('seats whose players are away', () => {
  const players = [
    player(0, { person: 'ada', owner: 'ada', mine: true }),
    player(1, { bot: 'medium', owner: 'ada' }),
    player(2, { owner: 'ben' }),
    player(3, { bot: 'easy' }),
    player(4, { bot: 'medium', owner: 'ben' }),
  ];

  it('are those that a bot plays for me, and those that were left', () => {
    expect(shown(players, 'ada')).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('are theirs who left them', () => {
    const seen = players.map((each) => ({ ...each, mine: false }));
    expect(shown(seen, 'ben')).toEqual([
      [2, true],
      [4, true],
    ]);
  });

  it('can be taken by somebody who comes, but not from a bot', () => {
    const seen = players.map((each) => ({ ...each, mine: false }));
    expect(shown(seen, null)).toEqual([[2, false]]);
  });
});

/** How fast a table is to play, as somebody fills it in, and as the server wants to hear it. */

import type { Schemas } from '../../api/call';

type Pace = Schemas['Pace'];
type WhenOut = Schemas['WhenOut'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Tempo {
  kind: 'none' | 'live' | 'days';
  minutes: number;
  seconds: number;
  days: number;
  hours: number;
  windowed: boolean;
  from: string;
  to: string;
  whenOut: WhenOut;
}

export const usualTempo: Tempo = {
  kind: 'none',
  minutes: 30,
  seconds: 20,
  days: 7,
  hours: 12,
  windowed: true,
  from: '08:00',
  to: '22:00',
  whenOut: 'bot_turn',
};

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** `offset` is by how many minutes the day begins earlier here than in UTC. */
export function paceOf(tempo: Tempo, offset: number): Pace {
  const { whenOut } = tempo;
  if (tempo.kind === 'none') return { kind: 'none' };
  if (tempo.kind === 'live') {
    return { kind: 'clock', base: tempo.minutes * MINUTE, increment: tempo.seconds * 1000, when_out: whenOut, window: null };
  }
  const window = tempo.windowed ? { from: minuteOf(tempo.from), to: minuteOf(tempo.to), offset } : null;
  return { kind: 'clock', base: tempo.days * DAY, increment: tempo.hours * HOUR, when_out: whenOut, window };
}

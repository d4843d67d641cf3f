import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, Unreachable } from '../../src/api/call';
import { Table } from '../../src/table/table.svelte';
import type { Option } from '../../src/table/types';

type Hear = (event: { data: string }) => void;
interface Heard {
  address: string;
  closed: boolean;
  hears: Record<string, Hear>;
}
const lines: Heard[] = [];
class Line {
  static CLOSED = 2;
  readyState = 0;
  readonly #line: Heard;
  constructor(address: string) {
    lines.push((this.#line = { address, closed: false, hears: {} }));
  }
  addEventListener(event: string, hear: Hear): void {
    this.#line.hears[event] = hear;
  }
  close(): void {
    this.#line.closed = true;
  }
}

type Answer = (path: string) => Response | Promise<Response>;
let answer: Answer;
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const draft = { version: 1, steps: [], moves: [], texts: [], held: null, told: [], forecast: null };
const told = {
  id: 't',
  eyes: 0,
  last: 1,
  position: 1,
  phase: 'playing',
  yours: [0],
  seats: [],
  present: [],
  play: { move: 0, draft },
};

beforeEach(() => {
  lines.length = 0;
  vi.stubGlobal('EventSource', Line);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('listening to a table', () => {
  it('begins when the table is open, and ends with it', async () => {
    answer = () => json(told);
    const table = new Table('t');
    await table.open();
    expect(lines.map(({ closed }) => closed)).toEqual([false]);
    table.close();
    expect(lines.map(({ closed }) => closed)).toEqual([true]);
  });

  it('never begins where nobody looks any more when the answer comes', async () => {
    const asked: (() => void)[] = [];
    answer = () => new Promise((resolve) => asked.push(() => resolve(json(told))));
    const table = new Table('t');
    const opening = [table.open(), table.reread()];
    table.close();
    answer = () => json(told);
    for (const come of asked) come();
    await Promise.all(opening);
    expect(lines).toEqual([]);
  });
});

describe('the journal', () => {
  /** What the last line brings, as far as it was asked for. */
  const bring = (...entries: number[]): void => {
    const { address, hears } = lines.at(-1)!;
    const after = Number(new URLSearchParams(address.split('?')[1]).get('after'));
    for (const entry of entries.filter((entry) => entry > after))
      hears['entry']!({ data: JSON.stringify({ kind: 'said', entry, at: 0 }) });
    hears['now']!({ data: JSON.stringify({ last: entries.at(-1), position: 1, due: [], present: [], draft: null }) });
  };
  const opened = async (): Promise<Table> => {
    answer = () => json(told);
    const table = new Table('t');
    await table.open();
    bring(1, 2, 3);
    return table;
  };
  const numbers = (table: Table): number[] => table.entries.map(({ entry }) => entry);

  it('is whole in another language, though something happens while the table is read', async () => {
    const table = await opened();
    let come: (() => void) | undefined;
    answer = () => new Promise((resolve) => (come = () => resolve(json(told))));
    const rereading = table.reread();
    bring(1, 2, 3, 4);
    answer = () => json(told);
    come!();
    await rereading;
    bring(1, 2, 3, 4, 5);
    expect(numbers(table)).toEqual([1, 2, 3, 4, 5]);
    table.close();
  });

  it('is read anew with other eyes', async () => {
    const table = await opened();
    expect(lines.map(({ address }) => address)).toEqual([expect.stringMatching(/after=0&seat=0$/)]);
    answer = () => json({ ...told, eyes: 1, last: 4 });
    await table.refresh();
    expect(numbers(table)).toEqual([]);
    expect(lines.map(({ address, closed }) => [address, closed])).toEqual([
      [expect.stringMatching(/seat=0$/), true],
      [expect.stringMatching(/after=0&seat=1$/), false],
    ]);
    bring(1, 2, 3, 4);
    expect(numbers(table)).toEqual([1, 2, 3, 4]);
    table.close();
  });
});

describe('what the stream says', () => {
  const paths: string[] = [];
  const say = (now: object): void =>
    lines.at(-1)!.hears['now']!({ data: JSON.stringify({ last: 1, position: 1, due: [0], present: [], draft: 1, ...now }) });
  const opened = async (): Promise<Table> => {
    const seats = [{ seat: 0, due: true }];
    answer = (path) => (paths.push(path), json({ ...told, seats }));
    const table = new Table('t');
    await table.open();
    paths.length = 0;
    return table;
  };
  const rest = (): Promise<void> => new Promise((rested) => setTimeout(rested, 80));

  it('is not asked for again where an answer has told it', async () => {
    const table = await opened();
    say({});
    say({ present: ['ada'] });
    await rest();
    expect([paths, table.told?.present]).toEqual([[], ['ada']]);
    table.close();
  });

  it.each([{ last: 2 }, { draft: 2 }, { due: [] }])('is looked at where it is new: %o', async (now) => {
    const table = await opened();
    say(now);
    await rest();
    expect(paths).toEqual(['/api/tables/t?foresee=true']);
    table.close();
  });
});

describe('what a server cannot say', () => {
  const option: Option = {
    move: { do: 'Build' },
    code: 1,
    text: 'Build',
    rules: [],
    refusal: { rule: 'AR-1', name: 'NoMoney', text: 'No money.' },
  };
  const broken = { error: { code: 'internal', message: 'Something broke.' } };
  const opened = async (path: string): Promise<Table> => {
    answer = (asked) => (asked.endsWith(path) ? json(broken, 500) : json(told));
    const table = new Table('t');
    await table.refresh();
    return table;
  };

  it('is not taken for a rule where other moves were sought', async () => {
    const table = await opened('/chains');
    await table.reach(option);
    expect([table.notice, table.busy]).toEqual([{ text: 'Something broke.', rule: undefined }, false]);
  });

  it('is told where moves were wished for', async () => {
    const table = await opened('/turn');
    await table.wish([{ do: 'Build' }]);
    expect([table.notice?.text, table.busy]).toEqual(['Something broke.', false]);
  });
});

describe('an answer', () => {
  it('that breaks off has not come', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    answer = () => new Response(cut);
    await expect(call('GET', '/api/tables/{id}', { path: { id: 't' } })).rejects.toBeInstanceOf(Unreachable);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, Unreachable } from '../../src/api/call';
import { Table } from '../../src/table/table.svelte';
import type { Option } from '../../src/table/types';

const lines: { address: string; closed: boolean }[] = [];
class Line {
  static CLOSED = 2;
  readyState = 0;
  readonly #line;
  constructor(address: string) {
    lines.push((this.#line = { address, closed: false }));
  }
  addEventListener(): void {}
  close(): void {
    this.#line.closed = true;
  }
}

type Answer = (path: string) => Response | Promise<Response>;
let answer: Answer;
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const draft = { version: 1, moves: [], texts: [], held: null, told: [], forecast: null };
const told = { id: 't', eyes: 0, last: 1, position: 1, phase: 'playing', yours: [0], play: { move: 0, draft } };

beforeEach(() => {
  lines.length = 0;
  vi.stubGlobal('EventSource', Line);
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

describe('what a server cannot say', () => {
  const option: Option = { move: { do: 'Build' }, code: 1, text: 'Build', rules: [], refusal: { rule: 'AR-1', text: 'No money.' } };
  const broken = { error: { code: 'internal', message: 'Something broke.' } };
  const opened = async (path: string): Promise<Table> => {
    answer = (asked) => (asked.endsWith(path) ? json(broken, 500) : asked.includes('/options') ? json({ moves: [option] }) : json(told));
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
    const table = await opened('/check');
    await table.wish([{ do: 'Build' }]);
    expect([table.notice?.text, table.busy]).toEqual(['Something broke.', false]);
  });
});

describe('an answer', () => {
  it('that breaks off has not come', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    answer = () => new Response(cut);
    await expect(call('GET', '/api/tables/t')).rejects.toBeInstanceOf(Unreachable);
  });
});

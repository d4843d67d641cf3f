import { expect, it } from 'vitest';
import { mutedIn, saidIn, unreadAfter } from '../../src/table/chat/said';
import type { EntryTold } from '../../src/table/types';

const said = (entry: number, person: string, text: string | null): EntryTold => {
  return { kind: 'said', entry, at: 0, person, name: person, text, muted: text === null };
};

it('reads what was said, and nothing else', () => {
  const all = saidIn([said(1, 'a', 'Hello'), { kind: 'rose', entry: 2, at: 0, seat: 0 }, said(3, 'b', null)]);
  expect(all.map((one) => one.text)).toEqual(['Hello', null]);
});

it('knows who is not heard', () => {
  expect([...mutedIn([said(1, 'a', null), said(2, 'b', 'x'), said(3, 'b', null), said(4, 'a', 'x')])]).toEqual(['b']);
});

it('counts what others said and I can read', () => {
  const all = saidIn([said(1, 'a', 'x'), said(2, 'me', 'x'), said(3, 'b', null), said(4, 'a', 'x')]);
  expect(unreadAfter(all, 0, 'me')).toBe(2);
  expect(unreadAfter(all, 1, 'me')).toBe(1);
});

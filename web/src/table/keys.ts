/** Keys at the table: C confirms, U takes back, Escape lets go of what was chosen or asked. */

import { keyCounts } from '../parts/press';
import type { Table } from './table.svelte';

/** Answers a key; `bar` is where the question stands. */
export function keys(event: KeyboardEvent, table: Table, bar: Element | undefined): void {
  const target = event.target as HTMLElement;
  const typing = target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
  // A dialog lies over the table and has keys of its own.
  const covered = target.closest('dialog') !== null;
  if (typing || covered || event.ctrlKey || event.metaKey || event.altKey || table.busy) return;
  const draft = table.told?.play?.draft;
  const confirms = event.key === 'c' && draft?.held;
  const undoes = event.key === 'u' && (draft?.moves.length ?? 0) > 0;
  if ((confirms || undoes) && (!bar || !keyCounts(event, bar))) return event.preventDefault();
  if (confirms) void table.confirm();
  else if (undoes) void table.undo();
  else if (event.key === 'Escape') {
    table.picker.selection = {};
    table.ways = [];
    table.notice = null;
    table.unsure = null;
  } else return;
  event.preventDefault();
}

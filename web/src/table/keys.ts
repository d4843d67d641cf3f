/** Keys at the table: C confirms, U takes back, Escape lets go of what was chosen or asked. */

import type { Table } from './table.svelte';

export function keys(event: KeyboardEvent, table: Table): void {
  const target = event.target as HTMLElement;
  const typing = target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
  // A dialog lies over the table and has keys of its own.
  const covered = target.closest('dialog') !== null;
  if (typing || covered || event.ctrlKey || event.metaKey || event.altKey || table.busy) return;
  const draft = table.told?.play?.draft;
  if (event.key === 'c' && draft?.held) void table.confirm();
  else if (event.key === 'u' && (draft?.moves.length ?? 0) > 0) void table.undo();
  else if (event.key === 'Escape') {
    table.picker.selection = {};
    table.ways = [];
    table.notice = null;
  } else return;
  event.preventDefault();
}

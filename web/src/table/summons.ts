/** Calling somebody back to the table: the title, the icon and, if they like, a notice of the browser. */

import { t } from '../texts/texts.svelte';

let called = false;

/** Calls, or stops calling. Gives back what undoes it when the table is left. */
export function callForTurn(due: boolean, game: string, notify: boolean): () => void {
  document.title = due ? `● ${t('board-title-turn')} · ${game}` : `${game} · Lineshaft`;
  icon(due ? '/icon-turn.svg' : '/icon.svg');
  if (due && !called && notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const notice = new Notification(t('board-title-turn'), { body: game, icon: '/icon-turn.svg', tag: 'lineshaft-turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
  called = due;
  return () => {
    document.title = 'Lineshaft';
    icon('/icon.svg');
  };
}

function icon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = address;
}

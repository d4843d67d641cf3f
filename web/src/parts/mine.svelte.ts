/** My tables, asked for again and again while somebody looks: the header counts them, the lobby lists them. */

import { call } from '../api/call';
import { me, taste } from '../me/me.svelte';
import { go, place } from '../routes.svelte';
import { t } from '../texts/texts.svelte';
import { Asked } from './asked.svelte';
import { waitsFor, type Listed } from './listed';
import { shelf, titleOf } from './shelf.svelte';

/** Seconds between two looks: in the lobby, on other pages, and while the page is out of sight. */
const EVERY = { lobby: 4, elsewhere: 12, hidden: 30 };

export const mine = new Asked<Listed[]>(async () => {
  if (!me()) return [];
  return (await call('GET', '/api/tables', { query: { mine: true } })).tables;
});

/** Tables that wait for me. */
export const waiting = (): Listed[] => (mine.value ?? []).filter((table) => waitsFor(table, me()?.id ?? null));

/** Tables that waited for me when I was last told. */
let told: Set<string> | null = null;

async function tell(): Promise<void> {
  const now = waiting();
  const news = told === null ? [] : now.filter((table) => !told!.has(table.id));
  told = new Set(now.map((table) => table.id));
  if (!taste().notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  if (news.length > 0 && !shelf.value) await shelf.again();
  for (const table of news) {
    // An open table tells of itself.
    if (place().path[0] === 'tables' && place().path[1] === table.id) continue;
    const notice = new Notification(t('web-notify-turn', { game: titleOf(table.game) }), {
      tag: `turn:${table.id}`,
      icon: '/icon.svg',
    });
    notice.onclick = () => {
      window.focus();
      go(`/tables/${table.id}`);
      notice.close();
    };
  }
}

/** Keeps my tables up to date for as long as the component lives that calls this. */
export function keepMine(): void {
  $effect(() => {
    const inLobby = (place().path[0] ?? '') === '';
    const known = me()?.id;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (known !== undefined && (!document.hidden || taste().notify)) {
        await mine.again();
        await tell();
      } else if (known === undefined) {
        mine.value = null;
      }
      if (stopped) return;
      const seconds = document.hidden ? EVERY.hidden : inLobby ? EVERY.lobby : EVERY.elsewhere;
      timer = setTimeout(() => void look(), seconds * 1000);
    };
    const seen = (): void => {
      if (!document.hidden) void look();
    };
    void look();
    document.addEventListener('visibilitychange', seen);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  });
}

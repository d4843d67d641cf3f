/** A long list of buttons is one stop for the tab key; inside it the arrow keys lead from one to the next. */

export function arrows(list: HTMLElement): () => void {
  const buttons = (): HTMLButtonElement[] => [...list.querySelectorAll('button')];
  const isIn = (): boolean => list.contains(document.activeElement);

  /** The last button is the stop, as the newest line is the one wanted. */
  function settle(): void {
    if (isIn()) return;
    const all = buttons();
    for (const button of all) button.tabIndex = -1;
    const last = all.at(-1);
    if (last) last.tabIndex = 0;
  }
  function step(event: KeyboardEvent): void {
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLButtonElement);
    const last = all.length - 1;
    const to: Record<string, number> = {
      ArrowUp: here - 1,
      ArrowLeft: here - 1,
      ArrowDown: here + 1,
      ArrowRight: here + 1,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (here < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.min(last, Math.max(0, next))]!.focus();
  }
  function entered(event: FocusEvent): void {
    for (const button of buttons()) button.tabIndex = button === event.target ? 0 : -1;
  }
  const observer = new MutationObserver(settle);
  observer.observe(list, { childList: true, subtree: true });
  settle();
  list.addEventListener('keydown', step);
  list.addEventListener('focusin', entered);
  return () => {
    observer.disconnect();
    list.removeEventListener('keydown', step);
    list.removeEventListener('focusin', entered);
  };
}

/** Arrow keys go from thing to thing within a row; Tab goes on to the next as usual. */
export function arrows(row: HTMLElement): { destroy: () => void } {
  const move = (event: KeyboardEvent): void => {
    const things = [...row.querySelectorAll<HTMLElement>('button, [role="button"]')];
    const at = things.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: things.length - 1 }[
      event.key
    ];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    things[Math.max(0, Math.min(things.length - 1, to))]?.focus();
  };
  row.addEventListener('keydown', move);
  return { destroy: () => row.removeEventListener('keydown', move) };
}

/** Pressing a thing drawn in SVG: by pointer, Enter or the space bar, as a button would be. */
export function press(thing: SVGElement, act: () => void): { update: (act: () => void) => void; destroy: () => void } {
  let doing = act;
  const click = (): void => doing();
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    doing();
  };
  thing.addEventListener('click', click);
  thing.addEventListener('keydown', key);
  return {
    update: (next) => void (doing = next),
    destroy: () => {
      thing.removeEventListener('click', click);
      thing.removeEventListener('keydown', key);
    },
  };
}

/** The values of a section are one stop for the tab key; arrow keys lead from value to value. */

const values = (section: HTMLElement): HTMLElement[] => [...section.querySelectorAll<HTMLElement>('[data-path]')];

function middle(thing: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest value above or below. */
function across(all: HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const here = middle(from);
  const apart = from.getBoundingClientRect().height / 2;
  let best: { thing: HTMLElement; far: number } | undefined;
  for (const thing of all) {
    const { x, y } = middle(thing);
    const step = down ? y - here.y : here.y - y;
    if (step <= apart) continue;
    const far = step * 4 + Math.abs(x - here.x);
    if (!best || far < best.far) best = { thing, far };
  }
  return best?.thing;
}

function onkeydown(this: HTMLElement, event: KeyboardEvent): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-path]');
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = values(this);
  const at = all.indexOf(from);
  const steps: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => all[at + 1],
    ArrowLeft: () => all[at - 1],
    ArrowDown: () => across(all, from, true),
    ArrowUp: () => across(all, from, false),
    Home: () => all[0],
    End: () => all.at(-1),
  };
  const to = steps[event.key]?.();
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function stop(section: HTMLElement, at: HTMLElement | undefined): void {
  for (const one of section.querySelectorAll<HTMLElement>('[data-path][tabindex="0"]')) one.tabIndex = -1;
  if (at) at.tabIndex = 0;
}

export function roving(section: HTMLElement): () => void {
  const settle = (): void => {
    if (!section.querySelector('[data-path][tabindex="0"]')) stop(section, values(section)[0]);
  };
  const focused = (event: FocusEvent): void =>
    stop(section, (event.target as HTMLElement).closest<HTMLElement>('[data-path]') ?? values(section)[0]);
  const watcher = new MutationObserver(settle);
  settle();
  watcher.observe(section, { childList: true, subtree: true });
  section.addEventListener('keydown', onkeydown);
  section.addEventListener('focusin', focused);
  return () => {
    watcher.disconnect();
    section.removeEventListener('keydown', onkeydown);
    section.removeEventListener('focusin', focused);
  };
}

/**
 * A press answers what was seen. It is dropped, not kept for later, if what it would answer has stood there for less than a moment, if it
 * is the second half of a double click that began on another control or at another question, or if it is a key that repeats itself.
 */

/** How long, in milliseconds, a question has stood there before it can be answered. */
const SEEN_AFTER = 350;
/** How far apart, in milliseconds and pixels, the presses of a double click are; a little more than most systems allow. */
const DOUBLE = { within: 550, mouse: 8, touch: 24 };
/** The click that a label hands on to its field comes at once. */
const AT_ONCE = 20;

/** What is asked, and since when. */
interface Question {
  key: string;
  since: number;
}

/** Where a press landed. */
interface Target {
  control: Element | null;
  question: string;
}

/** Presses close after one another, and where the first of them landed. */
interface Chain {
  at: number;
  x: number;
  y: number;
  began: Target;
}

const questions = new WeakMap<Element, Question>();
const ASKS = 'data-asks';
const CONTROL = 'button, a[href], summary, label, input, select, [role="button"], [role="tab"], .pick, [tabindex]';
const TYPED = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** An action: what lies in this element answers the question with this key, and counts only once it has been seen. */
export function asks(node: Element, key: string): { update: (key: string) => void } {
  const ask = (now: string): void => {
    if (questions.get(node)?.key !== now) questions.set(node, { key: now, since: performance.now() });
  };
  node.setAttribute(ASKS, '');
  ask(key);
  return { update: ask };
}

function questionOf(target: Element): Question {
  const asking = target.closest(`[${ASKS}]`);
  return (asking && questions.get(asking)) ?? { key: '', since: -Infinity };
}

/** Whether a press there answers what was seen; the chain it belongs to begins here if it is no second press. */
function counts(target: Element, now: number, chain: Chain | null): { counts: boolean; began: Target } {
  const { key, since } = questionOf(target);
  const here: Target = { control: target.closest(CONTROL), question: key };
  const began = chain?.began ?? here;
  return { counts: now - since >= SEEN_AFTER && began.control === here.control && began.question === here.question, began };
}

let pointed: Chain | null = null;
let pointing = true;
let clicked = -Infinity;

function down(event: PointerEvent): void {
  if (!(event.target instanceof Element)) return;
  const now = performance.now();
  const reach = event.pointerType === 'touch' ? DOUBLE.touch : DOUBLE.mouse;
  const again =
    pointed && now - pointed.at <= DOUBLE.within && Math.hypot(event.clientX - pointed.x, event.clientY - pointed.y) <= reach;
  const press = counts(event.target, now, again ? pointed : null);
  pointing = press.counts;
  pointed = { at: now, x: event.clientX, y: event.clientY, began: press.began };
}

let keyed: (Chain & { code: string }) | null = null;
let keying = true;

/** Whether this key, pressed at an element, answers what was seen. */
export function keyCounts(event: KeyboardEvent, target: Element): boolean {
  if (event.repeat) return false;
  const now = performance.now();
  const again = keyed && keyed.code === event.code && now - keyed.at <= DOUBLE.within;
  const press = counts(target, now, again ? keyed : null);
  keyed = { at: now, x: 0, y: 0, code: event.code, began: press.began };
  return press.counts;
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function key(event: KeyboardEvent): void {
  if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof Element) || event.target.matches(TYPED)) return;
  keying = keyCounts(event, event.target);
  if (!keying) drop(event);
}

function click(event: MouseEvent): void {
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  const now = performance.now();
  if (event.detail > 0) {
    clicked = now;
    // The time between two presses is counted from the end of the first.
    if (pointed) pointed.at = now;
    if (!pointing) drop(event);
  } else if (now - clicked > AT_ONCE) {
    if (!keying) drop(event);
    keying = true;
  }
}

/** Watches all presses on the page. */
export function watchPresses(): void {
  addEventListener('pointerdown', down, true);
  addEventListener('keydown', key, true);
  addEventListener('click', click, true);
}

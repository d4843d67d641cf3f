/** How long ago something was, in the reader's language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(at: number, now: number, lang: string): string {
  const seconds = Math.min(0, Math.round((at - now) / 1000));
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (-seconds >= length) return format.format(-Math.floor(-seconds / length), unit);
  }
  // Seconds would only flicker.
  return format.format(0, 'second');
}

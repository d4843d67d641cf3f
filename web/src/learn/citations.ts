/** Rule numbers as the rules for players cite them: `AR-33`, `AC-R24`, `WF-18.4`, alone or as a range. */

const NUMBER = String.raw`(?:AR|AC|AI|WF)-[A-Z]?\d+(?:\.\d+)*(?:[a-z](?![a-z]))?`;
/** The words that make a range of two numbers, in the three languages. */
const TO = String.raw`\s*(?:to|à|부터|–|\.\.)\s*`;

const range = () => new RegExp(`(${NUMBER})${TO}(${NUMBER})`, 'gu');
const single = () => new RegExp(NUMBER, 'gu');

/** Beyond this many numbers a range is more likely a slip of the pen. */
const LONGEST = 60;

function between(first: string, last: string): string[] {
  const [, head, from] = /^(.*?)(\d+)[a-z]?$/.exec(first) ?? [];
  const [, tail, to] = /^(.*?)(\d+)[a-z]?$/.exec(last) ?? [];
  if (head === undefined || head !== tail) return [];
  const length = Number(to) - Number(from) + 1;
  return length > 0 && length <= LONGEST ? Array.from({ length }, (_, step) => `${head}${Number(from) + step}`) : [];
}

/** All rule numbers that a text cites, those inside its ranges included. */
export function cited(text: string): string[] {
  const found = new Set(text.match(single()) ?? []);
  for (const [, first, last] of text.matchAll(range())) {
    for (const number of between(first!, last!)) found.add(number);
  }
  return [...found];
}

/** Whether this is a rule number. */
export const isNumber = (text: string): boolean => new RegExp(`^${NUMBER}$`, 'u').test(text);

/** The text with each rule number replaced by what `link` makes of it. */
export const linked = (text: string, link: (number: string) => string): string => text.replace(single(), link);

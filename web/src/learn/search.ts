/** Searching in what is shown: accents and case make no difference, and what is found is marked. */

const bare = (letter: string): string =>
  (/\p{Script=Latin}/u.test(letter) ? letter.normalize('NFD')[0]! : letter).toLowerCase();

/** Letter by letter, so that places in the folded text are places in the text. */
export const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => bare(text[at]!))
    .join('')
    .replace(/[\s\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
    .replaceAll('–', '-');

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function markText(html: string, wanted: string): string {
  const text = plain(html);
  const where = folded(text);
  let marked = '';
  let from = 0;
  for (let at = where.indexOf(wanted); at >= 0; at = where.indexOf(wanted, from)) {
    marked += `${escaped(text.slice(from, at))}<mark>${escaped(text.slice(at, at + wanted.length))}</mark>`;
    from = at + wanted.length;
  }
  return from === 0 ? html : marked + escaped(text.slice(from));
}

/** The HTML with everything marked that was looked for; one letter alone is not looked for. */
export function markHits(html: string, query: string): string {
  const wanted = folded(query.trim());
  const tooShort = wanted.length < 2 && !/\p{Script=Hangul}/u.test(wanted);
  if (tooShort || wanted === '') return html;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : markText(part, wanted)))
    .join('');
}

/** The rules of a game for players: read from Markdown into pieces that can be shown, searched and found by rule number. */

import { Marked, type Token, type Tokens } from 'marked';
import { cited, linked } from './citations';

/** Something said, as HTML, and the rules that it cites. */
export interface Said {
  html: string;
  cites: string[];
}

export interface Heading {
  kind: 'heading';
  depth: number;
  /** The same in every language: the place of the heading among all. */
  id: string;
  html: string;
}

export interface Table {
  kind: 'table';
  head: string[];
  /** Which columns hold figures. */
  figures: boolean[];
  rows: { cells: string[]; cites: string[] }[];
}

export type Block =
  | Heading
  | ({ kind: 'paragraph' } & Said)
  | { kind: 'list'; ordered: boolean; items: Said[] }
  | Table
  | { kind: 'figure'; name: string; alt: string };

/** A part of the rules that cites a rule, under its heading. */
export interface Passage {
  heading: Heading | null;
  blocks: Block[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A reader whose rule numbers lead to their passages on the page of this game. */
function reader(game: string): Marked {
  const link = (number: string): string => `<a class="cite" href="/rules/${game}#${number}">${number}</a>`;
  const marked = new Marked();
  marked.use({
    renderer: {
      html: ({ text }) => escaped(text),
      text: (token) => ('tokens' in token && token.tokens ? false : linked(escaped(composed(unescaped(token.text))), link)),
    },
  });
  return marked;
}

/** The lexer escapes some texts already. */
const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\n', ' ');

/** As a printer sets it: the files keep to what every keyboard has. */
const composed = (text: string): string =>
  text
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/(?<=\p{L})'/gu, '’')
    .replace(/(?<=\S) x (?=\S)/g, ' × ')
    .replace(/(?<=\d)-(?=\d)/g, '–')
    .replace(/(?<=\S) - (?=\S)/g, ' – ');

const FIGURE = /^figure:([a-z-]+)$/;

function figure(token: Tokens.Paragraph): Block | null {
  const [only, more] = token.tokens;
  if (only?.type !== 'image' || more) return null;
  const { href, text } = only as Tokens.Image;
  const name = FIGURE.exec(href)?.[1];
  return name === undefined ? null : { kind: 'figure', name, alt: text };
}

/** Reads the rules of a game. */
export function read(game: string, markdown: string): Block[] {
  const marked = reader(game);
  const inline = (tokens: Token[]): string => marked.Parser.parseInline(tokens, marked.defaults);
  const said = (tokens: Token[], raw: string): Said => ({ html: inline(tokens), cites: cited(raw) });
  const blocks: Block[] = [];
  let [chapter, section] = [0, 0];
  for (const token of marked.lexer(markdown) as Tokens.Generic[]) {
    switch (token.type) {
      case 'heading': {
        const heading = token as Tokens.Heading;
        if (heading.depth <= 2) [chapter, section] = [chapter + 1, 0];
        else section += 1;
        const id = section === 0 ? `s${chapter}` : `s${chapter}-${section}`;
        blocks.push({ kind: 'heading', depth: heading.depth, id, html: inline(heading.tokens) });
        break;
      }
      case 'paragraph': {
        const paragraph = token as Tokens.Paragraph;
        blocks.push(figure(paragraph) ?? { kind: 'paragraph', ...said(paragraph.tokens, paragraph.raw) });
        break;
      }
      case 'list': {
        const list = token as Tokens.List;
        const items = list.items.map((item) =>
          said(
            item.tokens.flatMap((part) => ('tokens' in part && part.tokens ? part.tokens : [part])),
            item.raw,
          ),
        );
        blocks.push({ kind: 'list', ordered: list.ordered, items });
        break;
      }
      case 'table': {
        const table = token as Tokens.Table;
        blocks.push({
          kind: 'table',
          head: table.header.map((cell) => inline(cell.tokens)),
          figures: table.align.map((align) => align === 'right'),
          rows: table.rows.map((row) => ({
            cells: row.map((cell) => inline(cell.tokens)),
            cites: cited(row.map((cell) => cell.text).join(' ')),
          })),
        });
        break;
      }
    }
  }
  return blocks;
}

/** What of a block cites the rule: list and table are cut down to the lines that do. */
function cut(block: Block, rule: string): Block | null {
  const cites = (said: { cites: string[] }) => said.cites.includes(rule);
  if (block.kind === 'paragraph') return cites(block) ? block : null;
  if (block.kind === 'list') {
    const items = block.items.filter(cites);
    return items.length > 0 ? { ...block, ordered: false, items } : null;
  }
  if (block.kind === 'table') {
    const rows = block.rows.filter(cites);
    return rows.length > 0 ? { ...block, rows } : null;
  }
  return null;
}

/** What a paragraph announces: the list or table after it, where this cites nothing by itself. */
function announced(blocks: Block[], index: number): Block[] {
  const next = blocks.slice(index + 1).find((block) => block.kind !== 'figure');
  const lines = next?.kind === 'list' ? next.items : next?.kind === 'table' ? next.rows : [];
  return next && lines.length > 0 && lines.every((line) => line.cites.length === 0) ? [next] : [];
}

/** The parts of the rules that cite a rule. */
export function passages(blocks: Block[], rule: string): Passage[] {
  const found: Passage[] = [];
  let heading: Heading | null = null;
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') heading = block;
    const part = cut(block, rule);
    if (!part) return;
    const same = found.find((passage) => passage.heading === heading) ?? found[found.push({ heading, blocks: [] }) - 1]!;
    same.blocks.push(part, ...(block.kind === 'paragraph' ? announced(blocks, index) : []));
  });
  return found;
}

/** A sheet's text taken apart, with the place of every value in the text, so that one value can be changed and all else stays. */

export interface Leaf {
  kind: 'leaf';
  value: string | number | boolean;
  /** Where it stands in the text. */
  from: number;
  to: number;
}
export interface List {
  kind: 'list';
  items: Node[];
  from: number;
  to: number;
}
export interface Branch {
  kind: 'branch';
  entries: Map<string, Node>;
  from: number;
  to: number;
}
export type Node = Leaf | List | Branch;

/** The text is not TOML. */
export class NotToml extends Error {
  constructor(readonly at: number) {
    super('not TOML');
  }
}

const ESCAPES: Record<string, string> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '"': '"', '\\': '\\' };

class Reader {
  at = 0;
  /** The end of the last line that says something. */
  said = 0;
  /** The tables of lists that go on, with what leads to each. */
  open: { keys: string[]; table: Branch }[] = [];
  constructor(readonly text: string) {}

  fail(at = this.at): never {
    throw new NotToml(at);
  }
  is(what: string): boolean {
    return this.text.startsWith(what, this.at);
  }
  take(what: string): boolean {
    if (!this.is(what)) return false;
    this.at += what.length;
    return true;
  }
  want(what: string): void {
    if (!this.take(what)) this.fail();
  }
  match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
  space(): void {
    this.match(/[ \t]*/y);
  }
  /** Blank lines and comments too. */
  gap(): void {
    this.match(/(?:[ \t\r\n]|#[^\n]*)*/y);
  }
  lineEnd(): void {
    this.match(/[ \t]*(?:#[^\n]*)?/y);
    if (this.at < this.text.length && this.match(/\r?\n/y) === '') this.fail();
  }

  string(): string {
    for (const [mark, long] of [
      ['"""', true],
      ["'''", true],
      ['"', false],
      ["'", false],
    ] as const) {
      if (!this.take(mark)) continue;
      if (long) this.match(/\r?\n/y);
      return this.until(mark, long);
    }
    return this.fail();
  }
  until(mark: string, long: boolean): string {
    const begun = this.at;
    let value = '';
    while (!this.is(mark)) {
      const letter = this.text[this.at];
      if (letter === undefined || (letter === '\n' && !long)) this.fail(begun);
      this.at++;
      value += letter === '\\' && mark[0] === '"' ? this.escape(long) : letter;
    }
    this.at += mark.length;
    // A long text may end with quotation marks of its own.
    while (long && value.length < 1e6 && this.take(mark[0]!)) value += mark[0];
    return value;
  }
  escape(long: boolean): string {
    const letter = this.text[this.at++] ?? this.fail();
    if (letter === 'u' || letter === 'U') {
      const digits = this.match(letter === 'u' ? /[0-9a-fA-F]{4}/y : /[0-9a-fA-F]{8}/y);
      return digits ? String.fromCodePoint(parseInt(digits, 16)) : this.fail();
    }
    if (long && /\s/.test(letter)) {
      this.match(/\s*/y);
      return '';
    }
    return ESCAPES[letter] ?? this.fail();
  }

  keys(): string[] {
    const keys: string[] = [];
    do {
      this.space();
      keys.push(this.is('"') || this.is("'") ? this.string() : this.match(/[A-Za-z0-9_-]+/y) || this.fail());
      this.space();
    } while (this.take('.'));
    return keys;
  }

  value(): Node {
    const from = this.at;
    if (this.take('[')) return this.list(from);
    if (this.take('{')) return this.inline(from);
    const value = this.is('"') || this.is("'") ? this.string() : (plain(this.match(/[A-Za-z0-9_+.:-]+/y)) ?? this.fail(from));
    return { kind: 'leaf', value, from, to: this.at };
  }
  list(from: number): List {
    const items: Node[] = [];
    for (this.gap(); !this.take(']'); this.gap()) {
      items.push(this.value());
      this.gap();
      if (!this.take(',') && !this.is(']')) this.fail();
    }
    return { kind: 'list', items, from, to: this.at };
  }
  inline(from: number): Branch {
    const branch: Branch = { kind: 'branch', entries: new Map(), from, to: from };
    this.space();
    while (!this.take('}')) {
      this.pair(branch);
      this.space();
      if (this.take(',')) this.space();
      else if (!this.is('}')) this.fail();
    }
    branch.to = this.at;
    return branch;
  }
  pair(into: Branch): void {
    const from = this.at;
    const keys = this.keys();
    this.want('=');
    this.space();
    const owner = keys.slice(0, -1).reduce((branch, key) => this.inner(branch, key, from), into);
    const key = keys.at(-1)!;
    if (owner.entries.has(key)) this.fail(from);
    owner.entries.set(key, this.value());
  }
  /** The table of this name, the last one of a list of tables. */
  inner(branch: Branch, key: string, from: number): Branch {
    const found = branch.entries.get(key);
    if (found?.kind === 'branch') return found;
    const last = found?.kind === 'list' ? found.items.at(-1) : undefined;
    if (last?.kind === 'branch') return last;
    if (found) this.fail(from);
    const made: Branch = { kind: 'branch', entries: new Map(), from, to: this.at };
    branch.entries.set(key, made);
    return made;
  }
  header(root: Branch): Branch {
    const from = this.at;
    const many = this.take('[[');
    if (!many) this.want('[');
    const keys = this.keys();
    this.want(many ? ']]' : ']');
    this.close(keys);
    const owner = keys.slice(0, many ? -1 : undefined).reduce((branch, key) => this.inner(branch, key, from), root);
    if (!many) return owner;
    const key = keys.at(-1)!;
    const list = owner.entries.get(key) ?? { kind: 'list', items: [], from, to: this.at };
    if (list.kind !== 'list') this.fail(from);
    owner.entries.set(key, list);
    const made: Branch = { kind: 'branch', entries: new Map(), from, to: this.at };
    list.items.push(made);
    this.open.push({ keys, table: made });
    return made;
  }
  /** Ends the tables that another one does not belong to. */
  close(keys: string[]): void {
    const goesOn = (own: string[]): boolean => own.length < keys.length && own.every((key, place) => key === keys[place]);
    for (const { keys: own, table } of this.open) if (!goesOn(own)) table.to = this.said;
    this.open = this.open.filter(({ keys: own }) => goesOn(own));
  }
  all(): Branch {
    const root: Branch = { kind: 'branch', entries: new Map(), from: 0, to: 0 };
    let here = root;
    for (this.gap(); this.at < this.text.length; this.gap()) {
      if (this.is('[')) here = this.header(root);
      else this.pair(here);
      this.lineEnd();
      this.said = this.at;
    }
    this.close([]);
    return root;
  }
}

/** A number or a yes or no; a date stays text. */
function plain(word: string): string | number | boolean | null {
  if (word === 'true' || word === 'false') return word === 'true';
  if (/^0[xob]/.test(word)) return Number(word.replaceAll('_', ''));
  if (/^[+-]?\d[\d_]*(\.\d+)?([eE][+-]?\d+)?$/.test(word)) return Number(word.replaceAll('_', ''));
  return /^\d{4}-|^\d\d:/.test(word) ? word : null;
}

/** Reads a sheet. */
export const read = (text: string): Branch => new Reader(text).all();

/** The line of a place in the text, counted from 1. */
export function lineOf(text: string, at: number): number {
  let line = 1;
  for (let place = text.indexOf('\n'); place !== -1 && place < at; place = text.indexOf('\n', place + 1)) line++;
  return line;
}

/** A value as it is written in a sheet. */
export const written = (value: string | number | boolean): string =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

import { Unreadable } from '../unreadable.ts';

/** Far beyond what any article needs: more is a source that grows while it is read. */
const LIMITS = { expansions: 50_000, characters: 4_000_000, frames: 200, files: 100 };

export type Token =
  | { kind: 'command'; name: string }
  | { kind: 'text'; text: string }
  /** Of an environment. */
  | { kind: 'begin' | 'end'; name: string }
  | { kind: 'open' | 'close' | 'space' | 'paragraph' | 'cell' }
  | { kind: 'math'; isDisplay: boolean };

interface Frame {
  text: string;
  at: number;
}

interface Macro {
  parameters: number;
  /** What the first parameter is where it is left out. */
  fallback: string | null;
  body: string;
}

export interface Tokens {
  /** Null at the end. */
  next: () => Token | null;
  /** What stands in braces next, as it is written; or the one sign or command there. */
  argument: () => string;
  /** What stands in square brackets next; null where nothing does, or something else than is asked for. */
  option: (isOne?: (text: string) => boolean) => string | null;
  /** Whether a star stood here; it is taken. */
  star: () => boolean;
  /** Everything up to these words, which are taken too. */
  rawUntil: (end: string) => string;
  /** One sign, whatever it means. */
  sign: () => string;
  isOver: () => boolean;
  /** Have this read next. */
  insert: (text: string) => void;
}

const DEFINING = new Set(['newcommand', 'renewcommand', 'providecommand', 'DeclareRobustCommand']);
const LONGEST_OPTION = 2_000;
const SPECIAL = /[\\{}$&~%\s]/g;

/**
 * The tokens of a source, with its own commands put in place of their names and its other files in theirs. Nothing of it is
 * run: what TeX would compute is not there, and what grows without end is given up.
 */
export function openTokens(source: string, fileOf: (name: string) => string | null): Tokens {
  const frames: Frame[] = [];
  const macros = new Map<string, Macro>();
  const counts = { expansions: 0, characters: 0, files: 0 };

  const add = (what: keyof typeof counts, more = 1): void => {
    counts[what] += more;
    // guard: A source that grows while it is read is given up (../../../latex-reader.test.ts) ‹> LIMITS[what] → < 0›
    if (counts[what] > LIMITS[what]) throw new Unreadable('too_heavy');
  };
  const insert = (text: string): void => {
    add('characters', text.length);
    if (frames.length >= LIMITS.frames) throw new Unreadable('too_heavy');
    frames.push({ text, at: 0 });
  };
  insert(source);

  /** Where something stands next; null at the end. */
  function frame(): Frame | null {
    for (let last = frames.at(-1); last; last = frames.at(-1)) {
      if (last.at < last.text.length) return last;
      frames.pop();
    }
    return null;
  }

  function skipSpace(): void {
    for (let here = frame(); here; here = frame()) {
      const sign = here.text[here.at] ?? '';
      if (sign === '%') skipComment(here);
      else if (/\s/.test(sign)) here.at++;
      else return;
    }
  }

  /** A comment takes the end of its line along, and how the next one begins. */
  function skipComment(here: Frame): void {
    const end = here.text.indexOf('\n', here.at);
    here.at = end < 0 ? here.text.length : end + 1;
    while (here.text[here.at] === ' ' || here.text[here.at] === '\t') here.at++;
  }

  function commandName(here: Frame): string {
    here.at++;
    const [letters] = /^[a-zA-Z@]+/.exec(here.text.slice(here.at, here.at + 100)) ?? [];
    const name = letters ?? here.text.slice(here.at, here.at + 1);
    here.at += name.length;
    return name;
  }

  /** Up to the brace that closes; the rest of it where none does. */
  function braced(here: Frame): string {
    const start = ++here.at;
    let depth = 1;
    for (; here.at < here.text.length; here.at++) {
      const sign = here.text[here.at];
      if (sign === '\\') here.at++;
      else if (sign === '{') depth++;
      else if (sign === '}' && --depth === 0) return here.text.slice(start, here.at++);
    }
    return here.text.slice(start);
  }

  function argument(): string {
    skipSpace();
    const here = frame();
    if (!here) return '';
    const sign = here.text[here.at];
    if (sign === '{') return braced(here);
    if (sign === '\\') return `\\${commandName(here)}`;
    // What closes a group belongs to nobody.
    if (sign === '}') return '';
    here.at++;
    return sign ?? '';
  }

  function option(isOne: (text: string) => boolean = () => true): string | null {
    skipSpace();
    const here = frame();
    if (here?.text[here.at] !== '[') return null;
    const end = closingBracket(here);
    const text = end === null ? null : here.text.slice(here.at + 1, end);
    if (end === null || text === null || !isOne(text)) return null;
    here.at = end + 1;
    return text;
  }

  /** An interval that is open on its right closes nothing, and is left as it stands. */
  function closingBracket({ text, at }: Frame): number | null {
    let depth = 0;
    for (let place = at + 1; place < Math.min(text.length, at + LONGEST_OPTION); place++) {
      const sign = text[place];
      if (sign === '\\') place++;
      else if (sign === '{') depth++;
      else if (sign === '}' && --depth < 0) return null;
      else if (sign === ']' && depth === 0) return place;
    }
    return null;
  }

  function star(): boolean {
    const here = frame();
    if (here?.text[here.at] !== '*') return false;
    here.at++;
    return true;
  }

  function rawUntil(end: string): string {
    const here = frame();
    if (!here) return '';
    const found = here.text.indexOf(end, here.at);
    const raw = here.text.slice(here.at, found < 0 ? undefined : found);
    here.at = found < 0 ? here.text.length : found + end.length;
    return raw;
  }

  function takeSign(): string {
    const here = frame();
    return here ? (here.text[here.at++] ?? '') : '';
  }

  function define(): void {
    star();
    const name = argument().trim().replace(/^\\/, '');
    const parameters = Number(option() ?? 0) || 0;
    const fallback = parameters > 0 ? option() : null;
    macros.set(name, { parameters: Math.min(9, parameters), fallback, body: argument() });
  }

  /** `\def\name#1#2{…}`; what lies between its parameters in other ways cannot be told, so it stays unknown. */
  function defineShortly(): void {
    const name = argument().replace(/^\\/, '');
    const pattern = rawUntil('{');
    const here = frame();
    if (!here) return;
    here.at--;
    const body = argument();
    const parameters = /^\s*((?:#\d)*)\s*$/.exec(pattern)?.[1];
    if (parameters !== undefined) {
      macros.set(name, { parameters: Math.min(9, parameters.length / 2), fallback: null, body });
    }
  }

  function expand({ parameters, fallback, body }: Macro): void {
    add('expansions');
    const first = fallback === null ? [] : [option() ?? fallback];
    const given = [...first, ...Array.from({ length: parameters - first.length }, argument)];
    insert(body.replace(/#(\d)/g, (_, place: string) => given[Number(place) - 1] ?? ''));
  }

  function include(): void {
    add('files');
    const text = fileOf(argument().trim());
    if (text !== null) insert(text);
  }

  /** Up to the end of what is never so. */
  function skipFalse(): void {
    const here = frame();
    if (!here) return;
    const rest = /\\(if[a-zA-Z]*|fi)(?![a-zA-Z])/g;
    rest.lastIndex = here.at;
    let depth = 1;
    for (let found = rest.exec(here.text); found; found = rest.exec(here.text)) {
      depth += found[1] === 'fi' ? -1 : 1;
      if (depth > 0) continue;
      here.at = rest.lastIndex;
      return;
    }
    here.at = here.text.length;
  }

  /** What a command does to what is read; false for one that is to be given on. */
  function isDone(name: string): boolean {
    const macro = macros.get(name);
    if (macro) expand(macro);
    else if (DEFINING.has(name)) define();
    else if (name === 'def' || name === 'gdef' || name === 'edef' || name === 'xdef') defineShortly();
    else if (name === 'DeclareMathOperator') {
      star();
      const operator = argument().replace(/^\\/, '');
      macros.set(operator, { parameters: 0, fallback: null, body: `\\operatorname{${argument()}}` });
    } else if (name === 'input' || name === 'include' || name === 'subfile') include();
    else if (name === 'let') {
      argument();
      if (argument() === '=') argument();
    } else if (name === 'iffalse') skipFalse();
    else return false;
    return true;
  }

  function whitespace(here: Frame): Token {
    let lines = 0;
    for (; here.at < here.text.length && /\s/.test(here.text[here.at] ?? ''); here.at++) {
      if (here.text[here.at] === '\n') lines++;
    }
    return { kind: lines > 1 ? 'paragraph' : 'space' };
  }

  function next(): Token | null {
    for (let here = frame(); here; here = frame()) {
      const sign = here.text[here.at] ?? '';
      if (sign === '%') {
        skipComment(here);
        if (here.text[here.at] !== '\n') continue;
        whitespace(here);
        return { kind: 'paragraph' };
      }
      if (/\s/.test(sign)) return whitespace(here);
      if (sign === '\\') {
        const name = commandName(here);
        // The space after a name only ends it.
        if (/^[a-zA-Z@]/.test(name)) while (/[ \t]/.test(here.text[here.at] ?? '')) here.at++;
        if (name === 'begin' || name === 'end') return { kind: name, name: argument().trim() };
        if (isDone(name)) continue;
        return { kind: 'command', name };
      }
      here.at++;
      if (sign === '{') return { kind: 'open' };
      if (sign === '}') return { kind: 'close' };
      if (sign === '&') return { kind: 'cell' };
      if (sign === '~') return { kind: 'text', text: '\u00a0' };
      if (sign === '$') {
        const isDisplay = here.text[here.at] === '$';
        if (isDisplay) here.at++;
        return { kind: 'math', isDisplay };
      }
      SPECIAL.lastIndex = here.at;
      const end = SPECIAL.exec(here.text)?.index ?? here.text.length;
      const text = here.text.slice(here.at - 1, end);
      here.at = end;
      return { kind: 'text', text };
    }
    return null;
  }

  return { next, isOver: () => frame() === null, argument, option, star, rawUntil, sign: takeSign, insert };
}

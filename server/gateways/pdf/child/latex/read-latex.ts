import type { Flow, Paragraph, Run, TextContent } from '@mustalah/contract/journal/article-text';
import {
  addRun,
  openBlocks,
  openCounter,
  type ReadCell,
  type ReadRow,
  saysAnything,
} from '../docx/write-blocks.ts';
import { Unreadable } from '../unreadable.ts';
import {
  accents,
  cites,
  drawings,
  environmentArguments,
  formulas,
  headings,
  looks,
  references,
  rules,
  silent,
  switches,
  symbols,
  tables,
  verbatim,
} from './known.ts';
import { openSourceFiles, type SourceFiles } from './source-files.ts';
import { openTokens, type Token } from './tokens.ts';
import { asWritten, citedWorks, directionOf, isArabic, trimmed, typeset } from './words.ts';

const MOST_DEPTH = 100;
const MOST_NOTES = 2_000;

/**
 * Read what a source in LaTeX says: the words of its common commands, and formulas as they were written. It is read twice,
 * since it names by their labels what comes later.
 */
export function readLatex(archive: Buffer): { content: TextContent; pictures: Buffer[] } {
  const files = openSourceFiles(archive);
  const { labels } = readOnce(files, new Map());
  const { content } = readOnce(files, labels);
  // guard: A source that says nothing has no text (../../../latex-reader.test.ts)
  if (content.blocks.length === 0) throw new Unreadable('empty');
  return { content, pictures: [] };
}

interface Look {
  bold?: true;
  italic?: true;
  script?: 'sub' | 'super';
}

/** Lists in lists are of the outermost. */
interface List {
  id: string;
  isNumbered: boolean;
}
type Float = 'figure' | 'table';

const languages = {
  ar: { figure: 'الشكل', table: 'الجدول', works: 'المراجع', comma: '، ', direction: 'rtl' },
  en: { figure: 'Figure', table: 'Table', works: 'References', comma: ', ', direction: 'ltr' },
} as const;
/** These lose their dots to an accent. */
const dotted: Partial<Record<string, string>> = { i: 'i', j: 'j' };
const MOST_COLUMNS = 50;
const listNames = new Set(['itemize', 'enumerate', 'description', 'thebibliography']);
const numberedLists = new Set(['enumerate', 'thebibliography']);
const numbered = new Set(['equation', 'align', 'gather', 'multline', 'eqnarray', 'flalign', 'alignat']);

/** How far the next line is; an interval is none. */
const isLength = (text: string): boolean => /^\s*-?[\d.]*\s*(?:[a-z]{2}|\\[a-z]+)\s*$/i.test(text);

/** What a table of commands says of one; a source may use any name. */
const own = <Value>(table: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function readOnce(files: SourceFiles, known: ReadonlyMap<string, string>) {
  const tokens = openTokens(files.main, files.fileOf);
  const count = openCounter();
  const { blocks, addParagraph, addTable } = openBlocks(count);
  const cited = citedWorks(files);
  const language = isArabic(files.main) ? languages.ar : languages.en;
  const labels = new Map<string, string>();
  const theorems = new Map<string, string>();
  const notes: Paragraph[][] = [];
  const counters = new Map<string, number>();
  const sections = [0, 0, 0];
  const lists: List[] = [];
  const floats: Float[] = [];
  let depth = 0;
  let runs: Run[] = [];
  let look: Look = {};
  /** What a label here stands for. */
  let here = '';
  /** Ends a paragraph; one in a cell or a note goes on in the next line. */
  let flush = (outline?: number): void => {
    const list = lists.at(-1);
    const kept = trimmed(runs);
    addParagraph({
      direction: directionOf(kept),
      runs: kept,
      pictures: [],
      outline,
      list: outline === undefined && list ? { ...list, level: lists.length - 1 } : undefined,
    });
    runs = [];
  };

  const say = (text: string) => addRun(runs, { text, ...look }, count);
  /** Several in a row are one. */
  function addSpace(): void {
    const last = runs.at(-1);
    const isThere = !last || ('text' in last && /\s$/.test(last.text));
    if (!isThere) say(' ');
  }
  const newLine = () => void (saysAnything(runs) && say('\n'));
  /** A point of a list is one, of how many paragraphs it may be. */
  const endParagraph = () => (lists.length > 0 ? newLine() : flush());

  function counted(name: string): string {
    const next = (counters.get(name) ?? 0) + 1;
    counters.set(name, next);
    return String(next);
  }

  function readUntil(isEnd: (token: Token) => boolean): void {
    for (let token = tokens.next(); token && !isEnd(token); token = tokens.next()) read(token);
  }

  function nested(work: () => void): void {
    depth++;
    // guard: A source that is nested without end is given up (../../../latex-reader.test.ts) ‹> MOST_DEPTH → < 0›
    if (depth > MOST_DEPTH) throw new Unreadable('too_heavy');
    work();
    depth--;
  }

  function inLook(added: Look, work: () => void): void {
    const before = look;
    look = { ...look, ...added };
    work();
    look = before;
  }

  /** What stands in braces next, or the one token that stands there. */
  function readNext(): void {
    let token = tokens.next();
    while (token?.kind === 'space') token = tokens.next();
    if (token) read(token);
  }

  /** Read words that are no part of the paragraph here. */
  function apart(work: () => void): Run[] {
    const before = { runs, look, flush };
    runs = [];
    look = {};
    flush = newLine;
    work();
    const said = trimmed(runs);
    ({ runs, look, flush } = before);
    return said;
  }

  function read(token: Token): void {
    switch (token.kind) {
      case 'text':
        return say(typeset(token.text));
      case 'space':
        return addSpace();
      case 'paragraph':
        return endParagraph();
      case 'open':
        return inLook({}, () => nested(() => readUntil(isClose)));
      case 'math':
        return betweenSigns(token.isDisplay);
      case 'begin':
        return begin(token.name);
      case 'command':
        return command(token.name);
      case 'close':
      case 'cell':
      case 'end':
    }
  }

  const commands: Record<string, () => void> = {
    '\\': lineEnd,
    par: endParagraph,
    paragraph: () => {
      flush();
      inLook({ bold: true }, readNext);
      say(' ');
    },
    label: () => void labels.set(tokens.argument(), here),
    footnote: addNote,
    endnote: addNote,
    item: addItem,
    bibitem: () => {
      flush();
      tokens.option();
      tokens.argument();
    },
    '(': () =>
      addFormula(
        rawFormula((each) => each.kind === 'command' && each.name === ')'),
        false,
      ),
    '[': () =>
      addFormula(
        rawFormula((each) => each.kind === 'command' && each.name === ']'),
        true,
      ),
    includegraphics: () => {
      tokens.star();
      tokens.option();
      tokens.argument();
      addRun(runs, { missing: 'picture' }, count);
    },
    caption: addCaption,
    url: () => say(tokens.argument()),
    href: () => {
      tokens.argument();
      readNext();
    },
    verb: () => {
      tokens.star();
      say(tokens.rawUntil(tokens.sign()));
    },
    bibliography: () => {
      tokens.argument();
      if (files.bibliography) tokens.insert(files.bibliography);
    },
    newtheorem: addTheorem,
  };

  function command(name: string): void {
    const level = own(headings, name);
    const taken = own(looks, name);
    const kept = own(switches, name);
    const symbol = own(symbols, name);
    const accent = own(accents, name);
    const skipped = own(silent, name);
    if (level !== undefined) addHeading(level);
    else if (taken) inLook(taken, readNext);
    else if (kept) look = { ...look, ...kept };
    else if (Object.hasOwn(commands, name)) commands[name]?.();
    else if (symbol !== undefined) say(symbol);
    else if (accent) addAccented(accent);
    else if (skipped !== undefined) skip(skipped);
    else if (cites.has(name)) cite();
    else if (references.has(name)) refer(name);
  }

  function skip(many: number): void {
    tokens.star();
    for (let left = many; left > 0; left--) {
      tokens.option();
      tokens.argument();
    }
  }

  function lineEnd(): void {
    tokens.star();
    tokens.option(isLength);
    newLine();
  }

  function addAccented(accent: string): void {
    const letter = tokens.argument().replace(/^\\/, '');
    const [base = '', ...rest] = dotted[letter] ?? own(symbols, letter) ?? letter;
    say(`${base}${accent}${rest.join('')}`.normalize('NFC'));
  }

  function addHeading(level: number): void {
    flush();
    const isNumbered = !tokens.star();
    tokens.option();
    if (isNumbered) {
      sections[level] = (sections[level] ?? 0) + 1;
      sections.fill(0, level + 1);
      here = sections.slice(0, level + 1).join('.');
      say(`${here} `);
    }
    readNext();
    flush(level);
  }

  function cite(): void {
    tokens.star();
    const first = tokens.option();
    const place = tokens.option() ?? first;
    const keys = tokens.argument().split(',');
    const numbers = keys.map((key) => cited.get(key.trim()) ?? key.trim());
    say(`[${[...numbers, ...(place ? [place] : [])].join(language.comma)}]`);
  }

  function refer(name: string): void {
    tokens.star();
    const number = known.get(tokens.argument()) ?? '';
    say(name === 'eqref' ? `(${number})` : number);
  }

  function addNote(): void {
    tokens.option();
    if (notes.length >= MOST_NOTES) return void tokens.argument();
    const place = notes.push([]) - 1;
    const said = apart(readNext);
    notes[place] = [{ kind: 'paragraph', direction: directionOf(said), runs: said }];
    addRun(runs, { note: place }, count);
  }

  function addCaption(): void {
    tokens.star();
    tokens.option();
    const float = floats.at(-1) ?? 'figure';
    here = counted(float);
    flush();
    inLook({ bold: true }, () => say(`${language[float]} ${here}: `));
    readNext();
    flush();
  }

  function addItem(): void {
    flush();
    const list = lists.at(-1);
    const sign = tokens.option();
    if (list?.isNumbered) here = counted(`${list.id} ${lists.length}`);
    if (!sign) return;
    tokens.insert(`{${sign}}`);
    inLook({ bold: true }, readNext);
    say(' ');
  }

  function addTheorem(): void {
    tokens.star();
    const name = tokens.argument();
    tokens.option();
    theorems.set(name, tokens.argument());
    tokens.option();
  }

  /** A formula as it was written, with its own commands put in. */
  function rawFormula(isEnd: (token: Token) => boolean): string {
    let tex = '';
    for (let token = tokens.next(); token && !isEnd(token); token = tokens.next()) {
      if (token.kind === 'command' && token.name === 'label') labels.set(tokens.argument(), here);
      else tex += asWritten(token);
      count('characters');
    }
    return tex.replace(/\s+/g, ' ').trim();
  }

  /** Of two formulas side by side the signs stand together. */
  function betweenSigns(isDisplay: boolean): void {
    let opensNext = false;
    const tex = rawFormula((token) => {
      if (token.kind !== 'math') return false;
      opensNext = token.isDisplay && !isDisplay;
      return true;
    });
    if (opensNext) tokens.insert('$');
    addFormula(tex, isDisplay);
  }

  function addFormula(tex: string, isDisplay: boolean, number = ''): void {
    if (tex === '') return;
    if (isDisplay) endParagraph();
    addRun(runs, { formula: tex }, count);
    if (number) say(` (${number})`);
    if (isDisplay) endParagraph();
  }

  function begin(name: string): void {
    const plain = name.replace(/\*$/, '');
    const isEnd = (token: Token) => token.kind === 'end' && token.name === name;
    if (plain === 'comment') tokens.rawUntil(`\\end{${name}}`);
    else if (drawings.has(plain)) {
      tokens.rawUntil(`\\end{${name}}`);
      addRun(runs, { missing: 'picture' }, count);
    } else if (verbatim.has(plain)) {
      flush();
      const raw = tokens.rawUntil(`\\end{${name}}`);
      say(raw.replace(/^(?:\[[^\]\n]*\])?(?:\{[^}\n]*\})?\n?/, ''));
      flush();
    } else if (formulas.has(plain)) {
      if (plain === 'alignat') tokens.argument();
      const number = name === plain && numbered.has(plain) ? counted('equation') : '';
      if (number) here = number;
      addFormula(rawFormula(isEnd), plain !== 'math', number);
    } else if (tables.has(plain)) nested(() => readTable(name, isEnd));
    else nested(() => readEnvironment(name, isEnd));
  }

  function readEnvironment(name: string, isEnd: (token: Token) => boolean): void {
    const plain = name.replace(/\*$/, '');
    const float = plain === 'figure' || plain === 'table' ? plain : undefined;
    const skipped = own(environmentArguments, plain);
    const theorem = theorems.get(plain);
    flush();
    if (listNames.has(name) || float || skipped !== undefined) tokens.option();
    for (let left = skipped ?? 0; left > 0; left--) tokens.argument();
    if (name === 'thebibliography') {
      say(language.works);
      flush(0);
    }
    if (listNames.has(name)) {
      lists.push({ id: lists[0]?.id ?? counted('list'), isNumbered: numberedLists.has(name) });
      counters.delete(`${lists[0]?.id} ${lists.length}`);
    }
    if (float) floats.push(float);
    if (theorem !== undefined) {
      here = counted(`theorem ${plain}`);
      const said = tokens.option();
      inLook({ bold: true }, () => say(`${theorem} ${here}${said ? ` (${said})` : ''}. `));
    }
    inLook({}, () => readUntil(isEnd));
    flush();
    if (listNames.has(name)) lists.pop();
    if (float) floats.pop();
  }

  function readTable(name: string, isEnd: (token: Token) => boolean): void {
    flush();
    if (name !== 'tabular' && name !== 'longtable' && name !== 'array') tokens.argument();
    tokens.option();
    tokens.argument();
    const rows: ReadRow[] = [];
    let hasHead = false;
    for (let isOver = false; !isOver; ) {
      const { cells, isLast, isRuled } = readRow(isEnd);
      // What stands above a line, after the first, heads the table.
      if (isRuled && rows.length === 1) hasHead = true;
      if (cells.some(({ content }) => content.length > 0)) rows.push({ isHead: false, cells });
      isOver = isLast;
    }
    const [head] = rows;
    if (head && hasHead && rows.length > 1) head.isHead = true;
    addTable(language.direction, rows);
  }

  function readRow(isEnd: (token: Token) => boolean) {
    const row = { cells: [] as ReadCell[], isLast: false, isRuled: false };
    for (let isOver = false; !isOver; ) {
      let columns = 1;
      const said = apart(() =>
        readUntil((token) => {
          const name = token.kind === 'command' ? token.name : '';
          if (rules.has(name)) row.isRuled = true;
          if (name === 'multicolumn') {
            columns = Math.min(MOST_COLUMNS, Math.max(1, Number(tokens.argument()) || 1));
            tokens.argument();
          }
          row.isLast = isEnd(token);
          isOver = row.isLast || name === '\\' || name === 'tabularnewline';
          return isOver || token.kind === 'cell';
        }),
      );
      count('cells');
      row.cells.push({ columns, isMerged: false, content: said.length > 0 ? [paragraphOf(said)] : [] });
      // A table that nothing ends ends with its file.
      if (!isOver && tokens.isOver()) isOver = row.isLast = true;
    }
    if (!row.isLast) tokens.option(isLength);
    return row;
  }

  // What stands before the document only defines.
  for (let token = tokens.next(); token; token = tokens.next()) {
    if (token.kind === 'begin' && token.name === 'document') break;
    if (token.kind === 'command' && token.name === 'newtheorem') addTheorem();
  }
  readUntil((token) => token.kind === 'end' && token.name === 'document');
  flush();
  return { content: { blocks, notes }, labels };
}

const isClose = (token: Token): boolean => token.kind === 'close';

const paragraphOf = (runs: Run[]): Flow => ({ kind: 'paragraph', direction: directionOf(runs), runs });

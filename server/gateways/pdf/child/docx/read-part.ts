import type { Flow, Paragraph, Run } from '@mustalah/contract/journal/article-text';
import { type Attributes, parseXml } from './parse-xml.ts';
import { isOn, type Numbering, type Styles } from './parts.ts';
import {
  addRun,
  type Counter,
  type ReadCell,
  type ReadRow,
  saysAnything,
  type Written,
} from './write-blocks.ts';

/** What of a part is read with the help of the others. */
export interface Around {
  styles: Styles;
  numbering: Numbering;
  count: Counter;
  /** The place of a picture among those that can be shown, or null. */
  pictureOf: (relation: string) => number | null;
  /** The place of a note of the author's among those that are called. */
  noteOf: (kind: 'foot' | 'end', id: string) => number | null;
}

/** Where the paragraphs and tables of a part go. */
export interface Sink {
  addParagraph: (written: Written) => void;
  addTable: (direction: 'rtl' | 'ltr', rows: readonly ReadRow[]) => void;
  /** Told of every element that stands in no paragraph: a part of notes has its own. */
  onElement?: (name: string, attributes: Attributes) => void;
}

/** What was deleted or moved away, what only programs read, and what stands a second time for old programs. */
const UNREAD = new Set(
  (
    'w:del w:moveFrom w:delText w:instrText w:pPrChange w:rPrChange w:tblPrChange w:tcPrChange w:trPrChange w:sectPr ' +
    'w:sdtPr w:rt mc:Fallback w:tblStylePr'
  ).split(' '),
);
const EQUATIONS = new Set(['m:oMath']);
/** Drawn by programs of their own. */
const DRAWINGS = new Set(['w:drawing', 'w:pict', 'w:object']);
const MOST_COLUMNS = 100;

interface OpenParagraph extends Written {
  isList: boolean;
}
interface OpenRun {
  isComplex: boolean;
  isHidden: boolean;
  bold: { plain?: boolean; complex?: boolean };
  italic: { plain?: boolean; complex?: boolean };
  script?: 'sub' | 'super';
  style?: string;
}
interface OpenTable {
  direction: 'rtl' | 'ltr';
  rows: ReadRow[];
}
interface OpenDrawing {
  alt: string;
  relation: string;
  hasText: boolean;
}

/** Read the paragraphs and tables of a part of the document (ECMA-376-1, 17.3 and 17.4), in their order. */
export function readPart(xml: Buffer, around: Around, sink: Sink): void {
  const { styles, numbering, count } = around;
  const paragraphs: OpenParagraph[] = [];
  const runs: OpenRun[] = [];
  const drawings: OpenDrawing[] = [];
  let table: OpenTable | null = null;
  let tables = 0;
  let unread: { name: string; depth: number } | null = null;
  let isText = false;

  const say = (run: Run) => {
    const paragraph = paragraphs.at(-1);
    if (paragraph) addRun(paragraph.runs, run, count);
  };
  const words = (text: string) => {
    const run = runs.at(-1);
    if (run?.isHidden) return;
    for (const drawing of drawings) drawing.hasText = true;
    say({ text, ...(run && lookOf(run, styles)) });
  };

  const open = (name: string, attributes: Attributes) => {
    if (unread) {
      if (name === unread.name) unread.depth++;
      return;
    }
    if (UNREAD.has(name) || EQUATIONS.has(name)) {
      unread = { name, depth: 1 };
      if (EQUATIONS.has(name)) say({ missing: 'equation' });
      return;
    }
    if (DRAWINGS.has(name)) drawings.push({ alt: '', relation: '', hasText: false });
    if (name === 'w:p') {
      paragraphs.push({
        direction: 'auto',
        runs: [],
        pictures: [],
        outline: undefined,
        list: undefined,
        isList: false,
      });
    } else if (name === 'w:r') runs.push({ isComplex: false, isHidden: false, bold: {}, italic: {} });
    else if (name === 'w:t') isText = true;
    else if (name === 'w:tbl') openTable();
    else if (name === 'w:tr' && tables === 1) table?.rows.push({ isHead: false, cells: [] });
    else if (name === 'w:tc' && tables === 1) openCell();
    else if (tables === 1 && paragraphs.length === 0) inTable(name, attributes);
    if (paragraphs.length === 0) sink.onElement?.(name, attributes);
    inParagraph(name, attributes);
  };

  const openTable = () => {
    tables++;
    // What stands in a table in a table is read as the paragraphs of the outer one's cell.
    if (tables === 1) table = { direction: 'ltr', rows: [] };
  };
  const openCell = () => {
    count('cells');
    table?.rows.at(-1)?.cells.push({ columns: 1, isMerged: false, content: [] });
  };
  const cellNow = (): ReadCell | undefined => table?.rows.at(-1)?.cells.at(-1);

  const inTable = (name: string, attributes: Attributes) => {
    const cell = cellNow();
    if (name === 'w:bidiVisual' && table && isOn(attributes)) table.direction = 'rtl';
    const row = table?.rows.at(-1);
    if (name === 'w:tblHeader' && row && isOn(attributes)) row.isHead = true;
    if (name === 'w:gridSpan' && cell) {
      cell.columns = Math.min(MOST_COLUMNS, Math.max(1, Math.trunc(Number(attributes['w:val'])) || 1));
    }
    if (name === 'w:vMerge' && cell) cell.isMerged = attributes['w:val'] !== 'restart';
  };

  const inParagraph = (name: string, attributes: Attributes) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph) return;
    const run = runs.at(-1);
    const value = attributes['w:val'] ?? '';
    if (run) inRun(run, name, attributes);
    switch (name) {
      case 'w:pStyle':
        styled(paragraph, value);
        break;
      case 'w:bidi':
        paragraph.direction = isOn(attributes) ? 'rtl' : 'ltr';
        break;
      case 'w:outlineLvl':
        paragraph.outline = Number(value);
        break;
      case 'w:ilvl':
        paragraph.list = { id: paragraph.list?.id ?? '', level: Number(value) || 0, isNumbered: false };
        break;
      case 'w:numId':
        paragraph.list = { id: value, level: paragraph.list?.level ?? 0, isNumbered: false };
        break;
      case 'w:tab':
        if (run) words(' ');
        break;
      case 'w:br':
      case 'w:cr':
        if (attributes['w:type'] === undefined || attributes['w:type'] === 'textWrapping') words('\n');
        break;
      case 'w:noBreakHyphen':
        words('\u2011');
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        const kind = name === 'w:footnoteReference' ? 'foot' : 'end';
        const note = around.noteOf(kind, attributes['w:id'] ?? '');
        if (note !== null) say({ note });
        break;
      }
      default:
        inDrawing(name, attributes);
    }
  };
  const styled = (paragraph: OpenParagraph, id: string) => {
    const { outline, isRtl, list } = styles(id);
    if (outline !== undefined) paragraph.outline = outline;
    if (isRtl !== undefined) paragraph.direction = isRtl ? 'rtl' : 'ltr';
    if (list) paragraph.list = { ...list, isNumbered: false };
  };
  const inDrawing = (name: string, attributes: Attributes) => {
    const drawing = drawings.at(-1);
    if (!drawing) return;
    if (name === 'wp:docPr') drawing.alt = attributes.descr ?? '';
    if (name === 'a:blip') drawing.relation = attributes['r:embed'] ?? '';
    if (name === 'v:imagedata') drawing.relation = attributes['r:id'] ?? '';
  };

  const close = (name: string) => {
    if (unread) {
      if (name === unread.name) unread.depth--;
      if (unread.depth === 0) unread = null;
      return;
    }
    if (DRAWINGS.has(name)) endDrawing(drawings.pop());
    if (name === 'w:p') endParagraph(paragraphs.pop());
    else if (name === 'w:r') runs.pop();
    else if (name === 'w:t') isText = false;
    else if (name === 'w:tbl') {
      tables--;
      if (tables === 0 && table) {
        sink.addTable(table.direction, table.rows);
        table = null;
      }
    }
  };
  const endDrawing = (drawing: OpenDrawing | undefined) => {
    const paragraph = paragraphs.at(-1);
    // Of a box with words the words are there.
    if (!drawing || !paragraph || (drawing.hasText && !drawing.relation)) return;
    const place = drawing.relation ? around.pictureOf(drawing.relation) : null;
    if (place === null) say({ missing: 'picture' });
    else paragraph.pictures.push({ kind: 'picture', place, alt: drawing.alt.slice(0, 1_000) });
  };
  const endParagraph = (paragraph: OpenParagraph | undefined) => {
    if (!paragraph) return;
    const { list } = paragraph;
    paragraph.list =
      list && list.id !== '' && list.id !== '0'
        ? { ...list, isNumbered: numbering(list.id, list.level) }
        : undefined;
    const cell = tables > 0 ? cellNow() : undefined;
    if (cell) cell.content.push(...flowOf(paragraph));
    else sink.addParagraph(paragraph);
  };

  parseXml(xml, { open, close, text: (said) => isText && !unread && words(said) });
}

/** A paragraph that stands where there are no headings and lists. */
export function flowOf({ direction, runs, pictures }: Written): Flow[] {
  const paragraph: Paragraph[] = saysAnything(runs) ? [{ kind: 'paragraph', direction, runs }] : [];
  return [...paragraph, ...pictures];
}

function inRun(run: OpenRun, name: string, attributes: Attributes): void {
  if (name === 'w:rStyle') run.style = attributes['w:val'] ?? '';
  // Arabic takes its look from switches of its own.
  if (name === 'w:rtl' || name === 'w:cs') run.isComplex = isOn(attributes);
  if (name === 'w:b') run.bold.plain = isOn(attributes);
  if (name === 'w:bCs') run.bold.complex = isOn(attributes);
  if (name === 'w:i') run.italic.plain = isOn(attributes);
  if (name === 'w:iCs') run.italic.complex = isOn(attributes);
  if (name === 'w:vanish') run.isHidden = isOn(attributes);
  if (name === 'w:vertAlign') {
    const value = attributes['w:val'];
    if (value === 'superscript') run.script = 'super';
    if (value === 'subscript') run.script = 'sub';
  }
}

function lookOf({ isComplex, bold, italic, script, style }: OpenRun, styles: Styles) {
  const named = styles(style);
  const isBold = (isComplex ? bold.complex : bold.plain) ?? named.bold;
  const isItalic = (isComplex ? italic.complex : italic.plain) ?? named.italic;
  return {
    ...(isBold && { bold: true as const }),
    ...(isItalic && { italic: true as const }),
    ...(script && { script }),
  };
}

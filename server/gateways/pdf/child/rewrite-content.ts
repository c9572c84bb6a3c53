import { ContentReader, type Token } from './content-tokens.ts';

/**
 * What the operators that draw take, from the last operand back: n a number, N the name of a resource, S the name of a
 * colour space, s a string, a numbers in brackets, T strings and numbers in brackets, i a rendering intent, * numbers and
 * the name of a pattern. What is no such operator draws nothing.
 */
const OPERATORS: Readonly<Record<string, string>> = {
  // State of drawing
  q: '',
  Q: '',
  cm: 'nnnnnn',
  w: 'n',
  J: 'n',
  j: 'n',
  M: 'n',
  d: 'an',
  ri: 'i',
  i: 'n',
  gs: 'N',
  // Paths
  m: 'nn',
  l: 'nn',
  c: 'nnnnnn',
  v: 'nnnn',
  y: 'nnnn',
  h: '',
  re: 'nnnn',
  S: '',
  s: '',
  f: '',
  F: '',
  'f*': '',
  B: '',
  'B*': '',
  b: '',
  'b*': '',
  n: '',
  W: '',
  'W*': '',
  // Text
  BT: '',
  ET: '',
  Tc: 'n',
  Tw: 'n',
  Tz: 'n',
  TL: 'n',
  Tf: 'Nn',
  Tr: 'n',
  Ts: 'n',
  Td: 'nn',
  TD: 'nn',
  Tm: 'nnnnnn',
  'T*': '',
  Tj: 's',
  TJ: 'T',
  "'": 's',
  '"': 'nns',
  // Glyphs of fonts
  d0: 'nn',
  d1: 'nnnnnn',
  // Colours
  CS: 'S',
  cs: 'S',
  SC: '*',
  sc: '*',
  SCN: '*',
  scn: '*',
  G: 'n',
  g: 'n',
  RG: 'nnn',
  rg: 'nnn',
  K: 'nnnn',
  k: 'nnnn',
  // What stands elsewhere
  sh: 'N',
  Do: 'N',
};

const INTENTS = new Set(['/AbsoluteColorimetric', '/RelativeColorimetric', '/Saturation', '/Perceptual']);
const SPACES = new Set([
  '/DeviceGray',
  '/DeviceRGB',
  '/DeviceCMYK',
  '/Pattern',
  '/G',
  '/RGB',
  '/CMYK',
  '/I',
  '/Indexed',
]);
const MOST_COLOURS = 32;

/** What a rewriting knows of the file around it. */
export interface Around {
  /** The name under which a resource stands from now on. */
  renamed: (name: string) => string;
  /** An inline image by its entries. */
  picture: (
    entries: ReadonlyMap<string, string>,
    bytes: Uint8Array,
  ) => { entries: string; bytes: Uint8Array };
  /** Keep what marked text says when it is copied. */
  keepsActualText: boolean;
  /** Told when such text is there. */
  seesActualText: () => void;
}

type Operand = Token | { kind: 'array'; parts: Token[] } | { kind: 'dict'; parts: Token[] };

/** A content stream written anew: of its operators those that draw, of their operands those that they take. */
export function rewriteContent(content: Uint8Array, around: Around): Uint8Array {
  const reader = new ContentReader(content);
  const drawn: (string | Uint8Array)[] = [];
  let operands: Operand[] = [];
  for (let token = reader.next(); token; token = reader.next()) {
    if (token.kind === 'open') operands.push({ kind: 'array', parts: partsUpTo(reader, 'close') });
    else if (token.kind === 'begin') operands.push({ kind: 'dict', parts: partsUpTo(reader, 'end') });
    else if (token.kind !== 'word') operands.push(token);
    else {
      if (token.raw === 'BI') drawn.push(...inlineImage(reader, around));
      else drawn.push(operation(token.raw, operands, around));
      operands = [];
    }
  }
  return Buffer.concat(drawn.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

function partsUpTo(reader: ContentReader, end: 'close' | 'end'): Token[] {
  const parts: Token[] = [];
  let depth = 1;
  for (let token = reader.next(); token; token = reader.next()) {
    if (token.kind === 'open' || token.kind === 'begin') depth++;
    if (token.kind === 'close' || token.kind === 'end') depth--;
    if (depth === 0 && token.kind === end) return parts;
    if (depth <= 0) return parts;
    parts.push(token);
  }
  return parts;
}

function operation(operator: string, operands: readonly Operand[], around: Around): string {
  if (operator === 'BMC') return '/A BMC\n';
  if (operator === 'BDC') return marked(operands, around);
  if (operator === 'EMC') return 'EMC\n';
  // guard: An operator that draws nothing is left out (../anonymise.test.ts) ‹!Object.hasOwn(OPERATORS, operator) → false›
  if (!Object.hasOwn(OPERATORS, operator)) return '';
  const kinds = OPERATORS[operator] ?? '';
  if (kinds === '*') return `${colours(operands, around)} ${operator}\n`;
  // guard: An operator is written with what it takes, and nothing besides (../anonymise.test.ts) ‹operands.slice(-kinds.length) → [...operands]›
  const taken = kinds === '' ? [] : operands.slice(-kinds.length);
  const wanted = [...kinds].slice(-taken.length || kinds.length);
  return `${taken.map((operand, place) => written(operand, wanted[place] ?? '', around)).join(' ')} ${operator}\n`;
}

function written(operand: Operand, kind: string, { renamed }: Around): string {
  const raw = 'raw' in operand ? operand.raw : '';
  switch (kind) {
    case 'n':
      return operand.kind === 'number' ? raw : '0';
    case 's':
      return operand.kind === 'string' ? raw : '()';
    case 'N':
      return operand.kind === 'name' ? renamed(raw) : '/A';
    case 'S':
      if (operand.kind !== 'name') return '/DeviceGray';
      return SPACES.has(raw) ? raw : renamed(raw);
    case 'i':
      return INTENTS.has(raw) ? raw : '/RelativeColorimetric';
    case 'a':
      return listOf(operand, ['number']);
    case 'T':
      return listOf(operand, ['number', 'string']);
    default:
      return raw;
  }
}

const listOf = (operand: Operand, kinds: readonly Token['kind'][]): string =>
  operand.kind === 'array'
    ? `[${operand.parts
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ raw }) => raw)
        .join(' ')}]`
    : '[]';

const colours = (operands: readonly Operand[], around: Around): string =>
  operands
    .slice(-MOST_COLOURS)
    .flatMap((operand, place, all) => {
      if (operand.kind === 'number') return [operand.raw];
      return operand.kind === 'name' && place === all.length - 1 ? [around.renamed(operand.raw)] : [];
    })
    .join(' ');

/** Of marked content what shows and hides it and its number; its tag and all else that it says is for others. */
function marked(operands: readonly Operand[], around: Around): string {
  const [tag, properties] = operands.slice(-2);
  if (tag?.kind === 'name' && tag.raw === '/OC' && properties?.kind === 'name') {
    return `/OC ${around.renamed(properties.raw)} BDC\n`;
  }
  if (properties?.kind === 'name') return `/A ${around.renamed(properties.raw)} BDC\n`;
  const entries = properties?.kind === 'dict' ? entriesOf(properties.parts) : new Map<string, string>();
  const number = entries.get('/MCID');
  const text = entries.get('/ActualText');
  if (text !== undefined) around.seesActualText();
  const kept = [
    ...(number !== undefined && /^\d+$/.test(number) ? [`/MCID ${number}`] : []),
    ...(text !== undefined && /^[(<]/.test(text) && around.keepsActualText ? [`/ActualText ${text}`] : []),
  ];
  return `/A <<${kept.join('')}>> BDC\n`;
}

/** Each name with the one token behind it, or the tokens of a list. */
function entriesOf(parts: readonly Token[]): Map<string, string> {
  const entries = new Map<string, string>();
  for (let at = 0; at < parts.length; at++) {
    const key = parts[at];
    const value = parts[at + 1];
    if (key?.kind !== 'name' || !value) continue;
    if (value.kind === 'open' || value.kind === 'begin') {
      const closing = value.kind === 'open' ? 'close' : 'end';
      const end = parts.findIndex((part, place) => place > at && part.kind === closing);
      const last = end < 0 ? parts.length - 1 : end;
      entries.set(
        key.raw,
        parts
          .slice(at + 1, last + 1)
          .map(({ raw }) => raw)
          .join(' '),
      );
      at = last;
    } else {
      entries.set(key.raw, value.raw);
      at++;
    }
  }
  return entries;
}

function inlineImage(reader: ContentReader, around: Around): (string | Uint8Array)[] {
  const parts: Token[] = [];
  for (let token = reader.next(); token; token = reader.next()) {
    if (token.kind === 'word' && token.raw === 'ID') break;
    parts.push(token);
  }
  const { entries, bytes } = around.picture(entriesOf(parts), reader.image());
  return ['BI ', entries, ' ID ', bytes, '\nEI\n'];
}

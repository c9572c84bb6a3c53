// What a font program says of itself is left out or written over in place, so that no offset moves.

/** Tables that draw a glyph or find it (OpenType 1.9); of the others one has names, and none is looked at here. */
const DRAWING = new Set([
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'cvt ',
  'fpgm',
  'prep',
  'glyf',
  'loca',
  'CFF ',
  'OS/2',
  'post',
  'vhea',
  'vmtx',
  'VORG',
]);

/** A TrueType or OpenType program with the tables that draw it, and no other byte. */
export function stripSfnt(font: Uint8Array, { namesGlyphs }: { namesGlyphs: boolean }): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  if (font.length < 12) return font;
  const count = view.getUint16(4);
  const tables: { tag: string; bytes: Uint8Array }[] = [];
  for (let place = 0; place < count && 28 + place * 16 <= font.length; place++) {
    const at = 12 + place * 16;
    const tag = Buffer.from(font.subarray(at, at + 4)).toString('latin1');
    const start = view.getUint32(at + 8);
    const bytes = font.subarray(start, start + view.getUint32(at + 12));
    // guard: An embedded font says nothing of who made it (../anonymise.test.ts) ‹!DRAWING.has(tag) → false›
    if (!DRAWING.has(tag)) continue;
    tables.push({
      tag,
      bytes: tag === 'CFF ' ? stripCff(bytes) : tag === 'post' && !namesGlyphs ? namelessPost(bytes) : bytes,
    });
  }
  const power = 2 ** Math.floor(Math.log2(Math.max(tables.length, 1)));
  const head = Buffer.alloc(12 + tables.length * 16);
  head.set(font.subarray(0, 4));
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * 16, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (const [place, { tag, bytes }] of tables.entries()) {
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    const at = 12 + place * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(sumOf(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function sumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Glyphs that are found by their numbers need no names. */
function namelessPost(table: Uint8Array): Uint8Array {
  const post = Buffer.alloc(32);
  post.set(table.subarray(0, 32));
  post.writeUInt32BE(0x0003_0000, 0);
  return post;
}

/** Of its top dictionary: version, notice, full and family name, copyright, PostScript, base font; of others the name. */
const TELLING = new Set([0, 1, 2, 3, 0x0c00, 0x0c15, 0x0c16, 0x0c26]);
const STANDARD_STRINGS = 391;
const FONT_DICTS = 0x0c24;

/** A compact font program whose names and notices are written over (Adobe Technical Note 5176). */
export function stripCff(font: Uint8Array): Uint8Array {
  const cff = Buffer.from(font);
  const header = cff[2] ?? 4;
  const names = indexAt(cff, header);
  const tops = indexAt(cff, names.end);
  const strings = indexAt(cff, tops.end);
  for (const item of names.items) cff.fill('F', ...item);
  const dicts = tops.items.map(([from, to]) => dictOf(cff.subarray(from, to)));
  const more = dicts.flatMap((dict) => {
    const at = dict.get(FONT_DICTS)?.[0];
    return at === undefined ? [] : indexAt(cff, at).items.map(([from, to]) => dictOf(cff.subarray(from, to)));
  });
  for (const [operator, operands] of [...dicts, ...more].flatMap((dict) => [...dict])) {
    const item = TELLING.has(operator) ? strings.items[(operands[0] ?? 0) - STANDARD_STRINGS] : undefined;
    if (item) cff.fill('F', ...item);
  }
  return cff;
}

interface Index {
  items: [number, number][];
  end: number;
}

function indexAt(cff: Buffer, at: number): Index {
  if (at + 2 > cff.length) return { items: [], end: at };
  const count = cff.readUInt16BE(at);
  if (count === 0) return { items: [], end: at + 2 };
  const size = cff[at + 2] ?? 1;
  if (size < 1 || size > 4 || at + 3 + (count + 1) * size > cff.length) return { items: [], end: at + 2 };
  const base = at + 2 + (count + 1) * size;
  const offsets = Array.from(
    { length: count + 1 },
    (_, place) => base + cff.readUIntBE(at + 3 + place * size, size),
  );
  const items = offsets
    .slice(0, -1)
    .map((from, place): [number, number] => [from, offsets[place + 1] ?? from]);
  return { items, end: offsets.at(-1) ?? at + 2 };
}

/** The whole numbers before each operator; two bytes of one are 0x0c00 and the second. */
function dictOf(bytes: Uint8Array): Map<number, number[]> {
  const dict = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    if (first <= 21) {
      dict.set(first === 12 ? 0x0c00 | second : first, operands);
      operands = [];
      if (first === 12) at++;
    } else if (first === 28) {
      operands.push((((second << 8) | (bytes[at + 2] ?? 0)) << 16) >> 16);
      at += 2;
    } else if (first === 29) {
      operands.push(Buffer.from(bytes.subarray(at + 1, at + 5)).readInt32BE());
      at += 4;
    } else if (first === 30) {
      // A number with a fraction ends with a half byte of f.
      do at++;
      while (
        at < bytes.length &&
        ((bytes[at] ?? 0xff) & 0x0f) !== 0x0f &&
        ((bytes[at] ?? 0xff) & 0xf0) !== 0xf0
      );
      operands.push(0);
    } else if (first >= 251) operands.push(-(first - 251) * 256 - second - 108, ...(at++, []));
    else if (first >= 247) operands.push((first - 247) * 256 + second + 108, ...(at++, []));
    else operands.push(first - 139);
  }
  return dict;
}

/** A Type 1 program whose names, notices and comments are written over in its readable part. */
export function stripType1(font: Uint8Array): Uint8Array {
  const program = Buffer.from(font);
  const end = program.indexOf('eexec');
  const readable = program.subarray(0, end < 0 ? program.length : end).toString('latin1');
  const blank = (text: string): string => 'F'.repeat(text.length);
  const clean = readable
    .replace(
      /%(!PS-AdobeFont-[\d.]+|!FontType1-[\d.]+)?([^\r\n]*)/g,
      (_, kind = '', rest: string) => `%${kind}${blank(rest)}`,
    )
    .replace(
      /(\/(?:version|Notice|Copyright|FullName|FamilyName|Weight|BaseFontName)\s*\()((?:[^()\\]|\\[^]|\([^()]*\))*)(\))/g,
      (_, before: string, said: string, behind: string) => before + blank(said) + behind,
    )
    .replace(
      /(\/FontName\s*\/)([^\s/[\](){}<>]+)/g,
      (_, before: string, name: string) => before + blank(name),
    );
  program.write(clean, 0, 'latin1');
  return program;
}

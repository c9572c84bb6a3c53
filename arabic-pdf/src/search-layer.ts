import { byteHex, type PdfFile, utf16Hex } from './pdf-file.ts';
import { type Run, rounded } from './shaping.ts';

/** Each invisible character is half the size wide, before it is stretched to the width of its word. */
const WIDTH = 500;
/** A code is one byte, and zero is no code. */
const CODES_PER_FONT = 255;
const ENTRIES_PER_BLOCK = 100;

/**
 * The invisible text that search and copying find: fonts with empty glyphs, whose only content is the table from
 * codes to characters. A document with more distinct characters than one such font holds gets several.
 */
export class SearchLayer {
  private readonly places = new Map<string, number>();

  /** Operators that lay the characters of a word, from left to right, over the width of its glyphs. */
  word({ text, isRightToLeft }: Run, size: number, width: number): string {
    const characters = [...text];
    if (isRightToLeft) characters.reverse();
    const natural = (characters.length * WIDTH * size) / 1000;
    let operators = ` ${rounded((100 * width) / natural)} Tz`;
    let font = -1;
    let codes = '';
    const flush = () => {
      if (codes) operators += ` <${codes}> Tj`;
      codes = '';
    };
    for (const character of characters) {
      const place = this.placeOf(character);
      const of = Math.floor(place / CODES_PER_FONT);
      if (of !== font) {
        flush();
        operators += ` /T${of} ${rounded(size)} Tf`;
        font = of;
      }
      codes += byteHex((place % CODES_PER_FONT) + 1);
    }
    flush();
    return operators;
  }

  /** Write the fonts; give their entries for the resources of a page. */
  async addFonts(file: PdfFile): Promise<string> {
    const characters = [...this.places.keys()];
    const entries: string[] = [];
    for (let at = 0; at === 0 || at < characters.length; at += CODES_PER_FONT) {
      const number = await addFont(file, characters.slice(at, at + CODES_PER_FONT));
      entries.push(`/T${at / CODES_PER_FONT} ${number} 0 R`);
    }
    return entries.join('');
  }

  private placeOf(character: string): number {
    const known = this.places.get(character);
    if (known !== undefined) return known;
    this.places.set(character, this.places.size);
    return this.places.size - 1;
  }
}

async function addFont(file: PdfFile, characters: readonly string[]): Promise<number> {
  const emptyGlyph = await file.addStream('', `${WIDTH} 0 0 -250 ${WIDTH} 750 d1`);
  const toUnicode = await file.addStream('', unicodeMap(characters));
  const codes = characters.map((_, index) => index + 1);
  return file.add(
    '<</Type/Font/Subtype/Type3' +
      `/FontBBox[0 -250 ${WIDTH} 750]/FontMatrix[0.001 0 0 0.001 0 0]` +
      `/FirstChar 1/LastChar ${codes.length}/Widths[${codes.map(() => WIDTH).join(' ')}]` +
      `/Encoding<</Type/Encoding/Differences[1 ${codes.map((code) => `/c${code}`).join('')}]>>` +
      `/CharProcs<<${codes.map((code) => `/c${code} ${emptyGlyph} 0 R`).join('')}>>` +
      `/Resources<<>>/ToUnicode ${toUnicode} 0 R>>`,
  );
}

function unicodeMap(characters: readonly string[]): string {
  const entries = characters.map((character, index) => `<${byteHex(index + 1)}><${utf16Hex(character)}>`);
  let map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def ' +
    '1 begincodespacerange <00><FF> endcodespacerange\n';
  for (let at = 0; at < entries.length; at += ENTRIES_PER_BLOCK) {
    const block = entries.slice(at, at + ENTRIES_PER_BLOCK);
    map += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  }
  return `${map}endcmap end end`;
}

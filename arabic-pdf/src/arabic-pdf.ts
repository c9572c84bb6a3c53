// Writes right-to-left text into a PDF, in Node and in a browser.
//
// The visible text are outlines of glyphs that HarfBuzz has shaped: joined letters and marks are right in every
// viewer. An invisible text of the same words on top of them serves search and copying; with text in an embedded
// font viewers find the marks, or the letters, in the wrong order.
import { PdfFile, utf16Hex } from './pdf-file.ts';
import { SearchLayer } from './search-layer.ts';
import { type Outline, rounded, Shaper, visualRuns } from './shaping.ts';

export interface Fonts {
  /** TrueType or OpenType files with Arabic letters. */
  regular: Uint8Array;
  bold: Uint8Array;
}

export interface TextOptions {
  /** In points. */
  size?: number;
  isBold?: boolean;
  /** From the right margin. */
  indent?: number;
  spaceBefore?: number;
  spaceAfter?: number;
  /** A heading does not stay alone at the foot of a page. */
  keepsWithNext?: boolean;
  /** Red, green and blue, each from 0 to 1; black when absent. */
  color?: readonly [number, number, number] | undefined;
  /** Of a paragraph in Latin letters: it begins at the left margin. */
  isLeftToRight?: boolean;
}

/** A part of a page, in points from its lower left corner. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** What stands at the foot of a page; nothing when absent. */
export type PageLabel = (page: number, of: number) => string;

/** A4, in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 56;
/** No baseline below 280 mm from the top of the page. */
const LOWEST_BASELINE = HEIGHT - (280 / 25.4) * 72;
/** In multiples of the size: marks above and below need room. */
const LINE_HEIGHT = 1.75;
const PAGE_NUMBER_SIZE = 10;
/** A paragraph that begins at the foot of a page brings this many lines with it, or all it has. */
const LINES_TOGETHER = 2;
const LINES_AFTER_HEADING = 3;

interface Line extends Pick<TextOptions, 'color' | 'isLeftToRight'> {
  size: number;
  isBold: boolean;
  right: number;
  y: number;
}

interface NamedOutline extends Outline {
  name: string;
}

export class ArabicPdf {
  private readonly shapers: { regular: Shaper; bold: Shaper };
  private readonly title: string;
  private readonly pageLabel: PageLabel | undefined;
  private readonly outlines = new Map<string, NamedOutline>();
  private readonly searchLayer = new SearchLayer();
  private readonly pages: string[][] = [[]];
  private y = HEIGHT - MARGIN;

  constructor(fonts: Fonts, { title, pageLabel }: { title: string; pageLabel?: PageLabel }) {
    this.shapers = { regular: new Shaper(fonts.regular), bold: new Shaper(fonts.bold) };
    this.title = title;
    this.pageLabel = pageLabel;
  }

  get pageCount(): number {
    return this.pages.length;
  }

  /** Write a paragraph below the one before, going on to a new page where it does not fit. */
  text(paragraph: string, options: TextOptions = {}): void {
    const { size = 12, indent = 0, spaceBefore = 0, spaceAfter = 0, isBold = false } = options;
    const { color, isLeftToRight = false } = options;
    const lines = this.wrap(paragraph, size, isBold, WIDTH - 2 * MARGIN - indent);
    const step = size * LINE_HEIGHT;
    const together = options.keepsWithNext ? LINES_AFTER_HEADING : Math.min(lines.length, LINES_TOGETHER);
    this.y -= spaceBefore;
    if (!this.fits(step * together)) this.newPage();
    for (const line of lines) {
      if (!this.fits(step)) this.newPage();
      this.y -= step;
      const width = this.widthOf(line, size, isBold, isLeftToRight);
      const right = isLeftToRight ? MARGIN + indent + width : WIDTH - MARGIN - indent;
      this.drawLine(this.page, line, { size, isBold, isLeftToRight, right, y: this.y, color });
    }
    this.y -= spaceAfter;
  }

  /** Draw a thin line from margin to margin. */
  rule({ spaceBefore = 6, spaceAfter = 6 }: { spaceBefore?: number; spaceAfter?: number } = {}): void {
    this.y -= spaceBefore;
    this.page.push(
      `q 0.75 G 0.6 w ${MARGIN} ${rounded(this.y)} m ${WIDTH - MARGIN} ${rounded(this.y)} l S Q`,
    );
    this.y -= spaceAfter;
  }

  /** Write a line as wide as its page allows onto a page of its own, and tell where it stands there. */
  banner(line: string, { isBold = false, color }: Pick<TextOptions, 'isBold' | 'color'> = {}): Box {
    this.newPage();
    const size = (WIDTH - 2 * MARGIN - 1) / this.widthOf(line, 1, isBold);
    const top = this.y;
    this.text(line, { size, isBold, color });
    return { left: MARGIN, bottom: this.y, right: WIDTH - MARGIN, top };
  }

  private get page(): string[] {
    return this.pages.at(-1) ?? [];
  }

  private fits(height: number): boolean {
    return this.y - height >= LOWEST_BASELINE;
  }

  private newPage(): void {
    this.pages.push([]);
    this.y = HEIGHT - MARGIN;
  }

  private wrap(paragraph: string, size: number, isBold: boolean, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((each) => this.broken(each, size, isBold, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.widthOf(longer, size, isBold) > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line];
  }

  /** A word that is longer than a line, such as an address, is cut. */
  private broken(word: string, size: number, isBold: boolean, width: number): string[] {
    if (this.widthOf(word, size, isBold) <= width) return [word];
    const half = Math.ceil(word.length / 2);
    if (half === word.length) return [word];
    return [word.slice(0, half), word.slice(half)].flatMap((part) => this.broken(part, size, isBold, width));
  }

  private shaper(isBold: boolean): Shaper {
    return isBold ? this.shapers.bold : this.shapers.regular;
  }

  private widthOf(line: string, size: number, isBold: boolean, isLeftToRight = false): number {
    const shaper = this.shaper(isBold);
    const units = visualRuns(line, isLeftToRight).reduce((sum, run) => sum + shaper.shape(run).width, 0);
    return (units * size) / shaper.unitsPerEm;
  }

  /** Draw a line whose right end is at `right`. */
  private drawLine(
    page: string[],
    line: string,
    { size, isBold, isLeftToRight = false, right, y, color }: Line,
  ): void {
    const shaper = this.shaper(isBold);
    const scale = size / shaper.unitsPerEm;
    const baseline = y + size * LINE_HEIGHT * 0.3;
    let x = right - this.widthOf(line, size, isBold, isLeftToRight);
    let visible = '';
    let invisible = `BT 3 Tr 1 0 0 1 ${rounded(x)} ${rounded(baseline)} Tm`;
    for (const run of visualRuns(line, isLeftToRight)) {
      const { glyphs, width } = shaper.shape(run);
      for (const glyph of glyphs) {
        const { name, path } = this.outlineOf(glyph.id, isBold);
        if (!path) continue;
        const place = `${rounded(x + glyph.x * scale)} ${rounded(baseline + glyph.y * scale)}`;
        visible += `q ${precise(scale)} 0 0 ${precise(scale)} ${place} cm /${name} Do Q\n`;
      }
      invisible += this.searchLayer.word(run, size, width * scale);
      x += width * scale;
    }
    const colored = color ? `q ${color.map(rounded).join(' ')} rg\n${visible}Q\n` : visible;
    page.push(`${colored}${invisible} ET`);
  }

  private outlineOf(glyphId: number, isBold: boolean): NamedOutline {
    const key = `${isBold ? 'B' : 'R'}${glyphId}`;
    const known = this.outlines.get(key);
    if (known) return known;
    const outline = { name: `G${this.outlines.size}`, ...this.shaper(isBold).outline(glyphId) };
    this.outlines.set(key, outline);
    return outline;
  }

  /** Number the pages and make the file; to be called once. */
  async save(): Promise<Uint8Array> {
    this.numberPages();
    const file = new PdfFile();
    const resources = await this.addResources(file);
    // The pages name their parent, which comes after them: two objects a page lie between.
    const parent = file.nextNumber + 2 * this.pages.length;
    const kids: string[] = [];
    for (const page of this.pages) {
      const contents = await file.addStream('', page.join('\n'));
      const number = file.add(
        `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]` +
          `/Resources ${resources} 0 R/Contents ${contents} 0 R>>`,
      );
      kids.push(`${number} 0 R`);
    }
    file.add(`<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`);
    const information = file.add(`<</Title<FEFF${utf16Hex(this.title)}>/Producer(Mustalah)>>`);
    const catalog = file.add(
      `<</Type/Catalog/Pages ${parent} 0 R/Lang(ar)/ViewerPreferences<</Direction/R2L/DisplayDocTitle true>>>>`,
    );
    return file.bytes(catalog, information);
  }

  private numberPages(): void {
    const { pageLabel } = this;
    if (!pageLabel) return;
    for (const [index, page] of this.pages.entries()) {
      const label = pageLabel(index + 1, this.pages.length);
      const right = WIDTH / 2 + this.widthOf(label, PAGE_NUMBER_SIZE, false) / 2;
      this.drawLine(page, label, { size: PAGE_NUMBER_SIZE, isBold: false, right, y: MARGIN / 3 });
    }
  }

  /** The outlines, each once for the whole file, and the fonts of the invisible text. */
  private async addResources(file: PdfFile): Promise<number> {
    const forms: string[] = [];
    for (const { name, path, box } of this.outlines.values()) {
      if (!path) continue;
      const number = await file.addStream(
        `/Type/XObject/Subtype/Form/BBox[${box.map(rounded).join(' ')}]`,
        path,
      );
      forms.push(`/${name} ${number} 0 R`);
    }
    const fonts = await this.searchLayer.addFonts(file);
    return file.add(`<</Font<<${fonts}>>/XObject<<${forms.join('')}>>>>`);
  }
}

const precise = (value: number): string => String(Math.round(value * 1e5) / 1e5);

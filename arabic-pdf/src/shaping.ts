// From text to glyphs: the bidirectional algorithm orders the words, HarfBuzz joins the letters and places the marks.
import bidiFactory from 'bidi-js';
import * as harfbuzz from 'harfbuzzjs';

interface Bidi {
  getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array };
}

// Its types say that it is a module of the older kind; Node and browsers load the newer.
const bidi = (bidiFactory as unknown as () => Bidi)();
const ARABIC = /\p{Script=Arabic}/u;

export interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

/** Glyphs and their width in units of the font. */
export interface ShapedText {
  glyphs: PlacedGlyph[];
  width: number;
}

/** A word, or the space between two, that runs in one direction. */
export interface Run {
  text: string;
  isRightToLeft: boolean;
}

export interface Outline {
  /** PDF path operators; empty for a space. */
  path: string;
  /** Left, bottom, right, top. */
  box: readonly [number, number, number, number];
}

/** One font at any size; works in Node and in a browser. */
export class Shaper {
  readonly unitsPerEm: number;
  private readonly font: harfbuzz.Font;
  private readonly shaped = new Map<string, ShapedText>();

  constructor(font: Uint8Array) {
    const face = new harfbuzz.Face(new harfbuzz.Blob(font));
    this.font = new harfbuzz.Font(face);
    this.unitsPerEm = face.upem;
  }

  shape({ text, isRightToLeft }: Run): ShapedText {
    const key = (isRightToLeft ? 'R' : 'L') + text;
    const known = this.shaped.get(key);
    if (known) return known;

    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    if (ARABIC.test(text)) buffer.setScript('Arab');
    buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.setLanguage('ar');
    harfbuzz.shape(this.font, buffer);

    const positions = buffer.getGlyphPositions();
    let width = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const glyph = { id: codepoint, x: width + xOffset, y: yOffset };
      width += xAdvance;
      return glyph;
    });
    const result = { glyphs, width };
    this.shaped.set(key, result);
    return result;
  }

  outline(glyphId: number): Outline {
    const extents = this.font.glyphExtents(glyphId) ?? { xBearing: 0, yBearing: 0, width: 0, height: 0 };
    const { xBearing, yBearing, width, height } = extents;
    // A little room, so that rounding does not clip.
    const box = [xBearing - 5, yBearing + height - 5, xBearing + width + 5, yBearing + 5] as const;
    return { path: pathOf(this.font.glyphToJson(glyphId)), box };
  }
}

/** The words of a line from left to right, as the reader sees them (Unicode Bidirectional Algorithm, rule L2). */
export function visualRuns(line: string, isLeftToRight = false): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, isLeftToRight ? 'ltr' : 'rtl');
  const runs: { text: string; level: number }[] = [];
  let start = 0;
  for (let at = 1; at <= line.length; at++) {
    const isSameRun =
      at < line.length && levels[at] === levels[start] && (line[at] === ' ') === (line[start] === ' ');
    if (isSameRun) continue;
    runs.push({ text: line.slice(start, at), level: levels[start] ?? 0 });
    start = at;
  }
  return inVisualOrder(runs).map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }));
}

/** From the highest level down to 1, reverse each stretch of at least that level. */
function inVisualOrder<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  const ordered = [...runs];
  const levelAt = (index: number): number => ordered[index]?.level ?? -1;
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      if (levelAt(start) < level) continue;
      let end = start;
      while (levelAt(end) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

function pathOf(commands: readonly { type: string; values: number[] }[]): string {
  let path = '';
  let from: readonly [number, number] = [0, 0];
  for (const { type, values } of commands) {
    if (type === 'Z') {
      path += 'h\n';
      continue;
    }
    if (type === 'M' || type === 'L') path += `${values.join(' ')} ${type.toLowerCase()}\n`;
    if (type === 'Q') path += `${cubicOf(from, values).map(rounded).join(' ')} c\n`;
    if (type === 'C') path += `${values.join(' ')} c\n`;
    const [x = 0, y = 0] = values.slice(-2);
    from = [x, y];
  }
  return path && `${path}f`;
}

/** PDF has no quadratic curves; this is the same curve as a cubic one. */
function cubicOf(
  [fromX, fromY]: readonly [number, number],
  [controlX = 0, controlY = 0, x = 0, y = 0]: readonly number[],
): number[] {
  const towards = (end: number, control: number) => end + (2 / 3) * (control - end);
  return [
    towards(fromX, controlX),
    towards(fromY, controlY),
    towards(x, controlX),
    towards(y, controlY),
    x,
    y,
  ];
}

export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

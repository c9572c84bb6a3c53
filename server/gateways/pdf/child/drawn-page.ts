import type { Parser } from './native.ts';

/** In pixels of the picture of its page, from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A letter of the text of a page. */
export interface Letter {
  /** Where it stands in the text. */
  at: number;
  code: number;
  box: Box;
  /** The text object that paints it. */
  part: number;
}

/** What is painted in one go, in the order in which it is painted. */
export interface Part {
  handle: number;
  kind: 'text' | 'picture' | 'other';
  box: Box;
  /** Of text, in points as it is drawn. */
  size: number;
  /** It belongs to a layer that may be off. */
  isLayered: boolean;
}

/** How a text is painted. */
export interface Paint {
  /** Table 104 of ISO 32000-2. */
  mode: number;
  /** Red, green, blue and how opaque; null for patterns. */
  color: readonly number[] | null;
  isClipped: boolean;
}

/** More than any page has; what is beyond is not looked at. */
const MOST_LETTERS = 50_000;
const MOST_PARTS = 20_000;
/** Forms hold forms. */
const DEEPEST = 12;
const [TEXT, PICTURE, FORM] = [1, 3, 5];

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The effect of one after the other. */
const after = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** In the direction in which it makes things smaller. */
const scaleOf = ([a, b, c, d]: Matrix): number => Math.min(Math.hypot(a, b), Math.hypot(c, d));

function boxOf([a, b, c, d, e, f]: Matrix, x1: number, y1: number, x2: number, y2: number): Box {
  const xs = [x1, x2].flatMap((x) => [y1, y2].map((y) => a * x + c * y + e));
  const ys = [x1, x2].flatMap((x) => [y1, y2].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export type DrawnPage = ReturnType<typeof drawnPage>;

/** What stands on a page, letter by letter and part by part, on a picture of this size; null where it is too much. */
export function drawnPage(
  { native, withMemory, memory }: Parser,
  page: number,
  { width, height }: { width: number; height: number },
) {
  const floats = (pointer: number, count: number) => [...new Float32Array(memory(), pointer, count)];
  const toPixels = withMemory(8, (pointer) => {
    // Whole pixels are all that it gives: of a picture so much larger.
    const FINER = 64;
    const at = (x: number, y: number): [number, number] => {
      native.FPDF_PageToDevice(page, 0, 0, width * FINER, height * FINER, 0, x, y, pointer, pointer + 4);
      const [left = 0, top = 0] = new Int32Array(memory(), pointer, 2);
      return [left / FINER, top / FINER];
    };
    const STEP = 100;
    const [[e, f], [x, xShear], [yShear, y]] = [at(0, 0), at(STEP, 0), at(0, STEP)];
    const matrix: Matrix = [(x - e) / STEP, (xShear - f) / STEP, (yShear - e) / STEP, (y - f) / STEP, e, f];
    return matrix;
  });

  /** Its letters, with null between words; null where there are too many. */
  function letters(): (Letter | null)[] | null {
    const text = native.FPDFText_LoadPage(page);
    if (text === 0) return [];
    try {
      const count = Math.max(0, native.FPDFText_CountChars(text));
      if (count > MOST_LETTERS) return null;
      return withMemory(64, (pointer) =>
        Array.from({ length: count }, (_, index) => letter(text, index, pointer)),
      );
    } finally {
      native.FPDFText_ClosePage(text);
    }
  }

  function letter(text: number, index: number, pointer: number): Letter | null {
    const code = native.FPDFText_GetUnicode(text, index);
    const at = native.FPDFText_GetTextIndexFromCharIndex(text, index);
    if (at < 0 || native.FPDFText_IsGenerated(text, index) === 1 || isBlank(code)) return null;
    native.FPDFText_GetCharBox(text, index, pointer, pointer + 8, pointer + 16, pointer + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(memory(), pointer, 4);
    return {
      at,
      code,
      // A glyph that draws nothing has no box of its own, only its place in the line.
      box:
        right > left && top > bottom
          ? boxOf(toPixels, left, bottom, right, top)
          : placeOf(text, index, pointer),
      part: native.FPDFText_GetTextObject(text, index),
    };
  }

  function placeOf(text: number, index: number, pointer: number): Box {
    native.FPDFText_GetLooseCharBox(text, index, pointer);
    const [left = 0, top = 0, right = 0, bottom = 0] = floats(pointer, 4);
    return boxOf(toPixels, left, bottom, right, top);
  }

  /** Whatever paints, also what stands in forms; null where it is too much. */
  function parts(): Part[] | null {
    const found: Part[] = [];
    const walk = (handles: Iterable<number>, matrix: Matrix, isInLayer: boolean, depth: number): boolean => {
      for (const handle of handles) {
        if (found.length > MOST_PARTS || depth > DEEPEST) return false;
        const type = native.FPDFPageObj_GetType(handle);
        const isLayered = isInLayer || hasLayer(handle);
        if (type === FORM) {
          if (!walk(formParts(handle), after(matrixOf(handle), matrix), isLayered, depth + 1)) return false;
          continue;
        }
        const kind = type === TEXT ? 'text' : type === PICTURE ? 'picture' : 'other';
        const size = type === TEXT ? sizeOf(handle, matrix) : 0;
        found.push({ handle, kind, box: boundsOf(handle, matrix), size, isLayered });
      }
      return true;
    };
    return walk(pageParts(), toPixels, false, 0) ? found : null;
  }

  function* pageParts(): Generator<number> {
    const count = native.FPDFPage_CountObjects(page);
    for (let index = 0; index < count; index++) yield native.FPDFPage_GetObject(page, index);
  }

  function* formParts(form: number): Generator<number> {
    const count = native.FPDFFormObj_CountObjects(form);
    for (let index = 0; index < count; index++) yield native.FPDFFormObj_GetObject(form, index);
  }

  const matrixOf = (part: number): Matrix =>
    withMemory(24, (pointer) => {
      if (!native.FPDFPageObj_GetMatrix(part, pointer)) return IDENTITY;
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats(pointer, 6);
      return [a, b, c, d, e, f];
    });

  const sizeOf = (part: number, matrix: Matrix): number =>
    withMemory(4, (pointer) => {
      native.FPDFTextObj_GetFontSize(part, pointer);
      const [size = 0] = floats(pointer, 1);
      return (Math.abs(size) * scaleOf(after(matrixOf(part), matrix))) / scaleOf(toPixels);
    });

  const boundsOf = (part: number, matrix: Matrix): Box =>
    withMemory(16, (pointer) => {
      native.FPDFPageObj_GetBounds(part, pointer, pointer + 4, pointer + 8, pointer + 12);
      const [left = 0, bottom = 0, right = 0, top = 0] = floats(pointer, 4);
      return boxOf(matrix, left, bottom, right, top);
    });

  /** Its layer has this mark (ISO 32000-2, 8.11.3.2). */
  function hasLayer(part: number): boolean {
    const count = native.FPDFPageObj_CountMarks(part);
    for (let index = 0; index < count; index++) {
      const isLayer = withMemory(16, (pointer) => {
        const mark = native.FPDFPageObj_GetMark(part, index);
        native.FPDFPageObjMark_GetName(mark, pointer, 12, pointer + 12);
        return Buffer.from(memory(), pointer, 6).toString('utf16le') === 'OC\0';
      });
      if (isLayer) return true;
    }
    return false;
  }

  const paintOf = (part: number): Paint =>
    withMemory(16, (pointer) => {
      const isPlain = native.FPDFPageObj_GetFillColor(part, pointer, pointer + 4, pointer + 8, pointer + 12);
      const color = isPlain ? [...new Uint32Array(memory(), pointer, 4)] : null;
      const clip = native.FPDFPageObj_GetClipPath(part);
      return {
        mode: native.FPDFTextObj_GetTextRenderMode(part),
        color,
        isClipped: clip !== 0 && native.FPDFClipPath_CountPaths(clip) > 0,
      };
    });

  const leaveOut = (part: number): void => void native.FPDFPageObj_SetIsActive(part, 0);

  return { letters, parts, paintOf, leaveOut };
}

const isBlank = (code: number): boolean =>
  code <= 32 || code > 0x10ffff || /^[\p{Z}\p{C}\ufffd]$/u.test(String.fromCodePoint(code));

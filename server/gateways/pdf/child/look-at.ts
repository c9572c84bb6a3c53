import { type Box, drawnPage, type Letter, type Part } from './drawn-page.ts';
import type { Looking } from './find-hidden.ts';
import { BGRA, BYTES_PER_PIXEL, type Parser, RGBA, WHITE } from './native.ts';

/** Looking at a page takes longer than what is found is worth. */
export class LooksTooLong extends Error {}

/** So many pixels are looked at: a page of A4 at 72 to the inch has half a million. */
const MOST_PIXELS = 1_000_000;
/** Of processor time, for the pictures of one page. */
const MOST_PAINTING_MS = 1_500;
/** In pixels. */
const ROUNDING = 1;

/** What stands on a page and what is seen of it; throws `LooksTooLong` where that is too much. */
export function lookAt(parser: Parser, page: number): Looking {
  const { native } = parser;
  const size = sizeOf(native.FPDF_GetPageWidth(page), native.FPDF_GetPageHeight(page));
  const drawn = drawnPage(parser, page, size);
  const letters = drawn.letters();
  const parts = letters?.some(Boolean) ? drawn.parts() : [];
  if (!letters || !parts) throw new LooksTooLong();
  const start = process.cpuUsage();
  return {
    ...size,
    letters: placed(letters, parts),
    parts,
    paintOf: drawn.paintOf,
    pictureWithout(left) {
      if (cpuMsSince(start) > MOST_PAINTING_MS) throw new LooksTooLong();
      left.forEach(drawn.leaveOut);
      return { ...size, pixels: paint(parser, page, size) };
    },
  };
}

/** The parser gives wrong places for letters in forms that are moved; then they stand somewhere in their text. */
function placed(letters: readonly (Letter | null)[], parts: readonly Part[]): (Letter | null)[] {
  const boxes = new Map(parts.map(({ handle, box }) => [handle, box]));
  return letters.map((letter) => {
    const whole = letter && boxes.get(letter.part);
    // guard: A letter stands where its text is painted (../hidden-text.test.ts) ‹isWithin(letter.box, whole) → true›
    return !whole || isWithin(letter.box, whole) ? letter : { ...letter, box: whole };
  });
}

const isWithin = (box: Box, other: Box): boolean =>
  box.left >= other.left - ROUNDING &&
  box.top >= other.top - ROUNDING &&
  box.right <= other.right + ROUNDING &&
  box.bottom <= other.bottom + ROUNDING;

function sizeOf(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const side = (points: number) => Math.max(1, Math.min(MOST_PIXELS, Math.round(points * scale)));
  return { width: side(width), height: side(height) };
}

/** The pixels of a page without what was noted on it. */
function paint(
  { native, withMemory, memory }: Parser,
  page: number,
  size: { width: number; height: number },
) {
  const { width, height } = size;
  const bytes = width * height * BYTES_PER_PIXEL;
  return withMemory(bytes, (pixels) => {
    const bitmap = native.FPDFBitmap_CreateEx(width, height, BGRA, pixels, width * BYTES_PER_PIXEL);
    native.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    native.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RGBA);
    native.FPDFBitmap_Destroy(bitmap);
    return new Uint8Array(memory(), pixels, bytes).slice();
  });
}

/** Of this process; a busy machine is no fault of the page. */
export function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

import type { Box } from './drawn-page.ts';

/** A picture of a page, four bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Of one of three colours, from 0 to 255; less of a difference is hardly seen. */
const SEEN = 16;
/** Two colours that differ by less may be one that was painted twice. */
const ALIKE = 48;
/** In pixels; places are told apart no finer. */
const CELL = 8;
/** Along a side of a place. */
const MOST_SAMPLES = 32;

/** Where two pictures differ for somebody who looks at them. */
export class Difference {
  private readonly size: Size;
  /** How many pixels differ above and before each. */
  private readonly sums: Uint32Array;

  constructor(one: Picture, other: Picture) {
    const { width, height } = one;
    this.size = { width, height };
    this.sums = new Uint32Array((width + 1) * (height + 1));
    for (let y = 0; y < height; y++) {
      let ofRow = 0;
      for (let x = 0; x < width; x++) {
        const at = 4 * (y * width + x);
        for (let part = at; part < at + 3; part++) {
          if (Math.abs((one.pixels[part] ?? 0) - (other.pixels[part] ?? 0)) < SEEN) continue;
          ofRow++;
          break;
        }
        this.sums[(y + 1) * (width + 1) + x + 1] = ofRow + (this.sums[y * (width + 1) + x + 1] ?? 0);
      }
    }
  }

  /** Whether they differ at this place. */
  isIn(box: Box): boolean {
    const place = placeIn(box, this.size);
    if (!place) return false;
    const { left, top, right, bottom } = place;
    const sum = (x: number, y: number) => this.sums[y * (this.size.width + 1) + x] ?? 0;
    return sum(right + 1, bottom + 1) - sum(left, bottom + 1) - sum(right + 1, top) + sum(left, top) > 0;
  }
}

/** Whether the place has more than one colour. */
export function isVaried({ pixels, ...size }: Picture, box: Box): boolean {
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (const at of pixelsIn(box, size)) {
    for (let part = 0; part < 3; part++) {
      const value = pixels[at + part] ?? 0;
      least[part] = Math.min(least[part] ?? 0, value);
      most[part] = Math.max(most[part] ?? 0, value);
    }
  }
  return [0, 1, 2].some((part) => (most[part] ?? 0) - (least[part] ?? 0) >= SEEN);
}

/** Where the pixels of a place stand; of what is very large not all. */
function* pixelsIn(box: Box, size: Size): Generator<number> {
  const place = placeIn(box, size);
  if (!place) return;
  const { left, top, right, bottom } = place;
  for (let y = top; y <= bottom; y += stepOf(bottom - top)) {
    for (let x = left; x <= right; x += stepOf(right - left)) yield 4 * (y * size.width + x);
  }
}

const stepOf = (side: number): number => 1 + Math.floor(side / MOST_SAMPLES);

/** Whether most of the place has this colour. */
export function isMostly({ pixels, ...size }: Picture, box: Box, color: readonly number[]): boolean {
  let votes = 0;
  for (const at of pixelsIn(box, size)) {
    const isAlike = [0, 1, 2].every(
      (part) => Math.abs((pixels[at + part] ?? 0) - (color[part] ?? 0)) < ALIKE,
    );
    votes += isAlike ? 1 : -1;
  }
  return votes > 0;
}

interface Size {
  width: number;
  height: number;
}

const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, Math.floor(value)));

/** The pixels of a place, both ends included; null of one that lies outside. */
function placeIn({ left, top, right, bottom }: Box, { width, height }: Size): Box | null {
  if (!(right >= 0 && bottom >= 0 && left < width && top < height)) return null;
  return {
    left: within(left, width),
    top: within(top, height),
    right: within(right, width),
    bottom: within(bottom, height),
  };
}

/** Marked places of a page. */
export class Places {
  private readonly size: Size;
  private readonly cells: Uint8Array;

  constructor({ width, height }: Size) {
    this.size = { width: Math.ceil(width / CELL), height: Math.ceil(height / CELL) };
    this.cells = new Uint8Array(this.size.width * this.size.height);
  }

  add(box: Box): void {
    for (const row of this.rowsOf(box)) row.fill(1);
  }

  has(box: Box): boolean {
    return this.rowsOf(box).some((row) => row.includes(1));
  }

  /** Of the page, from 0 to 1. */
  share(): number {
    return this.cells.reduce((sum, cell) => sum + cell, 0) / this.cells.length;
  }

  private rowsOf(box: Box): Uint8Array[] {
    const place = placeIn(scaled(box), this.size);
    if (!place) return [];
    const { width } = this.size;
    return Array.from({ length: place.bottom - place.top + 1 }, (_, row) => {
      const first = (place.top + row) * width;
      return this.cells.subarray(first + place.left, first + place.right + 1);
    });
  }
}

const scaled = ({ left, top, right, bottom }: Box): Box => ({
  left: left / CELL,
  top: top / CELL,
  right: right / CELL,
  bottom: bottom / CELL,
});

import { Unreadable } from './unreadable.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
/** Says how the colours are meant. */
const ADOBE = 0xee;
const FIRST_RESTART = 0xd0;
const LAST_RESTART = 0xd7;

/** A JPEG without Exif, XMP, comments, thumbnails and whatever follows its end (ITU-T T.81, annex B); pixels stay. */
export function stripJpeg(jpeg: Uint8Array): Uint8Array {
  const start = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length).indexOf(START);
  if (start < 0) throw new Unreadable('damaged');
  const kept: Uint8Array[] = [START];
  let at = start + START.length;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    // Markers may be padded, and some programs leave a few bytes between the parts.
    if (jpeg[at] !== 0xff || marker === 0xff) at++;
    else if (marker === END) break;
    else {
      const length = 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
      const end = marker === SCAN ? endOfScan(jpeg, at + length) : at + length;
      if (!tells(marker)) kept.push(jpeg.subarray(at, end));
      at = end;
    }
  }
  return Buffer.concat([...kept, Buffer.from([0xff, END])]);
}

const tells = (marker: number): boolean =>
  marker === COMMENT || (marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION && marker !== ADOBE);

/** Where the pixels end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at++) {
    const next = jpeg[at + 1] ?? 0;
    const isPixels = next === 0 || next === 0xff || (next >= FIRST_RESTART && next <= LAST_RESTART);
    if (jpeg[at] === 0xff && !isPixels) return at;
  }
  return jpeg.length;
}

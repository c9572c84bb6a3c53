const SIGNATURE = Buffer.from('\x00\x00\x00\x0cjP  \r\n\x87\n', 'latin1');
const HEAD = 8;
/** What draws the picture: signature, kind, header and pixels. */
const DRAWING = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);

/** A JPEG 2000 without the boxes that describe it (ITU-T T.800, annex I); one that is bare pixels stays as it is. */
export function stripJpeg2000(image: Uint8Array): Uint8Array {
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.length);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return image;
  const kept: Uint8Array[] = [];
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    // Zero: to the end. One: the length follows in eight bytes, of which no picture of ours needs the first four.
    const size = length === 0 ? bytes.length - at : length === 1 ? bytes.readUInt32BE(at + 12) : length;
    if (size < HEAD) break;
    if (DRAWING.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, at + size));
    at += size;
  }
  return Buffer.concat(kept);
}

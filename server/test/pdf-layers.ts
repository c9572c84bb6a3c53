import { inflateSync } from 'node:zlib';

/** A file and whatever of it can be inflated, as often as it can be; pictures in content stand there in letters. */
export function layersOf(pdf: Uint8Array): Buffer[] {
  const bytes = Buffer.from(pdf);
  const found: Buffer[] = [bytes];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 1)) {
    for (const start of [at + 7, at + 8]) found.push(...inflated(bytes.subarray(start)));
  }
  const pictures = found.flatMap((each) =>
    [...each.toString('latin1').matchAll(/ ID ([\da-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex')),
  );
  return [...found, ...pictures, ...pictures.flatMap(inflated)];
}

function inflated(bytes: Uint8Array): Buffer[] {
  try {
    // What follows the stream is not its business.
    const once = inflateSync(bytes, { maxOutputLength: 10_000_000 });
    return [once, ...inflated(once)];
  } catch {
    return [];
  }
}

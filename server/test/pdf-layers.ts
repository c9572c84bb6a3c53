import { inflateSync } from 'node:zlib';

/** A file and whatever of it can be inflated, as often as it can be. */
export function layersOf(pdf: Uint8Array): Buffer[] {
  const bytes = Buffer.from(pdf);
  const found: Buffer[] = [bytes];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 1)) {
    for (const start of [at + 7, at + 8]) found.push(...inflated(bytes.subarray(start)));
  }
  return found;
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

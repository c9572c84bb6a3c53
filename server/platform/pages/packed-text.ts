import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';

const withBrotli = promisify(brotliCompress);
const withDeflate = promisify(deflateRaw);

// Smaller answers travel in one packet either way.
const WORTHWHILE = 1_024;
// A page shrinks to a tenth in under a millisecond; more effort gains little.
const BROTLI_QUALITY = 4;

export type Encoding = 'br' | 'gzip';

/** A text that many read, each with an end of their own: it is compressed once, and only the end is added for each. */
export class PackedText {
  readonly plain: Buffer;
  readonly #packed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** The whole text with this end (some letters, never empty), in an encoding or plain. */
  async endingWith(end: string, encoding: Encoding | null): Promise<Buffer> {
    const last = Buffer.from(end);
    if (encoding === null) return Buffer.concat([this.plain, last]);
    const packed = await (this.#packed[encoding] ??= pack[encoding](this.plain));
    return Buffer.concat([packed, ...(encoding === 'br' ? brotliEnd(last) : this.#gzipEnd(last))]);
  }

  #gzipEnd(last: Buffer): Buffer[] {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(last, crc32(this.plain)), 0);
    trailer.writeUInt32LE((this.plain.length + last.length) % 2 ** 32, 4);
    return [storedBlock(last), trailer];
  }
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Compressed up to the border of a byte, so that something else may follow. */
const pack: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    withBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
  gzip: async (text) =>
    Buffer.concat([GZIP_HEADER, await withDeflate(text, { finishFlush: constants.Z_SYNC_FLUSH })]),
};

/** The last block of a deflate stream, not compressed (RFC 1951, 3.2.4). */
function storedBlock(text: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt8(1, 0);
  header.writeUInt16LE(text.length, 1);
  header.writeUInt16LE(0xffff ^ text.length, 3);
  return Buffer.concat([header, text]);
}

/** An uncompressed block and the empty last one of a brotli stream (RFC 7932, 9.2). */
function brotliEnd(text: Buffer): Buffer[] {
  const header = Buffer.alloc(3);
  // Not the last (1 bit), the length has four digits (2 bits), the length less one (16 bits), uncompressed (1 bit).
  header.writeUIntLE(((text.length - 1) << 3) | (1 << 19), 0, 3);
  return [header, text, Buffer.from([3])];
}

/** The best encoding that the caller can read, or null where none is wanted or worth it. */
export function encodingFor(header: string | undefined, bytes: number): Encoding | null {
  if (header === undefined || bytes < WORTHWHILE) return null;
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : null;
}

/** Named, and not with a weight of zero, which refuses. */
const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((each) => {
    const [name, weight = ''] = each.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

// Smaller answers travel in one packet either way.
const WORTHWHILE = 1_024;
// A page shrinks to a tenth in under a millisecond; more effort gains little.
const BROTLI_QUALITY = 4;

export type Encoding = 'br' | 'gzip';

/** A text that many read: it is compressed once for all of them. */
export class PackedText {
  readonly plain: Buffer;
  readonly #packed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** The text in an encoding, or plain. */
  async encoded(encoding: Encoding | null): Promise<Buffer> {
    return encoding === null ? this.plain : (this.#packed[encoding] ??= pack[encoding](this.plain));
  }
}

const pack: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    withBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => withGzip(text),
};

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

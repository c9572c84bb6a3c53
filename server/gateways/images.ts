import sharp from 'sharp';
import { openLane } from '../platform/lane.ts';

export interface EncodedImage {
  /** WebP without anything that its author's camera or program wrote into it. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The largest sides of what comes out; proportions stay, and nothing is enlarged. */
export interface ImageBounds {
  width: number;
  height: number;
}

/** The file is no picture that we show; the fault lies with it and not with us. */
export class UnreadableImage extends Error {
  readonly reason: 'not_image' | 'too_large' | 'damaged';

  constructor(reason: UnreadableImage['reason']) {
    super(`The image cannot be read: ${reason}`);
    this.reason = reason;
  }
}

export interface Images {
  /** Draw a PNG, JPEG or WebP anew, the right way up; throws `UnreadableImage` for anything else. */
  encode(image: string | Uint8Array, bounds: ImageBounds): Promise<EncodedImage>;
}

/** Forty million: a page of a journal at 600 dots an inch. It takes 160 MB to draw. */
const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 10;
const WAITING = 20;
const QUALITY = 82;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

// Whatever else libvips could read, no upload of ours is.
// guard: Pictures of other kinds are not read
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
});

/** Draws one picture after another, so that many uploads do not take the memory of many pictures. */
export function openImages(): Images {
  const inTurn = openLane({ atOnce: 1, waiting: WAITING, waitingOfOne: WAITING });
  return { encode: (image, bounds) => inTurn('nobody', () => draw(image, bounds)) };
}

async function draw(image: string | Uint8Array, bounds: ImageBounds): Promise<EncodedImage> {
  const { format, width, height } = await readable(
    () => sharp(image, { limitInputPixels: false }).metadata(),
    'not_image',
  );
  if (!FORMATS.has(format)) throw new UnreadableImage('not_image');
  // guard: Pictures with too many pixels are not drawn
  if (width * height > MOST_PIXELS) throw new UnreadableImage('too_large');
  const { data, info } = await readable(
    () =>
      sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
        .autoOrient()
        .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer({ resolveWithObject: true }),
    'damaged',
  );
  return { bytes: data, width: info.width, height: info.height };
}

async function readable<T>(work: () => Promise<T>, reason: UnreadableImage['reason']): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    // A file that is not there is a fault of ours.
    if (/Input file is missing/.test(message)) throw cause;
    throw new UnreadableImage(/timeout/.test(message) ? 'too_large' : reason);
  }
}

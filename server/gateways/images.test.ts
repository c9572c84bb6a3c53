import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openImages, UnreadableImage } from './images.ts';

const images = openImages();
const BOUNDS = { width: 800, height: 1_200 };
const folder = mkdtempSync(join(tmpdir(), 'mustalah-images-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (width: number, height: number, background = '#c05020') =>
  sharp({ create: { width, height, channels: 3, background } });
const photo = await plain(1_000, 500)
  .withExif({ IFD0: { Artist: 'Zubayr Qahtani' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

/** A PNG with the sizes in its head, whatever follows. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const reasonOf = (image: string | Uint8Array): Promise<unknown> =>
  images.encode(image, BOUNDS).then(
    () => 'fine',
    (fault) => (fault instanceof UnreadableImage ? fault.reason : fault),
  );

describe('a picture', () => {
  test.each([
    ['png', plain(1_600, 800).png().toBuffer()],
    ['jpeg', plain(1_600, 800).jpeg().toBuffer()],
    ['webp', plain(1_600, 800).webp().toBuffer()],
  ])('%s comes out as a WebP within its bounds', async (_, image) => {
    const { bytes, ...size } = await images.encode(await image, BOUNDS);
    const { format } = await sharp(bytes).metadata();
    expect([format, size]).toEqual(['webp', { width: 800, height: 400 }]);
  });

  test('stands upright, and says nothing of who took it and where', async () => {
    const { bytes, width, height } = await images.encode(photo, BOUNDS);
    const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([500, 1_000]);
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([photo.includes('Zubayr'), Buffer.from(bytes).includes('Zubayr')]).toEqual([true, false]);
  });

  test('that is small is not enlarged, and keeps what is see-through', async () => {
    const image = await sharp({
      create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { bytes, width, height } = await images.encode(image, BOUNDS);
    expect([width, height, (await sharp(bytes).metadata()).hasAlpha]).toEqual([20, 10, true]);
  });

  test('with a page behind its end comes out without it', async () => {
    const { bytes } = await images.encode(
      Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
      BOUNDS,
    );
    expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  test('is read from its path', async () => {
    const path = join(folder, 'غلاف.jpg');
    writeFileSync(path, photo);
    expect((await images.encode(path, BOUNDS)).width).toBe(500);
  });

  test('of ink colours comes out in those of a screen', async () => {
    const image = await plain(30, 20).toColourspace('cmyk').jpeg().toBuffer();
    const { bytes } = await images.encode(image, BOUNDS);
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
  });
});

describe('refused with a reason', () => {
  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'not_image'],
    ['a GIF', plain(9, 9).gif().toBuffer(), 'not_image'],
    ['a TIFF', plain(9, 9).tiff().toBuffer(), 'not_image'],
    ['a page', Buffer.from('<!doctype html><html></html>'), 'not_image'],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'not_image'],
    ['nothing', Buffer.alloc(0), 'not_image'],
    ['a picture that was cut off', photo.subarray(0, Math.round(photo.length * 0.7)), 'damaged'],
    ['a head without pixels', pngOf(10, 10, Buffer.from('x')), 'damaged'],
    ['900 million pixels', pngOf(30_000, 30_000, Buffer.alloc(30_001 * 30_000)), 'too_large'],
    ['a line without end', pngOf(1, 45_000_000, Buffer.alloc(10)), 'too_large'],
  ])('%s', { timeout: 300_000 }, async (_, image, reason) => {
    expect(await reasonOf(await image)).toBe(reason);
  });

  test('what no upload is may not even be read', async () => {
    const gif = await plain(9, 9).gif().toBuffer();
    await expect(sharp(gif).metadata()).rejects.toThrow('unsupported image format');
  });

  test('a file that is not there is no bad picture but a fault of ours', async () => {
    await expect(images.encode(join(folder, 'absent.png'), BOUNDS)).rejects.toThrow('missing');
  });
});

test('many at once are drawn one after another', async () => {
  const drawn = await Promise.all(Array.from({ length: 10 }, () => images.encode(photo, BOUNDS)));
  expect(drawn.map(({ width }) => width)).toEqual(Array(10).fill(500));
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, PackedText } from './packed-text.ts';

const LONG = 2_000;
const text = 'نص طويل يتكرر '.repeat(400);

test.each([
  ['gzip, deflate, br', LONG, 'br'],
  ['br;q=0, gzip;q=0.5', LONG, 'gzip'],
  ['gzip;q=0', LONG, null],
  ['gzip;q=0.0, br;q=0.1', LONG, 'br'],
  ['identity', LONG, null],
  [undefined, LONG, null],
  ['br', 100, null],
] as const)('a caller that accepts %s gets %i bytes in %s → %s', (header, bytes, expected) => {
  expect(encodingFor(header, bytes)).toBe(expected);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('any browser reads what is packed as %s', async (encoding, unpack) => {
  expect(unpack(await new PackedText(text).encoded(encoding)).toString()).toBe(text);
});

test('a caller that reads no encoding gets the plain text', async () => {
  expect((await new PackedText(text).encoded(null)).toString()).toBe(text);
});

test('the text is compressed for the first reader only', async () => {
  const page = new PackedText(text);
  await page.encoded('br');
  page.plain.fill(0);
  expect(brotliDecompressSync(await page.encoded('br')).toString()).toBe(text);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
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

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s', (encoding, unpack) => {
  test.each(['.', 'نهاية', 'x'.repeat(300), 'ع'.repeat(32_000)])(
    'any browser reads the text with an end of %#',
    async (end) => {
      const packed = await new PackedText(text).endingWith(end, encoding);
      expect(unpack(packed).toString()).toBe(text + end);
    },
  );

  test('each reader gets an end of their own', async () => {
    const page = new PackedText(text);
    const answers = await Promise.all(['one', 'two'].map((end) => page.endingWith(end, encoding)));
    expect(answers.map((answer) => unpack(answer).toString())).toEqual([`${text}one`, `${text}two`]);
  });
});

test('a caller that reads no encoding gets the plain text', async () => {
  expect((await new PackedText(text).endingWith('end', null)).toString()).toBe(`${text}end`);
});

test('the text is compressed for the first reader only', async () => {
  const page = new PackedText(text);
  await page.endingWith('one', 'br');
  page.plain.fill(0);
  const packed = await page.endingWith('two', 'br');
  expect(brotliDecompressSync(packed).toString()).toBe(`${text}two`);
});

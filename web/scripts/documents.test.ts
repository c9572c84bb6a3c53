import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sourceMark } from './guide-pdf.ts';
import { makePaperTemplate } from './paper-template.ts';

const read = (name: string): Promise<Buffer> =>
  readFile(new URL(`../public/documents/${name}`, import.meta.url));

test('the guide that readers download was printed from the text of today (else: npm run documents)', async () => {
  expect((await read('publishing-guide.pdf')).toString('latin1').endsWith(await sourceMark())).toBe(true);
});

test('the template that authors download is that of today (else: npm run documents)', async () => {
  const offered = partsOf(await read('paper-template.docx'));
  expect(offered).toEqual(partsOf(await makePaperTemplate()));
  expect(offered['word/document.xml']).toContain('<w:bidi/>');
});

/** The parts of a Word file by name, but for the hour at which it was made. */
function partsOf(file: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const isDeflated = file.readUInt16LE(at + 10) === 8;
    const size = file.readUInt32LE(at + 20);
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(start, start + size);
    parts[name] = String(isDeflated ? inflateRawSync(content) : content);
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  delete parts['docProps/core.xml'];
  return parts;
}

import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sourceOf } from './source-archive.ts';

const of = (files: Record<string, Uint8Array>) => sourceOf(Buffer.from(zipSync(files)));
const some = new Uint8Array([1, 2, 3]);

test('an archive is known by what stands in it', () => {
  expect([
    of({ 'word/document.xml': some, '[Content_Types].xml': some }),
    of({ 'src/main.tex': some, 'data.csv': some }),
    of({ 'data.csv': some }),
  ]).toEqual([{ type: 'docx' }, { type: 'latex' }, { type: 'zip' }]);
});

test('what would harm whoever opens it is refused, and what is no whole archive', () => {
  const bomb = Buffer.from(zipSync({ 'a.tex': some }));
  bomb.writeUInt32LE(0xfffffff0, bomb.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  const locked = Buffer.from(zipSync({ 'a.tex': some }));
  locked.writeUInt16LE(1, locked.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8);
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}`, some]));
  expect([
    of({ '../../etc/passwd': some }),
    of({ 'C:\\windows\\a': some }),
    of({ '/etc/passwd': some }),
    of({ 'word/document.xml': some, 'word/vbaProject.bin': some }),
    of(many),
    sourceOf(bomb),
    sourceOf(locked),
    sourceOf(Buffer.from('PK\x03\x04 and nothing')),
    sourceOf(Buffer.from(zipSync({}))),
    sourceOf(Buffer.from(zipSync({ 'a.tex': some })).subarray(20)),
  ]).toEqual(
    [
      'bad_names',
      'bad_names',
      'bad_names',
      'macros',
      'too_many',
      'too_large',
      'protected',
      'damaged',
      'damaged',
      'damaged',
    ].map((fault) => ({ fault })),
  );
});

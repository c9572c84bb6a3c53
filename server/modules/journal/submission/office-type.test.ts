import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { officeTypeOf } from './office-type.ts';

const some = new Uint8Array([1, 2, 3]);
const of = (files: Parameters<typeof zipSync>[0]) => officeTypeOf(Buffer.from(zipSync(files)));
const openDocument = (type: string) =>
  of({ mimetype: [Buffer.from(type), { level: 0 }], 'content.xml': some });

test('documents and tables are known by what makes them so, and everything else stays an archive', () => {
  expect([
    of({ '[Content_Types].xml': some, 'word/document.xml': some }),
    of({ '[Content_Types].xml': some, 'xl/workbook.xml': some }),
    openDocument('application/vnd.oasis.opendocument.text'),
    openDocument('application/vnd.oasis.opendocument.spreadsheet'),
    openDocument('application/vnd.oasis.opendocument.text-template'),
    openDocument('text/html'),
    of({ 'data.csv': some, constructor: some }),
    officeTypeOf(Buffer.from('PK\x03\x04 and nothing')),
  ]).toEqual([
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
    null,
    null,
    null,
    null,
  ]);
});

import type { OfficeType } from '@mustalah/contract/files';
import { entriesOf } from '../../../platform/archive-entries.ts';

/** By the part that makes it one. */
const mainParts = new Map<string, OfficeType>([
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);

/** OpenDocument begins with its own name, unpacked (OpenDocument 1.3, part 2, 3.3). */
const namedTypes: readonly OfficeType[] = [
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
];
const NAME_BYTES = 8;
const NAME_AT = 30;
const LONGEST_TYPE = 100;

/** The document or table that an archive is; null when it is any other. */
export function officeTypeOf(archive: Buffer): OfficeType | null {
  const start = archive.toString('latin1', NAME_AT, NAME_AT + NAME_BYTES + LONGEST_TYPE);
  // guard: A template is not served as a document (office-type.test.ts) ‹${type}PK → ${type}›
  const named = namedTypes.find((type) => start.startsWith(`mimetype${type}PK`));
  if (named) return named;
  const entries = entriesOf(archive);
  if (!entries || entries === 'too_many') return null;
  const main = entries.find(({ name }) => mainParts.has(name));
  return (main && mainParts.get(main.name)) ?? null;
}

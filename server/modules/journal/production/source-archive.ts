import { readFile } from 'node:fs/promises';
import type { sourceText } from './text.ts';

export type SourceFault = Exclude<keyof typeof sourceText, 'unread'>;

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const MOST_ENTRIES = 2_000;
const MOST_UNPACKED = 200 * 1024 * 1024;
const ENCRYPTED = 0x1;

interface Entry {
  name: string;
  bytes: number;
  isEncrypted: boolean;
}

/**
 * What an archive is, or what is wrong with it, by its table of contents alone: nothing of it is unpacked here, but an
 * editor will open it.
 */
export async function readSource(path: string): Promise<{ type: 'docx' | 'zip' } | { fault: SourceFault }> {
  return sourceOf(await readFile(path));
}

export function sourceOf(archive: Buffer): { type: 'docx' | 'zip' } | { fault: SourceFault } {
  const entries = entriesOf(archive);
  if (entries === 'too_many') return { fault: 'too_many' };
  if (!entries || entries.length === 0) return { fault: 'damaged' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { fault: 'protected' };
  // guard: A source that unpacks to gigabytes is refused (source-archive.test.ts) ‹> MOST_UNPACKED → < 0›
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_UNPACKED) return { fault: 'too_large' };
  // guard: A source that would be written elsewhere is refused (source-archive.test.ts)
  if (entries.some(({ name }) => isOutside(name))) return { fault: 'bad_names' };
  // guard: A source with macros is refused (source-archive.test.ts)
  if (entries.some(({ name }) => /(?:^|\/)vba\w*\.bin$/i.test(name))) return { fault: 'macros' };
  return { type: entries.some(({ name }) => name === 'word/document.xml') ? 'docx' : 'zip' };
}

const isOutside = (name: string): boolean =>
  /^[/\\]|^[a-z]:|[\0\r\n]/i.test(name) || name.split(/[/\\]/).includes('..');

/** Null where the table is not whole. */
function entriesOf(archive: Buffer): Entry[] | 'too_many' | null {
  const end = archive.lastIndexOf(END);
  if (end < 0 || end + END_BYTES > archive.length) return null;
  const count = archive.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return 'too_many';
  let at = archive.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const start = at + ENTRY_BYTES;
    entries.push({
      name: archive.toString('utf8', start, start + (name ?? 0)),
      bytes: archive.readUInt32LE(at + 24),
      isEncrypted: (archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
    });
    at = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

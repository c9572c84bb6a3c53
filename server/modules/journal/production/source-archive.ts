import { readFile } from 'node:fs/promises';
import { entriesOf } from '../../../platform/archive-entries.ts';
import type { sourceText } from './text.ts';

export type SourceFault = Exclude<keyof typeof sourceText, 'unread'>;

/** A text as its program keeps it, one for TeX, or anything else. */
export type SourceType = 'docx' | 'latex' | 'zip';

const MOST_UNPACKED = 200 * 1024 * 1024;

/**
 * What an archive is, or what is wrong with it, by its table of contents alone: nothing of it is unpacked here, but an
 * editor will open it.
 */
export async function readSource(path: string): Promise<{ type: SourceType } | { fault: SourceFault }> {
  return sourceOf(await readFile(path));
}

export function sourceOf(archive: Buffer): { type: SourceType } | { fault: SourceFault } {
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
  if (entries.some(({ name }) => name === 'word/document.xml')) return { type: 'docx' };
  return { type: entries.some(({ name }) => /\.tex$/i.test(name)) ? 'latex' : 'zip' };
}

const isOutside = (name: string): boolean =>
  /^[/\\]|^[a-z]:|[\0\r\n]/i.test(name) || name.split(/[/\\]/).includes('..');

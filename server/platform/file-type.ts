import { open } from 'node:fs/promises';
import type { FileType } from '@mustalah/contract/files';

const SIGNATURE_BYTES = 12;
const ascii = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

const signatures: readonly [FileType, (start: Buffer) => boolean][] = [
  ['application/pdf', (start) => ascii(start, 0, 5) === '%PDF-'],
  ['image/png', (start) => ascii(start, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (start) => ascii(start, 0, 3) === '\xff\xd8\xff'],
  ['image/webp', (start) => ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP'],
  ['application/zip', (start) => ascii(start, 0, 4) === 'PK\x03\x04'],
  // Text has no signature; what holds a zero byte is none.
  ['text/csv', (start) => !start.includes(0)],
];

/** Which of these types a file is, by its first bytes; null when it is none of them. */
export async function fileTypeOf(path: string, types: readonly FileType[]): Promise<FileType | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    return signatures.find(([type, matches]) => types.includes(type) && matches(start))?.[0] ?? null;
  } finally {
    await file.close();
  }
}

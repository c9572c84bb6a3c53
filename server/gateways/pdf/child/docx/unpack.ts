import { inflateRawSync } from 'node:zlib';
import { Unreadable } from '../unreadable.ts';

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 2_000;
/** Of all parts together, once they are unpacked. */
const MOST_UNPACKED = 48 * 1024 * 1024;

/** Unpack a part by its name; null where it is not there. Too much throws, whatever the archive says of its own sizes. */
export type Unpack = (name: string, most: number) => Buffer | null;

/** Open an archive (APPNOTE 6.3): nothing is unpacked but what is asked for. */
export function openArchive(archive: Buffer): Unpack {
  const entries = entriesOf(archive);
  let left = MOST_UNPACKED;
  return (name, most) => {
    const at = entries.get(name);
    if (at === undefined) return null;
    const part = unpack(archive, at, Math.min(most, left));
    left -= part.length;
    return part;
  };
}

/** What stands in an archive. */
export const listNames = (archive: Buffer): string[] => [...entriesOf(archive).keys()];

/** Where the entries stand in the table of contents, by their names. */
function entriesOf(archive: Buffer): Map<string, number> {
  const end = archive.lastIndexOf(END);
  if (end < 0 || end + END_BYTES > archive.length) throw new Unreadable('damaged');
  const count = archive.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new Unreadable('too_heavy');
  const entries = new Map<string, number>();
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY) throw new Unreadable('damaged');
    const name = archive.readUInt16LE(at + 28);
    const start = at + ENTRY_BYTES;
    entries.set(archive.toString('utf8', start, start + name), at);
    at = start + name + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(archive: Buffer, entry: number, most: number): Buffer {
  const [method, packed, at] = [
    archive.readUInt16LE(entry + 10),
    archive.readUInt32LE(entry + 20),
    archive.readUInt32LE(entry + 42),
  ];
  if (at + LOCAL_BYTES > archive.length || archive.readUInt32LE(at) !== LOCAL)
    throw new Unreadable('damaged');
  const start = at + LOCAL_BYTES + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const bytes = archive.subarray(start, start + packed);
  if (bytes.length !== packed) throw new Unreadable('damaged');
  if (method === STORED) {
    if (bytes.length > most) throw new Unreadable('too_heavy');
    return bytes;
  }
  if (method !== DEFLATED) throw new Unreadable('damaged');
  try {
    // guard: A part that unpacks to more than it may is given up (../../../docx-reader.test.ts) ‹{ maxOutputLength: most } → {}›
    return inflateRawSync(bytes, { maxOutputLength: most });
  } catch (fault) {
    const isTooLarge = fault instanceof RangeError;
    throw new Unreadable(isTooLarge ? 'too_heavy' : 'damaged');
  }
}

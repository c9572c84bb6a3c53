const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const MOST_ENTRIES = 2_000;
const ENCRYPTED = 0x1;

interface Entry {
  name: string;
  /** Unpacked, as the archive says. */
  bytes: number;
  isEncrypted: boolean;
}

/** The table of contents of an archive (ZIP), of which nothing is unpacked. Null where the table is not whole. */
export function entriesOf(archive: Buffer): Entry[] | 'too_many' | null {
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

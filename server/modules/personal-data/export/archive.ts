import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** What is compressed already, such as a PDF, is stored as it is. */
  isPacked?: boolean;
}

const LAST = new Uint8Array();

/** A ZIP of these files, made while it is read: no more of it than a piece of one file is ever held. */
export async function* archiveOf(
  entries: AsyncIterable<ArchiveEntry>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, content, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = madeAt;
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(LAST, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

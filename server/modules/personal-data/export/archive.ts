import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Buffer;
  /** What is compressed already, such as a PDF, is stored as it is. */
  isPacked?: boolean;
}

/**
 * A ZIP of these files, made while it is read: no more of it than a piece of one file is ever held. Beyond 65,535 files or
 * 4 GB it is of the larger kind (ZIP64).
 */
export async function* archiveOf(
  entries: AsyncIterable<ArchiveEntry>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const fail = (fault: Error) => archive.destroy(fault);
  // What it is fed with may fail, and whoever reads it may leave.
  zip.on('error', fail);
  feed(zip, archive, entries, madeAt).catch(fail);
  yield* archive;
}

async function feed(
  zip: ZipFile,
  archive: Readable,
  entries: AsyncIterable<ArchiveEntry>,
  mtime: Date,
): Promise<void> {
  for await (const { name, content, isPacked = false } of entries) {
    const options = { mtime, compress: !isPacked };
    if (Buffer.isBuffer(content)) {
      zip.addBuffer(content, name, options);
      continue;
    }
    const file = Readable.from(content, { objectMode: false });
    const leave = () => file.destroy();
    archive.once('close', leave);
    zip.addReadStream(file, name, options);
    await finished(file);
    archive.off('close', leave);
  }
  zip.end();
}

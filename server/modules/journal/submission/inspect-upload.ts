import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type ReadPdf, UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findHeavyFile, forgetHeavyFiles, noteHeavyFile } from './queries.ts';
import { refusingUnreadable } from './refuse-unreadable.ts';
import { HEAVY_FILE_LIFE_MS } from './rules.ts';

/** Refuse an uploaded PDF that nobody could open. One that was too heavy costs nothing when it is sent again. */
export const inspectUpload = (deps: Deps, path: string, userId: number): Promise<void> =>
  refusingUnreadable(
    unlessHeavy(deps, path, async () => {
      await deps.gateways.pdf.inspect(path, userId);
    }),
  );

/** Read it too, for an author who waits for what it says, and make the copy that reviewers would read. */
export const readUpload = (
  deps: Deps,
  path: string,
  userId: number,
): Promise<{ said: ReadPdf; copy: Uint8Array }> =>
  refusingUnreadable(
    unlessHeavy(deps, path, async () => {
      const { pdf } = deps.gateways;
      // The quick look first: what does not pass it takes nobody’s time where the files are read one by one.
      await pdf.inspect(path, userId);
      return { said: await pdf.read(path, userId), copy: await pdf.anonymise(path, userId) };
    }),
  );

async function unlessHeavy<T>({ db, now }: Deps, path: string, work: () => Promise<T>): Promise<T> {
  const sha256 = await hashOf(path);
  const since = new Date(now().getTime() - HEAVY_FILE_LIFE_MS);
  if (await findHeavyFile(db, sha256, since)) throw new UnreadablePdf('too_heavy');
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof UnreadablePdf && fault.reason === 'too_heavy') {
      await noteHeavyFile(db, sha256, now());
    }
    throw fault;
  }
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** A better machine, or a quieter one, may find it light: after a few days it is looked at again. */
export const tidyHeavyFiles = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  forgetHeavyFiles(db, new Date(now().getTime() - HEAVY_FILE_LIFE_MS));

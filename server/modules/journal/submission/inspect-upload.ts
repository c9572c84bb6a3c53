import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findHeavyFile, forgetHeavyFiles, noteHeavyFile } from './queries.ts';
import { refusingUnreadable } from './refuse-unreadable.ts';
import { HEAVY_FILE_LIFE_MS } from './rules.ts';

/** Refuse an uploaded PDF that nobody could open. One that was too heavy costs nothing when it is sent again. */
export const inspectUpload = (deps: Deps, path: string, userId: number): Promise<void> =>
  refusingUnreadable(inspectOnce(deps, path, userId));

async function inspectOnce({ db, gateways, now }: Deps, path: string, userId: number): Promise<void> {
  const sha256 = await hashOf(path);
  const since = new Date(now().getTime() - HEAVY_FILE_LIFE_MS);
  if (await findHeavyFile(db, sha256, since)) throw new UnreadablePdf('too_heavy');
  try {
    await gateways.pdf.inspect(path, userId);
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

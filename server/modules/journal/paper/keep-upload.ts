import type { FileType, ReceivedFile } from '@mustalah/contract/files';
import type { Files, KeptFile } from '../../../gateways/files.ts';
import { Refusal } from '../../../platform/errors.ts';

/**
 * Keep an upload and do something with it. It goes again when that is refused or has no use for it. After a fault nobody
 * knows whether the transaction was committed: then it stays, and the nightly sweep removes what no row names.
 */
export const withKeptUpload = <T extends { isUsed: boolean }>(
  files: Files,
  { path, type }: ReceivedFile,
  work: (file: KeptFile) => Promise<T>,
): Promise<T> => withKept(files, { content: { path }, type }, work);

/** The same with what was made of it. */
export async function withKept<T extends { isUsed: boolean }>(
  files: Files,
  { content, type }: { content: { path: string } | Uint8Array; type: FileType },
  work: (file: KeptFile) => Promise<T>,
): Promise<T> {
  const file = await files.keep(content, type);
  try {
    const outcome = await work(file);
    // guard: What the file of a second click brought is not kept (../submission/submit-paper.test.ts)
    if (!outcome.isUsed) await files.remove(file.key);
    return outcome;
  } catch (error) {
    if (error instanceof Refusal) await files.remove(file.key);
    throw error;
  }
}

import type { ReceivedFile } from '@mustalah/contract/files';
import type { Deps } from '../../../platform/deps.ts';

/** Keep a new cover while the work that names it is done; when that fails, the cover goes too. */
export async function withCover<T>(
  { gateways: { files } }: Deps,
  upload: ReceivedFile | undefined,
  work: (key: string | null) => Promise<T>,
): Promise<T> {
  if (!upload) return work(null);
  const { key } = await files.keep(upload, upload.type);
  try {
    return await work(key);
  } catch (fault) {
    await files.remove(key);
    throw fault;
  }
}

/** Remove a cover that no volume names any more; what fails here is removed by the nightly sweep. */
export async function forgetCover({ gateways: { files }, log }: Deps, key: string | null): Promise<void> {
  if (key) await files.remove(key).catch((fault: unknown) => log.error(fault));
}

import type { ReceivedFile } from '@mustalah/contract/files';
import { type EncodedImage, UnreadableImage } from '../../../gateways/images.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { coverText } from './text.ts';

/** Twice what a card shows, for dense screens. */
const BOUNDS = { width: 1_200, height: 1_600 };

/**
 * Draw a new cover, and keep it while the work that names it is done. It goes again when that is refused; after a fault
 * nobody knows whether the transaction was committed, and the nightly sweep removes what no row names.
 */
export async function withCover<T>(
  { gateways: { files, images } }: Deps,
  upload: ReceivedFile | undefined,
  work: (key: string | null) => Promise<T>,
): Promise<T> {
  if (!upload) return work(null);
  const { bytes } = await draw(() => images.encode(upload.path, BOUNDS));
  const { key } = await files.keep(bytes, 'image/webp');
  try {
    return await work(key);
  } catch (fault) {
    if (fault instanceof Refusal) await files.remove(key);
    throw fault;
  }
}

async function draw(encode: () => Promise<EncodedImage>): Promise<EncodedImage> {
  try {
    return await encode();
  } catch (fault) {
    if (!(fault instanceof UnreadableImage)) throw fault;
    const detail = coverText[fault.reason];
    throw new Refusal(400, 'bad_request', { detail, fields: { cover_image: [detail] } });
  }
}

/** Remove a cover that no volume names any more; what fails here is removed by the nightly sweep. */
export async function forgetCover({ gateways: { files }, log }: Deps, key: string | null): Promise<void> {
  if (key) await files.remove(key).catch((fault: unknown) => log.error(fault));
}

import type { Reply } from '@mustalah/contract/endpoint';
import type { togglePublishVolume as endpoint } from '@mustalah/contract/journal/volumes';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { getManaged } from './list-managed.ts';
import { publishVolume, unpublishVolume } from './publish.ts';
import { holdVolume } from './queries.ts';

interface Wish {
  id: number;
  published: boolean;
  /** Why it is taken out: whoever follows an old link reads it. */
  reason: string;
  /** Papers without a final file appear as their manuscripts. */
  asSubmitted: boolean;
}

/** Publish a volume or take it out of publication; of two who want the same at once, the second finds it done. */
export function togglePublished(
  { db, ...deps }: Deps,
  { id, published, reason, asSubmitted }: Wish,
  editorId: number,
): Promise<Reply<typeof endpoint>> {
  return db.transaction().execute(async (tx) => {
    const volume = await holdVolume(tx, id);
    if (!volume) throw notFound();
    if (published && !volume.publishedAt) {
      await publishVolume(tx, deps, volume, { editorId, asSubmitted });
    }
    if (!published && volume.publishedAt) {
      await unpublishVolume(tx, deps, volume, { editorId, reason });
    }
    return getManaged(tx, id, editorId);
  });
}

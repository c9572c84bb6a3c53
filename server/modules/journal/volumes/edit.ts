import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { editVolume as endpoint } from '@mustalah/contract/journal/volumes';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { publishFileJob } from '../paper/work.ts';
import { markChanged } from './article-records.ts';
import { forgetCover, withCover } from './cover.ts';
import { getManaged } from './list-managed.ts';
import { searchTextOf } from './publish.ts';
import { holdVolume, listIdsIn, setPublished, updateVolume } from './queries.ts';
import { refuseOwnIn } from './refuse-own.ts';

/** Change what a volume says of itself. The year of a published one stands in citations and stays. */
export async function editVolume(
  deps: Deps,
  { params: { id }, body, files }: Pick<Received<typeof endpoint>, 'params' | 'body' | 'files'>,
  editorId: number,
): Promise<Reply<typeof endpoint>> {
  const { title, description, year, remove_cover, editorial_title, editorial_authors, editorial } = body;
  const said = { editorial_title, editorial_authors, editorial };
  let former: string | null = null;
  const volume = await withCover(deps, files.cover_image, (newKey) =>
    deps.db.transaction().execute(async (tx) => {
      const held = await holdVolume(tx, id);
      if (!held) throw notFound();
      await refuseOwnIn(tx, id, editorId);
      const { publishedAt } = held;
      if (publishedAt && year !== held.year) throw new Refusal(409, 'volume_published');
      const coverKey = newKey ?? (remove_cover === 'true' ? null : held.coverKey);
      if (coverKey !== held.coverKey) former = held.coverKey;
      const now = deps.now();
      await updateVolume(tx, id, { title, description, year, coverKey, editorial: said, now });
      if (publishedAt) {
        await setPublished(tx, id, { publishedAt, searchText: await searchTextOf(tx, id), now });
        if (title !== held.title) {
          const papers = await listIdsIn(tx, id);
          await markChanged(tx, papers, { isDeleted: false, now: deps.now });
          for (const paperId of papers) await deps.jobs.send(tx, publishFileJob, { paperId });
        }
      }
      await audit(tx, {
        actorId: editorId,
        action: 'volume.edit',
        subject: `volume:${id}`,
        detail: { title, description, year, cover: coverKey },
      });
      return getManaged(tx, id, editorId);
    }),
  );
  await forgetCover(deps, former);
  return volume;
}

import { type Reply, urlOf } from '@mustalah/contract/endpoint';
import {
  type ApprovedPaper,
  type getManagedVolume as endpoint,
  getVolumeDeposit,
  type listManagedVolumes as listEndpoint,
} from '@mustalah/contract/journal/volumes';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { relationsTo } from '../paper/people.ts';
import { presentVolume } from './present-volume.ts';
import { listPublicNotes } from './publication-queries.ts';
import {
  findManaged,
  getEditorial,
  listDeskPapers,
  listFreePapers,
  listIdsIn,
  listLostRetractions,
  listManaged,
} from './queries.ts';

/** All volumes, drafts too. */
export async function listVolumesOnDesk(db: Db, editorId: number): Promise<Reply<typeof listEndpoint>> {
  return (await listManaged(db, editorId)).map(presentVolume);
}

export async function getManaged(db: Db, id: number, editorId: number) {
  const row = await findManaged(db, id, editorId);
  if (!row) throw notFound();
  return presentVolume(row);
}

/** A volume with its papers and those that could join them. */
export async function getVolumeOnDesk(deps: Deps, id: number, editor: User): Promise<Reply<typeof endpoint>> {
  const { db, config } = deps;
  const volume = await getManaged(db, id, editor.id);
  const main = volume.main_category;
  const [papers, free, lost] = await Promise.all([
    listIdsIn(db, id),
    volume.published ? [] : listFreePapers(db, { main }),
    volume.published ? [] : listLostRetractions(db, main),
  ]);
  return {
    ...volume,
    papers: await presentPapers(db, papers, editor.id),
    candidates: await presentPapers(db, [...free, ...lost], editor.id),
    editorial: await getEditorial(db, id),
    deposit:
      volume.published && config.JOURNAL_DOI_PREFIX
        ? signLink(deps, urlOf(getVolumeDeposit.path, { params: { id } }), editor)
        : null,
  };
}

/** Accepted papers of one category that wait for a volume. */
export const previewPapers = async (
  db: Db,
  { main, sub }: { main: string; sub: string },
  editorId: number,
): Promise<ApprovedPaper[]> => presentPapers(db, await listFreePapers(db, { main, sub }), editorId);

/** An editor who was asked to review a paper sees its authors only once it is published, like everybody. */
async function presentPapers(db: Db, ids: readonly number[], editorId: number) {
  const [papers, relations, notes] = await Promise.all([
    listDeskPapers(db, ids),
    relationsTo(db, editorId, ids),
    listPublicNotes(db, ids),
  ]);
  return papers.map(({ authors, ...paper }) => {
    const relation = relations.get(paper.id);
    return {
      ...paper,
      // guard: An editor who was asked to review a paper is not told its authors before it is published (volumes.test.ts) ‹relation === 'reviewer' ? [] :  →›
      authors: relation === 'reviewer' ? [] : authors,
      review_note: notes.get(paper.id) ?? '',
      is_own: relation === 'author',
    };
  });
}

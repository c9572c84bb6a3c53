import type { PaperStatus } from '@mustalah/contract/journal/paper';
import type { Db, Tx } from '../../../platform/db.ts';

/** A paper that nobody else changes until the transaction ends. */
export interface HeldPaper {
  id: number;
  title: string;
  status: PaperStatus;
  round: number;
  version: number;
  submitterId: number;
  volumeId: number | null;
  withdrawnAt: Date | null;
  retractedAt: Date | null;
  /** It came out elsewhere, and was brought by an import. */
  isImported: boolean;
}

/** Lock a paper; undefined when there is none. */
export const holdPaper = (tx: Tx, id: number): Promise<HeldPaper | undefined> =>
  heldPapers(tx).where('id', '=', id).executeTakeFirst();

/** Papers as they are held; which ones, the caller says, and in an order that cannot deadlock. */
export const heldPapers = (tx: Tx) =>
  tx
    .selectFrom('papers')
    .select(['id', 'title', 'status', 'round', 'version', 'submitter_id as submitterId'])
    .select(['volume_id as volumeId', 'withdrawn_at as withdrawnAt', 'retracted_at as retractedAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('imported_papers as brought')
          .select('paper_id')
          .whereRef('brought.paper_id', '=', 'papers.id'),
      )
        .$castTo<boolean>()
        .as('isImported'),
    )
    // guard: Steps of one paper follow each other (../review/submit-review.test.ts) ‹.forUpdate() →›
    .forUpdate();

/** Whether a paper was ever published, though its volume may have been taken out since. */
export async function wasPublished(db: Db, paperId: number): Promise<boolean> {
  const record = await db
    .selectFrom('article_records')
    .select('paper_id')
    .where('paper_id', '=', paperId)
    .executeTakeFirst();
  return record !== undefined;
}

/** A volume in the making holds accepted papers only. */
export const takeOutOfVolume = (tx: Tx, paperId: number) =>
  tx.updateTable('papers').set({ volume_id: null }).where('id', '=', paperId).execute();

/** Whether a paper stands in a published volume. */
export async function isPublished(db: Db, paperId: number): Promise<boolean> {
  const published = await db
    .selectFrom('published_papers')
    .select('id')
    .where('id', '=', paperId)
    .executeTakeFirst();
  return published !== undefined;
}

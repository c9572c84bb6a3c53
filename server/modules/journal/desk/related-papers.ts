import type { FormerPaper } from '@mustalah/contract/journal/desk';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { isStranger } from '../paper/people.ts';
import { listDecisionNotes } from './queries.ts';

// Papers beside those on the desk: none that the editor who asks may not handle.

/** The rejected papers that these go back to, by the newer one. */
export async function listFormerPapers(
  db: Db,
  paperIds: readonly number[],
  editorId: number,
): Promise<Map<number, FormerPaper>> {
  const rows = await db
    .selectFrom('papers as paper')
    .innerJoin('papers as former', 'former.id', 'paper.former_id')
    .select(['paper.id as paperId', 'former.id', 'former.title', 'former.status', 'former.submitted_at'])
    .where('paper.id', 'in', [0, ...paperIds])
    // guard: An editor who may not handle the former paper reads nothing of it (resubmission.test.ts)
    .where(isStranger(editorId, sql.ref('former.id')))
    .execute();
  const notes = await listDecisionNotes(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ paperId, submitted_at, ...former }) => [
      paperId,
      { ...former, submitted_at: submitted_at.toISOString(), review_note: notes.get(former.id) ?? '' },
    ]),
  );
}

/** Papers of other accounts with the same file, the newest first. */
export async function listSameFiles(db: Db, paperIds: readonly number[], editorId: number) {
  return (
    db
      .selectFrom('paper_versions as version')
      .innerJoin('paper_versions as same', (join) =>
        join
          .onRef('same.file_sha256', '=', 'version.file_sha256')
          .onRef('same.paper_id', '<>', 'version.paper_id'),
      )
      .innerJoin('papers as paper', 'paper.id', 'version.paper_id')
      .innerJoin('papers as other', 'other.id', 'same.paper_id')
      .innerJoin('users as submitter', 'submitter.id', 'other.submitter_id')
      .select([
        'paper.id as paperId',
        'other.id as otherId',
        'other.title',
        'submitter.name as submitterName',
      ])
      .distinct()
      .where('paper.id', 'in', [0, ...paperIds])
      .whereRef('other.submitter_id', '<>', 'paper.submitter_id')
      // guard: Of a paper that is not the editor's to handle no file is told (resubmission.test.ts)
      .where(isStranger(editorId, sql.ref('other.id')))
      .orderBy('other.id', 'desc')
      .execute()
  );
}

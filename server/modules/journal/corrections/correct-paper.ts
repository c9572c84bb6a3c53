import type { Received } from '@mustalah/contract/endpoint';
import type { correctPaper as endpoint, PaperRecord } from '@mustalah/contract/journal/corrections';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { holdAsEditor, refuseEnded, refuseRelated } from '../paper/hold-as-editor.ts';
import { relationTo } from '../paper/people.ts';
import { findRecord } from './queries.ts';
import { writeCorrection } from './write-correction.ts';

/** A paper with all that can be corrected, for editors to whom it is a stranger's. */
export async function readRecord(db: Db, editorId: number, paperId: number): Promise<PaperRecord> {
  const found = await findRecord(db, paperId);
  if (!found) throw notFound();
  // guard: Only who handles a paper reads what can be corrected in it (corrections.test.ts)
  refuseRelated(await relationTo(db, editorId, paperId));
  return found;
}

/** Correct what a paper says of itself, at whatever stage, as its editor. */
export async function correctPaper(
  { db, ...deps }: Deps,
  paperId: number,
  { note, notice, version, ...sent }: Received<typeof endpoint>['body'],
  editorId: number,
): Promise<PaperRecord> {
  return db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    return writeCorrection(tx, deps, paper, {
      sent,
      note,
      notice,
      version,
      actorId: editorId,
      actorRole: 'editor',
    });
  });
}

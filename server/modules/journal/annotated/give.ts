import { errorText } from '@mustalah/contract/errors';
import type { ReceivedFile } from '@mustalah/contract/files';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { AssignmentRow } from '../paper/assignments.ts';
import { withKept } from '../paper/keep-upload.ts';
import { holdsName } from '../paper/named-people.ts';
import { findAuthorship } from '../paper/people.ts';
import { holdReview } from '../review/hold-review.ts';
import { inspectUpload } from '../submission/inspect-upload.ts';
import { refusingUnreadable } from '../submission/refuse-unreadable.ts';
import { findNames, putFile, removeDraftsOf, removeFile } from './queries.ts';

interface OfReview {
  paperId: number;
  reviewerId: number;
}

/**
 * Keep the paper as its reviewer noted on it, in place of what they gave before. The notes stay, who noted them does not;
 * it goes out with the verdict, and is nobody else's before.
 */
export async function giveAnnotated(deps: Deps, of: OfReview, upload: ReceivedFile): Promise<void> {
  const { files, pdf } = deps.gateways;
  // Before the work on the file; it is asked again when it is kept.
  await deps.db.transaction().execute((tx) => holdOwn(tx, of));
  await inspectUpload(deps, upload.path, of.reviewerId);
  const { copy, notes } = await refusingUnreadable(pdf.annotated(upload.path, of.reviewerId));
  await refuseSigned(deps.db, of.reviewerId, notes);
  const { former } = await withKept(files, { content: copy, type: upload.type }, (file) =>
    deps.db.transaction().execute(async (tx) => {
      const { id: assignmentId } = await holdOwn(tx, of);
      return { isUsed: true, former: await putFile(tx, { assignmentId, file, now: deps.now() }) };
    }),
  );
  if (former !== null) await files.remove(former);
}

/** Take it back, as long as no verdict is sent. */
export async function takeBackAnnotated({ db, gateways: { files } }: Deps, of: OfReview): Promise<void> {
  const former = await db.transaction().execute(async (tx) => {
    const assignment = await holdOwn(tx, of);
    return removeFile(tx, assignment.id);
  });
  if (former !== null) await files.remove(former);
}

/** Of a reviewer who leaves; give its files. What was sent stays with its review. */
export const removeUnsentNotes = (tx: Tx, reviewerId: number): Promise<string[]> =>
  removeDraftsOf(tx, reviewerId);

async function holdOwn(tx: Tx, of: OfReview): Promise<AssignmentRow> {
  const { assignment } = await holdReview(tx, of);
  // guard: Nobody notes on a paper that they turn out to have written (annotated.test.ts)
  if (await findAuthorship(tx, of.reviewerId, of.paperId)) throw new Refusal(409, 'conflict_of_interest');
  return assignment;
}

/** Whoever signs a note is asked not to. Only of themselves: nobody learns by it who else reviews the paper. */
async function refuseSigned(db: Db, reviewerId: number, notes: readonly string[]): Promise<void> {
  // guard: Notes that name who noted them are not taken (annotated.test.ts)
  if (holdsName(notes.join('\n'), await findNames(db, reviewerId))) {
    throw new Refusal(400, 'notes_name_reviewer', { fields: { pdf_file: [errorText.notes_name_reviewer] } });
  }
}

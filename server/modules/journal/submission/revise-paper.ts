import type { ReceivedFile } from '@mustalah/contract/files';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { type HeldPaper, holdPaper } from '../paper/held-paper.ts';
import { withKeptUpload } from '../paper/keep-upload.ts';
import { inviteReviewersAgain } from '../paper/next-round.ts';
import { record } from '../paper/record.ts';
import { type FileState } from '../paper/rules.ts';
import { inspectUpload } from './inspect-upload.ts';
import { findVersion, insertVersion, listOwnPapers, replaceVersion } from './queries.ts';
import { SAME_SUBMISSION_MS, uploadStep } from './rules.ts';
import { submissionText } from './text.ts';

interface Revision {
  userId: number;
  paperId: number;
  reply: string;
}

/** Take in what the author was asked for: a new version with a reply, or a file in place of one that cannot be read. */
export async function revisePaper(
  deps: Deps,
  { userId, paperId, reply }: Revision,
  upload: ReceivedFile,
): Promise<void> {
  const now = deps.now();
  // Before the work on the file; it is asked again under the lock.
  if ((await listOwnPapers(deps.db, { userId, id: paperId })).length === 0) throw notFound();
  await inspectUpload(deps, upload.path, userId);
  await withKeptUpload(deps.gateways.files, upload, (file) =>
    deps.db.transaction().execute(async (tx) => {
      const paper = await holdPaper(tx, paperId);
      if (paper?.submitterId !== userId) throw notFound();
      const current = await findVersion(tx, paperId, paper.round);
      const isSame = current?.file_sha256 === file.sha256;
      if (isSame && isJustSent(paper, current, now)) return { isUsed: false };

      const step = uploadStep(paper, current?.state ?? 'ready');
      // guard: A revision that nobody asked for opens no round (my-papers.test.ts) ‹throw new Refusal(409, 'revision_not_asked') → return { isUsed: false }›
      if (!step) throw new Refusal(409, 'revision_not_asked');
      // guard: A new round brings another file than the one before (my-papers.test.ts)
      if (isSame) throw new Refusal(400, 'bad_request', { fields: { pdf_file: [submissionText.sameFile] } });
      if (step === 'resubmitted' && reply === '') {
        throw new Refusal(400, 'bad_request', { fields: { reply: [submissionText.replyMissing] } });
      }
      const held = await record(tx, deps, paper, {
        kind: step,
        ...(step === 'resubmitted' && { to: 'pending', note: reply }),
        actorId: userId,
        actorRole: 'author',
        fileSha256: file.sha256,
        now,
      });
      const { round } = held;
      if (step === 'resubmitted') {
        await insertVersion(tx, { paperId, round, file, reply, now });
        await inviteReviewersAgain(tx, deps, held);
      } else await replaceVersion(tx, { paperId, round, file, now });
      return { isUsed: true };
    }),
  );
}

/** Two clicks are one upload. */
const isJustSent = (
  { status, withdrawnAt }: HeldPaper,
  { state, created_at }: { state: FileState; created_at: Date },
  now: Date,
): boolean =>
  status === 'pending' &&
  !withdrawnAt &&
  state !== 'failed' &&
  now.getTime() - created_at.getTime() < SAME_SUBMISSION_MS;

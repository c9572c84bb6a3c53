import type { ReceivedFile } from '@mustalah/contract/files';
import { UnreadableDocx } from '../../../gateways/docx-reader.ts';
import type { KeptFile } from '../../../gateways/files.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { findFinal } from '../paper/final-file.ts';
import { type HeldPaper, holdPaper, isPublished } from '../paper/held-paper.ts';
import { holdAsEditor, refuseEnded, refuseRelated } from '../paper/hold-as-editor.ts';
import { withKeptUpload } from '../paper/keep-upload.ts';
import { relationTo } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { stepObjection } from '../paper/rules.ts';
import { inspectUpload } from '../submission/inspect-upload.ts';
import { refusingUnreadable } from '../submission/refuse-unreadable.ts';
import { articlesChanged } from '../volumes/articles-changed.ts';
import { isSubmitter, putFinal } from './queries.ts';
import { readSource } from './source-archive.ts';
import { sourceText } from './text.ts';

export interface Giver {
  paperId: number;
  userId: number;
  role: 'author' | 'editor';
}

interface Given {
  pdf_file: ReceivedFile;
  source_file?: ReceivedFile | undefined;
}

type Source = (KeptFile & { kind: 'docx' | 'zip' }) | null;

/**
 * Take in the named file that stands in place of a manuscript. Its author gives it until an editor has checked it; an
 * editor replaces it at any time, and what is published follows. Sent twice, it is one.
 */
export async function giveFinal(deps: Deps, giver: Giver, given: Given): Promise<void> {
  await refuseStranger(deps, giver);
  const { pdf_file: pdf, source_file: sent } = given;
  const kind = await sourceKind(sent);
  if (sent && kind === 'docx') await refuseUnreadableSource(deps, sent.path, giver.userId);
  await inspectUpload(deps, pdf.path, giver.userId);
  // Whoever gives it learns now whether it can be published, and not when its volume is.
  const { pages } = await refusingUnreadable(deps.gateways.pdf.publish(pdf.path, giver.userId));
  const { files } = deps.gateways;
  let former: string[] = [];
  await withKeptUpload(files, pdf, (file) =>
    withSource(deps, sent, kind, (source) =>
      deps.db.transaction().execute(async (tx) => {
        const paper = await hold(tx, giver);
        const standing = await findFinal(tx, giver.paperId);
        if (
          standing?.file_sha256 === file.sha256 &&
          (standing.source_sha256 ?? '') === (source?.sha256 ?? '') &&
          // Given again, what was not to be published then may be now.
          standing.shows_source === (source?.kind === 'docx')
        ) {
          return { isUsed: false };
        }
        // guard: What an editor checked is not replaced by its author (final-files.test.ts)
        if (giver.role === 'author' && standing?.checked_at) throw new Refusal(409, 'final_file_checked');
        former = await putFinal(tx, {
          paperId: giver.paperId,
          file,
          pages,
          source,
          by: giver.role,
          now: deps.now(),
        });
        const held = await record(tx, deps, paper, {
          kind: 'final_given',
          actorId: giver.userId,
          actorRole: giver.role,
          fileSha256: file.sha256,
          detail: { pages, ...(source && { source: source.sha256 }) },
          now: deps.now(),
        });
        if (await isPublished(tx, giver.paperId)) await articlesChanged(tx, [held], deps.now);
        return { isUsed: true };
      }),
    ),
  );
  for (const key of former) await files.remove(key);
}

/** Before the work on the files; it is asked again under the lock. */
async function refuseStranger({ db }: Deps, { paperId, userId, role }: Giver): Promise<void> {
  if (role === 'editor') return refuseRelated(await relationTo(db, userId, paperId));
  // guard: Nobody gives the final file of a paper that another submitted (final-files.test.ts) ‹throw notFound() → void notFound›
  if (!(await isSubmitter(db, userId, paperId))) throw notFound();
}

async function hold(tx: Tx, { paperId, userId, role }: Giver): Promise<HeldPaper> {
  if (role === 'editor') {
    const paper = await holdAsEditor(tx, userId, paperId);
    refuseEnded(paper);
    refuseUnaccepted(paper);
    return paper;
  }
  const paper = await holdPaper(tx, paperId);
  if (paper?.submitterId !== userId) throw notFound();
  refuseUnaccepted(paper);
  // guard: What is published is replaced by editors alone (final-files.test.ts)
  if (await isPublished(tx, paperId)) throw new Refusal(409, 'final_file_not_wanted');
  return paper;
}

function refuseUnaccepted(paper: HeldPaper): void {
  if (stepObjection(paper, 'final_given')) throw new Refusal(409, 'final_file_not_wanted');
}

async function sourceKind(sent: ReceivedFile | undefined): Promise<'docx' | 'zip' | null> {
  if (!sent) return null;
  const source = await readSource(sent.path);
  if ('type' in source) return source.type;
  const detail = sourceText[source.fault];
  throw new Refusal(400, 'bad_request', { detail, fields: { source_file: [detail] } });
}

/** Readers get its text: whoever gives it learns now whether there is any. */
async function refuseUnreadableSource(
  { gateways: { docx } }: Deps,
  path: string,
  userId: number,
): Promise<void> {
  try {
    await docx.read(path, userId);
  } catch (fault) {
    if (!(fault instanceof UnreadableDocx)) throw fault;
    const detail = fault.reason === 'damaged' ? sourceText.damaged : sourceText.unread;
    throw new Refusal(400, 'bad_request', { detail, fields: { source_file: [detail] } });
  }
}

async function withSource(
  { gateways: { files } }: Deps,
  sent: ReceivedFile | undefined,
  kind: 'docx' | 'zip' | null,
  work: (source: Source) => Promise<{ isUsed: boolean }>,
): Promise<{ isUsed: boolean }> {
  if (!sent || !kind) return work(null);
  return withKeptUpload(files, sent, (file) => work({ ...file, kind }));
}

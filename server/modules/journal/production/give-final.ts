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
import { readSource, type SourceType } from './source-archive.ts';
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

/** Readers get its text where there is one. */
type Source = (KeptFile & { kind: 'docx' | 'zip'; isShown: boolean }) | null;

/**
 * Take in the named file that stands in place of a manuscript. Its author gives it until an editor has checked it; an
 * editor replaces it at any time, and what is published follows. Sent twice, it is one.
 */
export async function giveFinal(deps: Deps, giver: Giver, given: Given): Promise<void> {
  await refuseStranger(deps, giver);
  const { pdf_file: pdf, source_file: sent } = given;
  const kind = await sourceKind(sent);
  const isShown = sent !== undefined && (await hasText(deps, sent.path, kind, giver.userId));
  await inspectUpload(deps, pdf.path, giver.userId);
  // Whoever gives it learns now whether it can be published, and not when its volume is.
  const { pages } = await refusingUnreadable(deps.gateways.pdf.publish(pdf.path, giver.userId));
  const { files } = deps.gateways;
  let former: string[] = [];
  await withKeptUpload(files, pdf, (file) =>
    withSource(deps, sent, { kind: kind === 'docx' ? 'docx' : 'zip', isShown }, (source) =>
      deps.db.transaction().execute(async (tx) => {
        const paper = await hold(tx, giver);
        const standing = await findFinal(tx, giver.paperId);
        if (
          standing?.file_sha256 === file.sha256 &&
          (standing.source_sha256 ?? '') === (source?.sha256 ?? '') &&
          // Given again, what was not to be published then may be now.
          standing.shows_source === (source?.isShown ?? false)
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

async function sourceKind(sent: ReceivedFile | undefined): Promise<SourceType | null> {
  if (!sent) return null;
  const source = await readSource(sent.path);
  if ('type' in source) return source.type;
  const detail = sourceText[source.fault];
  throw new Refusal(400, 'bad_request', { detail, fields: { source_file: [detail] } });
}

/** Readers get its text: whoever gives it learns now whether there is any. */
async function hasText(
  { gateways: { docx } }: Deps,
  path: string,
  kind: SourceType | null,
  userId: number,
): Promise<boolean> {
  if (kind !== 'docx' && kind !== 'latex') return false;
  try {
    await docx.read(path, userId);
    return true;
  } catch (fault) {
    if (!(fault instanceof UnreadableDocx)) throw fault;
    // An archive may hold files for TeX and no article of theirs.
    if (kind === 'latex' && (fault.reason === 'empty' || fault.reason === 'damaged')) return false;
    const detail =
      kind === 'latex' ? sourceText.endless : sourceText[fault.reason === 'damaged' ? 'damaged' : 'unread'];
    throw new Refusal(400, 'bad_request', { detail, fields: { source_file: [detail] } });
  }
}

async function withSource(
  { gateways: { files } }: Deps,
  sent: ReceivedFile | undefined,
  how: { kind: 'docx' | 'zip'; isShown: boolean },
  work: (source: Source) => Promise<{ isUsed: boolean }>,
): Promise<{ isUsed: boolean }> {
  if (!sent) return work(null);
  return withKeptUpload(files, sent, (file) => work({ ...file, ...how }));
}

import { urlOf } from '@mustalah/contract/endpoint';
import type { ReceivedFile, SentFile } from '@mustalah/contract/files';
import { openSimilarityReport } from '@mustalah/contract/journal/co-authors';
import { contentOf } from '../../../gateways/files.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { holdAsEditor } from '../paper/hold-as-editor.ts';
import { withKeptUpload } from '../paper/keep-upload.ts';
import { relationTo } from '../paper/people.ts';
import { doneText } from './text.ts';

const findSimilarity = (db: Db, paperId: number) =>
  db
    .selectFrom('paper_similarity')
    .select(['percent', 'noted_at', 'report_key', 'report_sha256', 'report_bytes'])
    .where('paper_id', '=', paperId)
    .executeTakeFirst();

/** What was noted of a paper; whether the link to its report opens is asked when it is opened. */
export async function readSimilarity(deps: Deps, editor: User, paperId: number) {
  const found = await findSimilarity(deps.db, paperId);
  if (!found) return null;
  const { percent, noted_at, report_key } = found;
  const report =
    report_key && signLink(deps, urlOf(openSimilarityReport.path, { params: { id: paperId } }), editor);
  return { percent, noted_at, report };
}

interface Noted {
  paperId: number;
  editorId: number;
  percent: number;
}

/** Note what a search for copied text found, in place of what was noted before; a report that stood there goes at night. */
export async function noteSimilarity(
  { db, gateways, now }: Deps,
  { paperId, editorId, percent }: Noted,
  upload: ReceivedFile | undefined,
): Promise<{ detail: string }> {
  const write = (report: { key: string; sha256: string; bytes: number } | null) =>
    db.transaction().execute(async (tx) => {
      // guard: Nobody notes anything of a paper of their own, or one that they review (similarity.test.ts)
      await holdAsEditor(tx, editorId, paperId);
      const row = {
        percent,
        noted_at: now(),
        report_key: report?.key ?? null,
        report_sha256: report?.sha256 ?? null,
        report_bytes: report?.bytes ?? null,
      };
      await tx
        .insertInto('paper_similarity')
        .values({ paper_id: paperId, ...row })
        .onConflict((conflict) => conflict.column('paper_id').doUpdateSet(row))
        .execute();
      return { isUsed: true };
    });
  await (upload ? withKeptUpload(gateways.files, upload, write) : write(null));
  return { detail: doneText.similarityNoted };
}

/** The report, kept by a browser and never shown in a page of ours: nobody looked into it. */
export async function openReport(
  { db, gateways: { files } }: Deps,
  editorId: number,
  paperId: number,
): Promise<SentFile<'application/pdf'>> {
  const {
    report_key: key = null,
    report_sha256: sha256 = null,
    report_bytes: bytes = null,
  } = (await findSimilarity(db, paperId)) ?? {};
  // guard: A report is opened by those who handle the paper alone (similarity.test.ts) ‹(await relationTo(db, editorId, paperId)) !== 'stranger' → false›
  if (key === null || (await relationTo(db, editorId, paperId)) !== 'stranger') throw notFound();
  if (sha256 === null || bytes === null) throw notFound();
  return {
    type: 'application/pdf',
    name: `similarity-${paperId}.pdf`,
    content: contentOf(files, { key, sha256, bytes }),
  };
}

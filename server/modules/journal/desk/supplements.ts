import type { SentFile } from '@mustalah/contract/files';
import type { Supplement, SupplementType } from '@mustalah/contract/journal/supplements';
import { openSupplement as openEndpoint } from '@mustalah/contract/journal/supplements';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { holdAsEditor } from '../paper/hold-as-editor.ts';
import { relationTo } from '../paper/people.ts';
import { findSupplement, listSupplements, presentSupplement, sendSupplement } from '../paper/supplements.ts';
import { doneText } from './text.ts';

interface One {
  id: number;
  supplement: number;
}

/** What was sent beside a paper; whether a link opens is asked when it is opened. */
export const readSupplements = async (deps: Deps, editor: User, paperId: number): Promise<Supplement[]> =>
  (await listSupplements(deps.db, [paperId])).map((row) =>
    presentSupplement(deps, editor, openEndpoint, row),
  );

/** Let the reviewers of a paper read a file as it is, or no longer; nobody took names out of it. */
export async function shareSupplement(
  { db }: Deps,
  { id, supplement, editorId, shared }: One & { editorId: number; shared: boolean },
): Promise<{ detail: string }> {
  await db.transaction().execute(async (tx) => {
    // guard: What reviewers get beside a paper is shared by editors who handle it alone (supplements.test.ts)
    await holdAsEditor(tx, editorId, id);
    const found = await findSupplement(tx, { id, supplement });
    if (!found) throw notFound();
    if (found.is_shared === shared) return;
    await tx
      .updateTable('paper_supplements')
      .set({ is_shared: shared })
      .where('id', '=', supplement)
      .execute();
    await audit(tx, {
      actorId: editorId,
      action: shared ? 'supplement.share' : 'supplement.withhold',
      subject: `paper:${id}`,
      detail: { supplement, sha256: found.file_sha256 },
    });
  });
  return { detail: shared ? doneText.supplementShared : doneText.supplementWithheld };
}

export async function openSupplement(
  { db, gateways: { files } }: Deps,
  editorId: number,
  params: One,
): Promise<SentFile<SupplementType>> {
  // guard: What stands beside a paper is opened by editors who handle it alone (supplements.test.ts)
  if ((await relationTo(db, editorId, params.id)) !== 'stranger') throw notFound();
  return sendSupplement(files, await findSupplement(db, params));
}

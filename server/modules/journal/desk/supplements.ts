import type { SentFile } from '@mustalah/contract/files';
import type { Supplement, SupplementType } from '@mustalah/contract/journal/supplements';
import { openSupplement as openEndpoint } from '@mustalah/contract/journal/supplements';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
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
  { shared, ...one }: Chosen & { shared: boolean },
): Promise<{ detail: string }> {
  await choose(db, one, 'is_shared', shared);
  return { detail: shared ? doneText.supplementShared : doneText.supplementWithheld };
}

/** Let readers have a file as it is as long as the article stands, or no longer. */
export async function publishSupplement(
  { db }: Deps,
  { published, ...one }: Chosen & { published: boolean },
): Promise<{ detail: string }> {
  await choose(db, one, 'is_public', published);
  return { detail: published ? doneText.supplementPublished : doneText.supplementUnpublished };
}

interface Chosen extends One {
  editorId: number;
}

const actions = {
  is_shared: { given: 'supplement.share', taken: 'supplement.withhold' },
  is_public: { given: 'supplement.publish', taken: 'supplement.unpublish' },
} as const;

async function choose(
  db: Db,
  { id, supplement, editorId }: Chosen,
  choice: keyof typeof actions,
  isGiven: boolean,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // guard: What others get beside a paper is given by editors who handle it alone (supplements.test.ts)
    await holdAsEditor(tx, editorId, id);
    const found = await findSupplement(tx, { id, supplement });
    if (!found) throw notFound();
    if (found[choice] === isGiven) return;
    await tx
      .updateTable('paper_supplements')
      .set({ [choice]: isGiven })
      .where('id', '=', supplement)
      .execute();
    await audit(tx, {
      actorId: editorId,
      action: actions[choice][isGiven ? 'given' : 'taken'],
      subject: `paper:${id}`,
      detail: { supplement, sha256: found.file_sha256 },
    });
  });
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

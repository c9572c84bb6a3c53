import { readFile } from 'node:fs/promises';
import type { Reply } from '@mustalah/contract/endpoint';
import type { ReceivedFile } from '@mustalah/contract/files';
import {
  type listOwnSupplements as endpoint,
  MOST_SUPPLEMENTS,
  openOwnSupplement,
  type SupplementType,
  supplementTypes,
} from '@mustalah/contract/journal/supplements';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { type HeldPaper, holdPaper, wasPublished } from '../paper/held-paper.ts';
import { withKeptUpload } from '../paper/keep-upload.ts';
import { type Standing, stepObjection } from '../paper/rules.ts';
import { findSupplement, listSupplements, presentSupplement, sendSupplement } from '../paper/supplements.ts';
import { officeTypeOf } from './office-type.ts';
import { listOwnPapers } from './queries.ts';
import { doneText } from './text.ts';

interface Own {
  userId: number;
  paperId: number;
}

/** What was sent beside one's own paper. */
export async function listOwn(deps: Deps, user: User, paperId: number): Promise<Reply<typeof endpoint>> {
  const { db } = deps;
  const [paper] = await listOwnPapers(db, { userId: user.id, id: paperId });
  if (!paper) throw notFound();
  const standing = {
    status: paper.status,
    withdrawnAt: paper.withdrawn_at,
    retractedAt: paper.retracted_at,
  };
  return {
    can_change: mayChange(standing, await wasPublished(db, paperId)),
    supplements: (await listSupplements(db, [paperId])).map((row) =>
      presentSupplement(deps, user, openOwnSupplement, row),
    ),
  };
}

/** Keep a file beside a paper. The same sent twice is one. */
export async function addSupplement(
  deps: Deps,
  { userId, paperId, label }: Own & { label: string },
  upload: ReceivedFile,
): Promise<{ detail: string }> {
  const type = await typeOf(upload);
  await withKeptUpload(deps.gateways.files, upload, (file) =>
    deps.db.transaction().execute(async (tx) => {
      await holdOwn(tx, { userId, paperId });
      const there = await listSupplements(tx, [paperId]);
      if (there.some((each) => each.label === label && each.file_sha256 === file.sha256)) {
        return { isUsed: false };
      }
      // guard: A paper has no more files beside it than are read (../desk/supplements.test.ts)
      if (there.length >= MOST_SUPPLEMENTS) throw new Refusal(409, 'too_many_supplements');
      await tx
        .insertInto('paper_supplements')
        .values({
          paper_id: paperId,
          label,
          file_key: file.key,
          file_sha256: file.sha256,
          file_bytes: file.bytes,
          file_type: type,
          added_at: deps.now(),
        })
        .execute();
      return { isUsed: true };
    }),
  );
  return { detail: doneText.supplementAdded };
}

/** What it is served as. */
async function typeOf({ path, type: received }: ReceivedFile): Promise<SupplementType> {
  const type = supplementTypes.find((each) => each === received);
  if (!type) throw new Error(`A file of type ${received} was let through`);
  return type === 'application/zip' ? (officeTypeOf(await readFile(path)) ?? type) : type;
}

/** Take one away again; what reviewers or readers were given stays. */
export async function removeSupplement(
  { db, gateways: { files } }: Deps,
  { userId, paperId, supplement }: Own & { supplement: number },
): Promise<{ detail: string }> {
  const key = await db.transaction().execute(async (tx) => {
    await holdOwn(tx, { userId, paperId });
    const found = await findSupplement(tx, { id: paperId, supplement });
    if (!found) throw notFound();
    // guard: What reviewers or readers were given is not taken away by its author (../desk/supplements.test.ts) ‹found.is_shared || found.is_public → found.is_shared›
    if (found.is_shared || found.is_public) throw new Refusal(409, 'supplement_shared');
    await tx.deleteFrom('paper_supplements').where('id', '=', supplement).execute();
    return found.file_key;
  });
  await files.remove(key);
  return { detail: doneText.supplementRemoved };
}

export async function openOwn(
  { db, gateways: { files } }: Deps,
  userId: number,
  params: { id: number; supplement: number },
) {
  // guard: What stands beside a paper is opened by its own author here (../desk/supplements.test.ts) ‹await isOwn(db, userId, params.id) → true›
  if (!(await isOwn(db, userId, params.id))) throw notFound();
  return sendSupplement(files, await findSupplement(db, params));
}

const isOwn = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await listOwnPapers(db, { userId, id })).length > 0;

async function holdOwn(tx: Tx, { userId, paperId }: Own): Promise<HeldPaper> {
  const paper = await holdPaper(tx, paperId);
  // guard: Nobody changes what stands beside the paper of somebody else (../desk/supplements.test.ts) ‹paper?.submitterId !== userId → !paper›
  if (paper?.submitterId !== userId) throw notFound();
  // guard: What stands beside a paper is settled once the paper is (../desk/supplements.test.ts)
  if (!mayChange(paper, await wasPublished(tx, paperId))) throw new Refusal(409, 'supplements_closed');
  return paper;
}

const mayChange = (standing: Standing, isPublished: boolean): boolean =>
  !isPublished && standing.status !== 'rejected' && stepObjection(standing, 'corrected') === null;

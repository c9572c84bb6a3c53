import { urlOf } from '@mustalah/contract/endpoint';
import type { SentFile } from '@mustalah/contract/files';
import { getReviewersFile } from '@mustalah/contract/journal/review';
import type { SupplementType } from '@mustalah/contract/journal/supplements';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { findSupplement, sendSupplement } from '../paper/supplements.ts';
import { findReviewersFile, isReviewing } from './queries.ts';

/** A link to the anonymous copy; whether it opens is asked when it is opened. */
export const copyLink = (deps: Deps, user: User, params: { id: number; round: number }): string =>
  signLink(deps, urlOf(getReviewersFile.path, { params }), user);

/** The anonymous copy of a round, for whoever reviews the paper now and was asked to review that round. */
export async function openReviewersFile(
  { db, gateways: { files } }: Deps,
  reviewerId: number,
  { id, round }: { id: number; round: number },
): Promise<SentFile<'application/pdf'>> {
  const copy = await findReviewersFile(db, { paperId: id, round, reviewerId });
  const opened = copy && (await files.open(copy.key));
  if (!opened) throw notFound();
  const { key, sha256 } = copy;
  const content = contentOf(files, { key, sha256, bytes: opened.bytes });
  // Whatever the author called the file stays unsaid.
  return { type: 'application/pdf', name: `paper-${id}-${round}.pdf`, inline: true, content };
}

/** What an editor shared of what was sent beside a paper, for whoever reviews it now. */
export async function openShared(
  { db, gateways: { files } }: Deps,
  reviewerId: number,
  params: { id: number; supplement: number },
): Promise<SentFile<SupplementType>> {
  const found = await findSupplement(db, params);
  // guard: A reviewer opens only what an editor shared (../desk/supplements.test.ts)
  if (!found?.is_shared) throw notFound();
  // guard: What was shared beside a paper is for those who review it now (../desk/supplements.test.ts)
  if (!(await isReviewing(db, { paperId: params.id, reviewerId }))) throw notFound();
  return sendSupplement(files, found);
}

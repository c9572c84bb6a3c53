import { urlOf } from '@mustalah/contract/endpoint';
import type { SentFile } from '@mustalah/contract/files';
import { getReviewersFile } from '@mustalah/contract/journal/review';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { findReviewersFile } from './queries.ts';

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

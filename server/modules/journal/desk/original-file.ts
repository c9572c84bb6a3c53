import { urlOf } from '@mustalah/contract/endpoint';
import type { SentFile } from '@mustalah/contract/files';
import { getCopyForEditors, getOriginalFile } from '@mustalah/contract/journal/desk';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { relationTo } from '../paper/people.ts';
import { findCopy, findOriginal } from './queries.ts';

/** A link to the original file; whether it opens is asked when it is opened. */
export const originalLink = (deps: Deps, { id, round }: { id: number; round: number }, user: User): string =>
  signLink(deps, urlOf(getOriginalFile.path, { params: { id, round } }), user);

export const copyLink = (deps: Deps, { id, round }: { id: number; round: number }, user: User): string =>
  signLink(deps, urlOf(getCopyForEditors.path, { params: { id, round } }), user);

/** What reviewers read, for the editors who handle the paper: to everybody else it is as absent as the paper. */
export async function openCopy(
  { db, gateways: { files } }: Deps,
  editorId: number,
  { id, round }: { id: number; round: number },
): Promise<SentFile<'application/pdf'>> {
  const { key = null, sha256 } = (await findCopy(db, id, round)) ?? {};
  // guard: The copy for reviewers is opened by those who handle the paper alone (list-desk.test.ts) ‹(await relationTo(db, editorId, id)) !== 'stranger' → false›
  if (key === null || (await relationTo(db, editorId, id)) !== 'stranger') throw notFound();
  const file = await files.open(key);
  if (!file) throw notFound();
  const content = contentOf(files, { key, sha256: sha256 ?? key, bytes: file.bytes });
  return { type: 'application/pdf', name: `reviewers-copy-${id}-${round}.pdf`, inline: true, content };
}

/** The file as its author sent it, names and all: for editors who were never asked to review the paper. */
export async function openOriginal(
  { db, gateways: { files } }: Deps,
  editorId: number,
  { id, round }: { id: number; round: number },
): Promise<SentFile<'application/pdf'>> {
  const original = await findOriginal(db, id, round);
  if (!original || (await relationTo(db, editorId, id)) === 'reviewer') throw notFound();
  const content = contentOf(files, original);
  return { type: 'application/pdf', name: `paper-${id}-${round}.pdf`, inline: true, content };
}

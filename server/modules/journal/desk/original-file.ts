import { urlOf } from '@mustalah/contract/endpoint';
import type { SentFile } from '@mustalah/contract/files';
import { getOriginalFile } from '@mustalah/contract/journal/desk';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { relationTo } from '../paper/people.ts';
import { findOriginal } from './queries.ts';

/** A link to the original file; whether it opens is asked when it is opened. */
export const originalLink = (deps: Deps, { id, round }: { id: number; round: number }, user: User): string =>
  signLink(deps, urlOf(getOriginalFile.path, { params: { id, round } }), user);

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

import { randomUUID } from 'node:crypto';
import type { Reply } from '@mustalah/contract/endpoint';
import { urlOf } from '@mustalah/contract/endpoint';
import type { ReceivedFile } from '@mustalah/contract/files';
import {
  type CoAuthor,
  checkPaper as checkCall,
  type FirstAuthor,
  getCheckedCopy,
} from '@mustalah/contract/journal/submissions';
import type { Deps } from '../../../platform/deps.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { adviceOn } from './advise.ts';
import { readUpload } from './inspect-upload.ts';
import { removeChecks, replaceChecks } from './queries.ts';
import { CHECK_LIFE_MS } from './rules.ts';

interface Checked {
  title: string;
  abstract: string;
  reply: string;
  first_author?: FirstAuthor | undefined;
  co_authors: CoAuthor[];
}

/** Say what a file lacks and what gives its authors away, and show the copy that reviewers would read. */
export async function checkPaper(
  deps: Deps,
  user: User,
  { first_author: own, co_authors, ...told }: Checked,
  upload: ReceivedFile,
): Promise<Reply<typeof checkCall>> {
  const { db, now } = deps;
  const { files } = deps.gateways;
  const { said, copy } = await readUpload(deps, upload.path, user.id);
  const { key } = await files.keep(copy, upload.type);
  const id = randomUUID();
  const replaced = await db
    .transaction()
    .execute((tx) => replaceChecks(tx, { id, userId: user.id, anonymousKey: key, now: now() }));
  for (const earlier of replaced) await files.remove(earlier);
  const submitter = { latin_name: '', affiliation: '', ...own, name: own?.name || user.name };
  return {
    id,
    pages: said.pages,
    advice: adviceOn(said, { ...told, authors: [submitter, ...co_authors] }),
    preview: previewOf(deps, user, id),
  };
}

/** A link to the copy of a check; whether it opens is asked when it is opened. */
export const previewOf = (deps: Deps, user: User, id: string): string =>
  signLink(deps, urlOf(getCheckedCopy.path, { params: { id } }), user);

/** Remove what was kept of checks whose hour is over. */
export async function tidyChecks({ db, gateways: { files }, now }: Deps): Promise<void> {
  for (const key of await removeChecks(db, new Date(now().getTime() - CHECK_LIFE_MS)))
    await files.remove(key);
}

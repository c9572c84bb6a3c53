import type { Reply } from '@mustalah/contract/endpoint';
import type { getPolicy as getCall, PolicyName } from '@mustalah/contract/journal/policies';
import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { findVersion, listVersions } from './queries.ts';

/** Of a page that nobody changed yet, and what every page was before it was changed. */
export const original = { version: 0, text: null, saved_at: null };

/** A page as it is now, or as it was in a former version, and which there are. */
export async function readPolicy(
  db: Db,
  name: PolicyName,
  version: number | undefined,
): Promise<Reply<typeof getCall>> {
  const [found, versions] = await Promise.all([
    version === original.version ? undefined : findVersion(db, name, version),
    listVersions(db, name),
  ]);
  if (!found && version) throw notFound();
  // The contract lets out no names of those who saved.
  return { name, ...(found ?? original), versions };
}

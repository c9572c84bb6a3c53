import type { PolicyName } from '@mustalah/contract/journal/policies';
import type { Db, Tx } from '../../../platform/db.ts';

/** The newest version of a page, or one of its former ones; undefined where there is none. */
export const findVersion = (db: Db, page: PolicyName, version?: number) =>
  db
    .selectFrom('policy_versions')
    .select(['version', 'text', 'saved_at'])
    .where('page', '=', page)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The versions of one page, or of all, the newest first; without their texts. */
export const listVersions = (db: Db, page?: PolicyName) =>
  db
    .selectFrom('policy_versions')
    .innerJoin('users', 'users.id', 'saved_by')
    .select((row) => [
      'page',
      'version',
      'saved_at',
      'users.name as saved_by',
      row('text', 'is', null).$castTo<boolean>().as('is_original'),
    ])
    .$if(page !== undefined, (query) => query.where('page', '=', page ?? ''))
    .orderBy('version', 'desc')
    .execute();

/** When each page was changed last. */
export const listChanges = (db: Db) =>
  db
    .selectFrom('policy_versions')
    .select((row) => ['page', row.fn.max('saved_at').as('saved_at')])
    .groupBy('page')
    .execute();

/** Tell whether it was added: of two that come at once one is. */
export async function addVersion(
  tx: Tx,
  version: { page: PolicyName; version: number; text: string | null; saved_at: Date; saved_by: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('policy_versions')
    .values(version)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
}

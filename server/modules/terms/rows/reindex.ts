import { NORMALIZER_VERSION } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { rebuildKeysAfter } from './rebuild-keys.ts';

const SETTING = 'search_keys_version';

/**
 * Rebuild the search keys of all terms when the normaliser has changed; give how many were rebuilt.
 *
 * Safe to interrupt and to run in several processes at once: the version is written last.
 */
export async function reindexTerms(db: Db): Promise<number> {
  if ((await readVersion(db)) === String(NORMALIZER_VERSION)) return 0;
  let rebuilt = 0;
  let last = 0;
  for (;;) {
    const ids = await rebuildKeysAfter(db, last);
    const end = ids.at(-1);
    if (end === undefined) break;
    last = end;
    rebuilt += ids.length;
  }
  await markKeysCurrent(db);
  return rebuilt;
}

async function readVersion(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  return row?.value;
}

/** Remember that all keys come from this version of the normaliser. */
export async function markKeysCurrent(db: Db): Promise<void> {
  const value = String(NORMALIZER_VERSION);
  await db
    .insertInto('settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

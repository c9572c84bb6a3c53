import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type ListedPair, readVocabulary } from '@mustalah/lexicography/read-vocabulary';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { listCategories } from '../../terms/rows/categories.ts';
import { KEYS_VERSION } from '../rows/row-keys.ts';
import { LISTS_TEXT } from '../text.ts';
import { lockShelf } from './lock-shelf.ts';
import { replaceRows, type SourceRow } from './replace-rows.ts';

/** Fill the shelf with our own lists; comes at each start, when the server answers already. */
export const fillShelf: JobKind<object> = {
  name: 'fill-shelf',
  shape: z.object({}),
  outdates: 'pages',
  cron: '41 3 * * *',
  atStart: true,
};

/** The source that our own lists are. */
export const OWN_LISTS = 'mustalah';

/**
 * Put our own lists on the shelf, unless it holds these already; give how many rows are new. All or nothing, and by one
 * process: another waits, and then finds them there.
 */
export async function loadLists(
  db: Db,
  now: Date,
  readLists: () => Promise<readonly ListedPair[]> = readVocabulary,
): Promise<number> {
  const pairs = await readLists();
  const version = await versionOf(pairs);
  return db.transaction().execute(async (tx) => {
    await lockShelf(tx);
    if (await isLoaded(tx, version)) return 0;
    const source = { key: OWN_LISTS, ...LISTS_TEXT, version };
    const { added } = await replaceRows(tx, source, await rowsOf(tx, pairs), now);
    return added;
  });
}

async function isLoaded(tx: Tx, version: string): Promise<boolean> {
  const found = await tx
    .selectFrom('shelf_sources')
    .select('id')
    .where('key', '=', OWN_LISTS)
    .where('version', '=', version)
    .where('keys_version', '=', KEYS_VERSION)
    .executeTakeFirst();
  return found !== undefined;
}

/** So many are hashed before the process answers whoever waits. */
const HASHED_TOGETHER = 5_000;

async function versionOf(pairs: readonly ListedPair[]): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < pairs.length; at += HASHED_TOGETHER) {
    const some = pairs.slice(at, at + HASHED_TOGETHER);
    hash.update(some.map((pair) => Object.values(pair).join('\t')).join('\n'));
    await breathe();
  }
  return hash.digest('hex').slice(0, 32);
}

/** The pairs with an English, in their categories. */
async function rowsOf(tx: Tx, pairs: readonly ListedPair[]): Promise<SourceRow[]> {
  const ids = new Map((await listCategories(tx)).map(({ slug, id }) => [slug, id]));
  return pairs
    .filter(({ latin }) => latin !== '')
    .map(({ slug, ...pair }) => ({ ...pair, categoryId: ids.get(slug) ?? null }));
}

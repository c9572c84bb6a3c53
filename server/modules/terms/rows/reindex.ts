import { NORMALIZER_VERSION } from '@mustalah/morphology';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../platform/db.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { gatherKeys, gatherMany } from './gather-keys.ts';
import { rebuildKeysAfter } from './rebuild-keys.ts';
import { recountWords } from './recount-words.ts';
import { keepSetting, readSetting } from './settings.ts';

/** Making the search keys of all terms anew when the normaliser has changed. */
export const reindexJob: JobKind<object> = {
  name: 'terms.keys',
  shape: z.object({}),
  outdates: 'pages',
  atStart: true,
};

const VERSION = 'search_keys_version';
/** `version id`: so far the keys are those of that version. */
const PLACE = 'search_keys_place';

/**
 * Rebuild the search keys of all terms when the normaliser has changed; give how many were rebuilt.
 *
 * While it runs, terms are searched by the keys they have. Safe to interrupt: it goes on where it was; of several
 * processes one does it.
 */
export async function reindexTerms(db: Db): Promise<number> {
  if (await isCurrent(db)) return 0;
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_lock(hashtext('mustalah.search_keys')) as "isHeld"`.execute(held);
    if (!rows[0]?.isHeld) return 0;
    try {
      return await gatherKeys(held, () => rebuildAll(held));
    } finally {
      await sql`select pg_advisory_unlock(hashtext('mustalah.search_keys'))`.execute(held);
    }
  });
}

async function rebuildAll(db: Db): Promise<number> {
  let rebuilt = 0;
  for (let last = await placeOf(db); ; ) {
    const ids = await db.transaction().execute(async (tx) => {
      await gatherMany(tx);
      const done = await rebuildKeysAfter(tx, last);
      const end = done.at(-1);
      if (end !== undefined) await keepSetting(tx, PLACE, `${NORMALIZER_VERSION} ${end}`);
      return done;
    });
    const end = ids.at(-1);
    if (end === undefined) break;
    last = end;
    rebuilt += ids.length;
  }
  await recountWords(db);
  await markKeysCurrent(db);
  return rebuilt;
}

const isCurrent = async (db: Db): Promise<boolean> =>
  (await readSetting(db, VERSION)) === String(NORMALIZER_VERSION);

/** The last term whose keys are of this version. */
async function placeOf(db: Db): Promise<number> {
  const [version, id] = (await readSetting(db, PLACE))?.split(' ') ?? [];
  return version === String(NORMALIZER_VERSION) ? Number(id) : 0;
}

/** Remember that all keys come from this version of the normaliser. */
export const markKeysCurrent = (db: Db) => keepSetting(db, VERSION, String(NORMALIZER_VERSION));

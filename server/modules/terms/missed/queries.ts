import { RETENTION } from '@mustalah/contract/retention';
import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';
import type { Miss } from './rules.ts';

export const addMisses = (db: Db, misses: readonly Miss[], now: Date) =>
  db
    .insertInto('missed_searches')
    .values(misses.map(({ key, shown }) => ({ key, shown, searches: 1, first_at: now, last_at: now })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        searches: sql`missed_searches.searches + 1`,
        shown: sql`excluded.shown`,
        last_at: sql`excluded.last_at`,
      }),
    )
    .execute();

/** What waits for somebody: not dismissed, and not in the dictionary meanwhile. */
export function listMisses(db: Db, page: PageRequest) {
  const waiting = db
    .selectFrom('missed_searches')
    .select(['id', 'key', 'shown', 'searches', 'last_at'])
    .where('dismissed_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from terms where arabic_bare = key)
        and not exists (select from terms where latin_folded = key)`,
    );
  const inOrder = waiting.orderBy('searches', 'desc').orderBy('last_at', 'desc').orderBy('id');
  return readPage(waiting, inOrder, page);
}

/** Take a word off the list for good; give what it was, nothing when it is not there. */
export const dismissMiss = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('missed_searches')
    .set({ dismissed_at: now })
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .returning('shown')
    .executeTakeFirst();

/** A word that nobody asked for again is forgotten, the sooner the fewer asked. */
export async function forgetOldMisses(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .deleteFrom('missed_searches')
    .where((row) =>
      row.or([
        row('last_at', '<', before(RETENTION.missOftenDays)),
        row.and([row('searches', '=', 1), row('last_at', '<', before(RETENTION.missOnceDays))]),
      ]),
    )
    .execute();
}

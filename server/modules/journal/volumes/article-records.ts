import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

interface Change {
  isDeleted: boolean;
  now: () => Date;
}

/**
 * Note for harvesters that these articles changed, came or went; give those that were never published before.
 *
 * Whoever notes a change waits for the one before to be committed: so changes are seen in the order of their numbers
 * and moments, and none appears behind one that was read already.
 */
export async function markChanged(
  tx: Tx,
  paperIds: readonly number[],
  { isDeleted, now }: Change,
): Promise<Set<number>> {
  // guard: Changes of articles are noted one after the other (publish.test.ts)
  await sql`lock table article_records in exclusive mode`.execute(tx);
  const moment = now();
  // guard: No change of an article is dated before one that was told (publish.test.ts) ‹(select greatest(max(changed_at), ${moment}) from article_records) → ${moment}::timestamptz›
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into article_records (paper_id, changed_at, first_published_at, is_deleted)
    select paper.id, (select greatest(max(changed_at), ${moment}) from article_records), ${moment}, ${isDeleted}
      from unnest(${[...paperIds]}::bigint[]) paper (id)
    on conflict (paper_id) do update
      set change = excluded.change, changed_at = excluded.changed_at, is_deleted = excluded.is_deleted
    returning paper_id as id, xmax = 0 as "isNew"`.execute(tx);
  return new Set(rows.filter(({ isNew }) => isNew).map(({ id }) => id));
}

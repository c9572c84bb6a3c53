import type { PaperStatus } from '@mustalah/contract/journal/paper';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { isStranger } from '../paper/people.ts';

/** How many of strangers' papers came to each status between these moments and after the last, numbered from 1 on. */
export async function countStatuses(db: Db, editorId: number, starts: readonly Date[]) {
  const { rows } = await sql<{ place: number; status: PaperStatus; count: number }>`
    select width_bucket(entry.created_at, ${starts}::timestamptz[]) as place, entry.to_status as status,
      count(*) as count
    from paper_log entry
    where entry.created_at >= ${starts[0]} and entry.to_status is distinct from entry.from_status
      and ${isStranger(editorId, sql.ref('entry.paper_id'))}
    group by 1, 2`.execute(db);
  return rows;
}

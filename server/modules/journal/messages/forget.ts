import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

/** Take away what passed between the editors and somebody who leaves, as an author and as a reviewer; give its files. */
export async function forgetMessages(tx: Tx, userId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string | null }>`
    delete from paper_messages
    where reviewer_id = ${userId}
      or (thread = 'author' and paper_id in (select id from papers where submitter_id = ${userId}))
    returning file_key as key`.execute(tx);
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}

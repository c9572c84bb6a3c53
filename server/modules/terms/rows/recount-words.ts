import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { hashKey } from './hash-key.ts';
import { KEY } from './write-keys.ts';

const AT_ONCE = 20_000;

/**
 * Count anew in how many live terms each word stands, by their keys alone. A word that stands in none any more is kept:
 * somebody may be writing a term with it.
 */
export async function recountWords(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // It reads the whole dictionary once, which may take longer than a statement of a reader may.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`create temporary table counted_words (key bigint primary key, id bigint) on commit drop`.execute(
      tx,
    );
    for (let last = 0; ; ) {
      const words = await tx
        .selectFrom('words')
        .select(['id', 'word'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      const end = words.at(-1);
      if (end === undefined) break;
      last = end.id;
      await sql`
        insert into counted_words (key, id)
        select * from unnest(${`{${words.map(({ word }) => hashKey(KEY.word + word)).join(',')}}`}::bigint[],
          ${`{${words.map(({ id }) => id).join(',')}}`}::bigint[])
        on conflict do nothing`.execute(tx);
    }
    await sql`analyze counted_words`.execute(tx);
    await sql`
      update words set uses = counted.uses
      from (
        select counted_words.id, greatest(1, count(terms.key))::int as uses
        from counted_words left join (select unnest(keys) as key from terms) terms using (key) group by 1
      ) counted
      where words.id = counted.id and words.uses <> counted.uses`.execute(tx);
  });
}

import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { listDoubtedRows, listHiddenRows } from '@mustalah/contract/shelf';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { readPage, toPage } from '../../../platform/paging.ts';
import type { User } from '../../../platform/session.ts';
import { presentRow, selectRows } from '../rows/present-row.ts';
import { settleObjection } from '../rules.ts';

/** Rows that readers doubt, those first that most do, then the oldest; who doubts them is told to nobody. */
export async function listDoubted(
  db: Db,
  paging: Received<typeof listDoubtedRows>['query'],
  reviewer: User,
  url: string,
): Promise<Reply<typeof listDoubtedRows>> {
  const waiting = sql<boolean>`exists (
    select from shelf_doubts where shelf_doubts.row_id = row.id and settled_at is null)`;
  const found = db.selectFrom('shelf_rows as row').where(waiting).where('row.hidden_by', 'is', null);
  const { rows, count } = await readPage(
    found,
    selectRows(db)
      .where(waiting)
      .where('row.hidden_by', 'is', null)
      .orderBy(
        sql`(select count(*) from shelf_doubts where shelf_doubts.row_id = row.id and settled_at is null)`,
        'desc',
      )
      .orderBy(
        sql`(select min(shelf_doubts.id) from shelf_doubts where shelf_doubts.row_id = row.id and settled_at is null)`,
      ),
    paging,
  );
  const doubts = await listDoubtsOf(
    db,
    rows.map(({ id }) => id),
  );
  const results = rows.map((row) => {
    const own = doubts.filter(({ row_id }) => row_id === row.id);
    const objection = settleObjection(
      reviewer,
      own.map(({ user_id }) => user_id),
    );
    return { ...presentRow(row), doubts: own, can_settle: objection === null };
  });
  return toPage(results, count, paging, url);
}

const listDoubtsOf = (db: Db, rowIds: readonly number[]) =>
  db
    .selectFrom('shelf_doubts')
    .select(['row_id', 'user_id', 'reason', 'note', 'created_at'])
    .where('row_id', 'in', rowIds.length > 0 ? rowIds : [0])
    .where('settled_at', 'is', null)
    .orderBy('id')
    .execute();

/** Rows that reviewers took away, the latest first. */
export async function listHidden(
  db: Db,
  paging: Received<typeof listHiddenRows>['query'],
  url: string,
): Promise<Reply<typeof listHiddenRows>> {
  const { rows, count } = await readPage(
    db.selectFrom('shelf_rows as row').where('row.hidden_by', '=', 'reviewer'),
    selectRows(db)
      .where('row.hidden_by', '=', 'reviewer')
      .orderBy(sql`(select max(settled_at) from shelf_doubts where shelf_doubts.row_id = row.id)`, (order) =>
        order.desc().nullsLast(),
      )
      .orderBy('row.id', 'desc'),
    paging,
  );
  return toPage(rows.map(presentRow), count, paging, url);
}

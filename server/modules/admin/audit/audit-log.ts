import type { listAudit } from '@mustalah/contract/administration';
import type { Received, Reply } from '@mustalah/contract/endpoint';
import { boundsOfDays } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/db.ts';
import { toPage } from '../../../platform/paging.ts';
import { detailOf, subjectsOf } from '../subjects.ts';
import { findNamed, listAuditRows, listPapersOf } from './queries.ts';

type Filter = Received<typeof listAudit>['query'];
type Page = Reply<typeof listAudit>;

/** One page of what was done with privilege, the latest first. */
export async function auditLog(db: Db, filter: Filter, viewerId: number, url: string): Promise<Page> {
  const { rows, count } = await listAuditRows(
    db,
    {
      action: filter.action,
      user: filter.user,
      // Who did what to a paper is not for its author, nor for whoever reviews it.
      // guard: The audit log tells an author nothing of their own papers ‹id) => `paper:${id}` → ) => ""›
      hidden: (await listPapersOf(db, viewerId)).map((id) => `paper:${id}`),
      named: filter.search === '' ? undefined : await findNamed(db, filter.search),
      ...boundsOfDays(filter),
    },
    filter,
  );
  const subjects = await subjectsOf(db, rows);
  const results = rows.map((row, index) => ({
    id: row.id,
    created_at: row.created_at,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    action: row.action,
    subject: subjects[index] ?? { kind: '', ref: '', name: '' },
    detail: detailOf(row.detail),
  }));
  return toPage(results, count, filter, url);
}

import type { listAudit } from '@mustalah/contract/administration';
import type { Received, Reply } from '@mustalah/contract/endpoint';
import { boundsOfDays } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/db.ts';
import { toPage } from '../../../platform/paging.ts';
import { findNamed, listAuditRows, listNames, listPapersOf } from './queries.ts';

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
  const subjects = rows.map(({ subject }) => partsOf(subject));
  const names = await listNames(db, { users: idsOf(subjects, 'user'), terms: idsOf(subjects, 'term') });
  const results = rows.map((row) => {
    const detail = detailOf(row.detail);
    return {
      id: row.id,
      created_at: row.created_at,
      actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
      action: row.action,
      subject: { ...partsOf(row.subject), name: names.get(row.subject) ?? nameIn(detail) },
      detail,
    };
  });
  return toPage(results, count, filter, url);
}

interface Subject {
  kind: string;
  ref: string;
}

/** `user:12` is the user 12, `terms` the terms as a whole. */
function partsOf(subject: string): Subject {
  const [kind = '', ...rest] = subject.split(':');
  return { kind, ref: rest.join(':') };
}

const idsOf = (subjects: readonly Subject[], wanted: string): number[] =>
  subjects.flatMap(({ kind, ref }) => (kind === wanted && /^\d{1,15}$/.test(ref) ? [Number(ref)] : []));

const detailOf = (detail: unknown): Record<string, unknown> =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? { ...detail } : {};

/** A term that is gone is still named where it was decided on. */
const nameIn = ({ arabic }: Record<string, unknown>): string => (typeof arabic === 'string' ? arabic : '');

import type { UserCounts, UserGroup, UserSort } from '@mustalah/contract/accounts';
import { normalize } from '@mustalah/morphology';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';
import { containing } from '../../../platform/like.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';
import type { Database } from '../../../platform/schema.ts';
import { PROFILE } from '../queries.ts';

export interface UserFilter {
  search: string;
  group: UserGroup;
  sort: UserSort;
}

/** One page of the users whom a filter lets through, and how many they are. */
export function listUserRows(db: Db, { search, group, sort }: UserFilter, page: PageRequest) {
  const matching = db
    .selectFrom('users')
    .where(sql<boolean>`${sql.raw(conditions[group])}`)
    .$if(search !== '', (query) => query.where(nameOrAddressHolds(search)));
  return readPage(matching, inOrder(matching.select(PROFILE), sort), page);
}

/** Each but the first has an index that holds its users only; who was erased is in none. */
const conditions: Record<UserGroup, string> = {
  all: 'erased_at is null',
  admins: "role = 'admin'",
  journal_admins: "role = 'journal_admin'",
  reviewers: 'is_reviewer',
  contributors: 'is_contributor',
  suspended: "status = 'suspended' and erased_at is null",
  unconfirmed: 'email_confirmed_at is null and erased_at is null',
};

function nameOrAddressHolds(search: string) {
  const key = normalize(search);
  // أحمد is found by احمد.
  const inAnySpelling = key === '' ? sql`` : sql`or search_text ilike ${containing(key)}`;
  return sql<boolean>`(search_text ilike ${containing(search)} ${inAnySpelling})`;
}

/** The id last, so that pages neither overlap nor skip; it rises with the moment of registration. */
function inOrder<Row>(rows: SelectQueryBuilder<Database, 'users', Row>, sort: UserSort) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  switch (sort) {
    case 'created_at':
    case '-created_at':
      return rows.orderBy('id', direction);
    case 'name':
    case '-name':
      return rows.orderBy(sql`name collate "ar-x-icu"`, direction).orderBy('id', direction);
    case 'email':
    case '-email':
      return rows.orderBy('email', direction);
    case 'last_activity':
      return rows.orderBy('last_active_at', (by) => by.asc().nullsFirst()).orderBy('id');
    case '-last_activity':
      return rows.orderBy('last_active_at', (by) => by.desc().nullsLast()).orderBy('id', 'desc');
    default:
      return sort satisfies never;
  }
}

export async function countUsers(db: Db): Promise<UserCounts> {
  const counts = Object.entries(conditions).map(
    ([group, condition]) => sql`(select count(*) from users where ${sql.raw(condition)}) as ${sql.id(group)}`,
  );
  const { rows } = await sql<UserCounts>`select ${sql.join(counts)}`.execute(db);
  return onlyRow(rows);
}

import { type ProposalKind, proposalKinds } from '@mustalah/contract/terms/proposals';
import { type RawBuilder, sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';

/** Whose queue it is. */
export interface Reviewer {
  id: number;
  isAdmin: boolean;
}

/** A place in the queue: behind this proposal. */
export interface Place {
  at: Date;
  kind: ProposalKind;
  id: number;
}

const tables = { names: 'designations', examples: 'term_examples', relations: 'term_relations' } as const;
const rankOf = (kind: ProposalKind) => sql.lit(proposalKinds.indexOf(kind));

/** Proposals of one kind that the reviewer may decide on: to live entries, and not their own. */
function waitingOf(kind: ProposalKind, { id, isAdmin }: Reviewer): RawBuilder<unknown> {
  const isTheirs =
    kind === 'relations'
      ? sql`exists (select from terms other where other.id = part.other_id)`
      : // An approved entry is its author's no more; of one under review its author decides.
        sql`(${isAdmin} or term.author_id is distinct from ${id} or term.approved_by is null)`;
  return sql`
    from ${sql.table(tables[kind])} part join terms term on term.id = part.term_id
    where part.status = 'proposed' and part.author_id is distinct from ${id}::bigint and ${isTheirs}`;
}

interface Waiting {
  kind: ProposalKind;
  id: number;
  created_at: Date;
}

/** The next proposals of all kinds, the oldest first; each kind is one walk along its index. */
export async function listWaiting(
  db: Db,
  reviewer: Reviewer,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<Waiting[]> {
  const branches = proposalKinds.map((kind) => {
    const isAfter = after
      ? sql`and part.created_at >= ${after.at}
          and (part.created_at, ${rankOf(kind)}, part.id) > (${after.at}, ${rankOf(after.kind)}, ${after.id}::bigint)`
      : sql``;
    return sql`(select ${sql.lit(kind)} as kind, ${rankOf(kind)} as rank, part.id, part.created_at
      ${waitingOf(kind, reviewer)} ${isAfter} order by part.created_at, part.id limit ${limit})`;
  });
  const { rows } = await sql<Waiting>`
    select kind, id, created_at from (${sql.join(branches, sql` union all `)}) waiting
    order by created_at, rank, id limit ${limit}`.execute(db);
  return rows;
}

/** How many proposals this reviewer may decide on. */
export async function countProposals(db: Db, reviewer: Reviewer): Promise<number> {
  const counts = proposalKinds.map((kind) => sql`(select count(*) ${waitingOf(kind, reviewer)})`);
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db);
  return onlyRow(rows).count;
}

/** Everything of these proposed names. */
export const listNamesBy = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('designations as part')
    .leftJoin('users', 'users.id', 'part.author_id')
    .selectAll('part')
    .select('users.name as author')
    .where('part.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

export const listExamplesBy = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('term_examples as part')
    .leftJoin('users', 'users.id', 'part.author_id')
    .selectAll('part')
    .select('users.name as author')
    .where('part.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

export const listRelationsBy = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('term_relations as part')
    .leftJoin('users', 'users.id', 'part.author_id')
    .selectAll('part')
    .select('users.name as author')
    .where('part.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

/** The entries that proposals are to, or lead to. */
export const listEntries = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.id', 'terms.arabic', 'terms.latin', 'terms.definition', 'categories.name as category'])
    .select(({ ref }) => sql<boolean>`${ref('terms.approved_by')} is not null`.as('is_approved'))
    .where('terms.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

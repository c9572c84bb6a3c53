import { type RawBuilder, sql } from 'kysely';
import { type Db, onlyRow, type Tx } from '../../platform/db.ts';
import type { Gateways } from '../../platform/deps.ts';
import { DEMO_DOMAIN } from './people.ts';

/** The act of the log that says when the trial community came. */
export const FILLED = 'demo.fill';

const isDemo = sql`email like ${`%@${DEMO_DOMAIN}`}`;
const demoUsers = sql`select id from users where ${isDemo}`;

/** Whether nobody has done anything yet: one account at most, and no work of anybody. */
export async function isEmptyInstallation(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select (select count(*) from users) <= 1
      and not exists (select from papers) and not exists (select from volumes)
      and not exists (select from announcements) and not exists (select from votes)
      and not exists (select from all_terms where author_id is not null) as "isEmpty"`.execute(db);
  return onlyRow(rows).isEmpty;
}

export async function hasDemo(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (${demoUsers}) as has`.execute(db);
  return onlyRow(rows).has;
}

/** Papers of others in whose logs people of the trial stand: those logs could not stay whole. */
export async function countEntangledPapers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct papers.id) as count from paper_log join papers on papers.id = paper_log.paper_id
    where paper_log.actor_id in (${demoUsers}) and papers.submitter_id not in (${demoUsers})`.execute(db);
  return onlyRow(rows).count;
}

/** A column that refers to another table. */
interface Reference {
  table: string;
  column: string;
  to: string;
  key: string;
  isNullable: boolean;
}

/**
 * Take the trial community away whole: its people and whatever they made, in one transaction, then their files.
 *
 * Only the owner of the tables may: what they did stands in logs that are only appended.
 */
export async function removeDemo(owner: Db, files: Gateways['files']): Promise<void> {
  const keys = await owner.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '10s'`.execute(tx);
    await sql`set local statement_timeout = '10min'`.execute(tx);
    // What came a moment ago is not counted yet: a plan made for empty tables compares each row with each.
    await sql`analyze`.execute(tx);
    const kept = await listFileKeys(tx);
    const references = await listReferences(tx);
    const guarded = await listGuarded(tx);
    for (const table of guarded) await sql`alter table ${sql.id(table)} disable trigger user`.execute(tx);
    const remove = (table: string, where: RawBuilder<unknown>) => removeRows(tx, references, table, where);
    await remove(
      'notifications',
      sql`created_at <= (select max(created_at) from audit_log where action = ${FILLED})`,
    );
    await remove(
      'announcements',
      sql`'announcement:' || id in (select subject from audit_log where actor_id in (${demoUsers}))`,
    );
    await remove(
      'board_members',
      sql`'board_member:' || id in (select subject from audit_log where actor_id in (${demoUsers}))`,
    );
    await remove('volumes', sql`created_by in (${demoUsers})`);
    await remove('papers', sql`submitter_id in (${demoUsers})`);
    await remove('term_decisions', sql`author_id in (${demoUsers}) or actor_id in (${demoUsers})`);
    await remove('all_terms', sql`author_id in (${demoUsers})`);
    await remove('audit_log', sql`actor_id in (${demoUsers}) or action = ${FILLED}`);
    await remove('users', isDemo);
    // What is left stands in chains of its own; nothing in the old ones could be looked up any more.
    await sql`select begin_chains()`.execute(tx);
    for (const table of guarded) await sql`alter table ${sql.id(table)} enable trigger user`.execute(tx);
    return kept;
  });
  for (const key of keys) await files.remove(key);
}

/** Remove rows and, before them, the rows that cannot be without them; others only forget them. */
async function removeRows(
  tx: Tx,
  references: readonly Reference[],
  table: string,
  where: RawBuilder<unknown>,
): Promise<void> {
  for (const { table: from, column, key, isNullable } of references.filter(({ to }) => to === table)) {
    const those = sql`${sql.id(column)} in (select ${sql.id(key)} from ${sql.id(table)} where ${where})`;
    if (isNullable) {
      await sql`update ${sql.id(from)} set ${sql.id(column)} = null where ${those}`.execute(tx);
    } else {
      await removeRows(tx, references, from, those);
    }
  }
  await sql`delete from ${sql.id(table)} where ${where}`.execute(tx);
}

async function listReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as table, child_column.attname as column, parent.relname as to,
      parent_column.attname as key, not child_column.attnotnull as "isNullable"
    from pg_constraint link
      join pg_class child on child.oid = link.conrelid
      join pg_class parent on parent.oid = link.confrelid
      join pg_attribute child_column on child_column.attrelid = child.oid and child_column.attnum = link.conkey[1]
      join pg_attribute parent_column on parent_column.attrelid = parent.oid
        and parent_column.attnum = link.confkey[1]
    where link.contype = 'f' and link.connamespace = 'public'::regnamespace
      and cardinality(link.conkey) = 1`.execute(tx);
  return rows;
}

/** Tables whose triggers let no row go. */
async function listGuarded(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

async function listFileKeys(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select unnest(array[file_key, anonymous_key, thumbnail_key]) as key
    from paper_versions join papers on papers.id = paper_id where submitter_id in (${demoUsers})
    union all select cover_key from volumes where created_by in (${demoUsers})
    union all select anonymous_key from paper_checks where user_id in (${demoUsers})`.execute(tx);
  return rows.map(({ key }) => key).filter(Boolean);
}

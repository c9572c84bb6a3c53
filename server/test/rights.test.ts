import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { APPLICATION, grantApplication } from '../platform/roles.ts';
import { world } from './world.ts';

const w = world();

/** Where the application may do less than read, add, change and remove rows. */
const LESS: Record<string, string> = {
  audit_log: 'select insert',
  chain_links: 'select',
  chained_rows: 'select',
  chains: 'select',
  decision_letters: 'select insert',
  evidence_checks: 'select',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
  ledger_accounts: 'select',
  ledger_entries: 'select insert',
  ledger_transactions: 'select insert',
  paper_log: 'select insert',
  paper_people: 'select',
  payout_approvals: 'select insert update',
  payout_audits: 'select insert',
  payout_log: 'select insert',
  payouts: 'select insert update',
  policy_versions: 'select insert',
  public_paper_terms: 'select',
  review_answers: 'select insert',
  published_papers: 'select',
  term_decisions: 'select insert',
  treasury_movements: 'select insert',
  treasury_starts: 'select insert',
  unsealed_rows: 'select',
};
const ALL = 'select insert update delete';

async function listRights(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; rights: string }>`
    select relname as name, array_to_string(granted_on(oid, ${APPLICATION}), ' ') as rights from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by 1`.execute(w.db);
  return Object.fromEntries(rows.map(({ name, rights }) => [name, rights]));
}

test('the application reads, adds, changes and removes rows, and nothing else; of what lasts it only adds', async () => {
  const rights = await listRights();
  const expected = Object.fromEntries(Object.keys(rights).map((name) => [name, LESS[name] ?? ALL]));
  expect(rights).toEqual(expected);
  expect(Object.keys(LESS).filter((name) => !(name in rights))).toEqual([]);
});

test('the application owns nothing but the tables of background work, and rules nobody', async () => {
  const { rows } = await sql`
    select distinct relnamespace::regnamespace::text as schema from pg_class 
    where relowner = current_user::regrole and relkind <> 't' and relnamespace <> 'pg_toast'::regnamespace`.execute(
    w.db,
  );
  expect(rows).toEqual([{ schema: 'pgboss' }]);
  const { rows: role } = await sql`
    select current_user as name, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
      has_schema_privilege('public', 'create') as creates
    from pg_roles where rolname = current_user`.execute(w.db);
  expect(role).toEqual([
    {
      name: APPLICATION,
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      creates: false,
    },
  ]);
});

test.each([
  sql`update audit_log set detail = '{}'`,
  sql`delete from paper_log`,
  sql`truncate users cascade`,
  sql`update ledger_accounts set balance = 7`,
  sql`insert into chain_links (seq, row_id, chain, hash) values (1, 1, 'ledger', '')`,
  sql`alter table audit_log disable trigger append_only`,
  sql`set session_replication_role = replica`,
  sql`select begin_chains()`,
])('the application is refused, case %#', async (act) => {
  await expect(act.execute(w.db)).rejects.toMatchObject({ code: '42501' });
});

test.each(['apply_ledger_entry()', `await_seal('audit_log')`, 'open_ledger_accounts()'])(
  'what acts as the owner goes on no table of the application: %s',
  async (acting) => {
    const put = w.db.transaction().execute(async (tx) => {
      await sql`create temporary table own (like ledger_entries) on commit drop`.execute(tx);
      await sql`create trigger own after insert on own for each row execute function ${sql.raw(acting)}`.execute(
        tx,
      );
    });
    await expect(put).rejects.toMatchObject({ code: '42501' });
  },
);

test('who owns the tables cannot empty one whose rows last', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'refuse_change'::regproc and tgtype & 8 > 0 order by 1`.execute(w.db);
  const names = rows.map(({ name }) => name);
  expect(names).toContain('audit_log');
  await w.asOwner(async (owner) => {
    for (const name of names) {
      await expect(sql`truncate ${sql.id(name)} cascade`.execute(owner), name).rejects.toThrow('append-only');
    }
  });
});

test('a table that comes later is covered: all rights on it, or only adding where its rows last', async () => {
  await w.asOwner(async (owner) => {
    await sql`create table later (id bigint)`.execute(owner);
    await sql`create table lasting (id bigint)`.execute(owner);
    await sql`create trigger append_only before update or delete on lasting
      for each row execute function refuse_change()`.execute(owner);
    await grantApplication(owner, APPLICATION);
    const { later, lasting } = await listRights();
    expect({ later, lasting }).toEqual({ later: ALL, lasting: 'select insert' });
    await expect(sql`truncate lasting`.execute(owner)).rejects.toThrow('append-only');
    await sql`drop table later, lasting`.execute(owner);
  });
});

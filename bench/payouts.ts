// Payouts: a hundred of them on the chain of the tests; the list of whom there is something to pay, and the admins' plots.
import { getTrends } from '@mustalah/contract/administration';
import { getPayoutOverview, listPendingUsers } from '@mustalah/contract/payouts/payees';
import { sql } from 'kysely';
import { openSolana } from '../server/gateways/solana.ts';
import { payUsers } from '../server/modules/payouts/order/pay.ts';
import { holdPoints } from '../server/modules/rewards/ledger.ts';
import { readConfig } from '../server/platform/config.ts';
import { type Db, migrate, openDatabase } from '../server/platform/db.ts';
import { migrateJobs, openJobs } from '../server/platform/jobs.ts';
import { startNode } from '../server/test/chain/node.ts';
import { fundTreasury, newKey, signerOf } from '../server/test/chain/treasury.ts';
import { databaseAddress, temporaryPostgres, withAdmin } from '../server/test/postgres.ts';
import { againstTarget, median, printTable, shown } from './report.ts';
import { startSite, temporaryFolder } from './site.ts';

const PAYOUTS = 100;
const ROUNDS = 5;
const SLOT_MS = 20;
const FINALITY = 31;
const MS_A_PAYOUT = 15;
const USERS = 100_000;
const LEDGER_ROWS = 1_000_000;
const VOTES = 1_000_000;
const TERMS = 10_000;
const TIMES = 2;
const CALLS = 30;
/** A slow case is measured less often. */
const [FEWEST, LONGEST_MS] = [5, 20_000];

const ADMIN = { email: 'admin@example.org', password: 'admin-password', recaptcha: '' };
const adminOf = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

const postgres = await temporaryPostgres();
const folder = temporaryFolder();
try {
  await measurePayouts(await makeDatabase('bench_payouts'));
  await measureLists(await makeDatabase('bench_payees'));
} finally {
  await postgres.stop();
  folder.remove();
}

async function makeDatabase(name: string): Promise<string> {
  const server = postgres.urlOf('postgres');
  await withAdmin(server, (admin) => sql`create database ${sql.id(name)}`.execute(admin));
  const url = databaseAddress(server, name);
  const db = openDatabase(url);
  await migrate(db);
  await db.destroy();
  await migrateJobs(url);
  return url;
}

/** Orders of a hundred payments, less what the chain itself takes: executing, answering, becoming final. */
async function measurePayouts(url: string): Promise<void> {
  const node = await startNode({ slotMs: SLOT_MS, finality: FINALITY });
  const treasury = await fundTreasury(node.chain, { decimals: 6, lamports: 10n ** 12n });
  const { mint, decimals, key } = treasury;
  const solana = openSolana({
    mint,
    decimals,
    treasury: key.address,
    genesis: node.chain.genesis,
    nodes: [node.url],
    allowsLoopback: true,
    slotMs: SLOT_MS,
    pace: { pollMs: 20 },
  });
  const db = openDatabase(url);
  const jobs = openJobs(url, (error) => console.error(error));
  const config = readConfig({ NODE_ENV: 'test' });
  const deps = { db, jobs, solana, config, now: () => new Date(), log: { error: console.error } };
  const [adminId = 0] = await addUsers(db, 1, { role: 'admin' });
  const rows: string[][] = [['order', 'whole', 'the chain’s own', 'ours, a payment']];
  const ours: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const userIds = await addUsers(db, PAYOUTS, {});
    node.busyMs = 0;
    const began = performance.now();
    const results = await payUsers(deps, {
      userIds,
      adminId,
      treasury: await signerOf(key),
      node: solana.trusted[0],
    });
    const whole = performance.now() - began;
    const settled = results.filter(({ status }) => status === 'success').length;
    if (settled !== PAYOUTS) throw new Error(`only ${settled} of ${PAYOUTS} payments have ended`);
    const chains = node.busyMs + SLOT_MS * FINALITY;
    const each = (whole - chains) / PAYOUTS;
    // The first order compiles what the others run.
    if (round > 1) ours.push(each);
    rows.push([String(round), shown(whole, 'ms'), shown(chains, 'ms'), shown(each, 'ms')]);
  }
  console.log(`\n${PAYOUTS} payments in one order, slots of ${SLOT_MS} ms`);
  printTable(rows);
  console.log(`  ours: ${againstTarget(median(ours), MS_A_PAYOUT, 'ms a payment')}`);
  await jobs.stop();
  await db.destroy();
  await node.close();
}

/** People with a wallet and 12.5 points each. */
async function addUsers(db: Db, count: number, more: { role?: 'admin' }): Promise<number[]> {
  const rows = await db
    .insertInto('users')
    .values(
      Array.from({ length: count }, () => ({
        email: `${crypto.randomUUID()}@example.org`,
        name: 'مساهم',
        password_hash: 'none',
        email_confirmed_at: new Date(),
        wallet_address: newKey().address,
        ...more,
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await db.transaction().execute(async (tx) => {
    const points = await holdPoints(tx, ids);
    for (const userId of ids) {
      const credit = {
        userId,
        reason: 'daily_challenge',
        subject: 'bench',
        label: '',
        now: new Date(),
      } as const;
      await points.credit({ ...credit, amount: 12_500_000n });
    }
  });
  return ids;
}

/** The call of the admin's table against the SQL that it cannot do without. */
async function measureLists(url: string): Promise<void> {
  const db = openDatabase(url);
  console.log(
    `\nfilling ${USERS.toLocaleString('en')} users and ${LEDGER_ROWS.toLocaleString('en')} ledger rows…`,
  );
  await fill(db);
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: folder.path, ...adminOf });
  const ask = (path: string, access: string) => async () => {
    const answer = await fetch(site.url + path, { headers: { authorization: `Bearer ${access}` } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    await answer.arrayBuffer();
  };
  const payees = sql`from ledger_accounts account join users on users.id = account.user_id
    where account.kind = 'available' and account.balance > 0`;
  const page = sql`
    select users.id, users.name, users.email, users.wallet_address, users.status, users.email_confirmed_at,
      account.balance, open.id as payout
    from ledger_accounts account join users on users.id = account.user_id
      left join payouts open on open.user_id = users.id and open.state in ('reserved', 'signed', 'review')
    where account.kind = 'available' and account.balance > 0
    order by account.balance desc, account.user_id limit 100`;
  const credits = sql`
    select credited.user_id, entry.amount from ledger_transactions credited
      join ledger_entries entry on entry.transaction_id = credited.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'issued'
    where credited.reason = 'term_approved' and credited.user_id in (
      select user_id from ledger_accounts where kind = 'available' and balance > 0
        order by balance desc, user_id limit 100)
      and not exists (select from ledger_transactions back where back.reverses = credited.id)`;
  const cases: [name: string, path: string, bare: { execute(on: Db): Promise<unknown> }[]][] = [
    ['pending users, a page', listPendingUsers.path, [page, credits]],
    ['the overview', getPayoutOverview.path, [sql`select count(*), sum(balance) ${payees}`]],
    ['the plots, 30 days', getTrends.path, happenedIn('day', 30)],
    ['the plots, 12 months', `${getTrends.path}?period=months`, happenedIn('month', 365)],
  ];
  const rows: string[][] = [['call', 'bare SQL', 'the call', 'times']];
  for (const [name, path, statements] of cases) {
    const bare = await timed(async () => {
      for (const statement of statements) await statement.execute(db);
    });
    // A token lasts five minutes, which a case may take on a busy machine.
    const called = await timed(ask(path, await signIn(site.url)));
    rows.push([name, shown(bare, 'ms'), shown(called, 'ms'), againstTarget(called / bare, TIMES, '×')]);
  }
  console.log(
    `\n${USERS.toLocaleString('en')} users, ${LEDGER_ROWS.toLocaleString('en')} ledger rows; medians of ${CALLS} or fewer`,
  );
  printTable(rows);
  await site.stop();
  await db.destroy();
}

/** What the plots cannot do without: votes, people and points, grouped by time. */
function happenedIn(unit: 'day' | 'month', days: number) {
  const since = sql`now() - ${days} * interval '1 day'`;
  return [
    sql`select date_trunc(${unit}, cast_at), count(*) from votes
      where revoked_at is null and counts and cast_at >= ${since} group by 1`,
    sql`select date_trunc(${unit}, day), count(distinct user_id) from activity_days where day >= ${since} group by 1`,
    sql`select date_trunc(${unit}, moved.created_at), sum(entry.amount) from ledger_transactions moved
      join ledger_entries entry on entry.transaction_id = moved.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'issued'
      where moved.created_at >= ${since} group by 1`,
  ];
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/token/`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  return (await answer.json()).access;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  for (let i = 0; i < 5; i++) await act();
  const times: number[] = [];
  const end = performance.now() + LONGEST_MS;
  for (let i = 0; i < CALLS && (i < FEWEST || performance.now() < end); i++) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Users with five credits each, of which every second is for a term: a million entries; and a million votes. */
async function fill(db: Db): Promise<void> {
  const credits = LEDGER_ROWS / 2 / USERS;
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`insert into users (email, name, password_hash, email_confirmed_at, wallet_address)
      select 'user' || n || '@example.org', 'مستخدم ' || n, 'none', now(), repeat('1', 32)
      from generate_series(1, ${USERS}) n`.execute(one);
    await sql`set session_replication_role = replica`.execute(one);
    await sql`insert into ledger_transactions (user_id, reason, subject, created_at)
      select id, case when n % 2 = 0 then 'term_approved' else 'daily_challenge' end,
        case when n % 2 = 0 then 'term:' || (id * 10 + n) else 'day:' || n end,
        now() - random() * interval '400 days'
      from users, generate_series(1, ${credits}) n`.execute(one);
    await sql`insert into ledger_entries (transaction_id, account_id, amount)
      select moved.id, account.id, (case kind when 'issued' then -1 else 1 end) * (1000000 + moved.user_id)
      from ledger_transactions moved join ledger_accounts account
        on account.user_id = moved.user_id and account.kind in ('issued', 'available')`.execute(one);
    await sql`update ledger_accounts account set balance = entry.total
      from (select account_id, sum(amount) as total from ledger_entries group by 1) entry
      where entry.account_id = account.id`.execute(one);
    await sql`insert into votes (term_id, user_id, cast_at)
      select n % ${TERMS}, 1 + n / ${TERMS}, now() - random() * interval '400 days'
      from generate_series(0, ${VOTES - 1}) n`.execute(one);
    await sql`insert into activity_days (user_id, day)
      select distinct user_id, cast_at::date from votes union select user_id, created_at::date
      from ledger_transactions`.execute(one);
    await sql`set session_replication_role = default`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
  await sql`vacuum analyze`.execute(db);
}

// Votes as they are cast at once, with the chains of what is never changed and without them: in turn, on one database,
// while a sealer links what came. And what a million rows of the ledger take to be linked.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { voteOnTerm } from '../server/modules/terms/votes/vote.ts';
import { audit } from '../server/platform/audit.ts';
import { type Db, openDatabase } from '../server/platform/db.ts';
import type { Deps } from '../server/platform/deps.ts';
import { temporaryPostgres } from '../server/test/postgres.ts';
import { median, printTable, shown } from './report.ts';
import { makeDictionary } from './site.ts';

const WRITERS = 8;
const TURNS = 6;
const VOTERS = 100;
/** So many votes of a day earn points. */
const VOTES_EACH = 20;
const ACTS = 2_000;
const HISTORY = Number(process.argv[2] ?? 1_000_000);
const CHAINED = ['audit_log', 'ledger_transactions', 'term_decisions'];

const postgres = await temporaryPostgres();
try {
  const db = openDatabase(await makeDictionary(postgres.urlOf('postgres'), 2_000), {
    max: WRITERS + 2,
    statementTimeoutMs: 0,
  });
  await compare(db);
  await linkHistory(db);
  await db.destroy();
} finally {
  await postgres.stop();
}

async function compare(db: Db): Promise<void> {
  const turns = { with: [] as number[], without: [] as number[] };
  const acts = { with: [] as number[], without: [] as number[] };
  await castVotes(db, 'warm-up');
  for (let turn = 0; turn < TURNS; turn++) {
    const order = turn % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
    for (const kind of order) {
      const verb = sql.raw(kind === 'with' ? 'enable' : 'disable');
      for (const table of CHAINED)
        await sql`alter table ${sql.id(table)} ${verb} trigger chained`.execute(db);
      turns[kind].push(await castVotes(db, `${kind}-${turn}`));
      acts[kind].push(await writeActs(db));
    }
  }
  const row = (name: string, unit: string, { with: chained, without }: typeof turns) => [
    name,
    shown(median(without), unit),
    shown(median(chained), unit),
    shown(median(chained) / median(without), '×'),
  ];
  printTable([
    [`${WRITERS} writers`, 'without chains', 'with chains', 'ratio'],
    row('votes a second', '', turns),
    row('one act in the log', 'µs', acts),
  ]);
}

/** Votes a second, of voters that nobody knew. */
async function castVotes(db: Db, turn: string): Promise<number> {
  const { rows: voters } = await sql<{ id: number }>`
    insert into users (email, name, password_hash, email_confirmed_at)
    select ${turn} || n || '@example.org', 'مصوّت ' || n, 'none', now() from generate_series(1, ${VOTERS}) n
    returning id`.execute(db);
  const { rows: terms } = await sql<{ id: number }>`
    select id from terms order by random() limit ${VOTES_EACH}`.execute(db);
  const ballots = terms.flatMap(({ id: termId }) => voters.map(({ id: userId }) => ({ termId, userId })));
  // Each term is locked by its voters, so they do not stand in line for one.
  ballots.sort(() => Math.random() - 0.5);
  const deps = { db, now: () => new Date() } as Deps;
  const over = new AbortController();
  const sealing = sealUntil(db, over.signal);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let at = writer; at < ballots.length; at += WRITERS) {
        const ballot = ballots[at];
        if (ballot) await voteOnTerm(deps, ballot);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  over.abort();
  await sealing;
  return ballots.length / seconds;
}

async function sealUntil(db: Db, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    await sql`select seal_chain(name, 10000) from chains`.execute(db);
    await sleep(1_000);
  }
}

/** Microseconds an act, one after the other. */
async function writeActs(db: Db): Promise<number> {
  const began = performance.now();
  for (let n = 0; n < ACTS; n++) {
    await audit(db, { actorId: null, action: 'bench', subject: `bench:${n}`, detail: { n } });
  }
  return ((performance.now() - began) * 1_000) / ACTS;
}

async function linkHistory(db: Db): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`insert into ledger_transactions (user_id, reason, subject)
      select users.id, 'vote_cast', 'made:' || n from generate_series(1, ${HISTORY}) n
        join users on users.id = (select min(id) from users) + n % ${VOTERS}`.execute(one);
    await sql`insert into ledger_entries (transaction_id, account_id, amount)
      select moved.id, account.id, case kind when 'issued' then -500000 else 500000 end
      from ledger_transactions moved join ledger_accounts account
        on account.user_id = moved.user_id and kind in ('issued', 'available')
      where subject like 'made:%'`.execute(one);
    await sql`set session_replication_role = default`.execute(one);
  });
  await sql`vacuum analyze`.execute(db);
  const timed = async (act: () => Promise<unknown>) => {
    const began = performance.now();
    await act();
    return shown((performance.now() - began) / 1_000, 's');
  };
  const queued = await timed(() => sql`select begin_chains()`.execute(db));
  const linked = await timed(async () => {
    for (;;) {
      const { rows } = await sql<{ count: number }>`select seal_chain('ledger', 10000) as count`.execute(db);
      if (rows[0]?.count === 0) return;
    }
  });
  console.log(
    `  ${shown(HISTORY)} rows of the ledger: found in ${queued}, while nobody writes; linked in ${linked} beside them\n`,
  );
}

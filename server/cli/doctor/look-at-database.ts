import { sql } from 'kysely';
import { readEvidence } from '../../modules/evidence/check.ts';
import { LONG_MS } from '../../modules/payouts/rules.ts';
import { countLongPayouts } from '../../modules/payouts/waiting.ts';
import { type Db, isBehind, onlyRow, openPool } from '../../platform/db.ts';
import { type Store, withOwner } from '../../platform/open.ts';
import { roleOf } from '../../platform/roles.ts';
import { lookAtSecrets } from '../../platform/secrets.ts';
import { LATE_MS, type SeenDatabase, type SeenReplica, type SeenWork } from './rules.ts';

type Looked = Pick<Store, 'db' | 'databaseUrl' | 'ownerUrl' | 'local'>;

/** What shows that a replica is behind: it lacks what the primary had, and what it has is older than this. */
const LAG_SECONDS = 3;
const PATIENCE_MS = 5_000;

/** Look at the database of an installation; nothing is changed. */
export async function lookAtDatabase(
  store: Looked,
  replicaUrls: readonly string[],
  now: () => Date,
): Promise<SeenDatabase> {
  const { db, databaseUrl, ownerUrl } = store;
  const isWaiting = await withOwner(ownerUrl, isBehind);
  return {
    ...(await lookAtServer(db)),
    ...(await lookAtRights(db)),
    isOneRole: roleOf(databaseUrl) === roleOf(ownerUrl),
    isBehind: isWaiting,
    clockOffMs: await clockOff(db, now),
    replicas: await lookAtReplicas(db, replicaUrls),
    work: isWaiting ? null : await lookAtWork(store, now()),
  };
}

async function lookAtServer(db: Db): Promise<Pick<SeenDatabase, 'version' | 'archive'>> {
  const { rows } = await sql<{ version: number; archive: SeenDatabase['archive'] }>`
    select current_setting('server_version_num')::int as version,
      case when current_setting('archive_mode') = 'off' then 'off'
           when last_failed_time > coalesce(last_archived_time, '-infinity') then 'fails'
           else 'works' end as archive
    from pg_stat_archiver`.execute(db);
  return onlyRow(rows);
}

/** Of the role that asks. */
export async function lookAtRights(db: Db): Promise<Pick<SeenDatabase, 'owned' | 'closed'>> {
  const { rows } = await sql<{ name: string; is_owned: boolean; is_open: boolean }>`
    select relname as name, relowner = current_user::regrole as is_owned,
      has_table_privilege(oid, 'select') as is_open
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') order by relname`.execute(
    db,
  );
  return {
    owned: rows.filter(({ is_owned }) => is_owned).map(({ name }) => name),
    closed: rows.filter(({ is_open }) => !is_open).map(({ name }) => name),
  };
}

/** Its clock less ours, between the moment of asking and that of the answer. */
async function clockOff(db: Db, now: () => Date): Promise<number> {
  const asked = now().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return onlyRow(rows).at.getTime() - (asked + now().getTime()) / 2;
}

async function lookAtReplicas(db: Db, urls: readonly string[]): Promise<SeenReplica[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_flush_lsn()::text as position`.execute(db);
  const { position } = onlyRow(rows);
  return Promise.all(urls.map((url) => lookAtReplica(url, position)));
}

async function lookAtReplica(url: string, position: string): Promise<SeenReplica> {
  const { host } = new URL(url);
  const pool = openPool(url, { max: 1, statementTimeoutMs: PATIENCE_MS });
  try {
    const { rows } = await pool.query<{ follows: boolean; lacks: boolean | null }>(
      `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() < $1::pg_lsn
         and now() - pg_last_xact_replay_timestamp() > make_interval(secs => $2) as lacks`,
      [position, LAG_SECONDS],
    );
    const { follows, lacks } = onlyRow(rows);
    if (!follows) return { host, state: 'follows_nobody' };
    return { host, state: lacks ? 'behind' : 'follows' };
  } catch {
    return { host, state: 'away' };
  } finally {
    await pool.end();
  }
}

async function lookAtWork({ db, local }: Looked, now: Date): Promise<SeenWork> {
  const { last_check: check } = await readEvidence({ db });
  return {
    secrets: await lookAtSecrets(db, local),
    ...(await lookAtJobs(db)),
    longPayouts: await countLongPayouts(db, new Date(now.getTime() - LONG_MS)),
    ageMs: await ageOf(db, now),
    check: check && {
      ageMs: now.getTime() - new Date(check.finished_at).getTime(),
      findings: check.findings.length,
    },
  };
}

/** Work that comes by itself is tried again by itself: of it only what failed lately counts. */
async function lookAtJobs(db: Db): Promise<Pick<SeenWork, 'failed' | 'late'>> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db);
  // Of an installation that has never started.
  if (!onlyRow(rows).exists) return { failed: [], late: [] };
  const failed = await sql<SeenWork['failed'][number]>`
    select name, count(*) as count from pgboss.job
    where state = 'failed'
      and (completed_on > now() - interval '1 day' or name not in (select name from pgboss.schedule))
    group by name order by name`.execute(db);
  const late = await sql<SeenWork['late'][number]>`
    select name, count(*) as count, (extract(epoch from now() - min(start_after)) * 1000)::float8 as "ageMs"
    from pgboss.job
    where state in ('created', 'retry') and start_after < now() - make_interval(secs => ${LATE_MS / 1000})
    group by name order by name`.execute(db);
  return { failed: failed.rows, late: late.rows };
}

async function ageOf(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ since: string | null }>`
    select min(timestamp) as since from kysely_migration`.execute(db);
  const { since } = onlyRow(rows);
  return since === null ? 0 : now.getTime() - Date.parse(since);
}

import { join } from 'node:path';
import { type Logger, sql } from 'kysely';
import type { Config } from './config.ts';
import { assertArabicLocale, type Db, FOR_SEARCH, isBehind, migrate, openDatabase } from './db.ts';
import { migrateJobs } from './jobs.ts';
import { type LocalSecrets, readLocalSecrets } from './local-secrets.ts';
import { findRunning } from './postgres/find-running.ts';
import { ensurePostgres, type RunningPostgres } from './postgres/postgres.ts';
import { openReading, Replicas } from './replicas.ts';
import { APPLICATION, applicationPassword, ensureApplication, grantApplication, roleOf } from './roles.ts';
import { StartFault } from './start-fault.ts';
import { startText } from './start-text.ts';

export interface Store {
  db: Db;
  /** For reads; the same as `db` when there is no replica. */
  replica: Db;
  replicas: Replicas | null;
  /** Connections for searches, to replicas where there are some. */
  searching: Db;
  databaseUrl: string;
  /** Of the role that owns the tables; the same address where the installation knows one role only. */
  ownerUrl: string;
  /** What opens the secrets of the installation, and its database. */
  local: LocalSecrets;
  /** The embedded server; null with `DATABASE_URL`. */
  postgres: RunningPostgres | null;
  /** Close the connections. The embedded server stops when this process started it, or when told to. */
  close(options?: { stopsServer?: boolean }): Promise<void>;
}

const DATABASE = 'mustalah';
const WATCH_MS = 2_000;
/** More would only wait for the same processors. */
const SEARCHES_AT_ONCE = 6;
const WRONG_PASSWORD = '28P01';
const NO_RIGHT = '42501';

/** Open the database that the configuration names, or the embedded one in the data folder; `watch` is told of its statements. */
export async function openStore(config: Config, watch?: Logger): Promise<Store> {
  const local = readLocalSecrets(config.DATA_DIR, config.SECRETS_KEY);
  const postgres = config.DATABASE_URL
    ? null
    : await ensurePostgres(join(config.DATA_DIR, 'postgres'), { password: local.databasePassword });
  if (postgres) await createDatabase(postgres, config, local);
  const { databaseUrl, ownerUrl } = postgres ? addressesOf(postgres, local) : addressesIn(config);
  await withOwner(ownerUrl, assertArabicLocale);
  const forReads = { max: config.DATABASE_POOL, watch };
  const db = openDatabase(databaseUrl, { ...forReads, name: 'main' });
  const copies = { primaryUrl: databaseUrl, urls: config.DATABASE_REPLICA_URL };
  const replicas = copies.urls.length > 0 ? new Replicas(copies) : null;
  const replica = replicas ? openReading(replicas, copies, { ...forReads, name: 'reads' }) : db;
  const forSearch = {
    max: Math.min(SEARCHES_AT_ONCE, config.DATABASE_POOL),
    ...FOR_SEARCH,
    watch,
    name: 'search',
  };
  const searching = replicas
    ? openReading(replicas, copies, forSearch)
    : openDatabase(databaseUrl, forSearch);
  return {
    db,
    replica,
    replicas,
    searching,
    databaseUrl,
    ownerUrl,
    local,
    postgres,
    async close({ stopsServer = postgres?.how !== 'reused' } = {}) {
      await replicas?.close();
      if (replica !== db) await replica.destroy();
      await searching.destroy();
      await db.destroy();
      if (stopsServer) await postgres?.stop();
    },
  };
}

/** Start the embedded server again, on its port, when it was killed under us. Returns the end of watching. */
export function keepRunning(
  { postgres, local }: Store,
  { DATA_DIR }: Config,
  { onLoss, onFault }: { onLoss(): void; onFault(fault: unknown): void },
): () => void {
  if (!postgres) return () => {};
  const folder = join(DATA_DIR, 'postgres');
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy || findRunning(folder)) return;
    isBusy = true;
    onLoss();
    await ensurePostgres(folder, { password: local.databasePassword, port: postgres.port })
      // The next round tries again.
      // guard: A database that cannot be started again is told ‹onFault → () => {}›
      .catch(onFault);
    isBusy = false;
  }, WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Bring the schema up to date, and the rights of the application; give the names of the migrations that were applied. */
export async function migrateStore({ databaseUrl, ownerUrl }: Pick<Store, 'databaseUrl' | 'ownerUrl'>) {
  return withOwner(ownerUrl, async (owner) => {
    const applied = await migrateAsOwner(owner);
    const { rows } = await sql<{ exists: boolean }>`
      select to_regclass('pgboss.version') is not null as exists`.execute(owner);
    if (!rows[0]?.exists) await migrateJobs(ownerUrl);
    if (roleOf(databaseUrl) !== roleOf(ownerUrl)) await grantApplication(owner, roleOf(databaseUrl));
    return applied;
  });
}

/** A role that owns nothing starts a server all the same, once there is nothing to change. */
async function migrateAsOwner(owner: Db): Promise<string[]> {
  if (!(await isBehind(owner))) return [];
  return migrate(owner).catch((cause) => {
    const isRefused = (cause as NodeJS.ErrnoException).code === NO_RIGHT;
    throw isRefused ? new StartFault(startText.mayNotMigrate(), { cause }) : cause;
  });
}

/** Do something as the role that owns the tables; however long it takes. */
export async function withOwner<T>(ownerUrl: string, act: (owner: Db) => Promise<T>): Promise<T> {
  const owner = openDatabase(ownerUrl, { max: 2, statementTimeoutMs: 0 });
  try {
    return await act(owner);
  } finally {
    await owner.destroy();
  }
}

/** In the embedded server the application has a role of its own. */
function addressesOf(postgres: RunningPostgres, { databasePassword }: LocalSecrets) {
  const ownerUrl = postgres.urlOf(DATABASE);
  const address = new URL(ownerUrl);
  address.username = APPLICATION;
  address.password = applicationPassword(databasePassword);
  return { databaseUrl: address.href, ownerUrl };
}

function addressesIn({ DATABASE_URL: databaseUrl = '', DATABASE_MIGRATION_URL }: Config) {
  return { databaseUrl, ownerUrl: DATABASE_MIGRATION_URL ?? databaseUrl };
}

async function createDatabase(
  postgres: RunningPostgres,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  { databasePassword }: LocalSecrets,
): Promise<void> {
  const admin = openDatabase(postgres.urlOf('postgres'), { max: 1 });
  try {
    const found = await sql`select 1 from pg_database where datname = ${DATABASE}`.execute(admin);
    if (found.rows.length === 0) await sql`create database ${sql.id(DATABASE)}`.execute(admin);
    await ensureApplication(admin, applicationPassword(databasePassword));
  } catch (cause) {
    const isRefused = (cause as NodeJS.ErrnoException).code === WRONG_PASSWORD;
    throw isRefused ? new StartFault(startText.otherSecrets(DATA_DIR), { cause }) : cause;
  } finally {
    await admin.destroy();
  }
}

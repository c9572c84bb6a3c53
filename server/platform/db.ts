import { readdir, readFile } from 'node:fs/promises';
import { Kysely, type Logger, PostgresDialect, sql, type Transaction } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { keepPlans } from './planned-once.ts';
import { countPool } from './pool-figures.ts';
import type { Database } from './schema.ts';
import { StartFault } from './start-fault.ts';
import { startText } from './start-text.ts';

// bigint identity columns and counts stay far below 2^53 here; numeric stays a string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day, not a moment: keep it as it is written.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** A pool or an open transaction: for reads and single writes. */
export type Db = Kysely<Database>;

/** An open transaction: demanded by anything that locks or writes twice. */
export type Tx = Transaction<Database>;

export interface PoolOptions {
  max?: number;
  /** A statement that hangs must not hold its connection for ever; 0 lets it. */
  statementTimeoutMs?: number;
  /** A statement with which each connection begins. */
  begins?: string;
  /** Its connections are counted under this name. */
  name?: string;
  /** How long a connection that nobody uses is kept. */
  idleMs?: number;
  /** How long somebody waits for a connection. */
  connectMs?: number;
}

export interface DatabaseOptions extends PoolOptions {
  /** Told of each statement when it is over. */
  watch?: Logger | undefined;
}

/** Connections that may die: the statement under way fails, the next one gets a new connection. */
export function openPool(
  url: string,
  {
    max = 10,
    statementTimeoutMs = 30_000,
    begins,
    name,
    idleMs = 10_000,
    connectMs = 10_000,
  }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    // guard: A statement that hangs gives its connection back
    statement_timeout: statementTimeoutMs,
    // guard: A transaction that nobody goes on with gives its connection back
    idle_in_transaction_session_timeout: 60_000,
  });
  if (name) countUntilEnd(name, pool);
  // Whoever waits for the connection hears of its end; without listeners it would end the process as well:
  // the first is for connections that lie idle, the second for those between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // guard: A connection that dies in use does not end the process (../test/crash.test.ts)
    client.on('error', () => {});
    leaveReadOnly(client);
    keepPlans(client);
    // Sent before whatever the connection was opened for; a failure of it fails that as well.
    if (begins) client.query(begins).catch(() => {});
  });
  return pool;
}

function countUntilEnd(name: string, pool: pg.Pool): void {
  const stop = countPool(name, pool);
  const end = pool.end.bind(pool) as (...args: unknown[]) => unknown;
  pool.end = ((...args: unknown[]) => {
    stop();
    return end(...args);
  }) as typeof pool.end;
}

/**
 * A server that takes no writes any more keeps its connections: whoever were given one again could never write, although
 * the address has long led to another server.
 */
function leaveReadOnly(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (...args: unknown[]) => {
    const sent = send(...args);
    // Without a promise the pool itself asks, and gives up what has failed.
    if (!(sent instanceof Promise)) return sent;
    return sent.catch((fault: NodeJS.ErrnoException) => {
      // guard: A connection to a server that takes no writes any more is not used again (db.test.ts) ‹fault.code === READ_ONLY → false›
      if (fault.code === READ_ONLY) void (client as unknown as pg.Client).end().catch(() => {});
      throw fault;
    });
  };
  client.query = query as typeof client.query;
}

/** The row of a statement that always gives one, such as a count. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The statement gave no row');
  return row;
}

export const openDatabase = (url: string, { watch, ...options }: DatabaseOptions = {}): Db =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: openPool(url, options) }),
    ...(watch && { log: watch }),
  });

/**
 * For connections of searches: their statements find rows by keys alone, so one plan is good for all values, and a plan that
 * reads the whole table never is.
 */
export const FOR_SEARCH = {
  begins: 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off',
  // Its plans go with it, and cost more than a search.
  idleMs: 600_000,
} satisfies PoolOptions;

/** What a server answers to a write when it follows another, or is told to take none. */
const READ_ONLY = '25006';

/** Codes of the network, and of PostgreSQL: connection lost, out of room, read only after a failover, stopping or starting. */
const AWAY_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57P0)|^25006$/;
/** What the driver and its pool say, without a code, of a connection that is lost or not to be had. */
const AWAY_MESSAGES =
  /^Connection terminated|not queryable|^timeout exceeded when trying to connect|^driver has already been destroyed/;

/** Whether a fault only says that the database is out of reach now: the same call may succeed soon. */
export function isDatabaseAway(fault: unknown): boolean {
  const { code, message = '' } = fault as Partial<NodeJS.ErrnoException>;
  // guard: A lost connection without a code is a 503 (../test/crash.test.ts) ‹AWAY_MESSAGES.test(message) → false›
  return code ? AWAY_CODES.test(code) : AWAY_MESSAGES.test(message);
}

/** Whether the server only follows another, or is told to take no writes. */
export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_read_only: boolean }>`
    select current_setting('transaction_read_only')::bool as is_read_only`.execute(db);
  return onlyRow(rows).is_read_only;
}

const folder = new URL('../migrations/', import.meta.url);

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = await readdir(folder);
    const migrations: Record<string, Migration> = {};
    for (const name of names.filter((each) => each.endsWith('.sql')).sort()) {
      const statements = await readFile(new URL(name, folder), 'utf8');
      migrations[name] = {
        async up(db) {
          await sql.raw(statements).execute(db);
        },
      };
    }
    return migrations;
  },
};

/** Apply the migrations that the database has not seen yet, or those up to one; give their names. */
export async function migrate(db: Db, last?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: sqlFiles });
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Whether there are migrations that the database has not seen yet. */
export async function isBehind(db: Db): Promise<boolean> {
  const migrations = await new Migrator({ db, provider: sqlFiles }).getMigrations();
  return migrations.some(({ executedAt }) => executedAt === undefined);
}

/** With LC_CTYPE "C" PostgreSQL finds no letters in Arabic words, and search fails without an error. */
export async function assertArabicLocale(db: Db): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  const { rows } = await sql<{ ok: boolean }>`select show_trgm('عربي') <> '{}' as ok`.execute(db);
  if (!rows[0]?.ok) throw new StartFault(startText.databaseLetters());
}

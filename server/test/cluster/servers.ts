// Three PostgreSQL by streaming replication, one of the two that follow synchronous, and who moves the primary when it is gone.
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { freePort } from '../../platform/free-port.ts';
import { ensurePostgres, type RunningPostgres } from '../../platform/postgres/postgres.ts';
import { applicationAddress, databaseAddress, makeProduct, withAdmin } from '../postgres.ts';
import { openRelay, type Relay } from './relay.ts';
import { conninfoOf, copyRunning, follow } from './standby.ts';

const NAMES = ['n1', 'n2', 'n3'] as const;
const PASSWORD = 'for-tests-only';
const DATABASE = 'mustalah';
const SETTINGS = {
  shared_buffers: '64MB',
  max_connections: '150',
  // What is killed here is a process, not a machine.
  fsync: 'off',
  wal_keep_size: '512MB',
  max_wal_size: '512MB',
  wal_retrieve_retry_interval: '200ms',
  wal_receiver_timeout: '3s',
  wal_sender_timeout: '3s',
};
/** So often the primary is asked whether it is there, and so often in a row it may not answer. */
const LOOK_MS = 250;
const MOST_MISSED = 3;
const PATIENCE_MS = 1_000;

interface Node {
  name: string;
  data: string;
  port: number;
  server: RunningPostgres | null;
}

export interface Cluster {
  /** Lead to whichever is the primary: for the application, and for the owner of its tables. */
  databaseUrl: string;
  ownerUrl: string;
  /** Of each server, the primary too. */
  replicaUrls: string[];
  primary(): string;
  /** End the primary without a word; another is made the primary as soon as it is missed. */
  kill(): void;
  /** Have the primary do nothing more, and say nothing. */
  freeze(): void;
  /** Wait until another than this is the primary. */
  untilMoved(from: string): Promise<void>;
  /** Bring those that are gone back, as copies of the primary that follow it. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

export async function openCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-cluster-'));
  chmodSync(folder, 0o755);
  const nodes: Node[] = await Promise.all(
    NAMES.map(async (name) => ({
      name,
      data: join(folder, name, 'data'),
      port: await freePort(),
      server: null,
    })),
  );
  const relay = await openRelay();
  const urlOf = (port: number, database = 'postgres') =>
    `postgres://mustalah:${PASSWORD}@127.0.0.1:${port}/${database}`;
  let primary = await begin(nodes, urlOf);
  relay.lead(primary.port);
  const closing = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    for (let missed = 0; !closing.signal.aborted; await sleep(LOOK_MS)) {
      missed = (await answers(urlOf(primary.port))) ? 0 : missed + 1;
      if (missed < MOST_MISSED || closing.signal.aborted) continue;
      primary = await moveFrom(primary, nodes, { relay, urlOf });
      missed = 0;
    }
  }

  return {
    databaseUrl: applicationAddress(urlOf(relay.port, DATABASE)),
    ownerUrl: urlOf(relay.port, DATABASE),
    replicaUrls: nodes.map(({ port }) => applicationAddress(urlOf(port, DATABASE))),
    primary: () => primary.name,
    kill: () => process.kill(primary.server?.pid ?? 0, 'SIGKILL'),
    freeze: () => signal(primary, 'SIGSTOP'),
    async untilMoved(from) {
      while (primary.name === from) await sleep(50);
    },
    async restore() {
      for (const node of nodes.filter(({ server }) => server === null)) {
        rmSync(node.data, { recursive: true, force: true });
        await copyRunning(urlOf(primary.port), primary.data, node.data);
        await start(node, primary.port);
      }
      await untilFollowed(urlOf(primary.port));
    },
    async stop() {
      closing.abort();
      await watching;
      await relay.close();
      await Promise.all(nodes.map(async ({ server }) => server?.stop().catch(() => {})));
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

type UrlOf = (port: number, database?: string) => string;

/** Make the database with its roles and tables, then the two that follow out of its folder. */
async function begin([first, ...others]: Node[], urlOf: UrlOf): Promise<Node> {
  if (!first) throw new Error('no server');
  const options = { password: PASSWORD, port: first.port, settings: SETTINGS };
  const begun = await ensurePostgres(first.data, options);
  await withAdmin(urlOf(first.port), (admin) => sql`create database ${sql.id(DATABASE)}`.execute(admin));
  await makeProduct(databaseAddress(urlOf(first.port), DATABASE));
  await begun.stop();
  appendFileSync(
    join(first.data, 'postgresql.auto.conf'),
    `synchronous_standby_names = 'ANY 1 (${NAMES.join(', ')})'\n`,
  );
  for (const node of others) {
    cpSync(first.data, node.data, { recursive: true });
    chmodSync(node.data, 0o700);
  }
  first.server = await ensurePostgres(first.data, options);
  for (const node of others) await start(node, first.port);
  await untilFollowed(urlOf(first.port));
  return first;
}

async function start(node: Node, primaryPort: number): Promise<void> {
  follow(node.data, { name: node.name, port: primaryPort, password: PASSWORD });
  node.server = await ensurePostgres(node.data, { password: PASSWORD, port: node.port, settings: SETTINGS });
}

/** To a server and all processes of it: those of one that only ends would go on for a moment. */
function signal({ server }: Node, name: 'SIGKILL' | 'SIGSTOP'): void {
  if (!server) return;
  for (const pid of [server.pid, ...childrenOf(server.pid)]) {
    try {
      process.kill(pid, name);
    } catch {
      // Gone already.
    }
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      // Behind the name, which may hold anything: the state, then the parent.
      const [, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return Number(parent) === pid ? [Number(entry)] : [];
    } catch {
      return [];
    }
  });
}

/** The primary is gone, or hangs: make sure of it, and have the one go on that has all that was acknowledged. */
async function moveFrom(gone: Node, nodes: Node[], to: { relay: Relay; urlOf: UrlOf }): Promise<Node> {
  const { relay, urlOf } = to;
  relay.lead(null);
  signal(gone, 'SIGKILL');
  gone.server = null;
  const left = nodes.filter(({ server }) => server !== null);
  const came = await Promise.all(
    left.map(async (node) => ({ node, at: await receivedBy(urlOf(node.port)) })),
  );
  const [next] = came.toSorted((one, other) => Number(other.at - one.at));
  if (!next) throw new Error('no server is left');
  await ask(urlOf(next.node.port), 'select pg_promote()');
  for (const { node } of came.filter(({ node: each }) => each !== next.node)) {
    const conninfo = conninfoOf({ name: node.name, port: next.node.port, password: PASSWORD });
    await ask(urlOf(node.port), `alter system set primary_conninfo = '${conninfo}'`);
    await ask(urlOf(node.port), 'select pg_reload_conf()');
  }
  relay.lead(next.node.port);
  return next.node;
}

const answers = (url: string): Promise<boolean> =>
  ask(url, 'select 1', PATIENCE_MS).then(
    () => true,
    () => false,
  );

async function receivedBy(url: string): Promise<bigint> {
  const rows = await ask(url, `select (pg_last_wal_receive_lsn() - '0/0'::pg_lsn)::text as at`);
  return BigInt(rows[0]?.at ?? 0);
}

/** Both others follow, so that one of them may be lost as well. */
async function untilFollowed(url: string): Promise<void> {
  const statement = `select count(*)::int as count from pg_stat_replication where state = 'streaming'`;
  while ((await ask(url, statement))[0]?.count !== NAMES.length - 1) await sleep(50);
}

async function ask(connectionString: string, statement: string, patienceMs = 60 * PATIENCE_MS) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: patienceMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    // Of one that hangs the end does not come.
    void client.end().catch(() => {});
  }
}

// Reads go to copies of the database that follow it, as far as these have come.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type DatabaseOptions, type Db, isDatabaseAway, openPool } from './db.ts';
import { NEWEST, type Position, positionIn } from './position.ts';
import type { Database } from './schema.ts';

/** So often each server is asked how far it has come. */
const POLL_MS = 250;
/** A server that does not say it for so long is left out, until it does. */
const PATIENCE_MS = 1_000;
/** What a replica lacks that serves whoever has not written is no older than this. */
const LAG_MS = 3_000;

/** What a reader has to see. */
export interface Needs {
  position: Position;
  /** They wrote it themselves: better no answer than one without it. */
  isOwn: boolean;
}
const ANYTHING: Needs = { position: 0n, isOwn: false };

const reading = new AsyncLocalStorage<Needs>();

/** Whatever is read from replicas in this work shows at least that. */
export const readingFrom = <T>(needs: Needs, work: () => T): T => reading.run(needs, work);

/** What the work under way has to see. */
export const needsNow = (): Needs => reading.getStore() ?? ANYTHING;

interface Member {
  url: string;
  watching: pg.Pool;
  /** How far it has come; null while it is away, or follows nobody. */
  replayed: Position | null;
  isAsked: boolean;
}

export interface ReplicasOptions {
  primaryUrl: string;
  urls: readonly string[];
  pollMs?: number;
  lagMs?: number;
}

/** The replicas of a database, as far as they can be reached and follow it. */
export class Replicas {
  readonly #primary: pg.Pool;
  readonly #members: Member[];
  readonly #timer: NodeJS.Timeout;
  readonly #lagMs: number;
  /** How far the primary had come, the oldest first. */
  #came: { position: Position; at: number }[] = [];
  #turn = 0;

  constructor({ primaryUrl, urls, pollMs = POLL_MS, lagMs = LAG_MS }: ReplicasOptions) {
    this.#lagMs = lagMs;
    this.#primary = openPool(primaryUrl, { max: 2, statementTimeoutMs: PATIENCE_MS });
    this.#members = urls.map((url) => ({
      url,
      watching: openPool(url, { max: 1, statementTimeoutMs: PATIENCE_MS }),
      replayed: null,
      isAsked: false,
    }));
    this.#timer = setInterval(() => void this.look(), pollMs).unref();
    void this.look();
  }

  /** Ask each server how far it has come; those that do not answer are left out. */
  async look(): Promise<void> {
    await Promise.all([this.#lookAtPrimary(), ...this.#members.map((member) => this.#lookAt(member))]);
  }

  /** How far the primary has come by now: whoever has just written reads from there on. */
  async position(): Promise<Position> {
    const { rows } = await this.#primary.query('select pg_current_wal_insert_lsn()::text as position');
    return positionIn(rows[0]?.position) ?? NEWEST;
  }

  /** The replicas that show what is needed, in turn. */
  fitFor({ position }: Needs): string[] {
    const least = position > this.#bound() ? position : this.#bound();
    // guard: A replica that is behind what a reader wrote is left out (replicas.test.ts) ‹replayed >= least → true›
    const fit = this.#members.filter(({ replayed }) => replayed !== null && replayed >= least);
    this.#turn += 1;
    return fit.map((_, place) => fit[(place + this.#turn) % fit.length]?.url ?? '');
  }

  /** Those that can be reached at all, the one that has come farthest first: for when the primary is away. */
  reachable(): string[] {
    return this.#members
      .filter(({ replayed }) => replayed !== null)
      .sort((one, other) => Number((other.replayed ?? 0n) - (one.replayed ?? 0n)))
      .map(({ url }) => url);
  }

  /** It could not be reached: leave it out until it says again how far it has come. */
  lose(url: string): void {
    for (const member of this.#members) if (member.url === url) member.replayed = null;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#primary.end(), ...this.#members.map(({ watching }) => watching.end())]);
  }

  /** What the primary had come to a while ago; while it is away, the last that is known. */
  #bound(): Position {
    // guard: A replica that falls behind is left out for everybody (replicas.test.ts) ‹this.#lagMs → Infinity›
    const since = performance.now() - this.#lagMs;
    return this.#came.findLast(({ at }) => at <= since)?.position ?? 0n;
  }

  async #lookAtPrimary(): Promise<void> {
    const position = await this.position().catch(() => null);
    if (position === null || position === NEWEST) return;
    const at = performance.now();
    const old = this.#came.findLastIndex((each) => each.at <= at - this.#lagMs);
    this.#came = [...this.#came.slice(Math.max(0, old)), { position, at }];
  }

  async #lookAt(member: Member): Promise<void> {
    // One that hangs is not asked again before it has answered.
    if (member.isAsked) return;
    member.isAsked = true;
    const late = setTimeout(() => this.lose(member.url), PATIENCE_MS).unref();
    try {
      const { rows } = await member.watching.query(
        'select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position',
      );
      // guard: A replica that follows nobody any more is left out (replicas.test.ts) ‹rows[0]?.follows → true›
      member.replayed = rows[0]?.follows ? positionIn(rows[0].position) : null;
    } catch {
      member.replayed = null;
    }
    clearTimeout(late);
    member.isAsked = false;
  }
}

/** Connections for reads: to the replica that fits what the work under way has to see, else to the primary. */
export function openReading(
  replicas: Pick<Replicas, 'fitFor' | 'reachable' | 'lose'>,
  { primaryUrl, urls }: ReplicasOptions,
  { watch, ...options }: DatabaseOptions,
): Db {
  const primary = openPool(primaryUrl, options);
  const pools = new Map(urls.map((url) => [url, openPool(url, options)]));

  /** How far the server of a connection had come when it was asked last. */
  const reached = new WeakMap<pg.PoolClient, Position>();

  /** Behind one address there may be several servers: the connection itself says how far its own has come. */
  async function hasReached(client: pg.PoolClient, position: Position): Promise<boolean> {
    if ((reached.get(client) ?? 0n) >= position) return true;
    const { rows } = await client.query('select pg_last_wal_replay_lsn()::text as position');
    const now = positionIn(rows[0]?.position) ?? 0n;
    reached.set(client, now);
    return now >= position;
  }

  async function connectTo(candidates: readonly string[], position: Position): Promise<pg.PoolClient | null> {
    for (const url of candidates) {
      let client: pg.PoolClient | undefined;
      try {
        client = await pools.get(url)?.connect();
        // guard: What a reader wrote is there, whichever server stands behind an address (replicas.test.ts) ‹await hasReached(client, position) → true›
        if (client && (await hasReached(client, position))) return client;
        client?.release();
      } catch (fault) {
        client?.release(true);
        if (!isDatabaseAway(fault)) throw fault;
        replicas.lose(url);
      }
    }
    return null;
  }

  async function connect(): Promise<pg.PoolClient> {
    const needs = needsNow();
    const client = await connectTo(replicas.fitFor(needs), needs.position);
    if (client) return client;
    try {
      return await primary.connect();
    } catch (fault) {
      // guard: While the primary is away strangers read what replicas have (replicas.test.ts) ‹isDatabaseAway(fault) → false›
      const mayBeOlder = !needs.isOwn && isDatabaseAway(fault);
      const older = mayBeOlder ? await connectTo(replicas.reachable(), 0n) : null;
      if (older) return older;
      throw fault;
    }
  }

  async function end(): Promise<void> {
    await Promise.all([primary.end(), ...[...pools.values()].map((pool) => pool.end())]);
  }

  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end, options: {} } }),
    ...(watch && { log: watch }),
  });
}

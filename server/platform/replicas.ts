// Reads go to copies of the database that follow it, as far as these have come.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type DatabaseOptions, type Db, isDatabaseAway, openPool } from './db.ts';
import { NEWEST, POSITION_NOW, type Position, positionIn, timelineOf } from './position.ts';
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

/** How far a server has come that follows; `(0, …)` where it shows no timeline yet. */
const REPLAYED = `select pg_is_in_recovery() as follows, to_hex((select coalesce(max(timeline), 0) from timelines))
  || '/' || pg_last_wal_replay_lsn() as position`;
const BEGIN_TIMELINE = 'insert into timelines (timeline) values ($1) on conflict do nothing';

interface Member {
  url: string;
  watching: pg.Pool;
  /** How far it had come when it answered last; null before that, and where it follows nobody. */
  replayed: Position | null;
  isAway: boolean;
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
  /** Since when the primary does not answer, or takes no writes. */
  #isAway = false;
  /** The timeline of which its row is known to stand in the primary. */
  #begun = 0;
  #isAsking = false;
  #turn = 0;

  constructor({ primaryUrl, urls, pollMs = POLL_MS, lagMs = LAG_MS }: ReplicasOptions) {
    this.#lagMs = lagMs;
    const watching = { statementTimeoutMs: PATIENCE_MS, connectMs: PATIENCE_MS };
    this.#primary = openPool(primaryUrl, { max: 2, ...watching });
    this.#members = urls.map((url) => ({
      url,
      watching: openPool(url, { max: 1, ...watching }),
      replayed: null,
      isAway: true,
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
    const { rows } = await this.#primary.query(`select ${POSITION_NOW} as position`);
    return positionIn(rows[0]?.position) ?? NEWEST;
  }

  /** How much of the log each lacks; null while it is away, or follows nobody. */
  figures(): { host: string; bytes: number | null }[] {
    const newest = this.#came.at(-1)?.position ?? 0n;
    return this.#members.map(({ url, replayed }) => ({
      host: new URL(url).host,
      bytes: replayed === null ? null : Math.max(0, Number(BigInt.asIntN(64, newest - replayed))),
    }));
  }

  /** The primary was away when it was asked last: whoever may read what is older need not wait for it. */
  isPrimaryAway(): boolean {
    return this.#isAway;
  }

  /** A replica follows a later primary than the one we reach: what were written here would be lost. */
  isPrimaryLeftBehind(): boolean {
    const ours = timelineOf(this.#came.at(-1)?.position ?? NEWEST);
    // guard: A primary that another has taken over from is seen to be one (replicas.test.ts) ‹> ours → > Infinity›
    return this.#members.some(({ replayed }) => replayed !== null && timelineOf(replayed) > ours);
  }

  /** The replicas that show what is needed, in turn. */
  fitFor({ position }: Needs): string[] {
    const least = position > this.#bound() ? position : this.#bound();
    // guard: A replica that is behind what a reader wrote is left out (replicas.test.ts) ‹replayed >= least → true›
    const fit = this.#members.filter(
      ({ isAway, replayed }) => !isAway && replayed !== null && replayed >= least,
    );
    this.#turn += 1;
    return fit.map((_, place) => fit[(place + this.#turn) % fit.length]?.url ?? '');
  }

  /**
   * Those that follow, the one that has come farthest first, for when the primary is away; those that did not answer in
   * time come last, since it may be this process that had none.
   */
  reachable(): string[] {
    return this.#members
      .filter(({ replayed }) => replayed !== null)
      .sort(
        (one, other) =>
          Number(one.isAway) - Number(other.isAway) || Number((other.replayed ?? 0n) - (one.replayed ?? 0n)),
      )
      .map(({ url }) => url);
  }

  /** It could not be reached: leave it out until it says again how far it has come. */
  lose(url: string): void {
    for (const member of this.#members) if (member.url === url) member.isAway = true;
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
    // One that hangs is not asked again before it has answered.
    if (this.#isAsking) return;
    this.#isAsking = true;
    const late = setTimeout(() => (this.#isAway = true), PATIENCE_MS).unref();
    const position = await this.position().catch(() => null);
    clearTimeout(late);
    this.#isAsking = false;
    this.#isAway = position === null;
    if (position === null || position === NEWEST) return;
    await this.#begin(timelineOf(position));
    const at = performance.now();
    const old = this.#came.findLastIndex((each) => each.at <= at - this.#lagMs);
    this.#came = [...this.#came.slice(Math.max(0, old)), { position, at }];
  }

  /** Say in the database on which timeline it is, so that those who follow show it. */
  async #begin(timeline: number): Promise<void> {
    if (timeline === this.#begun) return;
    // Whoever fails is asked again in a moment.
    await this.#primary.query(BEGIN_TIMELINE, [timeline]).then(
      () => (this.#begun = timeline),
      () => {},
    );
  }

  async #lookAt(member: Member): Promise<void> {
    // One that hangs is not asked again before it has answered.
    if (member.isAsked) return;
    member.isAsked = true;
    const late = setTimeout(() => this.lose(member.url), PATIENCE_MS).unref();
    try {
      const { rows } = await member.watching.query(REPLAYED);
      // guard: A replica that follows nobody any more is left out (replicas.test.ts) ‹rows[0]?.follows → true›
      member.replayed = rows[0]?.follows ? positionIn(rows[0].position) : null;
      member.isAway = false;
    } catch {
      member.isAway = true;
    }
    clearTimeout(late);
    member.isAsked = false;
  }
}

/** What a replica refuses whose newer rows may not wait for an older reading. */
const CONFLICT = '40001';

/** Connections for reads: to the replica that fits what the work under way has to see, else to the primary. */
export function openReading(
  replicas: Pick<Replicas, 'fitFor' | 'reachable' | 'lose' | 'isPrimaryAway'>,
  { primaryUrl, urls }: Pick<ReplicasOptions, 'primaryUrl' | 'urls'>,
  { watch, ...options }: DatabaseOptions,
): Db {
  const primary = openPool(primaryUrl, options);
  const pools = new Map(urls.map((url) => [url, openPool(url, options)]));

  /** How far the server of a connection had come when it was asked last. */
  const reached = new WeakMap<pg.PoolClient, Position>();

  /** Behind one address there may be several servers: the connection itself says how far its own has come. */
  async function hasReached(client: pg.PoolClient, position: Position): Promise<boolean> {
    if ((reached.get(client) ?? 0n) >= position) return true;
    const { rows } = await client.query(REPLAYED);
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

  async function connectOnce(): Promise<pg.PoolClient> {
    const needs = needsNow();
    const client = await connectTo(replicas.fitFor(needs), needs.position);
    if (client) return client;
    const connectToOlder = () => connectTo(replicas.reachable(), 0n);
    // guard: Who wrote gets no answer rather than an older one (replicas.test.ts) ‹!needs.isOwn → true›
    const mayBeOlder = !needs.isOwn;
    // One that hangs would keep them waiting.
    const early = mayBeOlder && replicas.isPrimaryAway() ? await connectToOlder() : null;
    if (early) return early;
    try {
      return await primary.connect();
    } catch (fault) {
      // guard: While the primary is away strangers read what replicas have (replicas.test.ts) ‹isDatabaseAway(fault) → false›
      const older = mayBeOlder && isDatabaseAway(fault) ? await connectToOlder() : null;
      if (older) return older;
      throw fault;
    }
  }

  async function end(): Promise<void> {
    await Promise.all([primary.end(), ...[...pools.values()].map((pool) => pool.end())]);
  }

  // Of a server that ends the connections that lie idle may end one after the other.
  const tries = (options.max ?? 10) + 1;
  const connect = async () => readingAgain(await connectOnce(), connectOnce, tries);
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end, options: {} } }),
    ...(watch && { log: watch }),
  });
}

/**
 * A connection of which a statement that is lost with its server is tried again over another one, until one is new. Within a
 * transaction it is not: another server knows nothing of what stood before.
 */
function readingAgain(
  first: pg.PoolClient,
  connectAgain: () => Promise<pg.PoolClient>,
  tries: number,
): PostgresPoolClient {
  let client: pg.PoolClient | null = first;
  let isAlone = true;
  const send = async (text: string, values: readonly unknown[]) => {
    if (!client) throw new Error('Connection terminated');
    return client.query(text, [...values]);
  };
  async function query(text: string, values: readonly unknown[]) {
    if (/^(begin|start transaction)/i.test(text)) isAlone = false;
    for (let left = tries; ; left--) {
      try {
        return await send(text, values);
      } catch (fault) {
        const isLost = isDatabaseAway(fault) || (fault as NodeJS.ErrnoException).code === CONFLICT;
        // guard: A read that is lost with its server is tried again (replicas.test.ts) ‹!isLost → true›
        if (!isLost || !isAlone || left === 0) throw fault;
        client?.release(true);
        client = null;
        client = await connectAgain();
      }
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isSpoilt) => client?.release(isSpoilt),
  };
}

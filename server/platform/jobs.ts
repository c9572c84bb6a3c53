import { setTimeout as sleep } from 'node:timers/promises';
import type { Outdates } from '@mustalah/contract/endpoint';
import { RETENTION } from '@mustalah/contract/retention';
import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { isDatabaseAway, openPool, type Tx } from './db.ts';
import { NOTIFY, PAGES_CHANNEL, wordsOf } from './pages/public-pages.ts';
import { changedBy, EVERYTHING } from './pages/tags.ts';
import { doingStep } from './steps.ts';
import { newWorkId, workNow } from './work.ts';

/** A kind of background work, declared by who owns it. */
export interface JobKind<T extends object> {
  /** Names its queue, so it must not change while work waits. */
  name: string;
  /** What the work carries; checked again before it is done, since another release may have sent it. */
  shape: z.ZodType<T>;
  /** What it makes untrue when it is done; marks name values that the work carries. */
  outdates: Outdates;
  /** When work of this kind comes by itself; in UTC. */
  cron?: string;
  /** It comes by itself when a server starts, too. */
  atStart?: boolean;
  /** It waits so long, and what is sent meanwhile is one. */
  delaySeconds?: number;
}
type Handler<T> = (work: T) => Promise<unknown>;

/** Clean-up: whoever keeps what grows old registers a handler of their own. */
export const nightlyCleanup: JobKind<object> = {
  name: 'cleanup',
  shape: z.object({}),
  outdates: 'pages',
  cron: '17 2 * * *',
};

const DAY_SECONDS = 24 * 60 * 60;
const QUEUE = {
  retryLimit: 8,
  retryBackoff: true,
  deleteAfterSeconds: RETENTION.doneWorkDays * DAY_SECONDS,
  retentionSeconds: RETENTION.waitingWorkDays * DAY_SECONDS,
};

export interface WorkFigure {
  kind: string;
  state: 'waiting' | 'active' | 'failed';
  count: number;
  seconds: number;
}

/** Background work in the same database: sent inside the transaction that causes it. */
export interface Jobs {
  send<T extends object>(tx: Tx, kind: JobKind<T>, work: T): Promise<void>;
  /**
   * Do this for each work of that kind. A kind may have several handlers; each runs, also when another fails.
   * A handler may run twice for the same work.
   */
  handle<T extends object>(kind: JobKind<T>, handler: Handler<T>): void;
  /** Forget the work of a kind that carries these values, done or not, inside a transaction. */
  forget<T extends object>(tx: Tx, kind: JobKind<T>, carries: Partial<T>): Promise<void>;
  /** Begin to work; without it, work is only collected. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** How much work failed however often it was tried; what comes by itself is tried again anyway. */
  countFailed(): Promise<number>;
  /** Of each kind how much waits, is under way or failed, and for how long the oldest of it has been due. */
  figures(): Promise<WorkFigure[]>;
  /** Try it again, soon; give how much it is. */
  retryFailed(): Promise<number>;
  /** Do what is waiting now and return how much it was; for tests. */
  drain(): Promise<number>;
}

/** What waits in the queue: the work, and by which request it was sent, with the step of its trace. */
type Sent = { sentBy?: string };

function sentNow(work: object): Sent {
  const cause = workNow();
  if (!cause) return work;
  // guard: Background work names the request that sent it (jobs.test.ts) ‹sentBy: → other:›
  return { ...work, sentBy: cause.step ? `${cause.id}-${cause.step}` : cause.id };
}

const POOL = 3;
const START_TRIES = 30;
const START_PAUSE_MS = 1_000;
/** In `opening`, beside the names of queues. */
const BOSS = '';

/** Create pg-boss's own tables. Queues are made by whoever uses them. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

export function openJobs(databaseUrl: string, onError: (error: unknown) => void): Jobs {
  // A pool of ours survives connections that die in use. pg-boss's own upkeep may take long.
  const pool = openPool(databaseUrl, { max: POOL, statementTimeoutMs: 0, name: 'work' });
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', onError);
  const registered = new Map<string, { kind: JobKind<object>; handlers: Handler<object>[] }>();
  const opening = new Map<string, Promise<unknown>>();

  /** Do it as a part of the request that sent it. */
  function doSent(kind: JobKind<object>, handlers: readonly Handler<object>[], sent: Sent): Promise<void> {
    const [id = newWorkId(), step] = sent.sentBy?.split('-') ?? [];
    const work = { id, call: `job ${kind.name}`, ...(step && { step }) };
    return doingStep('consumer', work, () => doWork(kind, handlers, sent));
  }

  /** Do it once, and again only when it failed. */
  function once(name: string, work: () => Promise<unknown>): Promise<unknown> {
    const begun = opening.get(name) ?? work();
    opening.set(name, begun);
    begun.catch(() => opening.delete(name));
    return begun;
  }

  /** Have pg-boss running and the queue of this kind there, also in a database that never knew the kind. */
  async function open({ name }: JobKind<object>): Promise<void> {
    await once(BOSS, () => boss.start());
    // guard: Work of a new kind is done on a database of an earlier release
    await once(name, () => boss.createQueue(name, QUEUE));
  }

  /** A fault may come after something was written. */
  async function doWork(kind: JobKind<object>, handlers: readonly Handler<object>[], work: object) {
    try {
      await doAll(handlers, work);
    } finally {
      // guard: What background work makes untrue is cleared for every kind that says so (pages/pages.test.ts)
      if (kind.outdates !== 'nothing') {
        const changed = kind.outdates === 'pages' ? EVERYTHING : changedBy(kind.outdates, [work]);
        await pool.query(NOTIFY, [PAGES_CHANNEL, '', wordsOf(changed)]);
      }
    }
  }

  /** Kinds of work that nothing sends again. */
  const sentOnce = () =>
    [...registered.values()].filter(({ kind }) => !kind.cron).map(({ kind }) => kind.name);

  return {
    async send(tx, kind, work) {
      await open(kind);
      await boss.send(kind.name, sentNow(work), {
        ...delayOf(kind),
        db: {
          async executeSql(text: string, values?: unknown[]) {
            const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values ?? []));
            return { rows };
          },
        },
      });
    },
    handle<T extends object>(kind: JobKind<T>, handler: Handler<T>) {
      const { handlers } = registered.get(kind.name) ?? { handlers: [] };
      // guard: Work is checked again before it is done ‹kind.shape.parse(work) → work as T›
      const checked = async (work: object) => handler(kind.shape.parse(work));
      // guard: All handlers of a kind get its work ‹[...handlers, checked] → [checked]›
      registered.set(kind.name, { kind, handlers: [...handlers, checked] });
    },
    async forget(tx, kind, carries) {
      await open(kind);
      await sql`delete from pgboss.job where name = ${kind.name} and data @> ${JSON.stringify(carries)}::jsonb`.execute(
        tx,
      );
    },
    async start() {
      for (const { kind, handlers } of registered.values()) {
        await whenReached(async () => {
          await open(kind);
          if (kind.cron) await boss.schedule(kind.name, kind.cron, {});
          if (kind.atStart) await boss.send(kind.name, {});
        }, onError);
        await boss.work<Sent>(kind.name, { pollingIntervalSeconds: 1 }, async (jobs) => {
          for (const { data } of jobs) await doSent(kind, handlers, data);
        });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
      await pool.end();
    },
    async countFailed() {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job where state = 'failed' and name = any($1)`,
        [sentOnce()],
      );
      return rows[0]?.count ?? 0;
    },
    async figures() {
      const { rows } = await pool.query<WorkFigure>(
        `select name as kind, case when state in ('created', 'retry') then 'waiting' else state::text end as state,
           count(*)::int as count, greatest(0, extract(epoch from now() - min(start_after)))::float8 as seconds
         from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2 order by 1, 2`,
      );
      return rows;
    },
    async retryFailed() {
      // As pg-boss does for work whose ids are named, which may be too many to name.
      const { rowCount } = await pool.query(
        `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
          where state = 'failed' and name = any($1)`,
        [sentOnce()],
      );
      return rowCount ?? 0;
    },
    async drain() {
      let done = 0;
      for (const { kind, handlers } of registered.values()) {
        await open(kind);
        for (const { id, data } of await boss.fetch<Sent>(kind.name, { batchSize: 100 })) {
          await doSent(kind, handlers, data);
          await boss.complete(kind.name, id);
          done++;
        }
      }
      return done;
    },
  };
}

/** The server answers already: a database that goes away now is waited for, as at any later time, but not for ever. */
async function whenReached(act: () => Promise<void>, onError: (fault: unknown) => void): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await act();
      return;
    } catch (fault) {
      // guard: A database that goes away while the work begins is waited for ‹if (attempt === START_TRIES || !isDatabaseAway(fault)) throw → throw›
      if (attempt === START_TRIES || !isDatabaseAway(fault)) throw fault;
      onError(fault);
      await sleep(START_PAUSE_MS);
    }
  }
}

const delayOf = ({ delaySeconds }: Pick<JobKind<object>, 'delaySeconds'>) =>
  delaySeconds === undefined ? {} : { startAfter: delaySeconds, singletonSeconds: delaySeconds };

/** The first fault is thrown when every handler has had its turn; the work then comes again. */
async function doAll(handlers: readonly Handler<object>[], work: object): Promise<void> {
  const results = await Promise.allSettled(handlers.map((handler) => handler(work)));
  const fault = results.find((result) => result.status === 'rejected');
  if (fault) throw fault.reason;
}

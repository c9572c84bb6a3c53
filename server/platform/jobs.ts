import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db } from './db.ts';

/** What each kind of background work carries. A handler may run twice for the same work. */
export interface Work {
  mail: { to: string; subject: string; text: string };
  /** Remove what is over: old limit windows, expired tokens, used captchas. */
  cleanup: Record<string, never>;
}
type Kind = keyof Work;
type Handler<K extends Kind> = (work: Work[K]) => Promise<void>;

/** Background work in the same database: sent inside the transaction that causes it. */
export interface Jobs {
  send<K extends Kind>(db: Db, kind: K, work: Work[K]): Promise<void>;
  handle<K extends Kind>(kind: K, handler: Handler<K>): void;
  /** Begin to work; without it, work is only collected. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Do what is waiting now and return; for tests. */
  drain(): Promise<number>;
}

const KINDS = ['mail', 'cleanup'] as const satisfies Kind[];
/** Nightly. */
const CLEANUP_CRON = '17 2 * * *';

/** Create pg-boss's own tables; part of migrating. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  await boss.start();
  for (const kind of KINDS) await boss.createQueue(kind, { retryLimit: 8, retryBackoff: true });
  await boss.stop({ graceful: false });
}

export function openJobs(databaseUrl: string, onError: (error: unknown) => void): Jobs {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3 });
  boss.on('error', onError);
  const handlers = new Map<Kind, Handler<Kind>>();
  let started: Promise<unknown> | undefined;
  // Its tables exist already; this opens its own connections only.
  const ready = () => (started ??= boss.start());

  return {
    async send(db, kind, work) {
      await ready();
      await boss.send(kind, work, {
        db: {
          async executeSql(text: string, values?: unknown[]) {
            const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
            return { rows };
          },
        },
      });
    },
    handle(kind, handler) {
      handlers.set(kind, handler as Handler<Kind>);
    },
    async start() {
      await ready();
      for (const [kind, handler] of handlers) {
        await boss.work<Work[Kind]>(kind, { pollingIntervalSeconds: 1 }, async (jobs) => {
          for (const job of jobs) await handler(job.data);
        });
      }
      await boss.schedule('cleanup', CLEANUP_CRON, {});
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5_000 });
    },
    async drain() {
      await ready();
      let done = 0;
      for (const [kind, handler] of handlers) {
        for (const job of (await boss.fetch<Work[Kind]>(kind, { batchSize: 100 })) ?? []) {
          await handler(job.data);
          await boss.complete(kind, job.id);
          done++;
        }
      }
      return done;
    },
  };
}

// Several processes keep pages of one database: whoever changes what strangers see tells the others.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { listen } from '../listen.ts';
import { PageCache } from './cache.ts';

/** On it the processes of a database tell each other that pages are no longer true. */
export const PAGES_CHANNEL = 'mustalah_pages';

/** The rendered pages that this process keeps, in step with all processes of the database. */
export interface PublicPages {
  cache: PageCache;
  /** Forget all pages, here at once and in the other processes as soon as they hear of it. */
  outdate(): Promise<void>;
  close(): Promise<void>;
}

export interface PublicPagesOptions {
  db: Db;
  databaseUrl: string;
  maxAgeMs: number;
  settleMs?: number;
  onError: (error: unknown) => void;
}

export function openPublicPages({ db, databaseUrl, onError, ...age }: PublicPagesOptions): PublicPages {
  const cache = new PageCache(age);
  const me = randomUUID();
  cache.deafen();
  const stop = listen(databaseUrl, PAGES_CHANNEL, {
    onNotice: (from) => {
      if (from !== me) cache.outdate();
    },
    onListening: () => cache.hear(),
    onLoss: () => cache.deafen(),
  });
  // Were it thrown, a write that has happened would look as if it had not. Who loses the database stops keeping pages.
  const tell = sharingRuns(() => tellPagesOutdated(db, me).catch(onError));
  return {
    cache,
    outdate() {
      cache.outdate();
      return tell();
    },
    close: stop,
  };
}

/** Tell every process that its pages are no longer true; for writers that serve none, such as commands. */
export async function tellPagesOutdated(db: Db, from = ''): Promise<void> {
  await sql`select pg_notify(${PAGES_CHANNEL}, ${from})`.execute(db);
}

/** All who come while a run is under way share the next one: it begins after each of them came. */
function sharingRuns(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () =>
    (next ??= running.then(() => {
      next = undefined;
      running = act();
      return running;
    }));
}

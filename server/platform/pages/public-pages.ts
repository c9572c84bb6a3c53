// Several processes keep pages of one database: whoever changes what strangers see tells the others.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { listen } from '../listen.ts';
import { PageCache } from './cache.ts';
import { type Changed, EVERYTHING, together } from './tags.ts';

/** On it the processes of a database tell each other that pages are no longer true. */
export const PAGES_CHANNEL = 'mustalah_pages';

/** The rendered pages that this process keeps, in step with all processes of the database. */
export interface PublicPages {
  cache: PageCache;
  /** Forget the pages that show this, here at once and in the other processes as soon as they hear of it. */
  outdate(changed: Changed): Promise<void>;
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
    onNotice: (notice) => {
      const { from, changed } = readNotice(notice);
      if (from !== me) cache.outdate(changed);
    },
    onListening: () => cache.hear(),
    onLoss: () => cache.deafen(),
  });
  // Were it thrown, a write that has happened would look as if it had not. Who loses the database stops keeping pages.
  const tell = sharingRuns((changed) => tellPagesOutdated(db, changed, me).catch(onError));
  return {
    cache,
    outdate(changed) {
      cache.outdate(changed);
      return tell(changed);
    },
    close: stop,
  };
}

/** Tell every process which of its pages are no longer true. */
export async function tellPagesOutdated(db: Db, changed: Changed = EVERYTHING, from = ''): Promise<void> {
  await sql`select pg_notify(${PAGES_CHANNEL}, ${noticeOf(changed, from)})`.execute(db);
}

/** PostgreSQL takes less than 8,000 bytes. */
const LONGEST_NOTICE = 7_900;

/** As the processes tell each other: who says it, then what was changed. */
export function noticeOf(changed: Changed, from = ''): string {
  const notice = [from, ...(changed === EVERYTHING ? [EVERYTHING] : changed)].join(' ');
  // guard: A change that is too long to tell is told as a change of everything (tags.test.ts) ‹Buffer.byteLength(notice) > LONGEST_NOTICE → false›
  return Buffer.byteLength(notice) > LONGEST_NOTICE ? `${from} ${EVERYTHING}` : notice;
}

/** What another process, also of another release, has told; what cannot be read may mean everything. */
export function readNotice(notice: string): { from: string; changed: Changed } {
  const [from = '', ...tags] = notice.split(' ');
  return { from, changed: tags.length === 0 || tags.includes(EVERYTHING) ? EVERYTHING : tags };
}

/** All who come while a run is under way share the next one: it begins after each of them came. */
function sharingRuns(act: (changed: Changed) => Promise<void>): (changed: Changed) => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: { changed: Changed; done: Promise<void> } | undefined;
  return (changed) => {
    if (next) {
      next.changed = together(next.changed, changed);
      return next.done;
    }
    const mine = {
      changed,
      done: running.then(() => {
        next = undefined;
        running = act(mine.changed);
        return running;
      }),
    };
    next = mine;
    return mine.done;
  };
}

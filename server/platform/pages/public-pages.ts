// Several processes keep pages of one database: whoever changes what strangers see tells the others.
import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../db.ts';
import { listen } from '../listen.ts';
import { later, NEWEST, POSITION_NOW, type Position, positionIn, textOf } from '../position.ts';
import { PageCache } from './cache.ts';
import { type Changed, EVERYTHING, together } from './tags.ts';

/** On it the processes of a database tell each other that pages are no longer true. */
export const PAGES_CHANNEL = 'mustalah_pages';

/** More have not been started since this one was. */
const MOST_PROCESSES = 1_000;

/** The rendered pages that this process keeps, in step with all processes of the database. */
export interface PublicPages {
  cache: PageCache;
  /** Forget the pages that show this, here at once and in the other processes as soon as they hear of it. */
  outdate(changed: Changed): Promise<void>;
  /** What a page has to show that is rendered now: whatever this process has heard of. */
  heard(): Position;
  /** What this process has told the others last, for whoever has just written; empty before the first time. */
  told(): string;
  /** Whether this process has heard of what a visitor was told by another: else its pages may be older than their write. */
  hasHeard(told: string): boolean;
  close(): Promise<void>;
}

export interface PublicPagesOptions {
  db: Db;
  databaseUrl: string;
  maxAgeMs: number;
  onError: (error: unknown) => void;
}

export function openPublicPages({ db, databaseUrl, onError, ...age }: PublicPagesOptions): PublicPages {
  const cache = new PageCache(age);
  const me = randomUUID();
  let position: Position = 0n;
  /** Writes of which it is not known yet how far the database had come with them. */
  let telling = 0;
  let isUnsure = true;
  /** How far each process has told of its writes; they begin anew with each start. */
  const heardFrom = new Map<string, Position>();
  let own: Position | null = null;
  const reach = (reached: Position): void => {
    position = later(position, reached);
    isUnsure = false;
  };
  cache.deafen();
  const stop = listen(databaseUrl, PAGES_CHANNEL, {
    onNotice: (notice) => {
      const { from, reached, changed } = readNotice(notice);
      if (from !== me) {
        cache.outdate(changed);
        if (heardFrom.size > MOST_PROCESSES) heardFrom.clear();
        heardFrom.set(from, later(reached, heardFrom.get(from) ?? 0n));
      }
      reach(reached);
    },
    onListening: () => {
      cache.hear();
      isUnsure = true;
      // Else the next notice says it.
      readPosition(db).then(reach, () => {});
    },
    onLoss: () => {
      cache.deafen();
      heardFrom.clear();
    },
  });
  const tell = sharingRuns((changed) =>
    tellPagesOutdated(db, changed, me).then(
      (reached) => {
        own = reached;
        reach(reached);
      },
      (error) => {
        // Were it thrown, a write that has happened would look as if it had not. Who loses the database stops keeping pages.
        isUnsure = true;
        onError(error);
      },
    ),
  );
  return {
    cache,
    async outdate(changed) {
      cache.outdate(changed);
      telling += 1;
      await tell(changed);
      telling -= 1;
    },
    // guard: A page that is rendered after a write never shows what a replica still lacks (pages.test.ts) ‹telling > 0 || isUnsure → false›
    heard: () => (telling > 0 || isUnsure ? NEWEST : position),
    told: () => (own === null ? '' : `${me}.${textOf(own)}`),
    hasHeard: (told) => {
      const [by = '', written] = told.split('.');
      const reached = positionIn(written);
      // guard: A page that is older than what its visitor wrote is not given from memory (pages.test.ts) ‹(heardFrom.get(by) ?? 0n) >= reached → true›
      return reached === null || by === me || (heardFrom.get(by) ?? 0n) >= reached;
    },
    close: stop,
  };
}

/** What was changed, then how far the database had come with it: on the channel, and as an answer. */
export const NOTIFY = `select position, pg_notify($1, concat_ws(' ', $2::text, position, $3::text))
  from (select ${POSITION_NOW} as position) as reached`;

/** Tell every process which of its pages are no longer true, and give how far the database had come by then. */
export async function tellPagesOutdated(db: Db, changed: Changed = EVERYTHING, from = ''): Promise<Position> {
  const { rows } = await db.executeQuery<{ position: string }>(
    CompiledQuery.raw(NOTIFY, [PAGES_CHANNEL, from, wordsOf(changed)]),
  );
  return positionIn(rows[0]?.position) ?? NEWEST;
}

async function readPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string }>`select ${sql.raw(POSITION_NOW)} as position`.execute(db);
  return positionIn(rows[0]?.position) ?? NEWEST;
}

/** PostgreSQL takes less than 8,000 bytes, with who tells it and how far it has come. */
const LONGEST = 7_900;

/** What was changed, as the processes tell it each other. */
export function wordsOf(changed: Changed): string {
  const words = changed === EVERYTHING ? EVERYTHING : changed.join(' ');
  // guard: A change that is too long to tell is told as a change of everything (tags.test.ts) ‹Buffer.byteLength(words) > LONGEST → false›
  return Buffer.byteLength(words) > LONGEST ? EVERYTHING : words;
}

/** What another process, also of another release, has told; what cannot be read may mean everything. */
export function readNotice(notice: string): { from: string; reached: Position; changed: Changed } {
  const [from = '', position, ...tags] = notice.split(' ');
  const reached = positionIn(position);
  const isClear = reached !== null && tags.length > 0 && !tags.includes(EVERYTHING);
  return { from, reached: reached ?? 0n, changed: isClear ? tags : EVERYTHING };
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

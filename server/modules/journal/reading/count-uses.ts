import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import { riyadhDay } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';

/** Reading the page of an article, or taking its file. */
export type Use = 'view' | 'download';

/** Who comes back for the same thing within so long has pressed twice (COUNTER, Code of Practice 5.1, 7.2). */
const TWICE_MS = 30_000;

/** So many that came within the last half minute are remembered at most. */
const MOST_REMEMBERED = 100_000;

/**
 * Tell uses from presses that came twice. Who they were is a hash with a salt that nobody knows and that is another
 * one each day; it is kept in memory for half a minute and written nowhere.
 */
export class DoublePresses {
  readonly #last = new Map<string, number>();
  #day = '';
  #salt = '';

  /** Whether this counts; a further press within the time prolongs it. */
  isNew(who: string, what: string, now: Date): boolean {
    const day = riyadhDay(now);
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = randomBytes(32).toString('hex');
      this.#last.clear();
    }
    const key = createHash('sha256').update(`${this.#salt}\n${who}\n${what}`).digest('base64');
    const before = this.#last.get(key);
    // The oldest stand first.
    this.#last.delete(key);
    this.#last.set(key, now.getTime());
    for (const [old, at] of this.#last) {
      if (now.getTime() - at < TWICE_MS && this.#last.size <= MOST_REMEMBERED) break;
      this.#last.delete(old);
    }
    // guard: A second press within half a minute counts for one (count-uses.test.ts)
    return before === undefined || now.getTime() - before >= TWICE_MS;
  }

  get size(): number {
    return this.#last.size;
  }
}

const PAGE = /^\/articles\/([1-9]\d{0,14})\/?(?:_?\.data)?$/;
const FILE = /^\/articles\/([1-9]\d{0,14})\/paper\.pdf$/;

interface Asked {
  paperId: number;
  use: Use;
}

/** What a request uses of which article; null for any other. */
export function useIn({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): Asked | null {
  if (method !== 'GET') return null;
  const [path = ''] = url.split('?');
  const page = PAGE.exec(path);
  if (page) return { paperId: Number(page[1]), use: 'view' };
  const file = FILE.exec(path);
  // A viewer takes a file in parts: the first of them counts.
  if (!file || !/^(?:bytes=0-.*)?$/.test(headers.range ?? '')) return null;
  return { paperId: Number(file[1]), use: 'download' };
}

/** Whether a person looks: neither a robot nor a program, and no browser that only prepares for what may be asked. */
export function isPerson(headers: FastifyRequest['headers']): boolean {
  const agent = headers['user-agent'] ?? '';
  if ([headers['sec-purpose'], headers['purpose']].flat().some((purpose) => purpose?.includes('prefetch')))
    return false;
  // guard: Robots are not counted (count-uses.test.ts) ‹ && !isbot(agent) →›
  return /^(?:Mozilla|Opera)\/\d/.test(agent) && !isbot(agent);
}

const OK: ReadonlySet<number> = new Set([200, 206, 304]);

/** Count what readers use of articles, after they were answered; several processes add to the same rows. */
export function countUses(app: FastifyInstance, { db, now, log }: Deps): void {
  const presses = new DoublePresses();
  const underWay = new Set<Promise<void>>();
  app.addHook('onResponse', async (request, reply) => {
    const asked = useIn(request);
    if (!asked || !OK.has(reply.statusCode) || !isPerson(request.headers)) return;
    const who = `${request.ip}\n${request.headers['user-agent']}`;
    if (!presses.isNew(who, `${asked.use} ${asked.paperId}`, now())) return;
    const writing = addUse(db, { ...asked, month: `${riyadhDay(now()).slice(0, 7)}-01` })
      .catch((fault: unknown) => log.error(fault))
      .finally(() => underWay.delete(writing));
    underWay.add(writing);
  });
  // What was answered is written down before the process ends.
  app.addHook('onClose', async () => void (await Promise.all(underWay)));
}

/** Add one to the month of a published article. */
async function addUse(db: Db, { paperId, use, month }: Asked & { month: string }): Promise<void> {
  const [views, downloads] = use === 'view' ? [1, 0] : [0, 1];
  await sql`
    insert into article_uses as known (paper_id, month, views, downloads)
    select id, ${month}::date, ${views}, ${downloads} from published_papers where id = ${paperId}
    on conflict (paper_id, month) do update
      set views = known.views + excluded.views, downloads = known.downloads + excluded.downloads`.execute(db);
}

/** How often an article was read and its file taken. */
export async function sumUses(db: Db, paperId: number): Promise<{ views: number; downloads: number }> {
  const { rows } = await sql<{ views: number; downloads: number }>`
    select coalesce(sum(views), 0)::bigint as views, coalesce(sum(downloads), 0)::bigint as downloads
    from article_uses where paper_id = ${paperId}`.execute(db);
  return rows[0] ?? { views: 0, downloads: 0 };
}

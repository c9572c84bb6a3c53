import type { CallLimit, Endpoint } from '@mustalah/contract/endpoint';
import type { ErrorCode } from '@mustalah/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Db, isDatabaseAway } from './db.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './errors.ts';
import type { Caller } from './http.ts';
import { nightlyCleanup } from './jobs.ts';
import { type Crowd, crowdsOf } from './network.ts';

export interface Limit {
  /** What is counted, for instance `sign-in:address:192.0.2.1`. */
  key: string;
  max: number;
  windowSeconds: number;
  /** What the caller hears instead of the general sentence. */
  refusal?: ErrorCode | undefined;
}

/** Keep the limits that endpoints state: `route()` asks before each call, except for those that its work counts. */
export function limitCalls(app: FastifyInstance, deps: Deps): void {
  app.decorate('limitCalls', (endpoint: Endpoint, caller: Caller) =>
    countBy(deps, endpoint, endpoint.limits?.filter(({ only }) => !only) ?? [], caller),
  );
}

/** Count a call of the kind of which its endpoint states limits, and refuse it with 429 when a window is full. */
export async function countOnly(
  deps: Deps,
  endpoint: Endpoint,
  only: NonNullable<CallLimit['only']>,
  caller: Caller,
): Promise<void> {
  const stated = endpoint.limits?.filter((each) => each.only === only) ?? [];
  if (stated.length === 0) throw new Error(`${endpoint.path} states no limit for ${only}`);
  await countBy(deps, endpoint, stated, caller);
}

async function countBy(deps: Deps, { method, path }: Endpoint, limits: readonly CallLimit[], caller: Caller) {
  for (const { by, max, windowSeconds, together, refusal } of limits) {
    // guard: Endpoints that count together share one count ‹together → (together, undefined)›
    const what = together ?? `${method} ${path}`;
    for (const { network: who, shares } of callersBy[by](caller)) {
      const stated = { key: `${what} ${by} ${who}`, max: max * shares, windowSeconds, refusal };
      await (method === 'GET' ? limitReading(deps, stated) : limit(deps, stated));
    }
  }
}

const one = (who: string | number): Crowd[] => [{ network: String(who), shares: 1 }];

/** What is counted of a caller; nothing when this way of counting does not concern them. */
const callersBy: Record<CallLimit['by'], (caller: Caller) => Crowd[]> = {
  user: ({ user }) => (user ? one(user.id) : []),
  contributor: ({ user }) => (user && !user.isAdmin ? one(user.id) : []),
  stranger: ({ user, ip }) => (user ? [] : crowdsOf(ip)),
  members: ({ user, ip }) => (user ? crowdsOf(ip) : []),
  // guard: All addresses of one IPv6 customer are counted as one ‹crowdsOf → one›
  address: ({ ip }) => crowdsOf(ip),
  email: ({ body }) => (hasEmail(body) ? one(body.email) : []),
};

const hasEmail = (body: unknown): body is { email: string } =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string';

/** Reading goes on while the primary is away: then this process counts by itself. */
async function limitReading(deps: Deps, stated: Limit): Promise<number> {
  if (deps.replicas?.isPrimaryAway()) return limitHere(deps, stated);
  try {
    return await limit(deps, stated);
  } catch (fault) {
    // guard: Whoever reads is not refused because nobody can write down that they do (rate-limit.test.ts) ‹!isDatabaseAway(fault) → true›
    if (!isDatabaseAway(fault)) throw fault;
    return limitHere(deps, stated);
  }
}

/** So many counts of one process are enough for a while. */
const MOST_COUNTS = 50_000;
const countsHere = new Map<string, number>();

function limitHere({ config, now }: Deps, { key, max, windowSeconds, refusal }: Limit): number {
  if (config.RATE_LIMIT === 'off') return 0;
  const end = endOfWindow(windowSeconds, now());
  const window = `${key} ${end.getTime()}`;
  const hits = (countsHere.get(window) ?? 0) + 1;
  if (countsHere.size >= MOST_COUNTS) countsHere.clear();
  countsHere.set(window, hits);
  // guard: Nobody reads without a limit while the primary is away (rate-limit.test.ts) ‹hits > max → false›
  if (hits > max) throw refuseUntil(end, now(), refusal);
  return hits;
}

/**
 * Count one hit and refuse with 429 when the window is full; give how many there are now. The count lives in PostgreSQL,
 * for all processes.
 */
export async function limit(
  { db, config, now }: Deps,
  { key, max, windowSeconds, refusal }: Limit,
): Promise<number> {
  if (config.RATE_LIMIT === 'off') return 0;
  const { hits, end } = await countHit(db, key, windowSeconds, now());
  if (hits <= max) return hits;
  throw refuseUntil(end, now(), refusal);
}

function refuseUntil(end: Date, now: Date, refusal: ErrorCode = 'too_many_requests'): Refusal {
  const retryAfter = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
  return new Refusal(429, refusal, { retryAfter });
}

function endOfWindow(windowSeconds: number, now: Date): Date {
  const length = windowSeconds * 1000;
  return new Date((Math.floor(now.getTime() / length) + 1) * length);
}

/** Count one hit without refusing; give how many there are in the window now. */
export async function countHit(db: Db, key: string, windowSeconds: number, now: Date) {
  const end = endOfWindow(windowSeconds, now);
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ key, window_end: end, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_end']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return { hits, end };
}

/** How many hits stand in the current window. */
export async function hitsOf(db: Db, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select((from) => from.fn.coalesce(from.fn.sum<number>('hits'), sql<number>`0`).as('hits'))
    .where('key', '=', key)
    .where('window_end', '>', now)
    .executeTakeFirstOrThrow();
  return row.hits;
}

/** Take one hit back out of the window that ends then: it was counted before it was known not to count. */
export const takeBackHit = (db: Db, key: string, end: Date) =>
  db
    .updateTable('rate_limits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('window_end', '=', end)
    .where('hits', '>', 0)
    .execute();

export const clearHits = (db: Db, key: string) =>
  db.deleteFrom('rate_limits').where('key', '=', key).execute();

/** Forget what an endpoint counted by the address of a mailbox. */
export const clearHitsOfEmail = (
  db: Db,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  email: string,
) => clearHits(db, `${method} ${path} email ${email}`);

/** Forget all that is counted under keys which begin so. */
export const clearHitsUnder = (db: Db, prefix: string) =>
  db.deleteFrom('rate_limits').where(sql<boolean>`starts_with(key, ${prefix})`).execute();

/** Remove the windows that are over, each night. */
export function cleanLimits({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): void {
  jobs.handle(nightlyCleanup, () => db.deleteFrom('rate_limits').where('window_end', '<', now()).execute());
}

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { deriveTerm } from '@mustalah/contract/assistant';
import { rejectTerm } from '@mustalah/contract/terms/review';
import { VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildTerm } from '../../test/build-term.ts';
import { buildAdmin, buildUsers, type TestUser } from '../../test/factories.ts';
import { overriding } from '../../test/overriding.ts';
import { type Site, site } from '../../test/site.ts';
import { PATIENT } from '../../test/waiting.ts';
import { world } from '../../test/world.ts';
import { type Db, openDatabase } from '../db.ts';
import { freePort } from '../free-port.ts';
import { nightlyCleanup } from '../jobs.ts';
import { NEWEST, type Position } from '../position.ts';
import { needsNow } from '../replicas.ts';
import { PageCache } from './cache.ts';
import { sealPage } from './sealed-page.ts';
import { servePages } from './serve.ts';

const w = world();
const here = site(w);
const there = site(w);
let admin: TestUser;

beforeAll(async () => {
  admin = await buildAdmin(w.db);
  await here.app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitUntil(() => hears(here) && hears(there), PATIENT);
});

/** Whether a page that is rendered now is kept. */
function hears({ pages }: Site): boolean {
  pages.cache.begin('/probe')(sealPage('', ''), new Set());
  return pages.cache.get('/probe') !== undefined;
}

const headerOf = async (url: string, name: string) => (await here.get(url)).headers[name];

test('a page is rendered once and then serves everybody', async () => {
  const { id } = await buildTerm(w.db, { latin: 'before' });
  const first = await here.get(`/term/${id}`);
  await w.db.updateTable('terms').set({ latin: 'behind the back' }).where('id', '=', id).execute();
  const second = await here.get(`/term/${id}`);
  expect([first.status, first.html.includes('before'), second.html.includes('before')]).toEqual([
    200,
    true,
    true,
  ]);
});

test('a rejected term disappears at once, in the process that heard it and in every other', async () => {
  const { id } = await buildTerm(w.db);
  const before = await Promise.all([here, there].map((process) => process.get(`/term/${id}`)));
  await here.app.inject({
    method: 'POST',
    url: rejectTerm.path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${await admin.token(w)}` },
  });
  const mine = await here.get(`/term/${id}`);
  await vi.waitUntil(() => there.pages.cache.get(`/term/${id}`) === undefined, PATIENT);
  const other = await there.get(`/term/${id}`);
  expect([...before, mine, other].map(({ status }) => status)).toEqual([200, 200, 404, 404]);
});

test('under a storm pages from memory go on, and who asks for another one is told so in a page', async () => {
  const [kept, other] = [await buildTerm(w.db), await buildTerm(w.db)];
  const cache = new PageCache({ maxAgeMs: 3_600_000 });
  cache.hear();
  const app = buildApp({ ...w.deps, config: { ...w.deps.config, DATABASE_POOL: 1, QUEUE_MS: 1 } });
  await servePages(app, {
    isDevelopment: false,
    cache,
    heard: () => 0n,
    hasHeard: () => true,
    publicUrl: 'http://mustalah.test',
    allowsRecaptcha: false,
  });
  onTestFinished(() => app.close());
  const ask = ({ id }: { id: number }) =>
    app.inject({ url: `/term/${id}`, headers: { accept: 'text/html' } });
  await ask(kept);
  await app.turns.take('one');
  await app.turns.take('other');
  const refused = await ask(other);
  expect([(await ask(kept)).statusCode, refused.statusCode]).toEqual([200, 503]);
  expect(refused.headers).toMatchObject({
    'retry-after': '5',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  });
  expect(refused.body).toContain('<h1>الموقع مزدحم الآن');
  // The database is away as well: what was true when it was heard last is better than nothing.
  cache.deafen();
  expect((await ask(kept)).statusCode).toBe(200);
});

test('it is counted which pages came from memory, and addresses that nobody serves are one kind', async () => {
  const views = async () => {
    const { body } = await here.app.inject({ url: '/metrics' });
    const lines = [...body.matchAll(/^mustalah_page_views_total\{(.*)\} (\d+)$/gm)];
    return (labels: string) => Number(lines.find((line) => line[1] === labels)?.[2] ?? 0);
  };
  const { id } = await buildTerm(w.db);
  const before = await views();
  for (const url of [`/term/${id}`, `/term/${id}`, '/one/x', '/other/x']) await here.get(url);
  const after = await views();
  const more = (labels: string) => after(labels) - before(labels);
  expect([
    more('kind="term",from="rendered"'),
    more('kind="term",from="memory"'),
    more('kind="unknown",from="rendered"'),
  ]).toEqual([1, 1, 2]);
});

test('a vote makes anew what shows its term, and leaves all other pages', async () => {
  const [seventh, eighth] = [await buildTerm(w.db), await buildTerm(w.db)];
  // Of the day.
  await buildTerm(w.db, { isApproved: true });
  const pages = [
    `/term/${seventh.id}`,
    '/dictionary?sort=newest',
    '/vote',
    '/',
    `/term/${eighth.id}`,
    '/leaderboard',
    '/journal',
  ];
  const left = await leftAfter(pages, () => post(voteOnTerm.path, seventh.id));
  // Of the first page its figures may be some seconds old.
  expect(left).toEqual(['/', `/term/${eighth.id}`, '/leaderboard', '/journal']);
});

test('the vote that approves a term is seen in every list, also where it did not stand before', async () => {
  const { id } = await buildTerm(w.db);
  const voters = await buildUsers(w.db, VOTES_TO_APPROVE - 1);
  await Promise.all(voters.map((voter) => w.call(voteOnTerm, { params: { id } }, voter)));
  const pages = ['/dictionary?status=approved', '/about'];
  expect(await leftAfter(pages, () => post(voteOnTerm.path, id))).toEqual(['/about']);
  const taken = await leftAfter(pages, () => post(revokeVote.path, id, 'DELETE'));
  expect(taken).toEqual(['/about']);
});

/** Which of these pages are still kept when something was done. */
async function leftAfter(pages: readonly string[], act: () => Promise<unknown>): Promise<string[]> {
  for (const page of pages) await here.get(page);
  expect(pages.filter((page) => here.pages.cache.get(page) === undefined)).toEqual([]);
  await act();
  return pages.filter((page) => here.pages.cache.get(page) !== undefined);
}

const post = async (path: string, id: number, method: 'POST' | 'DELETE' = 'POST') => {
  const { statusCode } = await here.app.inject({
    method,
    url: path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${await admin.token(w)}` },
  });
  expect(statusCode).toBe(200);
};

test('a page that is rendered while a write is told to others shows nothing older than it', async () => {
  const told = here.pages.outdate(['board']);
  const during = here.pages.heard();
  await told;
  const reached = here.pages.heard();
  expect([during, reached > 0n && reached < NEWEST]).toEqual([NEWEST, true]);
  await vi.waitUntil(() => there.pages.heard() >= reached, PATIENT);
});

test('what a page reads from replicas is what this process has heard of, or its visitor wrote', async () => {
  const asked: Position[] = [];
  const replica = overriding(w.db, 'selectFrom', ((...from: Parameters<Db['selectFrom']>) => {
    asked.push(needsNow().position);
    return w.db.selectFrom(...from);
  }) as Db['selectFrom']);
  const replicas = { position: async () => 0n, isPrimaryAway: () => false, isPrimaryLeftBehind: () => false };
  const app = buildApp({ ...w.deps, replica, replicas });
  await servePages(app, { ...PAGES, heard: () => 0xa0n, cache: new PageCache({ maxAgeMs: 0 }) });
  const read = async (url: string, cookie: string) => {
    asked.splice(0);
    await app.inject({ url, headers: { cookie } });
    return [...new Set(asked)];
  };
  expect([
    await read('/leaderboard', ''),
    await read('/leaderboard.data', ''),
    await read('/leaderboard', 'position=0/0/B0'),
  ]).toEqual([[0xa0n], [0xa0n], [0xb0n]]);
  await app.close();
});

test('who has written is given no page from memory of a process that has not heard of it', async () => {
  await there.get('/about');
  await here.pages.outdate(['board']);
  const told = here.pages.told();
  await vi.waitUntil(() => there.pages.hasHeard(told), PATIENT);
  const before = vi.spyOn(there.pages.cache, 'get');
  onTestFinished(() => before.mockRestore());
  const later = told.replace(/[^.]+$/, '7FFFFFFF/0/0');
  const knows = [told, later, '', 'nobody.0/0/1'].map((each) =>
    [here, there].map(({ pages }) => pages.hasHeard(each)),
  );
  expect(knows).toEqual([
    [true, true],
    [true, false],
    [true, true],
    [false, false],
  ]);
  await there.get('/about', { cookie: `told=${later}` });
  expect(before).not.toHaveBeenCalled();
  await there.get('/about', { cookie: `told=${told}` });
  expect(before).toHaveBeenCalledOnce();
});

test('what background work changes disappears as well, in every process', async () => {
  const { id } = await buildTerm(w.db, { latin: 'as it was' });
  await Promise.all([here, there].map((process) => process.get(`/term/${id}`)));
  w.jobs.handle(nightlyCleanup, async () => {
    await w.db.updateTable('terms').set({ latin: 'as it is' }).where('id', '=', id).execute();
    throw new Error('broken behind its write');
  });
  await expect(w.cleanUp()).rejects.toThrow('broken behind its write');
  await vi.waitUntil(
    () => [here, there].every(({ pages }) => pages.cache.get(`/term/${id}`) === undefined),
    PATIENT,
  );
  expect((await there.get(`/term/${id}`)).html).toContain('as it is');
});

test('a process that loses its ear keeps no page until it hears again', async () => {
  const { id } = await buildTerm(w.db);
  await here.get(`/term/${id}`);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(w.db);
  await vi.waitUntil(() => here.pages.cache.get(`/term/${id}`) === undefined, PATIENT);
  expect(hears(here)).toBe(false);
  await vi.waitUntil(() => hears(here) && hears(there), PATIENT);
});

test('a page without what its visitor may not ask for just now is not kept for others', async () => {
  const path = `/derivation?term=${encodeURIComponent('كتاب')}`;
  const kept = here.pages.cache.size;
  const [, { by, max, windowSeconds }] = deriveTerm.limits;
  const key = `${deriveTerm.method} ${deriveTerm.path} ${by} 127.0.0.1`;
  const window = windowSeconds * 1000;
  const end = new Date(Math.ceil((w.clock.now.getTime() + 1) / window) * window);
  await w.db.insertInto('rate_limits').values({ key, window_end: end, hits: max }).execute();
  w.deps.config.RATE_LIMIT = 'on';
  const { status } = await here.get(path);
  w.deps.config.RATE_LIMIT = 'off';
  expect([status, here.pages.cache.size]).toEqual([200, kept]);
  await here.get(path);
  expect(here.pages.cache.size).toBe(kept + 1);
});

test.each(['/', '/dictionary', '/term/1'])(
  'without its database %s says so, and when to come back',
  async (path) => {
    // The log of a page hears of it too.
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const db = openDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`, { max: 1 });
    const cache = new PageCache({ maxAgeMs: 60_000 });
    const app = buildApp({ ...w.deps, db, replica: db });
    await servePages(app, { ...PAGES, cache });
    const { statusCode, headers, body } = await app.inject(path);
    await app.close();
    await db.destroy();
    said.mockRestore();
    expect([statusCode, headers['retry-after'], cache.size]).toEqual([503, '5', 0]);
    expect(body).toContain('</h1>');
  },
);

test('without its database a page is the one that was true when writes were heard last, but not for who wrote', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const db = openDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`, { max: 1 });
  const cache = new PageCache({ maxAgeMs: 60_000 });
  const app = buildApp({ ...w.deps, db, replica: db });
  await servePages(app, { ...PAGES, cache, hasHeard: (told) => told === '' });
  cache.begin('/leaderboard')(sealPage('as it was', ''), new Set(['board']));
  cache.deafen();
  const ask = (cookie: string) => app.inject({ url: '/leaderboard', headers: { cookie } });
  const [stranger, writer] = [await ask(''), await ask('told=other.0/0/1')];
  await app.close();
  await db.destroy();
  expect([stranger.statusCode, stranger.body, writer.statusCode]).toEqual([200, 'as it was', 503]);
});

const PAGES = {
  heard: () => 0n,
  hasHeard: () => true,
  isDevelopment: false,
  publicUrl: 'http://mustalah.test',
  allowsRecaptcha: false,
};

test('what is drawn once for many pages still says where each of them is', async () => {
  const marked = async (path: string) =>
    [...(await here.get(path)).html.matchAll(/aria-current="page" href="([^"]+)"/g)].map(([, to]) => to);
  expect([await marked('/about'), await marked('/contact'), await marked('/login')]).toEqual([
    ['/about'],
    ['/contact'],
    [],
  ]);
});

test('search parameters that the page does not know make no page of their own', async () => {
  await here.get('/dictionary?search=abc');
  const kept = here.pages.cache.size;
  await here.get('/dictionary?x=1&search=abc&utm_source=mail');
  await here.get('/dictionary?page=&search=abc&x=2');
  expect(here.pages.cache.size).toBe(kept);
  await here.get('/dictionary?search=abc&page=2');
  expect(here.pages.cache.size).toBe(kept + 1);
});

test('a page is the same for everybody, its policy too, and holds no nonce that a script could find', async () => {
  const [one, other] = await Promise.all([here.get('/about'), there.get('/about')]);
  const policies = [one, other].map(({ headers }) => String(headers['content-security-policy']));
  expect([one.html, policies[0]]).toEqual([other.html, policies[1]]);
  expect(`${one.html} ${policies[0]}`).not.toContain('nonce-');
});

test('the policy names the hash of each inline script and style of the page, and allows nothing else inline', async () => {
  const { html, headers } = await here.get('/dictionary');
  const policy = String(headers['content-security-policy']);
  const scripts = [...html.matchAll(/<script[^>]*>([^]+?)<\/script>/g)].map(([, body = '']) => hashOf(body));
  const styles = [...html.matchAll(/<style[^>]*>([^]+?)<\/style>/g)].map(([, body = '']) => hashOf(body));
  expect(scripts.length).toBeGreaterThan(2);
  expect(directive(policy, 'script-src').split(' ').sort()).toEqual([`'self'`, ...new Set(scripts)].sort());
  expect(directive(policy, 'style-src')).toBe([`'self'`, ...styles].join(' '));
  expect(`${directive(policy, 'script-src')} ${directive(policy, 'style-src')}`).not.toContain(
    'unsafe-inline',
  );
  expect(html).not.toContain('nonce=');
});

const hashOf = (body: string): string => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
const directive = (policy = '', name = ''): string =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? '';

test('no text of a term can stand for a nonce', async () => {
  const latin = 'nonce-placeholder-b7c1e0d2';
  const { id } = await buildTerm(w.db, { latin });
  expect((await here.get(`/term/${id}`)).html).toContain(latin);
});

test('what a term says stays within the script that carries it', async () => {
  const latin = '</script><script>alert(1)</script>\u2028';
  const { id } = await buildTerm(w.db, { latin });
  const { html } = await here.get(`/term/${id}`);
  expect([html.includes('<script>alert'), html.includes('\\u003c/script\\u003e')]).toEqual([false, true]);
});

test('pages are for the reader alone, and one with a token in its address leaves no trace', async () => {
  expect(await headerOf('/about', 'cache-control')).toBe('private, no-cache');
  const kept = here.pages.cache.size;
  const { headers, html } = await here.get('/reset-password?token=secret');
  expect([headers['cache-control'], headers['referrer-policy'], here.pages.cache.size]).toEqual([
    'no-store',
    'no-referrer',
    kept,
  ]);
  expect(html).toContain('</h1>');
  const others = await Promise.all(
    ['/confirm-email', '/review-invitation/', '/reset-passwrd', '/_root.data'].map((path) =>
      here.get(`${path}?token=secret`),
    ),
  );
  expect(others.map((page) => [page.headers['cache-control'], page.headers['referrer-policy']])).toEqual(
    others.map(() => ['no-store', 'no-referrer']),
  );
});

const strange = ['//[/', '//x:99999/', '/\\x:99999/', '//example.org/dictionary', '/term/%E0%A4%A', '/%'];
test.each(strange)('%s is no address, and says so without a fault', async (path) => {
  const { status, body } = await rawGet(path);
  expect([status >= 400 && status < 500, body.includes('    at ')]).toEqual([true, false]);
});

test('slashes at the end make no page of their own', async () => {
  await here.get('/about');
  const kept = here.pages.cache.size;
  const answers = [await rawGet('/about/'), await rawGet('/about////')];
  expect([answers.map(({ status }) => status), here.pages.cache.size]).toEqual([[200, 200], kept]);
});

/** Over the network: what tests inject is tidied up on its way. */
function rawGet(path: string): Promise<{ status: number; body: string }> {
  const { port } = here.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1' }, async (response) => {
      const body = await textOf(response);
      resolve({ status: response.statusCode ?? 0, body });
    }).on('error', reject);
  });
}

test.each(['/term/%E0%A4%A', '/%', '/term/%D9%85%D8', '/%ff?x=%E0'])(
  'a reader of the cut link %s is told in a page of the site that there is none',
  async (address) => {
    const { status, html, headers } = await here.get(address);
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
    expect(html).toContain('<header');
  },
);

test('WebAssembly runs in the worker that writes PDFs, by the policy of its file', async () => {
  const assets = join(import.meta.dirname, '../../../web/build/client/assets');
  const workers = readdirSync(assets).filter((name) => /^pdf-worker-.*\.js$/.test(name));
  expect(workers).toHaveLength(1);
  const { headers } = await here.get(`/assets/${workers[0]}`, { 'accept-encoding': 'br' });
  expect(directive(headers['content-security-policy'] as string, 'script-src')).toBe(
    `'self' 'wasm-unsafe-eval'`,
  );
});

test('a file of the site is kept by browsers, and one that is not there is neither a file nor a page', async () => {
  const [name] = readdirSync(join(import.meta.dirname, '../../../web/build/client/assets')).filter((each) =>
    each.endsWith('.css'),
  );
  const { status, headers } = await here.get(`/assets/${name}`, { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding'], headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'br',
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  const answers = await Promise.all(
    ['gone.js', '..%2Frobots.txt', 'a/b.js'].map((other) => here.get(`/assets/${other}`)),
  );
  const notFound = [404, 'application/json; charset=utf-8'];
  expect(answers.map((each) => [each.status, each.headers['content-type']])).toEqual(Array(3).fill(notFound));
});

// The search as readers meet it, against bare SQL in the same database and the same minute: reading terms by their id, and
// the plain trigram query that a search would be without keys of its own. `search=1000000` says how many terms, and
// `search=155000,terms.tsv` takes their pairs from a file.
import { sql } from 'kysely';
import { type Db, openDatabase } from '../server/platform/db.ts';
import { temporaryPostgres } from '../server/test/postgres.ts';
import { letArrive } from './arrivals.ts';
import { actAtOnce, askOverHttp } from './load.ts';
import { madeTerms, type Pair, readPairs, searchedTexts } from './made-terms.ts';
import { processorTime, processorTimeOfAll } from './processor-time.ts';
import { median, percentile, printTable, shown } from './report.ts';
import { makeDictionary, type Site, startSite, temporaryFolder } from './site.ts';

const SEARCHES = 240;
const TRIGRAM_SEARCHES = 24;
const ARRIVING = { perSecond: 400, seconds: 8 };
const PAGE_SIZE = 10;

const [wanted = '20000', file] = process.argv.slice(2);
const pairs = file ? readPairs(file, Number(wanted)) : undefined;
const size = pairs?.length ?? Number(wanted);

const folder = temporaryFolder();
const postgres = await temporaryPostgres({ shared_buffers: '1GB' });
try {
  const began = performance.now();
  const database = await makeDictionary(postgres.urlOf('postgres'), size, pairs);
  const filled = performance.now() - began;
  const site = await startSite({ DATABASE_URL: database, DATA_DIR: folder.path });
  const db = openDatabase(database, { max: 10, statementTimeoutMs: 0 });
  try {
    await measure(site, db, pairs ?? madeTerms(size, [0]), filled);
  } finally {
    await db.destroy();
    await site.stop();
  }
} finally {
  await postgres.stop();
  folder.remove();
}

async function measure(site: Site, db: Db, all: readonly Pair[], filled: number): Promise<void> {
  const texts = searchedTexts(all, SEARCHES);
  const searches = texts.map((search) => `/api/terms/?${new URLSearchParams({ search })}`);
  const within = texts.map((search) => `/api/terms/?${new URLSearchParams({ search, category: '1' })}`);
  const suggestions = texts.map(
    (search) => `/api/terms/suggest/?${new URLSearchParams({ search: search.slice(0, 5) })}`,
  );
  // Plans are made, and what is read is in memory.
  await askOverHttp(site.url, searches);
  await askOverHttp(site.url, suggestions);

  const idle = await bare(db, texts);
  console.log(`  ${shown(size)} terms, filled at ${shown((size / filled) * 1_000)} terms/s\n`);
  const rows = [
    ['GET /api/terms/?search=', 'a second', 'p50', 'p99', 'processor: node', 'PostgreSQL', 'of reads by id'],
  ];
  for (const [name, paths, connections] of [
    ['at 1 connection', searches, 1],
    ['at 10', searches, 10],
    ['at 50', searches, 50],
    ['at 10, in a category', within, 10],
  ] as const)
    rows.push([name, ...(await closed(site, paths, connections, idle.perSecond))]);
  printTable(rows);

  console.log();
  const arriving = [[`${ARRIVING.perSecond} a second, arriving at random`, 'mean', 'p50', 'p99']];
  for (const [name, paths] of [
    ['searches', searches],
    ['suggestions', suggestions],
  ] as const) {
    const { mean, p50, p99 } = await letArrive(site.url, paths, ARRIVING);
    arriving.push([name, shown(mean, 'ms'), shown(p50, 'ms'), shown(p99, 'ms')]);
  }
  printTable(arriving);

  console.log();
  printTable([
    ['the same in bare SQL, at 10 connections', 'a second', 'p50', 'p99'],
    ['a term by its id', shown(idle.perSecond), shown(idle.p50, 'ms'), shown(idle.p99, 'ms')],
    ['arabic % text, by likeness', ...(await trigrams(db, texts))],
  ]);

  console.log();
  printTable([['leafing, alone', 'p50', 'p99'], ...(await leafing(site.url))]);
}

/** Each connection asks again at once. */
async function closed(site: Site, paths: readonly string[], connections: number, reads: number) {
  const before = [processorTime(site.pid), processorTimeOfAll(postgres.pid)];
  const load = await askOverHttp(site.url, paths, 1, { connections });
  const after = [processorTime(site.pid), processorTimeOfAll(postgres.pid)];
  const asked = paths.length * connections;
  const spent = after.map((time, at) => shown((time - (before[at] ?? 0)) / asked, 'ms'));
  const ratio = shown(load.perSecond / reads, '×');
  return [shown(load.perSecond), shown(load.p50, 'ms'), shown(load.p99, 'ms'), ...spent, ratio];
}

function bare(db: Db, texts: readonly string[]) {
  const ids = texts.map((_, at) => 1 + Math.floor((at * size) / texts.length));
  return actAtOnce(ids, (id) => sql`select * from terms where id = ${id}`.execute(db));
}

async function trigrams(db: Db, texts: readonly string[]): Promise<string[]> {
  await sql`create index bench_trigrams on all_terms using gin (arabic gin_trgm_ops)`.execute(db);
  const some = texts.slice(0, TRIGRAM_SEARCHES);
  const { perSecond, p50, p99 } = await actAtOnce(some, (text) =>
    sql`select * from terms where arabic % ${text} order by similarity(arabic, ${text}) desc, id limit ${PAGE_SIZE}`.execute(
      db,
    ),
  );
  return [shown(perSecond), shown(p50, 'ms'), shown(p99, 'ms')];
}

async function leafing(url: string): Promise<string[][]> {
  const last = Math.max(1, Math.floor(size / PAGE_SIZE) - 1);
  const after = await fetch(`${url}/api/terms/`).then(
    (answer) => answer.json() as Promise<{ next: string | null }>,
  );
  const timed = async (name: string, path: string): Promise<string[]> => {
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const began = performance.now();
      await fetch(url + path).then((answer) => answer.arrayBuffer());
      times.push(performance.now() - began);
    }
    return [name, shown(median(times), 'ms'), shown(percentile(times, 0.99), 'ms')];
  };
  return [
    await timed('the first page', '/api/terms/'),
    await timed('the next page, by its key', after.next ?? '/api/terms/'),
    await timed(`page ${shown(last)}, by its number`, `/api/terms/?page=${last}`),
    await timed('the term of the day', '/api/random/?of=day'),
  ];
}

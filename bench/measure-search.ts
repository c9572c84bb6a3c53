// What a search costs in a program that runs, beside bare SQL on its database in the same minutes.
import { sql } from 'kysely';
import type { Db } from '../server/platform/db.ts';
import { letArrive } from './arrivals.ts';
import { actAtOnce, askOverHttp } from './load.ts';
import { type Pair, searchedTexts } from './made-terms.ts';
import { median, percentile, printTable, shown } from './report.ts';

const SEARCHES = 240;
const TRIGRAM_SEARCHES = 24;
const ARRIVING = { perSecond: 400, seconds: 8 };
const PAGE_SIZE = 10;
const TURNS = 20;

/** A program, its database, and what both have used of the processors so far, in milliseconds. */
export interface Measured {
  url: string;
  db: Db;
  spent(): Promise<{ node: number; postgres: number }>;
}

/** Ask as readers do and print what that took. */
export async function measureSearch(measured: Measured): Promise<void> {
  const { url, db } = measured;
  const { pairs, ids, terms } = await sampleOf(db);
  const texts = searchedTexts(pairs, SEARCHES);
  const searches = texts.map((search) => `/api/terms/?${new URLSearchParams({ search })}`);
  const within = texts.map((search) => `/api/terms/?${new URLSearchParams({ search, category: '1' })}`);
  const suggestions = texts.map(
    (search) => `/api/terms/suggest/?${new URLSearchParams({ search: search.slice(0, 5) })}`,
  );
  // Plans are made, and what is read is in memory.
  await askOverHttp(url, searches, 1, { connections: 6 });
  await askOverHttp(url, suggestions, 1, { connections: 6 });

  const byId = await actAtOnce(ids, (id) => sql`select * from terms where id = ${id}`.execute(db));
  const byTrigrams = await trigrams(db, texts);
  console.log(`  ${shown(terms)} terms\n`);
  printTable([
    ['', 'a second', 'p50', 'p99', 'processor: node', 'PostgreSQL', 'of reads by id', 'of trigrams'],
    ...(await rowsOf(measured, { byId: byId.perSecond, byTrigrams: byTrigrams.perSecond }, [
      ['searches at 1 connection', searches, 1],
      ['at 10', searches, 10],
      ['at 50', searches, 50],
      ['at 10, in a category', within, 10],
      ['suggestions at 10', suggestions, 10],
    ])),
  ]);
  console.log();
  const arriving = [[`${ARRIVING.perSecond} a second, arriving at random`, 'mean', 'p50', 'p99']];
  for (const [name, paths] of [
    ['searches', searches],
    ['suggestions', suggestions],
  ] as const) {
    const { mean, p50, p99 } = await letArrive(url, paths, ARRIVING);
    arriving.push([name, shown(mean, 'ms'), shown(p50, 'ms'), shown(p99, 'ms')]);
  }
  printTable(arriving);
  console.log();
  printTable([
    ['in bare SQL', 'a second', 'p50', 'p99'],
    ['a term by its id, at 10', shown(byId.perSecond), shown(byId.p50, 'ms'), shown(byId.p99, 'ms')],
    [
      'arabic % text, by likeness, at 1',
      shown(byTrigrams.perSecond),
      shown(byTrigrams.p50, 'ms'),
      shown(byTrigrams.p99, 'ms'),
    ],
  ]);
  console.log();
  printTable([['leafing, alone', 'p50', 'p99'], ...(await leafing(url, terms))]);
}

/** Terms spread evenly over the ids. */
async function sampleOf(db: Db): Promise<{ pairs: Pair[]; ids: number[]; terms: number }> {
  const { rows } = await sql<Pair & { id: number; terms: number }>`
    with bounds as (select min(id) as first, max(id) as last, (select sum(terms) from term_counts) as terms from terms)
    select term.id, term.arabic, term.latin, terms::bigint as terms
    from bounds, generate_series(0, ${SEARCHES - 1}::int) at, lateral (
      select id, arabic, latin from terms where id >= first + (last - first) * at / ${SEARCHES} order by id limit 1) term
    order by at`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('the dictionary is empty');
  return { pairs: rows, ids: rows.map(({ id }) => id), terms: first.terms };
}

type Asked = readonly [name: string, paths: readonly string[], connections: number];

/** Each connection asks again at once. */
async function rowsOf(
  { url, spent }: Measured,
  bare: { byId: number; byTrigrams: number },
  asked: readonly Asked[],
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, paths, connections] of asked) {
    const before = await spent();
    const { perSecond, p50, p99 } = await askOverHttp(url, paths, 1, { connections });
    const after = await spent();
    const times = paths.length * connections;
    rows.push([
      name,
      shown(perSecond),
      shown(p50, 'ms'),
      shown(p99, 'ms'),
      shown((after.node - before.node) / times, 'ms'),
      shown((after.postgres - before.postgres) / times, 'ms'),
      shown(perSecond / bare.byId, '×'),
      shown(perSecond / bare.byTrigrams, '×'),
    ]);
  }
  return rows;
}

/** The query that a search would be without keys of its own, on a copy of the names that ends with its connection. */
const trigrams = (db: Db, texts: readonly string[]) =>
  db.connection().execute(async (held) => {
    await sql`set temp_buffers = '512MB'`.execute(held);
    await sql`create temporary table likened as select id, arabic from terms`.execute(held);
    await sql`create index on likened using gin (arabic gin_trgm_ops)`.execute(held);
    await sql`analyze likened`.execute(held);
    const some = texts.slice(0, TRIGRAM_SEARCHES);
    const load = await actAtOnce(
      some,
      (text) =>
        sql`select * from likened where arabic % ${text}
          order by similarity(arabic, ${text}) desc, id limit ${PAGE_SIZE}`.execute(held),
      1,
    );
    await sql`drop table likened`.execute(held);
    return load;
  });

async function leafing(url: string, terms: number): Promise<string[][]> {
  const last = Math.max(1, Math.ceil(terms / PAGE_SIZE));
  const middle = Math.ceil(last / 2);
  const first = await fetch(`${url}/api/terms/`);
  const { next } = (await first.json()) as { next: string | null };
  const timed = async (name: string, path: string): Promise<string[]> => {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const began = performance.now();
      await fetch(url + path).then((answer) => answer.arrayBuffer());
      times.push(performance.now() - began);
    }
    return [name, shown(median(times), 'ms'), shown(percentile(times, 0.99), 'ms')];
  };
  return [
    await timed('the first page', '/api/terms/'),
    await timed('the next page, by its key', next ?? '/api/terms/'),
    await timed(`page ${shown(middle)}, by its number`, `/api/terms/?page=${middle}`),
    await timed(`the last, page ${shown(last)}`, `/api/terms/?page=${last}`),
    await timed('the term of the day', '/api/random/?of=day'),
  ];
}

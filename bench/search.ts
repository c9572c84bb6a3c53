// Search as a client meets it, against its own SQL sent straight through the driver with the same concurrency:
// what HTTP, validation, access and the answer cost on top of the database.
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { searchTerms } from '../server/modules/terms/search/search.ts';
import type { Database } from '../server/platform/schema.ts';
import { temporaryPostgres } from '../server/test/postgres.ts';
import { actAtOnce, askOverHttp, type Load } from './load.ts';
import { searchedTexts } from './made-terms.ts';
import { againstTarget, median, printTable, shown } from './report.ts';
import { makeDictionary, startSite, temporaryFolder } from './site.ts';

const SIZES = [2_000, 20_000];
const SEARCHES = 60;
const TURNS = 3;
const PAGE_SIZE = 10;
const TARGET = 2;

type Statements = readonly CompiledQuery[];

const folder = temporaryFolder();
const postgres = await temporaryPostgres();
try {
  for (const size of SIZES) await measure(size);
} finally {
  await postgres.stop();
  folder.remove();
}

async function measure(size: number): Promise<void> {
  const database = await makeDictionary(postgres.urlOf('postgres'), size);
  const site = await startSite({ DATABASE_URL: database, DATA_DIR: folder.path });
  const pool = new pg.Pool({ connectionString: database, max: 10 });
  try {
    const texts = searchedTexts(size, SEARCHES);
    const paths = texts.map((search) => `/api/terms/?${new URLSearchParams({ search })}`);
    const statements = await statementsOf(pool, texts);
    const overHttp = () => askOverHttp(site.url, paths);
    const directly = () => actAtOnce(statements, (each) => sendAll(pool, each));
    await overHttp();
    await directly();
    const loads: { http: Load; driver: Load }[] = [];
    for (let turn = 0; turn < TURNS; turn++) loads.push({ http: await overHttp(), driver: await directly() });
    print(size, loads);
  } finally {
    await pool.end();
    await site.stop();
  }
}

/** The statements that each search sends, with their values. */
async function statementsOf(pool: pg.Pool, texts: readonly string[]): Promise<Statements[]> {
  let sent: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      sent.push(query);
    },
  });
  const searches: Statements[] = [];
  for (const text of texts) {
    sent = [];
    await searchTerms(db, { text, limit: PAGE_SIZE, offset: 0 });
    searches.push(sent);
  }
  return searches;
}

async function sendAll(pool: pg.Pool, statements: Statements): Promise<void> {
  for (const { sql, parameters } of statements) await pool.query(sql, [...parameters]);
}

function print(size: number, loads: readonly { http: Load; driver: Load }[]): void {
  const row = (name: string, kind: 'http' | 'driver'): string[] => [
    name,
    shown(median(loads.map((load) => load[kind].perSecond))),
    shown(median(loads.map((load) => load[kind].p50)), 'ms'),
    shown(median(loads.map((load) => load[kind].p99)), 'ms'),
  ];
  printTable([
    [`${shown(size)} terms`, 'searches/s', 'p50', 'p99'],
    row('GET /api/terms/?search=', 'http'),
    row('its SQL through the driver', 'driver'),
  ]);
  const ratio = median(loads.map(({ http, driver }) => driver.perSecond / http.perSecond));
  console.log(`  ratio: ${againstTarget(ratio, TARGET, '×')}\n`);
}

// A whole harvest of the journal in pages of a hundred: what a page costs, and whether the last costs more than the first.
import { openDatabase } from '../server/platform/db.ts';
import { buildArticles } from '../server/test/build-articles.ts';
import { temporaryPostgres } from '../server/test/postgres.ts';
import { againstTarget, median, percentile, printTable, shown } from './report.ts';
import { makeDictionary, startSite, temporaryFolder } from './site.ts';

const ARTICLES = 10_000;
const ROUNDS = 5;
/** Pages at each end of the harvest that are compared. */
const END = 20;
/** So many times what the first pages cost. */
const LAST_TARGET = 1.2;

const folder = temporaryFolder();
const postgres = await temporaryPostgres();
try {
  const database = await makeDictionary(postgres.urlOf('postgres'), 1);
  const db = openDatabase(database);
  await buildArticles(db, { count: ARTICLES });
  await db.destroy();
  const site = await startSite({
    DATABASE_URL: database,
    DATA_DIR: folder.path,
    NODE_ENV: 'production',
  });
  await measureVerbs(site.url);
  await site.stop();
} finally {
  await postgres.stop();
  folder.remove();
}

async function measureVerbs(url: string): Promise<void> {
  const rows: string[][] = [['', 'all pages', 'p50', 'p99', 'the last against the first']];
  for (const verb of ['ListIdentifiers', 'ListRecords']) {
    const rounds: number[][] = [];
    for (let round = 0; round <= ROUNDS; round++) rounds.push(await harvest(url, verb));
    // The first round only warms up; the first page counts all records as well.
    const warm = rounds.slice(1);
    const first = median(warm.flatMap((pages) => pages.slice(1, 1 + END)));
    const last = median(warm.flatMap((pages) => pages.slice(-END)));
    const all = warm.flat();
    rows.push([
      verb,
      shown(median(warm.map((pages) => pages.reduce((sum, ms) => sum + ms, 0))) / 1_000, 's'),
      shown(median(all), 'ms'),
      shown(percentile(all, 0.99), 'ms'),
      againstTarget(last / first, LAST_TARGET, '×'),
    ]);
  }
  printTable(rows);
}

/** Milliseconds of each page. */
async function harvest(url: string, verb: string): Promise<number[]> {
  const times: number[] = [];
  for (let rest = 'metadataPrefix=oai_dc'; ; ) {
    const began = performance.now();
    const body = await (await fetch(`${url}/oai?verb=${verb}&${rest}`)).text();
    times.push(performance.now() - began);
    const token = /<resumptionToken[^>]*>([^<]+)</.exec(body)?.[1];
    if (!token) break;
    rest = `resumptionToken=${token}`;
  }
  if (times.length !== ARTICLES / 100) throw new Error(`the harvest ended after ${times.length} pages`);
  return times;
}

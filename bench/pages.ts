// Pages that the server renders, against the cheapest answer it gives; and what a browser fetches for them.
import { temporaryPostgres } from '../server/test/postgres.ts';
import { askOverHttp, type Load } from './load.ts';
import { weighPage } from './page-weight.ts';
import { againstTarget, printTable, shown } from './report.ts';
import { makeDictionary, startSite, temporaryFolder } from './site.ts';

const TERMS = 2_000;
const ROUNDS = 40;
const BASELINE = '/health/live';
const PAGES = ['/dictionary', '/term/171'];
const WEIGHED = ['/', '/dictionary', '/term/171', '/derivation', '/login'];
const SCRIPTS_TARGET = 165;
const STYLES_TARGET = 20;

const folder = temporaryFolder();
const postgres = await temporaryPostgres();
try {
  const database = await makeDictionary(postgres.urlOf('postgres'), TERMS);
  const start = (cacheMs: number) =>
    startSite({ DATABASE_URL: database, DATA_DIR: folder.path, PAGE_CACHE_MS: String(cacheMs) });
  await measureSpeed(start);
  await measureWeight(start);
} finally {
  postgres.stop();
  folder.remove();
}

type Start = (cacheMs: number) => ReturnType<typeof startSite>;

async function measureSpeed(start: Start): Promise<void> {
  const [rendered, cached] = [await start(0), await start(3_600_000)];
  try {
    const baseline = await ask(cached.url, BASELINE, 10);
    const rows = [rowOf(`${BASELINE} (baseline)`, baseline, baseline)];
    for (const path of PAGES) {
      rows.push(rowOf(`${path}, rendered each time`, await ask(rendered.url, path), baseline));
      rows.push(rowOf(`${path}, from the page cache`, await ask(cached.url, path, 10), baseline));
    }
    printTable([['', 'pages/s', 'p50', 'p99', 'baseline is faster by'], ...rows]);
  } finally {
    await rendered.stop();
    await cached.stop();
  }
}

/** The first rounds only warm up. */
async function ask(url: string, path: string, times = 1): Promise<Load> {
  await askOverHttp(url, [path], ROUNDS * times);
  return askOverHttp(url, [path], ROUNDS * times);
}

function rowOf(name: string, load: Load, baseline: Load): string[] {
  const times = [shown(load.p50, 'ms'), shown(load.p99, 'ms')];
  return [name, shown(load.perSecond), ...times, shown(baseline.perSecond / load.perSecond, '×')];
}

async function measureWeight(start: Start): Promise<void> {
  const site = await start(0);
  console.log('\n  compressed bytes that a browser fetches before a page works');
  try {
    for (const path of WEIGHED) {
      const html = await (await fetch(site.url + path)).text();
      const { scripts, styles, files } = weighPage(html);
      console.log(`  ${path}  ${files} scripts`);
      console.log(`    JavaScript ${againstTarget(scripts / 1_000, SCRIPTS_TARGET, 'kB')}`);
      console.log(`    CSS        ${againstTarget(styles / 1_000, STYLES_TARGET, 'kB')}`);
    }
  } finally {
    await site.stop();
  }
}

// Pages that the server renders, against an answer of the API; and what a browser fetches for them.
import { openDatabase } from '../server/platform/db.ts';
import { buildArticles } from '../server/test/build-articles.ts';
import { temporaryPostgres } from '../server/test/postgres.ts';
import { askOverHttp, type Load } from './load.ts';
import { weighPage } from './page-weight.ts';
import { againstTarget, median, printTable, shown } from './report.ts';
import { makeDictionary, startSite, temporaryFolder } from './site.ts';

const TERMS = 2_000;
const ARTICLES = 200;
const ROUNDS = 15;
const TURNS = 5;
/** A file that is read from the disk once. */
const STATIC = '/favicon.svg';
/**
 * What is measured, and what it is measured against: the call of the API whose answer a page of one thing shows. A page
 * costs at most so many of these when it is rendered.
 */
const GROUPS = [
  {
    baseline: '/api/terms/171/',
    pages: [
      { path: '/term/171', target: 5 },
      { path: '/dictionary', target: 10 },
      { path: '/', target: 10 },
    ],
  },
  { baseline: '/api/journal/articles/7/', pages: [{ path: '/articles/7', target: 6 }] },
  { baseline: '/api/journal/volumes/3/', pages: [{ path: '/volume/3', target: 6 }] },
];
const NOTHING: Load = { perSecond: 0, p50: 0, p99: 0 };
const WEIGHED = ['/', '/dictionary', '/term/171', '/articles/7', '/volume/3', '/derivation', '/login'];
const SCRIPTS_TARGET = 165;
const STYLES_TARGET = 20;

const folder = temporaryFolder();
const postgres = await temporaryPostgres();
try {
  const database = await makeDictionary(postgres.urlOf('postgres'), TERMS);
  const db = openDatabase(database);
  await buildArticles(db, { count: ARTICLES });
  await db.destroy();
  const start = (cacheMs: number) =>
    startSite({
      DATABASE_URL: database,
      DATA_DIR: folder.path,
      PAGE_CACHE_MS: String(cacheMs),
      NODE_ENV: 'production',
    });
  await measureSpeed(start);
  await measureWeight(start);
} finally {
  await postgres.stop();
  folder.remove();
}

type Start = (cacheMs: number) => ReturnType<typeof startSite>;

async function measureSpeed(start: Start): Promise<void> {
  const [rendered, cached] = [await start(0), await start(3_600_000)];
  const asked: Asked[] = [
    { name: STATIC, url: rendered.url, path: STATIC, rounds: 10 * ROUNDS },
    ...GROUPS.flatMap(({ baseline, pages }) => [
      { name: baseline, url: rendered.url, path: baseline, rounds: 4 * ROUNDS },
      ...pages.flatMap(({ path, target }) => [
        { name: `${path}, rendered each time`, url: rendered.url, path, rounds: ROUNDS, baseline, target },
        { name: `${path}, from memory`, url: cached.url, path, rounds: 10 * ROUNDS },
        { name: `${path}, from memory, brotli`, url: cached.url, path, rounds: 10 * ROUNDS, encoding: 'br' },
      ]),
    ]),
  ];
  try {
    const loads = await takeTurns(asked);
    printTable([
      ['', 'answers/s', 'p50', 'p99', 'of a static file', 'costs as many answers of its call', 'target'],
      ...asked.map((each, place) => {
        const baseline = loads[asked.findIndex(({ path }) => path === each.baseline)];
        return rowOf(each, loads[place], { baseline, file: loads[0] });
      }),
    ]);
  } finally {
    await rendered.stop();
    await cached.stop();
  }
}

interface Asked {
  name: string;
  url: string;
  path: string;
  rounds: number;
  encoding?: string;
  /** The call whose answer it shows, and how many answers of it the page may cost. */
  baseline?: string;
  target?: number;
}

/** All in turn, several times over, so that a busy moment of the machine hits each; the first turn only warms up. */
async function takeTurns(asked: readonly Asked[]): Promise<Load[]> {
  const turns: Load[][] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const loads: Load[] = [];
    for (const { url, path, rounds, encoding } of asked) {
      loads.push(await askOverHttp(url, [path], rounds, { encoding }));
    }
    if (turn > 0) turns.push(loads);
  }
  return asked.map((_, place) => medianOf(turns.flatMap((loads) => loads[place] ?? [])));
}

function medianOf(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  };
}

interface Against {
  baseline: Load | undefined;
  file: Load | undefined;
}

function rowOf({ name, target }: Asked, load = NOTHING, { baseline, file = NOTHING }: Against): string[] {
  const share = 100 * (load.perSecond / file.perSecond);
  const speeds = [
    shown(load.perSecond),
    shown(load.p50, 'ms'),
    shown(load.p99, 'ms'),
    `${share.toFixed(share < 10 ? 1 : 0)} %`,
  ];
  if (!baseline || target === undefined) return [name, ...speeds, '', ''];
  const cost = baseline.perSecond / load.perSecond;
  const judged = `at most ${target}: ${cost <= target ? 'met' : 'missed'}`;
  return [name, ...speeds, shown(cost, '×'), judged];
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

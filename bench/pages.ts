// Pages that the server renders, against an answer of the API; and what a browser fetches for them.
import { temporaryPostgres } from '../server/test/postgres.ts';
import { askOverHttp, type Load } from './load.ts';
import { weighPage } from './page-weight.ts';
import { againstTarget, median, printTable, shown } from './report.ts';
import { makeDictionary, startSite, temporaryFolder } from './site.ts';

const TERMS = 2_000;
const ROUNDS = 15;
const TURNS = 5;
/** What a page of one term shows, without the page. */
const BASELINE = '/api/terms/171/';
/** A page costs at most so many baselines when it is rendered. */
const PAGES = [
  { path: '/term/171', target: 5 },
  { path: '/dictionary', target: 10 },
  { path: '/', target: 10 },
];
const NOTHING: Load = { perSecond: 0, p50: 0, p99: 0 };
const WEIGHED = ['/', '/dictionary', '/term/171', '/derivation', '/login'];
const SCRIPTS_TARGET = 165;
const STYLES_TARGET = 20;

const folder = temporaryFolder();
const postgres = await temporaryPostgres();
try {
  const database = await makeDictionary(postgres.urlOf('postgres'), TERMS);
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
  try {
    const asked: Asked[] = [
      { name: BASELINE, url: rendered.url, path: BASELINE, rounds: 4 * ROUNDS },
      ...PAGES.flatMap(({ path, target }) => [
        { name: `${path}, rendered each time`, url: rendered.url, path, rounds: ROUNDS, target },
        { name: `${path}, from memory`, url: cached.url, path, rounds: 10 * ROUNDS },
        { name: `${path}, from memory, brotli`, url: cached.url, path, rounds: 10 * ROUNDS, encoding: 'br' },
      ]),
    ];
    const loads = await takeTurns(asked);
    const [baseline] = loads;
    printTable([
      ['', 'answers/s', 'p50', 'p99', 'costs as many baselines', 'target'],
      ...asked.map((each, place) => rowOf(each, loads[place], baseline)),
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
  /** So many baselines it may cost. */
  target?: number;
}

/** All in turn, several times over, so that a busy moment of the machine hits each; the first turn only warms up. */
async function takeTurns(asked: readonly Asked[]): Promise<Load[]> {
  const turns: Load[][] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const loads: Load[] = [];
    for (const { url, path, rounds, encoding } of asked) {
      loads.push(await askOverHttp(url, [path], rounds, encoding));
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

function rowOf({ name, target }: Asked, load = NOTHING, baseline = NOTHING): string[] {
  const cost = baseline.perSecond / load.perSecond;
  const judged = target === undefined ? '' : `at most ${target}: ${cost <= target ? 'met' : 'missed'}`;
  return [
    name,
    shown(load.perSecond),
    shown(load.p50, 'ms'),
    shown(load.p99, 'ms'),
    shown(cost, '×'),
    judged,
  ];
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

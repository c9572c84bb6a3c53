import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** One import: who imports, and what, both relative to the project. Types cost nothing, so they are free. */
interface Edge {
  from: string;
  to: string;
}

const sources = globSync(
  [
    'contract/**/*.ts',
    'morphology/src/**/*.ts',
    'lexicography/*.ts',
    'lexicography/src/**/*.ts',
    'arabic-pdf/src/**/*.ts',
    'server/**/*.ts',
    'web/app/**/*.ts',
    'web/app/**/*.tsx',
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|^server\/test\/|^server\/scripts\/|node_modules|\.generated\./.test(file));
const source = (file: string): string => readFileSync(join(root, file), 'utf8');

const edges = sources.flatMap((from) => importsOf(from).map((to): Edge => ({ from, to })));
const edgesOf = (folder: string) => edges.filter(({ from }) => from.startsWith(folder));

describe('rooms', () => {
  test('the contract depends on zod only', () => {
    const others = edgesOf('contract/').filter(({ to }) => to !== 'zod' && !to.startsWith('contract/'));
    expect(others).toEqual([]);
  });

  test('the engine depends on nothing', () => {
    const others = edgesOf('morphology/').filter(({ to }) => !to.startsWith('morphology/'));
    expect(others).toEqual([]);
  });

  test('the lexicography depends on the engine; one file of it reads the lists', () => {
    const others = edgesOf('lexicography/src/').filter(
      ({ to }) => to !== '@mustalah/morphology' && !to.startsWith('lexicography/src/'),
    );
    expect(others).toEqual([]);
  });

  test('the writer of PDFs depends on what orders and joins letters, and on nothing of ours', () => {
    const others = edgesOf('arabic-pdf/').filter(
      ({ to }) => !['bidi-js', 'harfbuzzjs'].includes(to) && !to.startsWith('arabic-pdf/src/'),
    );
    expect(others).toEqual([]);
  });

  test('a room of the engine imports the rooms before it', () => {
    const order = [
      'tables',
      'script',
      'word',
      'lexicon',
      'measure',
      'derive',
      'conjugate',
      'latin',
      'analyse',
      'search',
    ];
    const room = (file: string) => order.indexOf(/^morphology\/src\/(\w+)\//.exec(file)?.[1] ?? '');
    const upward = edgesOf('morphology/src/').filter(
      ({ from, to }) => !from.endsWith('.test.ts') && room(from) >= 0 && room(from) < room(to),
    );
    expect(upward).toEqual([]);
  });

  test('the site reaches the server through the contract only', () => {
    expect(edgesOf('web/').filter(({ to }) => /^server\/|@mustalah\/server/.test(to))).toEqual([]);
  });

  test('no file needs itself through others', () => {
    expect(circles(edges, (file) => file)).toEqual([]);
  });

  test('nothing imports a file that only passes others on', () => {
    const barrels = sources.filter((file) => /\/index\.tsx?$/.test(file));
    expect(barrels).toEqual(['morphology/src/index.ts']);
  });
});

test('the article is known to the engine alone', () => {
  const cutting = sources.filter(
    (file) =>
      !file.startsWith('morphology/') &&
      /\^\(?(?:\?:)?ال|(?:ال|لل)\(\?=|\^[^'"`\n]{0,24}(?:ال|لل)[)|]|(?:starts|ends)With\('(?:ال|لل)'/.test(
        withoutComments(source(file)),
      ),
  );
  expect(cutting).toEqual([]);
});

test('every journey is one that faults in the browser fail', () => {
  const unwatched = globSync('e2e/*.spec.ts', { cwd: root }).filter(
    (file) =>
      !importsOf(file).includes('e2e/journey.ts') || /\btest\b[^}]*\} from '@playwright/.test(source(file)),
  );
  expect(unwatched).toEqual([]);
});

describe('server', () => {
  test('rules are pure: they import the contract, the engine, the calendar and other rules', () => {
    const pure = /^@mustalah\/(contract|morphology)|^server\/platform\/calendar\.ts$|\/rules\.ts$/;
    const impure = edgesOf('server/').filter(({ from, to }) => from.endsWith('/rules.ts') && !pure.test(to));
    expect(impure).toEqual([]);
  });

  test('a module never imports the queries or routes of another', () => {
    const trespassing = edgesOf('server/modules/').filter(
      ({ from, to }) => /\/(queries|routes)\.ts$/.test(to) && moduleOf(from) !== moduleOf(to),
    );
    expect(trespassing).toEqual([]);
  });

  test('platform and gateways know no module', () => {
    const upward = edges.filter(
      ({ from, to }) => /^server\/(platform|gateways)\//.test(from) && to.startsWith('server/modules/'),
    );
    expect(upward).toEqual([]);
  });

  test('only the configuration reads the environment', () => {
    const readers = sources.filter((file) => source(file).includes('process.env'));
    expect(readers).toEqual(['server/platform/config.ts']);
  });

  test('each table is written by one module', () => {
    const writers = new Map<string, Set<string>>();
    for (const file of sources.filter((each) => each.startsWith('server/'))) {
      for (const [, byKysely, inSql] of source(file).matchAll(WRITES)) {
        addTo(writers, byKysely ?? inSql ?? '', moduleOf(file) ?? 'platform');
      }
    }
    const shared = [...writers].filter(([, owners]) => owners.size > 1);
    expect(shared).toEqual([]);
  });

  test('what is given a transaction has no second way to the database', () => {
    const twoDoors = sources.filter((file) => TX_AND_MORE.test(source(file)));
    expect(twoDoors).toEqual([]);
  });

  test('how often something may be called is said by its endpoint: a module counts only what `ownLimit` gives', () => {
    const counting = sources.filter(
      (file) => file.startsWith('server/modules/') && source(file).includes("'too_many_requests'"),
    );
    expect(counting.filter((file) => !source(file).includes('ownLimit('))).toEqual([]);
  });

  test('modules form no circle', () => {
    expect(circles(edgesOf('server/'), moduleOf)).toEqual([]);
  });

  test('the rooms of a module form no circle', () => {
    expect(circles(edgesOf('server/modules/'), roomOf)).toEqual([]);
  });

  test('the rooms of the journal are layers: none imports what stands beside or above it', () => {
    const layers = [
      ['templates'],
      ['paper'],
      ['submission', 'review', 'desk', 'board', 'policies'],
      ['volumes'],
      ['annotated', 'corrections', 'messages', 'standards', 'terms'],
      ['production'],
      ['reading', 'deposits'],
      ['import'],
    ];
    const layer = (room: string | undefined) =>
      layers.findIndex((rooms) => rooms.some((name) => room === `server/modules/journal/${name}`));
    const rooms = edgesOf('server/modules/journal/')
      .map(({ from, to }) => ({ from, to, rooms: [roomOf(from), roomOf(to)] as const }))
      .filter(
        ({ rooms: [one, other] }) => one && other?.startsWith('server/modules/journal/') && one !== other,
      );
    expect(rooms.filter(({ rooms: [one, other] }) => layer(other) < 0 || layer(other) >= layer(one))).toEqual(
      [],
    );
    expect(rooms.length).toBeGreaterThan(100);
  });

  test('what happens to a paper is written down by the one function that sends what follows', () => {
    const log = 'server/modules/journal/paper/log.ts';
    const writers = sources.filter(
      (file) => file !== log && /\bappend\b[^;]*from '[^']*\/log\.ts'/.test(source(file)),
    );
    expect(writers).toEqual(['server/modules/journal/paper/record.ts']);
  });
});

describe('web', () => {
  test('one feature does not import another', () => {
    const across = edgesOf('web/app/features/').filter(
      ({ from, to }) => featureOf(to) && featureOf(from) !== featureOf(to),
    );
    expect(across).toEqual([]);
  });

  test('the widgets know no call, no domain and no feature', () => {
    const knowing = edgesOf('web/app/ui/').filter(({ to }) =>
      /app\/(features|domain)\/|app\/(api|session)\.ts|@mustalah/.test(to),
    );
    expect(knowing).toEqual([]);
  });

  test('what several screens show of one thing knows no feature', () => {
    expect(edgesOf('web/app/domain/').filter(({ to }) => to.startsWith('web/app/features/'))).toEqual([]);
  });

  test('screens are made of our own parts: of the component library only its hooks and forms come in', () => {
    const isLibrary = (name: string): boolean => /^@mantine\/(?!form$|hooks$)/.test(name);
    const { dependencies } = JSON.parse(source('web/package.json'));
    expect(edgesOf('web/').filter(({ to }) => isLibrary(to))).toEqual([]);
    expect(Object.keys(dependencies).filter(isLibrary)).toEqual([]);
  });

  test('how long a text may be is said by the contract', () => {
    expect(
      sources.filter((file) => file.startsWith('web/') && /axLength(?:=\{|: )\d+[},]/.test(source(file))),
    ).toEqual([]);
  });

  test('style sheets name only sizes and colours that there are', () => {
    const sheets = globSync('web/app/**/*.css', { cwd: root }).map(source).join('\n');
    const scripts = sources.filter((file) => /^web\/app\/.*\.tsx$/.test(file)).map(source);
    const known = new Set(
      [sheets, ...scripts].flatMap((text) => variablesIn(text, /(--[\w-]+)['"]?\]?\s*:/g)),
    );
    const unknown = variablesIn(sheets, /var\((--[\w-]+)/g).filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  test('screens carry no Arabic of their own: it stands in text files', () => {
    const arabic = /['"`>][^'"`<>]*[\u0621-\u064a]{2,}/u;
    const talking = sources.filter(
      (file) =>
        /^web\/app\/(features|domain|ui)\/.*\.tsx$/.test(file) && arabic.test(withoutComments(source(file))),
    );
    // The site's name is a name, not a sentence.
    const sentences = talking.filter((file) =>
      arabic.test(withoutComments(source(file)).replaceAll('مصطلح', '')),
    );
    expect(sentences).toEqual([]);
  });
});

/** Through Kysely or in plain SQL. */
const WRITES =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['`](\w+)[^'`]*['`]|\b(?:insert into|delete from|update|truncate) (?:only )?(?!set\b|of\b|skip\b)([a-z_]+)/g;

/** A list of parameters with an open transaction and, before or behind it, a pool or all dependencies. */
const TX_AND_MORE = /: Tx\b[^()]*: (?:Pick<)?(?:Deps|Db)\b|: (?:Pick<)?(?:Deps|Db)\b[^()]*: Tx\b/;

function importsOf(file: string): string[] {
  const statements = source(file).matchAll(/^(?:import|export)(?! type)(?:[^'"]*? from)? ['"]([^'"]+)['"]/gm);
  return [...statements].map(([, to = '']) => (to.startsWith('.') ? join(dirname(file), to) : to));
}

function moduleOf(file: string): string | undefined {
  return /^server\/modules\/([^/]+)\//.exec(file)?.[1];
}

/** The folder of a module in which a file stands; undefined of what stands above all its folders. */
function roomOf(file: string): string | undefined {
  return /^(server\/modules\/[^/]+\/[^/]+)\//.exec(file)?.[1];
}

function featureOf(file: string): string | undefined {
  return /^web\/app\/features\/([^/]+)\//.exec(file)?.[1];
}

const variablesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');

/** Groups that reach themselves through others. */
function circles(all: Edge[], groupOf: (file: string) => string | undefined): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of all) {
    const importer = groupOf(from);
    const imported = groupOf(to);
    if (importer && imported && importer !== imported) addTo(graph, importer, imported);
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(graph.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return [...graph.keys()].filter((group) => reaches(group, group));
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}

// `npm test`: everything that must hold, from types to journeys in a browser; ends with how many tests passed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJourneys } from './count-journeys.mjs';
import { countVitest } from './count-vitest.mjs';
import { environment, install, node, root } from './install.mjs';
import { firstLines, lastLines, tellFaults } from './tell-faults.mjs';

const withoutBrowser = process.argv.includes('--without-browser');
const onlyBrowser = process.argv.includes('--only-browser');
const reports = mkdtempSync(join(tmpdir(), 'mustalah-reports-'));
const bin = (name) => join(root, 'node_modules', '.bin', name);

let passed = 0;
let failed = 0;
const faults = [];
const excused = [];

process.chdir(root);
// They come by the network and are unpacked, as the packages are, by one processor.
const programs = installPrograms();
install();
// On two processors the browser waits for its pages while the tests of the server wait for their database.
const checks = onlyBrowser ? null : checkSources();
await step('the site and what it learns', node, ['tasks/build.mjs']);
await programs;
await Promise.all([
  checks,
  onlyBrowser ? null : testWithoutBrowser(),
  withoutBrowser ? null : testInBrowser(),
]);
rmSync(reports, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
console.log(tellFaults(faults, excused));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function checkSources() {
  // Several threads ask the same things again, and each collects its garbage: beside others one does it in half the work.
  const sparing = { env: { ...environment, GOMAXPROCS: '1', GOGC: '400' } };
  await step('types of the site’s routes', bin('react-router'), ['typegen'], { cwd: join(root, 'web') });
  await step('types', bin('tsc'), ['-p', '.', '--singleThreaded'], sparing);
  await step('types of the site', bin('tsc'), ['-p', 'web', '--singleThreaded'], sparing);
  await step('types of the engine', bin('tsc'), ['-p', 'morphology', '--singleThreaded'], sparing);
  await step('lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '--threads=1'], sparing);
  await step('format', bin('biome'), ['check', '.']);
  await step('table types are those of the migrations', node, [
    'server/scripts/generate-schema.ts',
    '--check',
  ]);
}

function testWithoutBrowser() {
  const report = join(reports, 'vitest.json');
  return suite('unit, server, contract and architecture', node, vitestArguments(report), report, (said) =>
    countVitest(said, root),
  );
}

async function testInBrowser() {
  const chromium = findBrowser();
  if (!chromium) {
    failed += 1;
    faults.push({
      name: 'journeys in a browser',
      error: ['no Chromium was found, and none could be installed: set CHROMIUM to its path'],
    });
    return;
  }
  const report = join(reports, 'playwright.json');
  await suite(
    'journeys in a browser',
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    report,
    countPlaywright,
    // The server of the journeys keeps its data here; it has ended when the folder is removed.
    { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_DATA: reports },
  );
}

/** One check that either holds or not; it counts as a test. */
async function step(name, command, args, options = {}) {
  const { status, said } = await told(name, command, args, options);
  if (status === 0) {
    passed += 1;
    return;
  }
  failed += 1;
  faults.push({ name, error: firstLines(said) });
}

/** A runner of many tests; its report says how many. */
async function suite(name, command, args, report, count, more = {}) {
  const { status, said } = await told(name, command, args, { env: { ...environment, ...more } });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, faults: [], excused: [] };
  passed += counts.passed;
  failed += counts.failed;
  faults.push(...counts.faults);
  excused.push(...counts.excused);
  // A runner that fails without a failed test has failed all the same.
  if (counts.failed > 0 || (status === 0 && existsSync(report))) return;
  failed += 1;
  faults.push({ name, error: lastLines(said) });
}

/** Run beside others; what it says is printed in one piece when it ends. */
async function told(name, command, args, options) {
  console.log(`… ${name}`);
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
  const status = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  const whole = Buffer.concat(said).toString('utf8').trimEnd();
  console.log(`\n— ${name}\n${whole}`);
  return { status, said: whole };
}

function vitestArguments(report) {
  return [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
}

/** What may be flaky is listed with its title and the reason. */
function countPlaywright(report) {
  return countJourneys(report, JSON.parse(readFileSync(join(root, 'e2e/known-flaky.json'), 'utf8')));
}

/** The machine's Chromium. */
function findBrowser() {
  const known = [
    process.env.CHROMIUM,
    // Without windows it needs half the processor.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return known.find((path) => path && existsSync(path));
}

/** Programs that the tests look at their results with; on a Debian machine they may be installed, beside the packages. */
async function installPrograms() {
  // Each by the names under which a Debian may have it.
  const missing = [];
  if (!withoutBrowser && !findBrowser()) missing.push(['chromium-headless-shell', 'chromium']);
  // pdftotext, pdfinfo and pdftoppm read the PDFs that the site writes.
  if (spawnSync('pdftotext', ['-v']).error) missing.push(['poppler-utils']);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`\n— installing ${missing.map(([name]) => name).join(' ')}`);
  // One by one: what this Debian lacks must not keep out the rest.
  const script = [
    'get() { apt-get -qq install -y --no-install-recommends "$1"; }',
    'apt-get -qq update',
    ...missing.map((names) => names.map((name) => `get ${name}`).join(' || ')),
  ].join('\n');
  const apt = spawn('/bin/sh', ['-c', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await new Promise((done) => apt.once('error', done).once('close', done));
}

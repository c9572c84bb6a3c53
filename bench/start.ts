// From the start of the program to its first ready answer: with an empty data folder (a database is made, the tables
// and the founding dictionary are written) and with a full one. The baseline is a Node that does nothing.
import { spawnSync } from 'node:child_process';
import { median, printTable, shown } from './report.ts';
import { startSite, temporaryFolder } from './site.ts';

const COLD_STARTS = 2;
const WARM_STARTS = 3;

const cold: number[] = [];
const warm: number[] = [];
for (let turn = 0; turn < COLD_STARTS; turn++) {
  const folder = temporaryFolder();
  try {
    cold.push(await timeOfStart(folder.path));
    for (let again = 0; again < WARM_STARTS; again++) warm.push(await timeOfStart(folder.path));
  } finally {
    folder.remove();
  }
}

const nothing = median(Array.from({ length: 5 }, timeOfNothing));
const row = (name: string, time: number): string[] => [
  name,
  shown(time / 1_000, 's'),
  shown(time / nothing, '×'),
];
printTable([
  ['to /health/ready', 'time', 'against the baseline'],
  row('node -e 0 (baseline)', nothing),
  row('cold: empty data folder', median(cold)),
  row('warm: the database is there, and stopped', median(warm)),
]);

async function timeOfStart(dataFolder: string): Promise<number> {
  const started = performance.now();
  const site = await startSite({ DATA_DIR: dataFolder });
  const time = performance.now() - started;
  await site.stop();
  return time;
}

function timeOfNothing(): number {
  const started = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - started;
}

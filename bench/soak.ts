// `npm run soak -- --minutes 120 --people 200`: people of several kinds on two processes and three PostgreSQL for as long as wanted, the
// primary killed or frozen now and then; then what they met, and how the memory of the processes went.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProcesses } from '../server/test/cluster/processes.ts';
import { openCluster } from '../server/test/cluster/servers.ts';
import { printTable } from './report.ts';
import { SoakPeople } from './soak-people.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    people: { type: 'string', default: '200' },
    /** Milliseconds between two acts of one of them. */
    rest: { type: 'string', default: '5000' },
    failovers: { type: 'string', default: '2' },
  },
});
const SAMPLE_MS = 5_000;
const PAGE_BYTES = 4_096;

const cluster = await openCluster();
const processes = await startProcesses(cluster, 2).catch(async (fault: unknown) => {
  await cluster.stop();
  throw fault;
});
const people = new SoakPeople(processes.map(({ base }) => base));
const samples: { at: number; megabytes: number[] }[] = [];
const told: string[] = [];
const began = performance.now();
const lasts = Number(values.minutes) * 60_000;
const failovers = Number(values.failovers);
try {
  await people.begin(Number(values.people), Number(values.rest));
  for (let done = 0; performance.now() - began < lasts; await sleep(SAMPLE_MS)) {
    samples.push({ at: performance.now() - began, megabytes: processes.map(({ pid }) => megabytesOf(pid)) });
    const due = Math.floor((performance.now() - began) / (lasts / (failovers + 1)));
    if (due <= done || done >= failovers) continue;
    done += 1;
    told.push(await failOver(done));
  }
} finally {
  await people.stop();
  printTable(people.table());
  for (const line of told) console.log(`  ${line}`);
  for (const [place, { pid }] of processes.entries()) console.log(`  process ${pid}: ${memoryOf(place)}`);
  console.log(`  ended by themselves: ${processes.filter((each) => each.ended() !== null).length}`);
  for (const each of processes) await each.stop();
  await cluster.stop();
}

async function failOver(count: number): Promise<string> {
  const from = cluster.primary();
  const minute = ((performance.now() - began) / 60_000).toFixed(1);
  if (count % 2 === 0) cluster.freeze();
  else cluster.kill();
  await cluster.untilMoved(from);
  await cluster.restore();
  return `minute ${minute}: ${from} ${count % 2 === 0 ? 'frozen' : 'killed'}, ${cluster.primary()} goes on`;
}

/** Resident memory of a process. */
function megabytesOf(pid: number): number {
  return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1024 ** 2;
}

/** The last quarter against the one before it. */
function memoryOf(place: number): string {
  const mean = (from: number, to: number): number => {
    const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
    return part.reduce((sum, { megabytes }) => sum + (megabytes[place] ?? 0), 0) / part.length;
  };
  const [before, last] = [mean(0.5, 0.75), mean(0.75, 1)];
  return `${Math.round(before)} MB in the third quarter, ${Math.round(last)} MB in the last (${(((last - before) / before) * 100).toFixed(1)} %)`;
}

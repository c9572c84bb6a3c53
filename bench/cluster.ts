// `npm run cluster -- --kills 20 --rest 8`: processes of the product on three PostgreSQL, whose primary is killed or frozen again
// and again while people write and read; then a table of what they saw.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { lostOf, openPeople, pauseAfter, type Seen } from '../server/test/cluster/people.ts';
import { startProcesses } from '../server/test/cluster/processes.ts';
import { openCluster } from '../server/test/cluster/servers.ts';
import { printTable } from './report.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    /** Seconds between two of them. */
    rest: { type: 'string', default: '8' },
    writers: { type: 'string', default: '4' },
    viewers: { type: 'string', default: '4' },
  },
});
/** Every so many times it hangs instead of ending. */
const FREEZE_EVERY = 3;

const logs = mkdtempSync(join(tmpdir(), 'mustalah-cluster-logs-'));
const options = { logs, environment: { LOG_LEVEL: 'error' } };
const cluster = await openCluster();
const processes = await startProcesses(cluster, 2, options).catch(async (fault: unknown) => {
  await cluster.stop();
  throw fault;
});
const crowd = { writers: Number(values.writers), viewers: Number(values.viewers), restMs: 20 };
const people = await openPeople(processes, crowd);
const rows: string[][] = [
  ['what happened', 'written', 'until writing', 'writes 503', 'views', 'views refused', 'own reads missing'],
];
try {
  for (let count = 1; count <= Number(values.kills); count++) {
    await sleep((Number(values.rest) * 1000) / 2);
    const before = tallyOf(people.seen);
    const [from, at] = [cluster.primary(), performance.now()];
    const isFrozen = count % FREEZE_EVERY === 0;
    if (isFrozen) cluster.freeze();
    else cluster.kill();
    await cluster.untilMoved(from);
    await sleep((Number(values.rest) * 1000) / 2);
    const pause = pauseAfter(people.seen, at);
    rows.push([
      `${from} ${isFrozen ? 'frozen' : 'killed'}, ${cluster.primary()} goes on`,
      ...differenceOf(tallyOf(people.seen), before, pause),
    ]);
    await cluster.restore();
  }
} finally {
  await people.stop();
  const lost = await lostOf(people.seen, processes[0]?.base ?? '');
  printTable(rows);
  const { acknowledged, ownReads, views, writes } = people.seen;
  console.log({ acknowledged: acknowledged.length, lost: lost.length, ownReads, writes, views });
  console.log(`  what the processes said: ${logs}`);
  for (const each of processes) await each.stop();
  await cluster.stop();
}

interface Tally {
  written: number;
  refusedWrites: number;
  views: number;
  refusedViews: number;
  missing: number;
}

function tallyOf({ acknowledged, writes, views, ownReads }: Seen): Tally {
  const sum = (counts: Map<string, number>, isCounted: (kind: string) => boolean) =>
    [...counts].reduce((total, [kind, count]) => total + (isCounted(kind) ? count : 0), 0);
  return {
    written: acknowledged.length,
    refusedWrites: sum(writes, (kind) => kind.startsWith('503')),
    views: sum(views, () => true),
    refusedViews: sum(views, (kind) => kind !== '200'),
    missing: ownReads.missing,
  };
}

function differenceOf(now: Tally, before: Tally, pause: number | null): string[] {
  const counts = [
    now.refusedWrites - before.refusedWrites,
    now.views - before.views,
    now.refusedViews - before.refusedViews,
    now.missing - before.missing,
  ];
  return [
    String(now.written - before.written),
    pause === null ? 'not again' : `${(pause / 1000).toFixed(1)} s`,
    ...counts.map(String),
  ];
}

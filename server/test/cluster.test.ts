// Two processes of the product on three PostgreSQL whose primary is killed while people write and read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lostOf, openPeople, type People } from './cluster/people.ts';
import { type ProductProcess, startProcesses } from './cluster/processes.ts';
import { type Cluster, openCluster } from './cluster/servers.ts';
import { PATIENT } from './waiting.ts';

let cluster: Cluster;
let processes: ProductProcess[] = [];
let people: People | undefined;

beforeAll(async () => {
  cluster = await openCluster();
  processes = await startProcesses(cluster, 2);
});
afterAll(async () => {
  await people?.stop();
  for (const each of processes) await each.stop();
  await cluster?.stop();
});

test('when the primary is killed nothing that was acknowledged is lost, nobody misses what they wrote, and pages are shown throughout', async () => {
  people = await openPeople(processes, { writers: 2, viewers: 2, restMs: 100 });
  const { seen } = people;
  const views = () => [...seen.views.values()].reduce((sum, count) => sum + count, 0);
  /** Both kinds of people got on by so much since. */
  const untilBusy = async () => {
    const before = [seen.acknowledged.length, views()];
    const since = () => Math.min(seen.acknowledged.length - (before[0] ?? 0), views() - (before[1] ?? 0));
    await expect.poll(since, PATIENT).toBeGreaterThanOrEqual(5);
  };
  await untilBusy();
  const from = cluster.primary();
  cluster.kill();
  await cluster.untilMoved(from);
  await untilBusy();
  await people.stop();
  expect([...seen.views.keys()]).toEqual(['200']);
  expect([...seen.writes.keys()].filter((kind) => kind !== '201' && kind !== '503 5')).toEqual([]);
  expect(seen.ownReads.missing).toBe(0);
  expect(await lostOf(seen, processes[0]?.base ?? '')).toEqual([]);
  expect(processes.map((each) => each.ended())).toEqual([null, null]);
});

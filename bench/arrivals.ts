import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatableChance } from './made-terms.ts';
import { percentile } from './report.ts';

/** How long callers waited who came at random times, however busy the server was. */
export interface Waits {
  mean: number;
  p50: number;
  p99: number;
}

/** Let so many requests a second arrive for a while, each at a time of its own, over at most fifty connections. */
export async function letArrive(
  url: string,
  paths: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const chance = repeatableChance(11);
  const waits: number[] = [];
  const underWay: Promise<void>[] = [];
  const started = performance.now();
  let due = started;
  for (let at = 0; due - started < seconds * 1_000; at++) {
    due += (-Math.log(1 - chance()) * 1_000) / perSecond;
    for (let left = due - performance.now(); left > 0; left = due - performance.now()) await sleep(left);
    const path = paths[at % paths.length] ?? '/';
    const came = due;
    // Counted from the time at which it was to come: a queue before the server is waiting too.
    underWay.push(ask(new URL(path, url), agent).then(() => void waits.push(performance.now() - came)));
  }
  await Promise.all(underWay);
  agent.destroy();
  return {
    mean: waits.reduce((sum, each) => sum + each, 0) / waits.length,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
  };
}

const ask = (url: URL, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${response.statusCode} ${url.pathname}`));
      });
    })
      .on('error', reject)
      .end();
  });

import autocannon from 'autocannon';
import { percentile } from './report.ts';

const CONNECTIONS = 10;

/** How much was answered, and how fast. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Ask for all paths over connections that stay open, each beginning at another path. */
export async function askOverHttp(
  url: string,
  paths: readonly string[],
  rounds = 1,
  { encoding = 'identity', connections = CONNECTIONS } = {},
): Promise<Load> {
  const times: number[] = [];
  let connection = 0;
  const started = performance.now();
  const run = autocannon({
    url,
    connections,
    headers: { 'accept-encoding': encoding },
    amount: connections * paths.length * rounds,
    setupClient: (client) =>
      client.setRequests(rotated(paths, connection++ / connections).map((path) => ({ path }))),
  });
  // The run itself ends at the next full second.
  let ended = started;
  run.on('response', (_client, _status, _bytes, milliseconds) => {
    times.push(milliseconds);
    ended = performance.now();
  });
  const { errors, non2xx } = await run;
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals`);
  return loadOf(times, ended - started);
}

/** Act on all subjects several times at once, each time beginning at another one. */
export async function actAtOnce<T>(
  subjects: readonly T[],
  act: (subject: T) => Promise<unknown>,
  connections = CONNECTIONS,
): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const work = async (connection: number): Promise<void> => {
    for (const subject of rotated(subjects, connection / connections)) {
      const begun = performance.now();
      await act(subject);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)));
  return loadOf(times, performance.now() - started);
}

function rotated<T>(values: readonly T[], share: number): T[] {
  const start = Math.floor(share * values.length);
  return [...values.slice(start), ...values.slice(0, start)];
}

const loadOf = (times: readonly number[], elapsed: number): Load => ({
  perSecond: (times.length / elapsed) * 1_000,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});

import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';
import type { Deps } from './deps.ts';
import { notFound } from './errors.ts';
import { ofProcess, watchProcess } from './figures.ts';
import { isLoopback } from './network.ts';

/** What only the database knows; several processes say the same. */
export interface Figure<Label extends string = string> {
  name: string;
  help: string;
  labels: readonly Label[];
  read(): Promise<{ labels: Record<Label, string>; value: number }[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All figures as they are now. */
    readFigures(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
  }
}

/** A collector asks again soon. */
const PATIENCE_MS = 2_000;
/** Several collectors ask the database once. */
const FRESH_MS = 10_000;

/** `GET /metrics` for a collector on this machine: what the process says of itself, its calls, and what modules count. */
export function registerMetrics(
  app: FastifyInstance,
  deps: Pick<Deps, 'replicas' | 'jobs'>,
  figures: readonly Figure[],
): void {
  watchProcess();
  const register = new Registry();
  observeCalls(app, register);
  gaugeTurns(app, register);
  gaugeReplicas(deps, register);
  for (const figure of [...workFigures(deps), ...figures]) gauge(figure, register);
  const all = () => Registry.merge([ofProcess, register]);
  app.decorate('readFigures', () => all().getMetricsAsJSON());
  app.get('/metrics', async (request, reply) => {
    // guard: The figures are for this machine alone (../test/app.test.ts)
    if (!isLoopback(request.ip)) throw notFound();
    const merged = all();
    return reply.type(merged.contentType).send(await merged.metrics());
  });
}

function observeCalls(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function gaugeTurns({ turns }: FastifyInstance, register: Registry): void {
  const calls = new Gauge({
    name: 'mustalah_calls',
    help: 'Calls that are answered now, and those that wait for their turn',
    labelNames: ['state'],
    registers: [register],
    collect() {
      calls.set({ state: 'running' }, turns.running);
      calls.set({ state: 'waiting' }, turns.waiting);
    },
  });
  const sentAway = new Gauge({
    name: 'mustalah_calls_sent_away_total',
    help: 'Calls that were told to come again since they had waited too long',
    registers: [register],
    collect() {
      sentAway.set(turns.sentAway);
    },
  });
}

function gaugeReplicas({ replicas }: Pick<Deps, 'replicas'>, register: Registry): void {
  const behind = new Gauge({
    name: 'mustalah_replica_behind_bytes',
    help: 'How much of the log of the primary a replica lacks; -1: it is away or follows nobody',
    labelNames: ['replica'],
    registers: [register],
    collect() {
      for (const { host, bytes } of replicas?.figures?.() ?? []) behind.set({ replica: host }, bytes ?? -1);
    },
  });
}

function workFigures({ jobs }: Pick<Deps, 'jobs'>): Figure[] {
  return [
    {
      name: 'mustalah_work',
      help: 'Background work by kind: waiting, under way, or failed however often it was tried',
      labels: ['kind', 'state'],
      read: async () =>
        (await jobs.figures()).map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
    },
    {
      name: 'mustalah_work_oldest_seconds',
      help: 'How long the oldest work of a kind has been waiting although it is due',
      labels: ['kind'],
      read: async () =>
        (await jobs.figures())
          .filter(({ state }) => state === 'waiting')
          .map(({ kind, seconds }) => ({ labels: { kind }, value: seconds })),
    },
  ];
}

/** A figure that cannot be read now is left out: the others are asked for all the more. */
function gauge({ name, help, labels, read }: Figure, register: Registry): void {
  const fresh = keeping(read);
  const values = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [register],
    async collect() {
      values.reset();
      // guard: Figures are told while the database is away (metrics.test.ts) ‹.catch(() => []) →›
      for (const { labels: of, value } of await within(fresh()).catch(() => [])) values.set(of, value);
    },
  });
}

function keeping<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (last && performance.now() - last.at < FRESH_MS) return last.answer;
    const mine = { at: performance.now(), answer: read() };
    last = mine;
    // What failed is asked again.
    mine.answer.catch(() => (last = undefined));
    return mine.answer;
  };
}

async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('the database does not say')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

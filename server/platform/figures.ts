// What a process counts and measures, for collectors: see `metrics.ts`.
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { poolFigures } from './pool-figures.ts';

/** Collected once, however many apps a process builds: what watches its delays and its garbage never ends. */
export const ofProcess = new Registry();

let isWatched = false;

/** Begin with what the process says of itself. */
export function watchProcess(): void {
  if (isWatched) return;
  isWatched = true;
  collectDefaultMetrics({ register: ofProcess });
}

export const pageViews = new Counter({
  name: 'mustalah_page_views_total',
  help: 'Pages by the first word of their address, and whether they came from memory, were rendered or stood in for one',
  labelNames: ['kind', 'from'],
  registers: [ofProcess],
});

export const modelQuestions = new Counter({
  name: 'mustalah_model_questions_total',
  help: 'Questions of the assistants to the language model by how they ended',
  labelNames: ['outcome'],
  registers: [ofProcess],
});

const connections = new Gauge({
  name: 'mustalah_pool_connections',
  help: 'Connections to the database by pool: in use, idle, and awaited',
  labelNames: ['pool', 'state'],
  registers: [ofProcess],
  collect() {
    connections.reset();
    for (const { pool, state, count } of poolFigures()) connections.inc({ pool, state }, count);
  },
});

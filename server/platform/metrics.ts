import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { notFound } from './errors.ts';
import { isLoopback } from './network.ts';

/** `GET /metrics` for a collector on this machine: process figures, and durations by method, route and status. */
export function registerMetrics(app: FastifyInstance): void {
  const ofThisProcess = figuresOfProcess();
  const register = new Registry();
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
  app.get('/metrics', async (request, reply) => {
    // guard: The figures are for this machine alone (../test/app.test.ts)
    if (!isLoopback(request.ip)) throw notFound();
    const figures = Registry.merge([ofThisProcess, register]);
    return reply.type(figures.contentType).send(await figures.metrics());
  });
}

let ofProcess: Registry | undefined;

/** Collected once, however many apps a process builds: what watches its delays and its garbage never ends. */
function figuresOfProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

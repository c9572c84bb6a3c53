import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { requestPasswordReset } from '@mustalah/contract/accounts';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { outboxMail } from '../gateways/mail.ts';
import { buildUser } from '../test/factories.ts';
import { world } from '../test/world.ts';
import { openDatabase } from './db.ts';
import { openJobs } from './jobs.ts';
import { watchStatements } from './statements.ts';
import { openTelemetry } from './telemetry.ts';

const w = world();

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface Metric {
  name: string;
  histogram?: { dataPoints: { count: number; bucketCounts: number[] }[] };
}

/** A collector on loopback, and what it was sent. */
async function collector() {
  const spans: Span[] = [];
  const metrics: Metric[] = [];
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as {
      resourceSpans?: { scopeSpans: { spans: Span[] }[] }[];
      resourceMetrics?: { scopeMetrics: { metrics: Metric[] }[] }[];
    };
    for (const { scopeSpans } of sent.resourceSpans ?? [])
      for (const scope of scopeSpans) spans.push(...scope.spans);
    for (const { scopeMetrics } of sent.resourceMetrics ?? [])
      for (const scope of scopeMetrics) metrics.push(...scope.metrics);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, spans, metrics };
}

test('a request, its statements, the work it sends and the mail of that are one trace under its number', async () => {
  const { endpoint, spans, metrics } = await collector();
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-traces-'));
  const settings = { ...w.deps.config, SLOW_STATEMENT_MS: 0, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const watch = watchStatements(settings, { warn: () => {} });
  const db = openDatabase(w.databaseUrl, { max: 4, watch });
  const jobs = openJobs(w.databaseUrl, (fault) => console.error(fault));
  const mail = outboxMail(folder, 'مصطلح <no-reply@mustalah.example>');
  const app = buildApp({ ...w.deps, db, replica: db, jobs, gateways: { ...w.deps.gateways, mail } });
  onTestFinished(async () => {
    await app.close();
    await jobs.stop();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const readFigures = () => app.readFigures();
  const telemetry = openTelemetry({ endpoint, share: 1, instance: 'test', readFigures });
  const { email } = await buildUser(w.db);
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${requestPasswordReset.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, recaptcha: '' }),
  });
  await jobs.drain();
  await telemetry.close();

  const number = answer.headers.get('x-request-id');
  const ofRequest = spans.filter(({ traceId }) => traceId === number);
  const named = (name: string) => ofRequest.find((span) => span.name === name);
  const request = named(`POST ${requestPasswordReset.path}`);
  const job = named('job password-reset');
  expect([request?.parentSpanId, job?.parentSpanId, named('mail')?.parentSpanId]).toEqual([
    undefined,
    request?.spanId,
    job?.spanId,
  ]);
  const statementsOf = (span: Span | undefined) =>
    ofRequest.filter(
      ({ parentSpanId, attributes }) =>
        parentSpanId === span?.spanId && attributes.some(({ key }) => key === 'db.query.text'),
    );
  expect([statementsOf(request).length > 0, statementsOf(job).length > 0]).toEqual([true, true]);
  expect(JSON.stringify(spans)).not.toContain(email);

  const figure = (name: string) => metrics.find((metric) => metric.name === name);
  expect([figure('mustalah_calls')?.name, figure('process_cpu_seconds_total')?.name]).toEqual([
    'mustalah_calls',
    'process_cpu_seconds_total',
  ]);
  const [calls] = figure('http_request_duration_seconds')?.histogram?.dataPoints ?? [];
  expect([Number(calls?.count), calls?.bucketCounts.map(Number).reduce((sum, each) => sum + each)]).toEqual([
    1, 1,
  ]);
});

test('nothing of OpenTelemetry is loaded but by the one file that a process loads when a collector is named', () => {
  const root = join(import.meta.dirname, '..');
  const sources = globSync('{*,{platform,gateways,modules,cli,seed}/**/*}.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const loading = (pattern: RegExp) =>
    sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(loading(/from '@opentelemetry/)).toEqual(['platform/telemetry.ts']);
  expect(loading(/from '[^']*\/telemetry\.ts'/)).toEqual([]);
  expect(loading(/await import\('[^']*\/telemetry\.ts'\)/)).toEqual(['serve.ts']);
});

test('a collector that is away keeps nobody from being answered, nor the process from ending', async () => {
  const telemetry = openTelemetry({
    endpoint: 'http://127.0.0.1:1',
    share: 1,
    instance: 'test',
    readFigures: async () => [],
  });
  const { statusCode } = await w.app.inject({ url: '/api/categories/' });
  await telemetry.close();
  expect(statusCode).toBe(200);
});

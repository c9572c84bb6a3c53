// Traces and figures for a collector that speaks OTLP over HTTP. Loaded where one is named, and nowhere else (082).
import {
  type HrTime,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
  ValueType,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Begun, Recorder, Step } from './steps.ts';
import { recordSteps } from './steps.ts';

type Figures = MetricObjectWithValues<MetricValue<string>>[];

export interface TelemetryOptions {
  /** Such as http://127.0.0.1:4318; traces and figures go to their paths below it. */
  endpoint: string;
  /** Which share of all requests is traced. */
  share: number;
  /** Tells the processes of an installation apart. */
  instance: string;
  readFigures(): Promise<Figures>;
  intervalMs?: number;
}

const INTERVAL_MS = 15_000;
/** A collector that is away keeps no process from ending. */
const PATIENCE_MS = 3_000;

/** Send traces and figures from now on; give what ends it, with what is not sent yet. */
export function openTelemetry(options: TelemetryOptions): { close(): Promise<void> } {
  const { endpoint, share, instance, readFigures, intervalMs = INTERVAL_MS } = options;
  const base = endpoint.replace(/\/+$/, '');
  const resource = resourceFromAttributes({ 'service.name': 'mustalah', 'service.instance.id': instance });
  const random = new RandomIdGenerator();
  let traceId = '';
  const tracers = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(share),
    // The number of a request is that of its trace.
    idGenerator: { generateTraceId: () => traceId, generateSpanId: () => random.generateSpanId() },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${base}/v1/traces`, timeoutMillis: PATIENCE_MS }),
      }),
    ],
  });
  const tracer = tracers.getTracer('mustalah');
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics`, timeoutMillis: PATIENCE_MS }),
        exportIntervalMillis: intervalMs,
        exportTimeoutMillis: Math.min(PATIENCE_MS, intervalMs),
        metricProducers: [{ collect: async () => collected(await readFigures(), resource) }],
      }),
    ],
  });

  const recorder: Recorder = {
    begin({ kind, name, work, attributes = {}, at }: Begun): Step {
      traceId = work.id;
      const above = work.step && {
        traceId: work.id,
        spanId: work.step,
        traceFlags: TraceFlags.SAMPLED,
      };
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes, ...(at !== undefined && { startTime: at }) },
        above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT,
      );
      return {
        id: span.spanContext().spanId,
        end(fault) {
          if (fault !== undefined) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            span.setAttribute('error.type', kindOf(fault));
          }
          span.end();
        },
      };
    },
  };
  recordSteps(recorder);
  return {
    async close() {
      recordSteps(undefined);
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
}

/** A status, or what kind of error. */
const kindOf = (fault: unknown): string | number =>
  typeof fault === 'number' ? fault : fault instanceof Error ? fault.name : 'unknown';

const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
} satisfies Record<Begun['kind'], SpanKind>;

const timeOf = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / 1_000),
  Math.floor((milliseconds % 1_000) * 1_000_000),
];

/** What `/metrics` tells, in the shapes of OpenTelemetry; what is only reckoned there is left out. */
function collected(figures: Figures, resource: Resource): CollectionResult {
  const metrics = figures.flatMap((figure) => metricOf(figure) ?? []);
  return {
    resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'mustalah' }, metrics }] },
    errors: [],
  };
}

function metricOf({ name, help, type, values }: Figures[number]): MetricData | null {
  const times = { startTime: timeOf(performance.timeOrigin), endTime: timeOf(Date.now()) };
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = values.map(({ labels, value }) => ({ ...times, attributes: { ...labels }, value }));
  // A type is a word here, whatever the library declares.
  switch (String(type)) {
    case 'counter':
      return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points };
    case 'gauge':
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points };
    case 'histogram':
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(values, times) };
    default:
      return null;
  }
}

function histogramsOf(
  values: Figures[number]['values'],
  times: Pick<DataPoint<Histogram>, 'startTime' | 'endTime'>,
): DataPoint<Histogram>[] {
  const parts = Map.groupBy(values, ({ labels }) => JSON.stringify({ ...labels, le: undefined }));
  return [...parts].map(([labels, rows]) => {
    const totals = rows.filter(({ labels: { le } }) => le !== undefined);
    const valueOf = (end: string) =>
      rows.find((row) => 'metricName' in row && String(row.metricName).endsWith(end))?.value ?? 0;
    return {
      ...times,
      attributes: JSON.parse(labels),
      value: {
        buckets: {
          boundaries: totals.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
          // There each one counts those below it too.
          counts: totals.map(({ value }, place) => value - (totals[place - 1]?.value ?? 0)),
        },
        sum: valueOf('_sum'),
        count: valueOf('_count'),
      },
    };
  });
}

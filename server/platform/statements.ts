import type { Logger } from 'kysely';
import type { Config } from './config.ts';
import { beginStep } from './steps.ts';
import { workNow } from './work.ts';

/** A text of statements that are made of many values is cut. */
const MOST_LETTERS = 2_000;

/** Told of statements that took long. */
interface SlowLog {
  warn(line: { statement: string; ms: number }): void;
}

/**
 * Write down which statements take long, and which belong to a trace; the log names the call, and no value of anybody's stands
 * there. Nothing is watched where neither is wanted.
 */
export function watchStatements(
  {
    SLOW_STATEMENT_MS,
    OTEL_EXPORTER_OTLP_ENDPOINT,
  }: Pick<Config, 'SLOW_STATEMENT_MS' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  log: SlowLog,
): Logger | undefined {
  if (SLOW_STATEMENT_MS === 0 && !OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return (event) => {
    const { query, queryDurationMillis: ms } = event;
    const statement = query.sql.slice(0, MOST_LETTERS);
    if (OTEL_EXPORTER_OTLP_ENDPOINT)
      recordStatement(statement, ms, event.level === 'error' ? event.error : undefined);
    // guard: Only statements that take long are written down (statements.test.ts) ‹ms < SLOW_STATEMENT_MS → false›
    if (SLOW_STATEMENT_MS === 0 || ms < SLOW_STATEMENT_MS) return;
    log.warn({ statement, ms: Math.round(ms) });
  };
}

function recordStatement(statement: string, ms: number, fault: unknown): void {
  const work = workNow();
  if (!work) return;
  const [name = ''] = statement.trim().split(/\s/, 1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  beginStep({ kind: 'client', name, work, attributes, at: Date.now() - ms })?.end(fault);
}

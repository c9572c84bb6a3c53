import type { Logger } from 'kysely';
import type { Config } from './config.ts';

/** A text of statements that are made of many values is cut. */
const MOST_LETTERS = 2_000;

/** Told of statements that took long. */
interface SlowLog {
  warn(line: { statement: string; ms: number }): void;
}

/** Write down which statements take long; the log names the call, and no value of anybody's stands there. */
export function logSlowStatements(
  { SLOW_STATEMENT_MS }: Pick<Config, 'SLOW_STATEMENT_MS'>,
  log: SlowLog,
): Logger | undefined {
  if (SLOW_STATEMENT_MS === 0) return undefined;
  return ({ query, queryDurationMillis }) => {
    // guard: Only statements that take long are written down (statements.test.ts) ‹queryDurationMillis < SLOW_STATEMENT_MS → false›
    if (queryDurationMillis < SLOW_STATEMENT_MS) return;
    log.warn({ statement: query.sql.slice(0, MOST_LETTERS), ms: Math.round(queryDurationMillis) });
  };
}

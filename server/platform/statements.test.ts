import { CompiledQuery, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { world } from '../test/world.ts';
import { openDatabase } from './db.ts';
import { openLog } from './log.ts';
import { watchStatements } from './statements.ts';
import { doing } from './work.ts';

const w = world();

/** What is written down by whoever watches with this threshold. */
function watching(SLOW_STATEMENT_MS: number) {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  return {
    lines,
    watch: watchStatements({ SLOW_STATEMENT_MS, OTEL_EXPORTER_OTLP_ENDPOINT: undefined }, log),
  };
}

test('a statement that takes long is written down, without values, others are not', () => {
  const { lines, watch } = watching(300);
  for (const queryDurationMillis of [299.9, 300.2]) {
    void watch?.({
      level: 'query',
      query: CompiledQuery.raw('select $1', ['a secret']),
      queryDurationMillis,
    });
  }
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, statement: 'select $1', ms: 300 });
  expect(lines[0]).not.toContain('secret');
});

test('what a call sends to the database is written down under its name', async () => {
  const { lines, watch } = watching(1);
  const db = openDatabase(w.databaseUrl, { max: 1, watch });
  onTestFinished(() => db.destroy());
  await doing({ id: 'f00d', call: 'GET /api/slow/' }, () =>
    db.transaction().execute((tx) => sql`select ${1}::int, pg_sleep(0.01)`.execute(tx)),
  );
  const statement = 'select $1::int, pg_sleep(0.01)';
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ statement, request: 'f00d', call: 'GET /api/slow/' }),
  );
});

test('nothing is watched where no statement is to be written down', () => {
  expect(watching(0).watch).toBeUndefined();
});

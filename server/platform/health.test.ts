import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { world } from '../test/world.ts';
import { openDatabase } from './db.ts';

const w = world();

test('whose database takes no writes lives, and is not ready', async () => {
  const readOnly = openDatabase(w.databaseUrl, { max: 1, begins: 'set default_transaction_read_only = on' });
  const healthOf = async (db: typeof readOnly) => {
    const app = buildApp({ ...w.deps, db });
    const answers = await Promise.all(['/health/live', '/health/ready'].map((url) => app.inject(url)));
    await app.close();
    return answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);
  };
  const live = [200, undefined];
  expect([await healthOf(w.db), await healthOf(readOnly)]).toEqual([
    [live, live],
    [live, [503, '5']],
  ]);
  await readOnly.destroy();
});

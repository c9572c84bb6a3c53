// The same measure of a search against a program that runs on this machine: `npm run bench -- --against http://127.0.0.1:3000`,
// with the environment of that program, from which its database is known. It must not limit calls (RATE_LIMIT=off).

import { readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db.ts';
import { isLoopback } from '../server/platform/network.ts';
import { openStore } from '../server/platform/open.ts';
import { measureSearch } from './measure-search.ts';
import { processorTimeOfAll } from './processor-time.ts';

const address = new URL(process.argv[2] ?? '');
const host = address.hostname.replace(/^\[|\]$/g, '');
if (host !== 'localhost' && !isLoopback(host)) throw new Error(`${host} is another machine`);

await fetch(`${address.origin}/health/ready`);
const store = await openStore(readConfig());
// Also what the application may not, such as a table for a while.
const db = openDatabase(store.ownerUrl, { max: 10, statementTimeoutMs: 0 });
try {
  await measureSearch({ url: address.origin, db, spent });
} finally {
  await db.destroy();
  await store.close();
}

/** The program tells its own processor time. */
async function spent() {
  const figures = await fetch(`${address.origin}/metrics`).then((answer) => answer.text());
  const [, seconds = ''] = /^process_cpu_seconds_total (\S+)/m.exec(figures) ?? [];
  const postgres = store.postgres ? processorTimeOfAll(store.postgres.pid) : Number.NaN;
  return { node: Number(seconds) * 1_000, postgres };
}

// The search as readers meet it, in a program started for it on a database that is thrown away. `search=1000000` says how
// many terms, and `search=155000,terms.tsv` takes their pairs from a file.
import { openDatabase } from '../server/platform/db.ts';
import { temporaryPostgres } from '../server/test/postgres.ts';
import { readPairs } from './made-terms.ts';
import { measureSearch } from './measure-search.ts';
import { processorTime, processorTimeOfAll } from './processor-time.ts';
import { shown } from './report.ts';
import { makeDictionary, startSite, temporaryFolder } from './site.ts';

const [wanted = '20000', file] = process.argv.slice(2);
const pairs = file ? readPairs(file, Number(wanted)) : undefined;
const size = pairs?.length ?? Number(wanted);

const folder = temporaryFolder();
const postgres = await temporaryPostgres({ shared_buffers: '1GB' });
try {
  const began = performance.now();
  const database = await makeDictionary(postgres.urlOf('postgres'), size, pairs);
  console.log(`  filled at ${shown((size / (performance.now() - began)) * 1_000)} terms/s`);
  const site = await startSite({ DATABASE_URL: database, DATA_DIR: folder.path });
  const db = openDatabase(database, { max: 10, statementTimeoutMs: 0 });
  try {
    const spent = async () => ({
      node: processorTime(site.pid),
      postgres: processorTimeOfAll(postgres.pid),
    });
    await measureSearch({ url: site.url, db, spent });
  } finally {
    await db.destroy();
    await site.stop();
  }
} finally {
  await postgres.stop();
  folder.remove();
}

// Writes down what the release that is made now needs of the database, for the next one: `node tasks/with-node.mjs
// server/scripts/keep-release.ts`, with the name of its last migration where that is not the last of all.
import { writeFileSync } from 'node:fs';
import { migrate, openDatabase } from '../platform/db.ts';
import { migrateJobs } from '../platform/jobs.ts';
import { APPLICATION, ensureApplication, grantApplication } from '../platform/roles.ts';
import { temporaryPostgres } from '../test/postgres.ts';
import { KEPT_FILE, type Release, readTables } from '../test/release-before.ts';

const [wanted] = process.argv.slice(2);
const postgres = await temporaryPostgres();
const db = openDatabase(postgres.urlOf('postgres'));
await ensureApplication(db, 'of-nobody');
const last = (await migrate(db, wanted)).at(-1) ?? '';
await migrateJobs(postgres.urlOf('postgres'));
await grantApplication(db, APPLICATION);
const release: Release = { last, tables: await readTables(db) };
await db.destroy();
await postgres.stop();
writeFileSync(KEPT_FILE, `${JSON.stringify(release, null, 2)}\n`);

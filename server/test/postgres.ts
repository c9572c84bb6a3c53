import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { type Db, migrate, openDatabase } from '../platform/db.ts';
import { migrateJobs } from '../platform/jobs.ts';
import { ensurePostgres } from '../platform/postgres/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgres: string;
    /** The migrated database that each test file clones. */
    template: string;
  }
}

/** A PostgreSQL of its own whose data is thrown away, so it need not survive a power cut. */
export async function temporaryPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-postgres-'));
  const postgres = await ensurePostgres(join(folder, 'data'), {
    password: 'for-tests-only',
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  return {
    ...postgres,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One PostgreSQL for the whole run, or the one that `TEST_DATABASE_URL` names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = project.config.env.TEST_DATABASE_URL || undefined;
  const own = external ? null : await temporaryPostgres();
  const url = external ?? own?.urlOf('postgres') ?? '';
  const template = `mustalah_template_${process.pid}`;
  await withAdmin(url, (admin) => sql`create database ${sql.id(template)}`.execute(admin));

  const address = databaseAddress(url, template);
  const db = openDatabase(address);
  await migrate(db);
  await db.destroy();
  await migrateJobs(address);

  project.provide('postgres', url);
  project.provide('template', template);
  return async () => {
    if (own) await own.stop();
    else await withAdmin(url, (admin) => sql`drop database if exists ${sql.id(template)}`.execute(admin));
  };
}

export async function withAdmin<T>(url: string, act: (admin: Db) => Promise<T>): Promise<T> {
  const admin = openDatabase(url, { max: 1 });
  try {
    return await act(admin);
  } finally {
    await admin.destroy();
  }
}

/** The same server, another database. */
export function databaseAddress(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

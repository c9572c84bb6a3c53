import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { assertArabicLocale, type Db, openDatabase } from '../platform/db.ts';
import { migrateStore } from '../platform/open.ts';
import { ensurePostgres } from '../platform/postgres/postgres.ts';
import { APPLICATION, ensureApplication } from '../platform/roles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgres: string;
    /** The migrated database that each test file clones. */
    template: string;
  }
}

const APPLICATION_PASSWORD = 'of-the-application-in-tests';

/** A PostgreSQL of its own whose data is thrown away, so it need not survive a power cut. */
export async function temporaryPostgres(settings: Record<string, string> = { shared_buffers: '128MB' }) {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-postgres-'));
  const postgres = await ensurePostgres(join(folder, 'data'), {
    password: 'for-tests-only',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      // It lies in memory where there is room.
      max_wal_size: '128MB',
      max_connections: '200',
      ...settings,
    },
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

  await makeProduct(databaseAddress(url, template));

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

/** Bring an empty database to where the product begins, with its two roles. */
export async function makeProduct(ownerUrl: string): Promise<void> {
  await withAdmin(ownerUrl, async (admin) => {
    await ensureApplication(admin, APPLICATION_PASSWORD);
    await assertArabicLocale(admin);
  });
  await migrateStore({ databaseUrl: applicationAddress(ownerUrl), ownerUrl });
}

/** Change what no trigger would let be changed, as somebody with all rights on the database could. */
export async function tamper(ownerUrl: string, ...changes: RawBuilder<unknown>[]): Promise<void> {
  await withAdmin(ownerUrl, (owner) =>
    owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const change of changes) await change.execute(tx);
    }),
  );
}

/** The same database, as the role that owns nothing: what the product is not granted fails in its tests too. */
export function applicationAddress(url: string): string {
  const address = new URL(url);
  address.username = APPLICATION;
  address.password = APPLICATION_PASSWORD;
  return address.href;
}

/** The same server, another database. */
export function databaseAddress(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

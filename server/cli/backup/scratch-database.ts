import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../platform/db.ts';
import { migrateStore, withOwner } from '../../platform/open.ts';
import { ensurePostgres } from '../../platform/postgres/postgres.ts';
import type { Key } from './encryption.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';

/** Restore a backup into a database of its own, which need not survive a power cut and is thrown away; do something there. */
export async function onScratchDatabase<T>(
  folder: string,
  key: Key | null,
  report: (line: string) => void,
  act: (db: Db, manifest: Manifest) => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(join(tmpdir(), 'mustalah-verify-'));
  const postgres = await ensurePostgres(join(place, 'postgres'), {
    password: randomBytes(24).toString('base64url'),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  try {
    const ownerUrl = postgres.urlOf('postgres');
    await migrateStore({ databaseUrl: ownerUrl, ownerUrl });
    const manifest = await readBackup(ownerUrl, folder, { force: false, key }, report);
    return await withOwner(ownerUrl, (db) => act(db, manifest));
  } finally {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

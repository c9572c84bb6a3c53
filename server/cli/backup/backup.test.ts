import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '../../modules/notifications/notify.ts';
import { holdPoints } from '../../modules/rewards/ledger.ts';
import { openSecrets } from '../../platform/secrets.ts';
import { buildAdmin, buildUser } from '../../test/factories.ts';
import { testTerminal } from '../../test/terminal.ts';
import { type World, world } from '../../test/world.ts';
import { command as backup } from '../commands/backup.ts';
import { command as restore } from '../commands/restore.ts';
import { command as verify } from '../commands/verify.ts';
import { MANIFEST } from './manifest.ts';

const source = world();
const target = world();
let folder: string;

/** One fingerprint of every row of every table. */
async function fingerprint({ db }: World): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%' order by 1`.execute(db);
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select string_agg(row::text, '\n' order by row::text collate "C") as text from ${sql.table(name)} row`.execute(
      db,
    );
    prints[name] = createHash('sha256')
      .update(rows[0]?.text ?? '')
      .digest('hex');
  }
  return prints;
}

const nasty = 'سطر\nثانٍ\tجدولة \\N \\. "اقتباس" \u0001 ‏🌙 \r\n\\';

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'mustalah-backup-')), 'backup');
  const { db, deps } = source;
  const admin = await buildAdmin(db);
  const user = await buildUser(db, { name: 'أمل' });
  await db
    .updateTable('users')
    .set({ bio: nasty, last_login: new Date() })
    .where('id', '=', user.id)
    .execute();
  await db.transaction().execute(async (tx) => {
    await notify(tx, deps, { userId: user.id, kind: 'x', title: nasty, body: '', link: '' });
    const points = await holdPoints(tx, [user.id]);
    for (const subject of ['vote:1', 'vote:2']) {
      const vote = { userId: user.id, reason: 'vote_cast', subject, label: nasty, now: new Date() } as const;
      await points.credit({ ...vote, amount: 500_000n });
    }
  });
  await db
    .insertInto('audit_log')
    .values({ actor_id: admin.id, action: 'x', subject: 'y', detail: '{"a":"\\n"}' })
    .execute();
  await db.insertInto('used_captchas').values({ signature: nasty, expires_at: new Date() }).execute();
  // Enough to need many pieces, and more than the streams hold at once.
  await sql`insert into notifications (user_id, kind, title, body)
    select ${user.id}, 'many', 'إشعار ' || i, repeat(md5(i::text), 30) from generate_series(1, 3000) i`.execute(
    db,
  );
  await source.asOwner((owner) => sql`select setval('article_changes', 7)`.execute(owner));
  // The newest row is gone: its number must not come back.
  await db.deleteFrom('notifications').where('title', '=', 'إشعار 3000').execute();
  const terminal = testTerminal(source);
  await openSecrets(source.db, (await terminal.openStore()).local);
  await backup.run(terminal, [folder]);
});

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

beforeEach(async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(target.db);
  await target.empty(...rows.map(({ name }) => name));
});

test('a backup comes back row by row, in an empty database', async () => {
  const terminal = testTerminal(target);
  await restore.run(terminal, [folder]);
  expect(await fingerprint(target)).toEqual(await fingerprint(source));
  expect(terminal.printed).toEqual([
    expect.stringMatching(/^Restored \d+ rows of \d+ tables as they were on 20/),
  ]);
  expect(terminal.reported).toContain('notifications: 3000 rows');
});

test('numbers go on where they stood, and the triggers work again', async () => {
  await restore.run(testTerminal(target), [folder]);
  const next = async ({ db }: World, table: string, column: string) => {
    const { rows } = await sql<{
      id: number;
    }>`select nextval(pg_get_serial_sequence(${table}, ${column})) as id`.execute(db);
    return rows[0]?.id;
  };
  expect(await next(target, 'notifications', 'id')).toBe(await next(source, 'notifications', 'id'));
  expect(await next(target, 'article_records', 'change')).toBe(8);
  const user = await buildUser(target.db);
  const accounts = await target.db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  expect(accounts).toHaveLength(5);
  await expect(target.asOwner((owner) => owner.deleteFrom('audit_log').execute())).rejects.toThrow(
    'append-only',
  );
});

test('the folder is private, and its manifest tells what it holds', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest.migrations[0]).toBe('0001_accounts.sql');
  expect(manifest.tables.find((table: { name: string }) => table.name === 'users').rows).toBe(2);
  const modes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).mode & 0o777),
  );
  expect([...new Set(modes)]).toEqual([0o600]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a backup is what stood at one moment, whatever is written meanwhile', async () => {
  const moment = join(folder, '../moment');
  const writing = (async () => {
    for (let i = 0; i < 20; i++) await buildUser(source.db);
  })();
  await Promise.all([backup.run(testTerminal(source), [moment]), writing]);
  await restore.run(testTerminal(target), [moment]);
  const { rows } = await sql<{ missing: number }>`
    select count(*) as missing from users where id not in (select user_id from ledger_accounts)`.execute(
    target.db,
  );
  expect(rows).toEqual([{ missing: 0 }]);
});

test('a folder that holds something is not written to', async () => {
  await expect(backup.run(testTerminal(source), [folder])).rejects.toThrow('is not empty');
});

describe('an encrypted backup', () => {
  const passphrase = 'كلمات لا يعرفها غيري';
  let locked: string;

  beforeAll(async () => {
    locked = join(folder, '../locked');
    vi.stubEnv('BACKUP_PASSPHRASE', passphrase);
    vi.stubEnv('BACKUP_WORK_FACTOR', '14');
    await backup.run(testTerminal(source), [locked]);
  });
  beforeEach(() => vi.stubEnv('BACKUP_PASSPHRASE', passphrase));
  afterAll(() => vi.unstubAllEnvs());

  test('tells nothing to whoever finds it, and comes back row by row', async () => {
    const names = await readdir(locked);
    expect(names.filter((name) => !name.endsWith('.age'))).toEqual([]);
    expect(names).toContain('manifest.json.age');
    const begins = await Promise.all(
      names.map(async (name) => (await readFile(join(locked, name))).subarray(0, 21).toString()),
    );
    expect([...new Set(begins)]).toEqual(['age-encryption.org/v1']);
    await restore.run(testTerminal(target), [locked]);
    expect(await fingerprint(target)).toEqual(await fingerprint(source));
  });

  test('is refused without its passphrase, with another one, and when a file of it was cut short; nothing changes', async () => {
    vi.stubEnv('BACKUP_PASSPHRASE', '');
    await expect(restore.run(testTerminal(target), [locked])).rejects.toThrow('is encrypted');
    vi.stubEnv('BACKUP_PASSPHRASE', `${passphrase} أو غيرها`);
    await expect(restore.run(testTerminal(target), [locked])).rejects.toThrow('the passphrase is another');
    vi.stubEnv('BACKUP_PASSPHRASE', passphrase);
    const file = join(locked, 'notifications.copy.gz.age');
    await truncate(file, (await stat(file)).size - 1);
    await expect(restore.run(testTerminal(target), [locked])).rejects.toThrow(
      'damaged, cut short or tampered',
    );
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});

test('a restore where another key is says what ends, and has secrets of its own', async () => {
  const terminal = testTerminal(target);
  const { openStore } = terminal;
  const local = { databasePassword: '', keys: ['of another installation, long enough'], former: null };
  await restore.run({ ...terminal, openStore: async () => ({ ...(await openStore()), local }) }, [folder]);
  expect(await openSecrets(target.db, local)).toMatchObject({ lasting: expect.any(String) });
  expect(terminal.printed).toEqual([
    expect.stringMatching(/^Restored/),
    expect.stringContaining('everybody signs in again'),
  ]);
});

test('a backup is verified in a database of its own, with the heads that it holds', async () => {
  const terminal = testTerminal(target);
  await verify.run(terminal, [folder, '--json']);
  const said = JSON.parse(terminal.printed.join('\n'));
  expect([said.whole, said.findings]).toEqual([true, []]);
  expect(said.heads.find(({ chain }: { chain: string }) => chain === 'ledger').length).toBe(2);
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  expect(manifest.heads).toEqual(said.heads);
  const other = `audit_log:1:${'0'.repeat(64)}`;
  await expect(verify.run(testTerminal(target), [folder, '--head', other])).rejects.toThrow('ما لا يطابق: 1');
});

describe('restoring is refused', () => {
  const before = () => fingerprint(target);

  test('into a database that holds something, unless it is forced', async () => {
    await buildUser(target.db);
    const untouched = await before();
    await expect(restore.run(testTerminal(target), [folder])).rejects.toThrow('is not empty');
    expect(await before()).toEqual(untouched);
    const again = join(folder, '../again');
    await backup.run(testTerminal(source), [again]);
    await restore.run(testTerminal(target), [again, '--force']);
    expect(await before()).toEqual(await fingerprint(source));
  });

  test('of a file that belongs to another backup, whose rows would fit', async () => {
    const copy = await mkdtemp(join(folder, '../foreign-'));
    for (const name of await readdir(folder)) await copyFile(join(folder, name), join(copy, name));
    const text = gunzipSync(await readFile(join(folder, 'users.copy.gz'))).toString();
    await writeFile(join(copy, 'users.copy.gz'), gzipSync(text.replace('أمل', 'ألم')));
    await expect(restore.run(testTerminal(target), [copy])).rejects.toThrow('users: not the file');
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('from a folder without a manifest', async () => {
    await expect(restore.run(testTerminal(target), [tmpdir()])).rejects.toThrow('manifest.json is missing');
  });

  /** The backup, with one file changed. */
  async function damaged(file: string, change: (content: Buffer) => Buffer): Promise<string> {
    const copy = await mkdtemp(join(folder, '../damaged-'));
    for (const name of await readdir(folder)) {
      const content = await readFile(join(folder, name));
      const changed = name === file ? change(content) : content;
      await writeFile(join(copy, name), name === MANIFEST ? withoutHashes(changed) : changed);
    }
    return copy;
  }
  /** As older backups are: what is not told by a hash is still found. */
  function withoutHashes(content: Buffer): Buffer {
    const manifest = JSON.parse(content.toString());
    for (const table of manifest.tables) delete table.sha256;
    return Buffer.from(JSON.stringify(manifest));
  }
  const json =
    (change: (manifest: { migrations: string[]; tables: { rows: number }[]; format: number }) => void) =>
    (content: Buffer) => {
      const manifest = JSON.parse(content.toString());
      change(manifest);
      return Buffer.from(JSON.stringify(manifest));
    };
  const rows = (change: (text: string) => string) => (content: Buffer) =>
    gzipSync(change(gunzipSync(content).toString()));

  test.each<[string, string, (content: Buffer) => Buffer, string | RegExp]>([
    [
      'of other migrations',
      'manifest.json',
      json((manifest) => manifest.migrations.push('9999_later.sql')),
      '9999_later.sql',
    ],
    [
      'of an unknown form',
      'manifest.json',
      json((manifest) => {
        manifest.format = 2;
      }),
      'does not know',
    ],
    ['with other tables', 'manifest.json', json((manifest) => manifest.tables.pop()), 'tables of the backup'],
    [
      'with other counts',
      'manifest.json',
      json((manifest) => {
        for (const table of manifest.tables) table.rows += 1;
      }),
      'Nothing was changed',
    ],
    [
      'cut short',
      'notifications.copy.gz',
      (content) => content.subarray(0, content.length / 2),
      /unexpected end|broke off/,
    ],
    ['damaged', 'notifications.copy.gz', (content) => content.fill(0, 5_000, 5_100), /./],
    [
      'with a row lost',
      'ledger_entries.copy.gz',
      rows((text) => text.split('\n').slice(1).join('\n')),
      'rows instead of',
    ],
    [
      'with a wrong balance',
      'ledger_accounts.copy.gz',
      rows((text) => text.replace('\tavailable\t1000000', '\tavailable\t9000000')),
      'ledger of the backup is wrong: 0 movements, 1 balances',
    ],
    [
      'with a row that refers to nothing',
      'audit_log.copy.gz',
      rows((text) => text.replace(/\t\d+\tx\ty/, '\t99999\tx\ty')),
      'foreign key',
    ],
  ])('of a backup %s, and nothing changes', async (_name, file, change, message) => {
    const bad = await damaged(file, change);
    await expect(restore.run(testTerminal(target), [bad])).rejects.toThrow(message);
    const users = await target.db.selectFrom('users').select('id').execute();
    expect(users).toEqual([]);
    // The triggers that were off are on again.
    await buildUser(target.db);
    expect(await target.db.selectFrom('ledger_accounts').select('id').execute()).toHaveLength(5);
  });
});

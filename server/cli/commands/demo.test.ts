import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openFiles } from '../../gateways/files.ts';
import { findBrokenEntry } from '../../modules/journal/paper/log.ts';
import { fillDemo } from '../../seed/demo/fill.ts';
import { isEmptyInstallation, removeDemo } from '../../seed/demo/remove.ts';
import { loadSeed } from '../../seed/load-seed.ts';
import { buildPaper } from '../../test/build-paper.ts';
import { buildUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'mustalah-demo-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const w = world({ gateways: { files: openFiles(undefined, folder) } });

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      -- Words stay known, and sums are summed up at night.
      and tablename not in ('words', 'term_counts') order by 1`.execute(w.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(name)}`.execute(
      w.db,
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

test('the trial community has papers in every state, and goes away whole', async () => {
  await loadSeed(w.db);
  expect(await isEmptyInstallation(w.db)).toBe(true);
  const before = await countRows();

  await fillDemo(w.deps, { password: 'for-tests-only', say: () => {} });
  expect(await isEmptyInstallation(w.db)).toBe(false);
  const papers = await w.db.selectFrom('papers').select(['id', 'status', 'round', 'withdrawn_at']).execute();
  const told = papers.map(
    ({ status, round, withdrawn_at }) => `${withdrawn_at ? 'withdrawn' : status} ${round}`,
  );
  expect(told.sort()).toEqual([
    'approved 1',
    'approved 1',
    'approved 1',
    'approved 1',
    'approved 1',
    'approved 2',
    'pending 1',
    'pending 2',
    'rejected 1',
    'revisions_requested 1',
    'withdrawn 1',
  ]);
  const broken = await Promise.all(papers.map(({ id }) => findBrokenEntry(w.db, id)));
  expect(broken.filter((seq) => seq !== null)).toEqual([]);
  const unread = await sql`select from paper_versions where state <> 'ready'`.execute(w.db);
  expect(unread.rows).toEqual([]);

  const coined = await w.db.selectFrom('proposed_terms').select('state').orderBy('paper_id').execute();
  expect(coined.map(({ state }) => state)).toEqual(['suggested', 'suggested', 'waiting']);
  const shown = await w.db.selectFrom('public_paper_terms').select('term_id').execute();
  expect(shown.length).toBeGreaterThan(3);

  const stranger = await buildUser(w.db);
  const kept = await buildPaper(w.db, stranger);
  await w.asOwner((owner) => removeDemo(owner, w.deps.gateways.files));
  const after = await countRows();
  const {
    users = 0,
    papers: left,
    paper_authors: authors = 0,
    ledger_accounts: accounts = 0,
    ...rest
  } = after;
  const {
    users: people = 0,
    papers: _none,
    paper_authors: _nobody,
    ledger_accounts: _purses,
    ...earlier
  } = before;
  expect(rest).toEqual(earlier);
  expect([users, left, authors, accounts]).toEqual([people + 1, 1, 1, (people + 1) * 5]);
  expect(await w.db.selectFrom('papers').select('id').execute()).toEqual([{ id: kept }]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files).toEqual([]);
  await w.asOwner(async (owner) => {
    await expect(sql`update paper_log set note = ''`.execute(owner)).resolves.toBeDefined();
  });
}, 300_000);

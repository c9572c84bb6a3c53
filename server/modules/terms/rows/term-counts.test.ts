import { restoreTerm } from '@mustalah/contract/terms/oversight';
import { approveTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { editTerm } from '@mustalah/contract/terms/suggestions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { countTerms, sumUpTermCounts } from './term-counts.ts';

const w = world();

/** What a count of all rows says, which the sums must say too. */
async function counted() {
  const { rows } = await sql<{ categoryId: number; isPending: boolean; terms: number }>`
    select category_id as "categoryId", approved_by is null as "isPending", count(*) as terms from terms
    group by 1, 2 order by 1, 2`.execute(w.db);
  return rows;
}

async function summed() {
  const rows = await counted();
  return Promise.all(rows.map(async (row) => ({ ...row, terms: await countTerms(w.db, row) })));
}

test('what comes, goes, is decided, comes back and changes its category is counted', async () => {
  const admin = await buildAdmin(w.db);
  const [kept, rejected, moved, removed] = [
    await buildTerm(w.db, { category: 'الفلك' }),
    await buildTerm(w.db, { category: 'الفلك' }),
    await buildTerm(w.db, { category: 'القانون', isApproved: true }),
    await buildTerm(w.db, { category: 'القانون' }),
  ];
  const same = async () => expect(await summed()).toEqual(await counted());
  await same();
  expect(await countTerms(w.db)).toBe(4);
  await w.call(approveTerm, { params: { id: kept.id }, body: {} }, admin);
  await w.call(rejectTerm, { params: { id: rejected.id }, body: {} }, admin);
  await w.call(editTerm, { params: { id: moved.id }, body: { category: 'الفلك' } }, admin);
  await w.asOwner((owner) => owner.deleteFrom('all_terms').where('id', '=', removed.id).execute());
  await same();
  expect(await countTerms(w.db)).toBe(2);
  await w.call(restoreTerm, { params: { id: rejected.id } }, admin);
  await same();
  await sumUpTermCounts(w.db);
  await same();
  expect(await countTerms(w.db, { isPending: true })).toBe(1);
});

test('sums that are made while terms come lose none, twice at once neither', async () => {
  const before = await countTerms(w.db);
  await Promise.all([
    ...Array.from({ length: 8 }, () => buildTerm(w.db)),
    ...Array.from({ length: 4 }, () => sumUpTermCounts(w.db)),
  ]);
  expect(await countTerms(w.db)).toBe(before + 8);
});

import { proposeDesignation, revertTerm } from '@mustalah/contract/terms/concepts';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { hideRevision } from '@mustalah/contract/terms/oversight';
import { editTerm } from '@mustalah/contract/terms/suggestions';
import { expect, test } from 'vitest';
import { buildTerm, categoryId } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { insertTerms } from '../rows/insert-terms.ts';

const w = world();

const page = async (id: number) => (await w.call(getTerm, { params: { id } })).answer;
const revert = (id: number, revision: number, as: TestUser, updated_at?: string) =>
  w.call(revertTerm, { params: { id }, body: { revision, ...(updated_at && { updated_at }) } }, as);

async function changedTerm() {
  const term = await buildTerm(w.db, { latin: 'sensor', definition: 'أداة تقيس وترسل' });
  const name = { language: 'ar' as const, text: 'حساس', note: 'شائع' };
  await w.call(proposeDesignation, { params: { id: term.id }, body: name }, term.author);
  const body = { arabic: `${term.arabic} رقمي`, definition: 'أداة تحسّ بتغير وترسله' };
  await w.call(editTerm, { params: { id: term.id }, body }, term.author);
  const { revisions, updated_at } = await page(term.id);
  return { term, revisions: revisions.map(({ id }) => id), updated_at };
}

test('an entry goes back to a version with its names, which is a new version', async () => {
  const { term, revisions } = await changedTerm();
  await revert(term.id, revisions[0] ?? 0, term.author);
  const first = await page(term.id);
  expect([first.arabic, first.definition, first.designations]).toEqual([term.arabic, 'أداة تقيس وترسل', []]);
  await revert(term.id, revisions[1] ?? 0, term.author);
  const second = await page(term.id);
  expect(second.designations).toMatchObject([
    { text: 'حساس', note: 'شائع', status: 'accepted', by: term.author.name },
  ]);
  expect(second.revisions.map(({ change }) => change)).toEqual([
    'edited',
    'names',
    'edited',
    'reverted',
    'reverted',
  ]);
});

test('only an admin and the author of a pending entry go back', async () => {
  const { term, revisions } = await changedTerm();
  const [other, reviewer, admin] = [
    await buildUser(w.db),
    await buildUser(w.db, { is_contributor: true }),
    await buildAdmin(w.db),
  ];
  const tries = [other, reviewer, admin].map((user) => revert(term.id, revisions[0] ?? 0, user));
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 200]);
});

test('nobody goes back from a version they have not read, to a hidden one, or to one of another entry', async () => {
  const { term, revisions, updated_at } = await changedTerm();
  const [admin, other] = [await buildAdmin(w.db), await buildTerm(w.db)];
  const foreign = (await page(other.id)).revisions[0]?.id ?? 0;
  expect((await revert(term.id, foreign, admin)).status).toBe(404);
  await w.call(hideRevision, { params: { id: revisions[1] ?? 0 } }, admin);
  expect((await revert(term.id, revisions[1] ?? 0, admin)).status).toBe(404);
  await w.call(editTerm, { params: { id: term.id }, body: { latin: 'detector' } }, term.author);
  const late = await revert(term.id, revisions[0] ?? 0, admin, updated_at);
  expect([late.status, late.error?.code]).toEqual([409, 'edit_conflict']);
});

test('an entry that came with many others is its own first version, which is kept when another follows', async () => {
  const shared = {
    definition: 'أداة تقيس وتدوّن',
    categoryId: await categoryId(w.db, 'الفيزياء'),
    source: 'مسرد',
  };
  const came = new Date(w.clock.now.getTime() - 1_000);
  const [edited = 0, named = 0] = await w.db.transaction().execute((tx) =>
    insertTerms(
      tx,
      [
        { arabic: 'مسجال زلزالي', latin: 'seismograph', ...shared },
        { arabic: 'مسجال حراري', latin: 'thermograph', ...shared },
      ],
      came,
    ),
  );
  const told = { id: 0, arabic: 'مسجال زلزالي', editor: 'مسرد', created_at: came.toISOString(), parts: null };
  expect((await page(edited)).revisions).toMatchObject([told]);
  const admin = await buildAdmin(w.db);
  await w.call(editTerm, { params: { id: edited }, body: { arabic: 'مرسمة زلازل' } }, admin);
  const name = { language: 'ar' as const, text: 'راسم الحرارة' };
  await w.call(proposeDesignation, { params: { id: named }, body: name }, admin);
  const [ofEdited, ofNamed] = [await page(edited), await page(named)];
  expect(ofEdited.revisions).toMatchObject([
    { arabic: 'مسجال زلزالي', created_at: came.toISOString(), parts: null },
    { arabic: 'مرسمة زلازل', editor: admin.name },
  ]);
  expect(ofNamed.revisions).toMatchObject([
    { change: 'edited', created_at: came.toISOString(), parts: null },
    { change: 'names', parts: { names: ['راسم الحرارة'] } },
  ]);
  await revert(edited, ofEdited.revisions[0]?.id ?? 0, admin);
  expect((await page(edited)).arabic).toBe('مسجال زلزالي');
});

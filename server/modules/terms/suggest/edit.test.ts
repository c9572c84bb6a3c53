import { getTerm, searchTerms } from '@mustalah/contract/terms/dictionary';
import { approveTerm } from '@mustalah/contract/terms/review';
import { editTerm } from '@mustalah/contract/terms/suggestions';
import { expect, test } from 'vitest';
import { buildTerm, type TestTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();
const definition = 'تعريف بعد المراجعة';
const edit = (id: number, body: object, as: TestUser) =>
  w.call(editTerm, { params: { id }, body: { arabic: 'مصطلح معدّل', definition, ...body } }, as);
const page = async (term: TestTerm) => (await w.call(getTerm, { params: { id: term.id } })).answer;

test('the author edits while the term is under review; each edit is a version and search follows', async () => {
  const term = await buildTerm(w.db, { arabic: 'مكثف كهربي', latin: 'capacitor' });
  const { status, answer } = await edit(term.id, { arabic: 'مواسع', category: 'الهندسة' }, term.author);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ arabic: 'مواسع', latin: 'capacitor', definition, category: 'الهندسة' });
  expect((await page(term)).revisions.map(({ arabic, editor }) => [arabic, editor])).toEqual([
    ['مكثف كهربي', term.author.name],
    ['مواسع', term.author.name],
  ]);
  const found = async (search: string) =>
    (await w.call(searchTerms, { query: { search } })).answer.results.map(({ id, match }) => [id, match]);
  expect(await found('المواسع')).toEqual([[term.id, 'article']]);
  expect(await found('مكثف كهربي')).toEqual([]);
});

test('an edit that changes nothing leaves no version', async () => {
  const term = await buildTerm(w.db, { arabic: 'ثابت زمني', definition });
  expect((await edit(term.id, { arabic: 'ثابت زمني' }, term.author)).status).toBe(200);
  expect((await page(term)).revisions).toHaveLength(1);
});

test('an empty Latin text is kept only where it is asked for', async () => {
  const term = await buildTerm(w.db, { arabic: 'مقاومة نوعية', latin: 'resistivity' });
  expect((await edit(term.id, { arabic: 'مقاومة نوعية' }, term.author)).answer.latin).toBe('resistivity');
  expect((await edit(term.id, { arabic: 'مقاومة نوعية', latin: '' }, term.author)).answer.latin).toBe('');
});

test('after approval only an admin edits, and the author is told what changed', async () => {
  const term = await buildTerm(w.db, { arabic: 'حث ذاتي' });
  const admin = await buildAdmin(w.db);
  await w.call(approveTerm, { params: { id: term.id }, body: {} }, admin);
  expect((await edit(term.id, {}, term.author)).error?.code).toBe('not_editable');
  expect((await edit(term.id, { arabic: 'حثّ ذاتي' }, admin)).answer.is_approved).toBe(true);
  const notice = await w.db
    .selectFrom('notifications')
    .select(['kind', 'body'])
    .where('user_id', '=', term.author.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(notice).toEqual({ kind: 'term_edited', body: 'ما تغيّر: المصطلح العربي، التعريف.' });
  const acts = await w.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject', '=', `term:${term.id}`)
    .orderBy('id')
    .execute();
  expect(acts).toEqual([
    { actor_id: admin.id, action: 'term.approve' },
    { actor_id: admin.id, action: 'term.edit' },
  ]);
});

test('others do not edit', async () => {
  const term = await buildTerm(w.db);
  const stranger = await buildUser(w.db);
  expect((await edit(term.id, {}, stranger)).status).toBe(403);
  expect((await edit(999_999, {}, stranger)).status).toBe(404);
  expect((await w.send('PATCH', `/api/terms/${term.id}/`, {})).status).toBe(401);
});

test('of two edits of one version the second is refused', async () => {
  const term = await buildTerm(w.db, { arabic: 'مجال كهربي' });
  const admin = await buildAdmin(w.db);
  const { updated_at } = await page(term);
  const answers = await Promise.all([
    edit(term.id, { arabic: 'حقل كهربي', updated_at }, term.author),
    edit(term.id, { arabic: 'ميدان كهربي', updated_at }, admin),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('edit_conflict');
});

test('an edit within the millisecond of another is of an older version all the same', async () => {
  const term = await buildTerm(w.db, { arabic: 'فيض كهربي' });
  await edit(term.id, { arabic: 'تدفق كهربي' }, term.author);
  const { updated_at } = await page(term);
  expect((await edit(term.id, { arabic: 'سيل كهربي', updated_at }, term.author)).status).toBe(200);
  expect((await edit(term.id, { arabic: 'دفق كهربي', updated_at }, term.author)).error?.code).toBe(
    'edit_conflict',
  );
});

test('an edit does not make a second term of one word, also at the same moment', async () => {
  const one = await buildTerm(w.db, { arabic: 'مولد أول' });
  const other = await buildTerm(w.db, { arabic: 'مولد آخر' });
  const clash = await edit(other.id, { arabic: 'المولد الأول' }, other.author);
  expect([clash.status, clash.error?.code, clash.error?.existing]).toEqual([
    409,
    'term_exists',
    { id: one.id, arabic: 'مولد أول' },
  ]);
  const answers = await Promise.all([
    edit(one.id, { arabic: 'مولد جديد' }, one.author),
    edit(other.id, { arabic: 'المولّد الجديد' }, other.author),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an unknown category is refused', async () => {
  const term = await buildTerm(w.db);
  expect((await edit(term.id, { category: 'السحر' }, term.author)).error?.code).toBe('category_unknown');
  expect((await edit(term.id, { category: 999_999 }, term.author)).error?.code).toBe('category_unknown');
});

import { getTerm } from '@mustalah/contract/terms/dictionary';
import { restoreTerm } from '@mustalah/contract/terms/oversight';
import { approveTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { checkTerm, editTerm, submitTerm } from '@mustalah/contract/terms/suggestions';
import { expect, test } from 'vitest';
import { buildTerm, categoryId } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();

const draft = async (arabic: string, latin: string, category: string, more: object = {}) => ({
  arabic,
  latin,
  definition: 'ما يميّزه عن غيره في بابه',
  category: await categoryId(w.db, category),
  ...more,
});

test('a word that is there is refused with all its entries, until it is said to mean something else', async () => {
  const strain = await buildTerm(w.db, { arabic: 'انفعال', latin: 'strain', category: 'الهندسة' });
  const author = await buildUser(w.db);
  const other = await draft('اِنفعال', 'emotion', 'علم النفس');
  const refused = await w.call(submitTerm, { body: other }, author);
  expect([refused.status, refused.error]).toEqual([
    409,
    expect.objectContaining({
      code: 'term_exists',
      existing: { id: strain.id, arabic: 'انفعال' },
      existing_terms: [
        {
          id: strain.id,
          arabic: 'انفعال',
          latin: 'strain',
          category: 'الهندسة',
          definition: 'تعريف قصير واضح',
        },
      ],
    }),
  ]);
  const { status, answer } = await w.call(
    submitTerm,
    { body: { ...other, is_another_meaning: true } },
    author,
  );
  expect(status).toBe(201);
  const page = await w.call(getTerm, { params: { id: answer.id } });
  expect(page.answer.homonyms.map(({ id }) => id)).toEqual([strain.id]);
  expect(page.answer.rivals).toEqual([]);
});

test('the same field and Latin is no other meaning, whatever is said', async () => {
  const term = await buildTerm(w.db, { arabic: 'عرض', latin: 'symptom', category: 'الطب' });
  const body = await draft('عَرَض', 'Symptom', 'الطب', { is_another_meaning: true });
  const { status, error } = await w.call(submitTerm, { body }, await buildUser(w.db));
  expect([status, error?.code, error?.existing]).toEqual([
    409,
    'term_exists',
    { id: term.id, arabic: 'عرض' },
  ]);
});

test('of two suggestions of one meaning at once one is there afterwards', async () => {
  await buildTerm(w.db, { arabic: 'طور', latin: 'phase', category: 'الفيزياء' });
  const body = await draft('طور', 'stage', 'الأحياء', { is_another_meaning: true });
  const users = await buildUsers(w.db, 2);
  const answers = await Promise.all(users.map((user) => w.call(submitTerm, { body }, user)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('an entry is renamed to a word that is there only where it means something else', async () => {
  const author = await buildUser(w.db);
  await buildTerm(w.db, { arabic: 'قوة', latin: 'force', category: 'الفيزياء' });
  const term = await buildTerm(w.db, { latin: 'power', category: 'القانون', author });
  const edit = (body: object) => w.call(editTerm, { params: { id: term.id }, body }, author);
  expect((await edit({ arabic: 'قوّة' })).error?.code).toBe('term_exists');
  expect((await edit({ arabic: 'قوّة', is_another_meaning: true })).status).toBe(200);
  const same = { latin: 'force', category: 'الفيزياء', is_another_meaning: true };
  expect((await edit(same)).error?.code).toBe('term_exists');
});

test('a rejected word comes back beside one of another field and Latin, and not beside its own meaning', async () => {
  const [admin, author] = [await buildAdmin(w.db), await buildUser(w.db)];
  const first = await buildTerm(w.db, { arabic: 'مخطط', latin: 'diagram', category: 'الهندسة' });
  const second = await buildTerm(w.db, { arabic: 'راسم', latin: 'plotter', category: 'الهندسة' });
  for (const { id } of [first, second]) await w.call(rejectTerm, { params: { id }, body: {} }, admin);
  await w.call(submitTerm, { body: await draft('مخطط', 'schema', 'علوم الحاسوب') }, author);
  await w.call(submitTerm, { body: await draft('راسم', 'plotter', 'الفيزياء') }, author);
  const back = await Promise.all(
    [first, second].map(({ id }) => w.call(restoreTerm, { params: { id } }, admin)),
  );
  expect(back.map(({ status, error }) => [status, error?.code])).toEqual([
    [200, undefined],
    [409, 'term_exists'],
  ]);
});

test('another Arabic word for a Latin name of the field stands beside the first, and approval leaves the rest', async () => {
  const admin = await buildAdmin(w.db);
  const first = await buildTerm(w.db, { arabic: 'حاسوب', latin: 'computer', category: 'علوم الحاسوب' });
  const asked = await w.call(checkTerm, {
    query: { arabic: 'حاسب', latin: 'Computer', category: 'علوم الحاسوب' },
  });
  expect(asked.answer.rivals.map(({ id, arabic }) => [id, arabic])).toEqual([[first.id, 'حاسوب']]);
  const ids: number[] = [];
  for (const arabic of ['حاسب', 'محساب']) {
    const body = await draft(arabic, 'computer', 'علوم الحاسوب');
    ids.push((await w.call(submitTerm, { body }, await buildUser(w.db))).answer.id);
  }
  const rivalsOf = async (id: number) =>
    (await w.call(getTerm, { params: { id } })).answer.rivals.map((rival) => rival.arabic);
  expect(await rivalsOf(first.id)).toEqual(['حاسب', 'محساب']);
  expect(await rivalsOf(ids[1] ?? 0)).toEqual(['حاسوب', 'حاسب']);
  await w.call(approveTerm, { params: { id: first.id }, body: {} }, admin);
  const { answer } = await w.call(getTerm, { params: { id: ids[0] ?? 0 } });
  expect([answer.is_approved, answer.rivals.map(({ is_approved }) => is_approved)]).toEqual([
    false,
    [true, false],
  ]);
});

test('whoever says that a Latin name means something else gets a concept of its own', async () => {
  const first = await buildTerm(w.db, { arabic: 'خلية', latin: 'cell', category: 'الأحياء' });
  const body = await draft('زنزانة', 'cell', 'الأحياء', { is_another_concept: true });
  await w.call(submitTerm, { body }, await buildUser(w.db));
  const { answer } = await w.call(getTerm, { params: { id: first.id } });
  expect(answer.rivals).toEqual([]);
});

test('an edit that takes the Latin of another entry of its field joins its concept where that is said, and leaves none behind', async () => {
  const admin = await buildAdmin(w.db);
  const category = 'الكيمياء';
  const first = await buildTerm(w.db, { arabic: 'أكسدة', latin: 'oxidation', category });
  const [second, third] = [
    await buildTerm(w.db, { arabic: 'تأكسد', latin: 'oxidizing', category }),
    await buildTerm(w.db, { arabic: 'تأكسج', latin: 'oxygenation', category }),
  ];
  const check = async (id: number) =>
    (
      await w.call(checkTerm, {
        query: { arabic: 'تأكسد', latin: 'oxidation', category, without: id },
      })
    ).answer;
  const before = await check(second.id);
  expect([before.existing, before.meanings, before.rivals.map(({ id }) => id)]).toEqual([
    null,
    [],
    [first.id],
  ]);
  const edit = (id: number, body: object) => w.call(editTerm, { params: { id }, body }, admin);
  const rivalsOf = async (id: number) =>
    (await w.call(getTerm, { params: { id } })).answer.rivals.map((rival) => rival.arabic);
  await edit(third.id, { latin: 'oxidation' });
  expect(await rivalsOf(third.id)).toEqual([]);
  expect((await edit(second.id, { latin: 'oxidation', is_another_concept: false })).status).toBe(200);
  expect([await rivalsOf(first.id), await rivalsOf(second.id)]).toEqual([['تأكسد'], ['أكسدة']]);
  // What stands for the concept already is not asked about again.
  expect((await check(second.id)).rivals.map(({ id }) => id)).toEqual([third.id]);
  const other = await buildTerm(w.db, { arabic: 'اختزال', latin: 'reduction', category });
  await edit(first.id, { latin: 'reduction', is_another_concept: false });
  expect([await rivalsOf(first.id), await rivalsOf(other.id)]).toEqual([['تأكسد'], []]);
});

test('further names and an example come with a suggestion, and the version keeps them', async () => {
  const body = await draft('مقراب', 'telescope', 'الفلك', {
    names: [
      { language: 'ar', text: 'تلسكوب', kind: 'variant' },
      { language: 'fr', text: 'télescope', gender: 'masculine' },
    ],
    example: { text: 'رصد المقراب مذنّبًا', source: 'كتاب الفلك', source_page: '١٢' },
  });
  const { answer } = await w.call(submitTerm, { body }, await buildUser(w.db));
  const page = await w.call(getTerm, { params: { id: answer.id } });
  expect(page.answer.designations.map(({ text, status, gender }) => [text, status, gender])).toEqual([
    ['تلسكوب', 'accepted', null],
    ['télescope', 'accepted', 'masculine'],
  ]);
  expect(page.answer.examples).toMatchObject([{ text: 'رصد المقراب مذنّبًا', source_page: '١٢' }]);
  expect(page.answer.revisions[0]?.parts).toEqual({
    names: ['تلسكوب', 'télescope'],
    examples: ['رصد المقراب مذنّبًا'],
    domains: [],
  });
});

test.each([
  [{ is_another_meaning: 'yes' }, 'is_another_meaning'],
  [{ names: 'تلسكوب' }, 'names'],
  [{ names: Array(11).fill({ language: 'ar', text: 'اسم' }) }, 'names'],
])('a suggestion with %j is refused at that field and changes nothing', async (more, field) => {
  const body = await draft('مرصاد', 'observatory', 'الفلك', more);
  const { status, error } = await w.send('POST', '/api/submit/', body, await buildUser(w.db));
  expect([status, Object.keys(error ?? {})]).toEqual([400, expect.arrayContaining([field])]);
});

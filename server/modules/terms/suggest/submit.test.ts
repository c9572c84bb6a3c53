import { getTerm } from '@mustalah/contract/terms/dictionary';
import { rejectTerm } from '@mustalah/contract/terms/review';
import { checkTerm, editTerm, submitTerm } from '@mustalah/contract/terms/suggestions';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { expect, test } from 'vitest';
import { buildTerm, categoryId } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();

interface Fields {
  arabic: string;
  latin?: string;
  definition?: string;
  category?: number;
}

async function submit(
  { arabic, latin = 'acceleration', definition = 'معدل تغير السرعة', category }: Fields,
  as: TestUser,
) {
  const body = { arabic, latin, definition, category: category ?? (await categoryId(w.db, 'الفيزياء')) };
  return w.call(submitTerm, { body }, as);
}

test('a suggestion is visible at once, under review, with its first version', async () => {
  const author = await buildUser(w.db);
  const { status, answer } = await submit({ arabic: ' تسارُع زاويّ ', latin: 'angular acceleration' }, author);
  expect(status).toBe(201);
  expect(answer.user_stats).toEqual({
    uas_earned: expect.any(Number),
    total_terms: 1,
    distinct_categories: 1,
    submitted_categories: ['الفيزياء'],
  });
  const page = await w.call(getTerm, { params: { id: answer.id } }, author);
  expect(page.answer).toMatchObject({
    arabic: 'تسارُع زاويّ',
    latin: 'angular acceleration',
    category: 'الفيزياء',
    category_name: 'الفيزياء',
    votes: 0,
    votes_needed: 5,
    is_approved: false,
    created_by: { name: author.name },
    created_by_name: author.name,
    can_edit: true,
    revisions: [{ arabic: 'تسارُع زاويّ', editor: author.name, category: 'الفيزياء' }],
  });
});

test('what approval is worth is fixed at submission', async () => {
  const author = await buildUser(w.db);
  const first = await submit({ arabic: 'زخم دوراني' }, author);
  const second = await submit({ arabic: 'عطالة خطية' }, author);
  w.clock.now = new Date('2026-03-11T09:00:00Z');
  const nextDay = await submit(
    { arabic: 'تفاعل بطيء', category: await categoryId(w.db, 'الكيمياء') },
    author,
  );
  expect(await worthOf(first.answer.id)).toEqual(['10000000', '0', '5000000']);
  // The day's first suggestion began the streak.
  expect(await worthOf(second.answer.id)).toEqual(['10000000', '2000000', '0']);
  expect(await worthOf(nextDay.answer.id)).toEqual(['10000000', '2000000', '5000000']);
});

test('a category stays found, though its term is moved out of it or rejected', async () => {
  const author = await buildUser(w.db);
  const { answer: first } = await submit({ arabic: 'قوة نابذة' }, author);
  const chemistry = await categoryId(w.db, 'الكيمياء');
  await w.call(editTerm, { params: { id: first.id }, body: { category: chemistry } }, author);
  const { answer: second } = await submit({ arabic: 'قوة جابذة' }, author);
  const { answer: third } = await submit({ arabic: 'قوة ثالثة', category: chemistry }, author);
  const bonusOf = async ({ id }: { id: number }) => (await worthOf(id))[2];
  const before = [await bonusOf(first), await bonusOf(second), await bonusOf(third)];
  await w.call(rejectTerm, { params: { id: third.id }, body: {} }, await buildAdmin(w.db));
  const { answer: fourth } = await submit({ arabic: 'قوة رابعة', category: chemistry }, author);
  expect([...before, await bonusOf(fourth)]).toEqual(['5000000', '0', '5000000', '0']);
});

test('two simultaneous suggestions of one user find a category new once', async () => {
  const author = await buildUser(w.db);
  const answers = await Promise.all([
    submit({ arabic: 'مقذوف أول' }, author),
    submit({ arabic: 'مرمى ثان' }, author),
  ]);
  const worths = await Promise.all(answers.map(({ answer }) => worthOf(answer.id)));
  expect(worths.map(([, , bonus]) => bonus).sort()).toEqual(['0', '5000000']);
});

test.each(['الْقُدْرَة', 'قدره', 'قُدرَة', 'قــدرة', 'قدرۃ'])('%s is the same term as قدرة', async (arabic) => {
  const existing = await findOrBuild('قدرة');
  const { status, error } = await submit({ arabic }, await buildUser(w.db));
  expect(status).toBe(409);
  expect(error).toEqual({
    code: 'term_exists',
    detail: 'هذا المصطلح موجود من قبل',
    arabic: ['هذا المصطلح موجود من قبل: «قدرة»'],
    existing: { id: existing, arabic: 'قدرة' },
    existing_terms: [expect.objectContaining({ id: existing, arabic: 'قدرة' })],
  });
});

test('one of simultaneous suggestions of one word is taken', async () => {
  const authors = await buildUsers(w.db, 8);
  const answers = await Promise.all(
    authors.map((author, at) => submit({ arabic: at % 2 ? 'الطيّة' : 'طيه' }, author)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  const id = answers.find(({ status }) => status === 201)?.answer.id;
  expect(answers.filter(({ error }) => (error?.existing as { id: number })?.id === id)).toHaveLength(7);
});

test('an unknown category is refused by name of the field', async () => {
  const { status, error } = await submit({ arabic: 'مقراب', category: 9_999 }, await buildUser(w.db));
  expect([status, error]).toEqual([
    400,
    { code: 'category_unknown', detail: 'التخصص المحدد غير موجود', category: ['التخصص المحدد غير موجود'] },
  ]);
});

test.each([
  [{ arabic: '   ' }, { arabic: ['هذا الحقل مطلوب'] }],
  [{ arabic: 'telescope' }, { arabic: ['اكتب المصطلح بحروف عربية'] }],
  [{ arabic: '٣٣٣' }, { arabic: ['اكتب المصطلح بحروف عربية'] }],
  [{ arabic: '\u064b\u064c' }, { arabic: ['هذا الحقل مطلوب'] }],
  [{ arabic: '😀' }, { arabic: ['اكتب المصطلح بحروف عربية'] }],
  [{ arabic: 'كل\nمة' }, { arabic: ['اكتبه في سطر واحد'] }],
  [{ arabic: 'زر https://evil.example' }, { arabic: ['لا يُكتب رابط في هذا الحقل'] }],
  [{ arabic: 'مقراب', latin: '\u200b' }, { latin: ['هذا الحقل مطلوب'] }],
  [{ arabic: 'مقراب', latin: 'tele\nscope' }, { latin: ['اكتبه في سطر واحد'] }],
  [{ arabic: 'مقراب', definition: '\u2060\u3164' }, { definition: ['هذا الحقل مطلوب'] }],
  [{ arabic: 'مقراب', latin: '' }, { latin: ['هذا الحقل مطلوب'] }],
  [{ arabic: 'مقراب', definition: '' }, { definition: ['هذا الحقل مطلوب'] }],
  [{ arabic: 'م'.repeat(201) }, { arabic: ['عدد الحروف لا يتجاوز ٢٠٠'] }],
])('a suggestion with %o names the faulty field', async (fields, expected) => {
  const { status, error } = await submit(fields, await buildUser(w.db));
  expect([status, error]).toEqual([400, { code: 'bad_request', detail: expect.any(String), ...expected }]);
});

test('a stranger does not suggest', async () => {
  expect((await w.send('POST', '/api/submit/', { arabic: 'مقراب' })).status).toBe(401);
});

test('the check before suggesting finds the same word, and near ones that share more than their first word', async () => {
  const author = await buildUser(w.db);
  const same = await submit({ arabic: 'طاقة حركية', latin: 'kinetic energy' }, author);
  const near = await submit({ arabic: 'طاقة حرارية', latin: 'thermal energy' }, author);
  const check = async (query: object) =>
    (await w.call(checkTerm, { query: { arabic: 'الطاقه الحركيّة', ...query } })).answer;
  const bare = await check({});
  expect([bare.existing?.id, bare.existing?.created_by]).toEqual([same.answer.id, { name: author.name }]);
  expect(bare.near).toEqual([]);
  const { near: alike } = await check({ latin: 'kinetic energy', category: 'الفيزياء' });
  expect(alike.map(({ id }) => id)).toEqual([near.answer.id]);
});

test('what looks like code is stored and answered as text', async () => {
  const definition = `<script>alert(1)</script> '; drop table terms; --`;
  const { answer } = await submit(
    { arabic: 'حقن برمجي', latin: `O'Neill "x"`, definition },
    await buildUser(w.db),
  );
  const page = await w.call(getTerm, { params: { id: answer.id } });
  expect([page.answer.definition, page.answer.latin]).toEqual([definition, `O'Neill "x"`]);
  const voter = await buildUser(w.db);
  expect((await w.call(voteOnTerm, { params: { id: answer.id } }, voter)).status).toBe(200);
});

async function worthOf(id: number) {
  const row = await w.db
    .selectFrom('terms')
    .select(['reward_base', 'reward_streak', 'reward_category'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [row.reward_base, row.reward_streak, row.reward_category];
}

async function findOrBuild(arabic: string): Promise<number> {
  const found = await w.db.selectFrom('terms').select('id').where('arabic', '=', arabic).executeTakeFirst();
  return found?.id ?? (await buildTerm(w.db, { arabic })).id;
}

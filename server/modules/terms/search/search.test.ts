import { proposeDesignation, setDesignationStatus } from '@mustalah/contract/terms/concepts';
import { searchTerms } from '@mustalah/contract/terms/dictionary';
import { beforeAll, expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { recountWords } from '../rows/recount-words.ts';
import { correctionsOf, isKnownWord, isLikely } from './corrections.ts';

const w = world();
type Query = NonNullable<Parameters<typeof w.call<typeof searchTerms>>[1]['query']>;
const search = async (query: Query) => (await w.call(searchTerms, { query })).answer;
const found = async (query: Query) =>
  (await search(query)).results.map(({ arabic, match }) => [arabic, match]);

async function giveName(id: number, text: string, language: 'ar' | 'en') {
  const admin = await buildAdmin(w.db);
  const { answer } = await w.call(proposeDesignation, { params: { id }, body: { language, text } }, admin);
  await w.call(
    setDesignationStatus,
    { params: { id: answer.id }, body: { status: 'accepted' } },
    await buildAdmin(w.db),
  );
}

beforeAll(async () => {
  const terms: [string, string, string][] = [
    ['خليّة', 'cell', 'الأحياء'],
    ['خلية جذعية', 'stem cell', 'الأحياء'],
    ['غشاء الخلية', 'cell membrane', 'الأحياء'],
    ['طاقة حركية', 'kinetic energy', 'الفيزياء'],
    ['طاقة حرارية', 'thermal energy', 'الفيزياء'],
    ['ذكاء اصطناعي', 'AI', 'الذكاء الاصطناعي'],
    ['رقم هيدروجيني', 'pH', 'الكيمياء'],
    ['مسؤولية', 'liability', 'القانون'],
    ['مكوّن C++', 'C++ component', 'علوم الحاسوب'],
    ['لون', 'colour', 'الفيزياء'],
    ['إلكترون', 'electron', 'الفيزياء'],
    ['قدرة حمضية', 'acid power', 'الكيمياء'],
    // A word of its own, and the beginning of another behind its article.
    ['مبدأ الحم', 'guard principle', 'القانون'],
    ['نوم', 'sleep', 'الأحياء'],
    ['نومات', 'neumes', 'الأحياء'],
  ];
  for (const [arabic, latin, category] of terms)
    await buildTerm(w.db, { arabic, latin, category, isApproved: true });
});

test.each([
  ['خليّة', 'خليّة', 'exact'],
  ['خلية', 'خليّة', 'exact'],
  ['خليه', 'خليّة', 'spelling'],
  ['الخليّة', 'خليّة', 'article'],
  ['مسئولية', 'مسؤولية', 'loose'],
  ['خليات', 'خليّة', 'inflection'],
  ['خلايا', 'خليّة', 'inflection'],
  ['الكترون', 'إلكترون', 'spelling'],
  ['ح ر ك', 'طاقة حركية', 'family'],
  ['ح-ر-ك', 'طاقة حركية', 'family'],
  ['A.I.', 'ذكاء اصطناعي', 'exact'],
  ['طاقة حر', 'طاقة حركية', 'prefix'],
  ['الطاقة الح', 'طاقة حركية', 'prefix'],
  ['قدرة الحم', 'قدرة حمضية', 'prefix'],
  ['قدرة ا', 'قدرة حمضية', 'prefix'],
  ['الالكتر', 'إلكترون', 'prefix'],
  ['حركية طاقة', 'طاقة حركية', 'words'],
  ['مسؤلوية', 'مسؤولية', 'fuzzy'],
  ['اتمسؤولية', 'مسؤولية', 'fuzzy'],
  ['ذكاءالاصطناعي', 'ذكاء اصطناعي', 'loose'],
  ['kinetc energy', 'طاقة حركية', 'fuzzy'],
  ['استهلاك الطاقة في مباني المدن الحديثة', 'طاقة حركية', 'some_words'],
  ['CELL', 'خليّة', 'exact'],
  ['cells', 'خليّة', 'loose'],
  ['color', 'لون', 'loose'],
  ['stem-cell', 'خلية جذعية', 'exact'],
  ['kinetik energy', 'طاقة حركية', 'fuzzy'],
  ['ph', 'رقم هيدروجيني', 'exact'],
  ['ai', 'ذكاء اصطناعي', 'exact'],
  ['c++', 'مكوّن C++', 'prefix'],
  ['خلية stem', 'خلية جذعية', 'words'],
])('%s finds %s as %s', async (query, term, match) => {
  expect(await found({ search: query })).toContainEqual([term, match]);
});

test('an abbreviation in capitals is first what it stands for, and in small letters a word', async () => {
  await buildTerm(w.db, { arabic: 'كبش', latin: 'ram', isApproved: true });
  await buildTerm(w.db, {
    arabic: 'ذاكرة الوصول العشوائي',
    latin: 'random access memory (RAM)',
    isApproved: true,
  });
  expect((await found({ search: 'RAM' })).slice(0, 2)).toEqual([
    ['ذاكرة الوصول العشوائي', 'english'],
    ['كبش', 'exact'],
  ]);
  expect((await found({ search: 'ram' }))[0]).toEqual(['كبش', 'exact']);
});

test('of entries that are the query that comes first which more of them say', async () => {
  await buildTerm(w.db, { arabic: 'ألف', latin: 'vaccine', category: 'القانون', isApproved: true });
  await buildTerm(w.db, { arabic: 'لقاح', latin: 'vaccine', category: 'الطب', isApproved: true });
  await buildTerm(w.db, { arabic: 'لقاح', latin: 'vaccine', category: 'الأحياء', isApproved: true });
  for (const text of ['vaccine', 'vaccines']) {
    expect((await found({ search: text })).map(([arabic]) => arabic)).toEqual(['لقاح', 'لقاح', 'ألف']);
  }
});

test('a hamza that was typed tells two words apart, and a dual names its singular', async () => {
  await buildTerm(w.db, { arabic: 'إمراض', latin: 'pathogenesis', category: 'الطب', isApproved: true });
  await buildTerm(w.db, { arabic: 'أمراض', latin: 'diseases', category: 'علم النفس', isApproved: true });
  await buildTerm(w.db, { arabic: 'خلّيّ', latin: 'acetic', isApproved: true });
  expect((await found({ search: 'أمراض' }))[0]?.[0]).toBe('أمراض');
  expect((await found({ search: 'إمراض' }))[0]?.[0]).toBe('إمراض');
  expect((await found({ search: 'خليتان' }))[0]?.[0]).toBe('خليّة');
});

test('another form of a word is told where it is proved, and stands before words that only have its letters', async () => {
  await buildTerm(w.db, { arabic: 'مُورِّد', latin: 'supplier', isApproved: true });
  await buildTerm(w.db, { arabic: 'مَورِد', latin: 'resource', isApproved: true });
  await buildTerm(w.db, { arabic: 'موارد مائيّة', latin: 'water resources', isApproved: true });
  expect(await found({ search: 'موارد' })).toEqual([
    ['مَورِد', 'inflection'],
    ['موارد مائيّة', 'prefix'],
    ['مُورِّد', 'family'],
  ]);
  const prompt = await buildTerm(w.db, { arabic: 'مُطالبة', latin: 'prompt', isApproved: true });
  await giveName(prompt.id, 'مُوجِّه', 'ar');
  await buildTerm(w.db, { arabic: 'موجة', latin: 'wave', isApproved: true });
  const { results } = await search({ search: 'أمواج' });
  expect(results.map(({ arabic, match, matched }) => [arabic, match, matched])).toEqual([
    ['موجة', 'inflection', null],
    ['مُطالبة', 'fuzzy', 'مُوجِّه'],
  ]);
});

test('the letters of a root lead to its family, first to the word that most names are made of', async () => {
  await buildTerm(w.db, { arabic: 'حَسَب', latin: 'to reckon', isApproved: true });
  for (const [arabic, latin] of [
    ['حاسوب', 'computer'],
    ['حاسوب محمول', 'laptop'],
    ['شاشة الحاسوب', 'monitor'],
  ] as const)
    await buildTerm(w.db, { arabic, latin, isApproved: true });
  await recountWords(w.db);
  expect((await found({ search: 'ح-س-ب' })).slice(0, 2)).toEqual([
    ['حاسوب', 'family'],
    ['حَسَب', 'family'],
  ]);
});

test('of a word that nobody knows a likely slip stands before a stem that is only guessed', async () => {
  const names = (await found({ search: 'نومت' })).map(([arabic]) => arabic);
  expect(names.filter((name) => name === 'نوم' || name === 'نومات')).toEqual(['نومات', 'نوم']);
});

test('of what an abbreviation stands for that comes first which more entries say', async () => {
  await buildTerm(w.db, { arabic: 'معالج', latin: 'CPU', isApproved: true });
  await buildTerm(w.db, { arabic: 'وحدة المعالجة المركزية', latin: 'CPU', isApproved: true });
  await buildTerm(w.db, {
    arabic: 'وحدة المعالجة المركزية',
    latin: 'central processing unit',
    category: 'علوم الحاسوب',
    isApproved: true,
  });
  expect((await found({ search: 'CPU' })).map(([arabic]) => arabic)).toEqual([
    'وحدة المعالجة المركزية',
    'وحدة المعالجة المركزية',
    'معالج',
  ]);
});

test('a symbol of an element is no abbreviation of the same letters', async () => {
  const unit = await buildTerm(w.db, { arabic: 'وحدة فلكية', latin: 'astronomical unit', isApproved: true });
  await giveName(unit.id, 'AU', 'en');
  await buildTerm(w.db, { arabic: 'ذهب', latin: 'gold', isApproved: true });
  expect((await found({ search: 'Au' }))[0]).toEqual(['ذهب', 'english']);
  expect((await found({ search: 'AU' }))[0]).toEqual(['وحدة فلكية', 'english']);
});

test('keys of the other layout are told though they hold signs, or are the first letters of something', async () => {
  await buildTerm(w.db, { arabic: 'محرّك', latin: 'engine', isApproved: true });
  await buildTerm(w.db, { arabic: 'هلام', latin: 'jelly', isApproved: true });
  await buildTerm(w.db, { arabic: 'تداين', latin: 'inter bank loans', isApproved: true });
  expect((await search({ search: 'lpv;' })).meant).toBe('محرك');
  expect((await search({ search: 'ibl' })).meant).toBe('هلام');
});

test('of what begins with an article only, the names that go on stand before the one that ends', async () => {
  const names = (await found({ search: 'خلية ال' })).map(([arabic]) => arabic);
  expect(names.slice(0, 2)).toEqual(['خلية جذعية', 'خليّة']);
});

test('letters written apart are the beginning of nothing, and no slip', async () => {
  await buildTerm(w.db, { arabic: 'هواء', latin: 'air' });
  await buildTerm(w.db, { arabic: 'كبت', latin: 'repression' });
  expect(await found({ search: 'A.I.' })).not.toContainEqual(['هواء', expect.any(String)]);
  expect(await found({ search: 'ك ت ب' })).not.toContainEqual(['كبت', expect.any(String)]);
});

test('the best match stands first, then approved before pending and short before long', async () => {
  await buildTerm(w.db, { arabic: 'مقياس', latin: 'gauge one' });
  await buildTerm(w.db, { arabic: 'مقياس طويل جدا', latin: 'gauge two', isApproved: true });
  await buildTerm(w.db, { arabic: 'مقياس طويل', latin: 'gauge three', isApproved: true });
  await buildTerm(w.db, { arabic: 'مقياس طو', latin: 'gauge four' });
  expect((await found({ search: 'مقياس' })).map(([arabic]) => arabic)).toEqual([
    'مقياس',
    'مقياس طويل',
    'مقياس طويل جدا',
    'مقياس طو',
  ]);
});

test.each(['%', '_', '\\', '!؟.', 'َُِ', '\u200b', "' | !", '():*&', 'ـــ'])(
  '%o finds nothing and breaks nothing',
  async (text) => {
    expect(await search({ search: text })).toMatchObject({ results: [], count: 0, next: null });
  },
);

test.each([
  'خلية\u0000',
  'كلمة '.repeat(300),
  '\ud800خلية',
  'خلية & ! | <-> :* \'"',
  'خلية%',
  '\u202bخلية\u202c',
  'أ'.repeat(2_000),
])('a pasted %o is answered', async (text) => {
  const { status } = await w.send('GET', `/api/terms/?search=${encodeURIComponent(text.toWellFormed())}`);
  expect(status).toBe(200);
});

test('presentation forms pasted from a file find the term', async () => {
  expect(await found({ search: 'ﺧﻠﯿﺔ' })).toContainEqual(['خليّة', 'exact']);
});

test('pages neither overlap nor skip, and the count is what they reach', async () => {
  const author = await buildUser(w.db);
  for (let at = 0; at < 23; at++) {
    await buildTerm(w.db, { arabic: `نموذج ${at}`, latin: `model ${at}`, author, category: 'الإحصاء' });
  }
  const ids: number[] = [];
  const pages = [];
  for (const page of [1, 2, 3]) {
    const answer = await search({ search: 'نموذج', page });
    pages.push([answer.results.length, answer.count, answer.previous !== null, answer.next !== null]);
    ids.push(...answer.results.map(({ id }) => id));
  }
  expect(pages).toEqual([
    [10, 23, false, true],
    [10, 23, true, true],
    [3, 23, true, false],
  ]);
  expect(new Set(ids).size).toBe(23);
  expect(await search({ search: 'نموذج', page: 9 })).toMatchObject({ results: [], count: 23 });
});

test('pages agree also where stronger and weaker tiers meet', async () => {
  const whole = await search({ search: 'طاقة حركية', page_size: 100 });
  const single = [];
  const counts = new Set<number>();
  for (let page = 1; page <= whole.count; page++) {
    const { results, count } = await search({ search: 'طاقة حركية', page, page_size: 1 });
    single.push(...results.map(({ id }) => id));
    counts.add(count);
  }
  expect([...counts]).toEqual([whole.count]);
  expect(whole.count).toBeGreaterThan(1);
  expect(single).toEqual(whole.results.map(({ id }) => id));
  expect((await search({ search: 'طاقة حركية', page: 50, page_size: 3 })).count).toBe(whole.count);
});

test('a category narrows by name in any spelling or by id', async () => {
  const byName = await search({ category: 'الفيزيآء', page_size: 100 });
  const { id } = await w.db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'الفيزياء')
    .executeTakeFirstOrThrow();
  const byId = await search({ category: String(id), page_size: 100 });
  expect(byName.count).toBeGreaterThanOrEqual(3);
  expect(byId.results).toEqual(byName.results);
  expect(await found({ search: 'خلية', category: 'القانون' })).toEqual([]);
  expect(await search({ category: 'السحر' })).toMatchObject({ results: [], count: 0 });
});

test('without a search approved terms come first, in Arabic order', async () => {
  await buildTerm(w.db, { arabic: 'أثر', category: 'التمريض', isApproved: true });
  await buildTerm(w.db, { arabic: 'إبرة', category: 'التمريض', isApproved: true });
  await buildTerm(w.db, { arabic: 'جُرعة', category: 'التمريض', isApproved: true });
  await buildTerm(w.db, { arabic: 'ألم', category: 'التمريض' });
  await buildTerm(w.db, { arabic: 'تضميد', category: 'التمريض', isApproved: true });
  expect(await found({ category: 'التمريض' })).toEqual([
    ['إبرة', null],
    ['أثر', null],
    ['تضميد', null],
    ['جُرعة', null],
    ['ألم', null],
  ]);
});

test('addresses are there for admins only', async () => {
  const term = await buildTerm(w.db, { arabic: 'بريد خفي' });
  const asked = { query: { search: 'بريد خفي' } };
  const [stranger, member, admin, journalAdmin] = await Promise.all([
    w.call(searchTerms, asked),
    w.call(searchTerms, asked, await buildUser(w.db)),
    w.call(searchTerms, asked, await buildAdmin(w.db)),
    w.call(searchTerms, asked, await buildUser(w.db, { role: 'journal_admin' })),
  ]);
  const emails = [stranger, member, admin, journalAdmin].map(
    ({ answer }) => answer.results[0]?.created_by?.email,
  );
  expect(emails).toEqual([undefined, undefined, term.author.email, term.author.email]);
});

test('a root narrows to its family, and what cannot be a root finds nothing', async () => {
  const { id } = await buildTerm(w.db, { arabic: 'مكتب خدمة' });
  await w.db
    .updateTable('terms')
    .set({ roots: ['كتب', 'خدم'] })
    .where('id', '=', id)
    .execute();
  expect(await found({ root: 'ك-ت-ب' })).toContainEqual(['مكتب خدمة', null]);
  expect(await found({ root: 'كتب', search: 'خدمة' })).toContainEqual(['مكتب خدمة', expect.any(String)]);
  expect(await found({ root: '؟؟' })).toEqual([]);
});

test('a bad page is refused in Arabic', async () => {
  const { status, error } = await w.send('GET', '/api/terms/?page=0&page_size=1000');
  expect([status, error]).toEqual([
    400,
    {
      code: 'bad_request',
      detail: expect.any(String),
      page: ['رقم الصفحة غير صحيح'],
      page_size: ['حجم الصفحة لا يتجاوز ١٠٠'],
    },
  ]);
});

test('a Greek letter that is written as it is heard is a slip', async () => {
  const isPhotosynthesis = (word: string) => (word === 'photosynthesis' ? [{ word, uses: 1 }] : []);
  const asked = { word: 'fotosynthesis', stem: 'fotosynthesis', isKnown: false };
  expect(correctionsOf(asked, isPhotosynthesis)).toEqual(['photosynthesis']);
  expect(correctionsOf({ ...asked, isKnown: true }, isPhotosynthesis)).toEqual([]);
});

test.each([
  ['temprature', 'temperature', true],
  ['electorn', 'electron', true],
  ['litterature', 'literature', true],
  ['kinetik', 'kinetic', true],
  ['هندصة', 'هندسة', true],
  ['هندمة', 'هندسة', false],
  ['cxell', 'cell', false],
])('%s is a likely slip of %s: %s', (typed, meant, isSo) => {
  expect(isLikely(typed, meant)).toBe(isSo);
});

test('a likely slip comes first, and a word that few terms have is one of a word that very many have', () => {
  const words = [
    { word: 'codon', uses: 90 },
    { word: 'condor', uses: 2 },
  ];
  expect(correctionsOf({ word: 'codor', stem: 'codor', isKnown: false }, () => words)).toEqual([
    'condor',
    'codon',
  ]);
  const known = (uses: number) => ({
    usesOf: () => 5,
    near: () => [{ word: 'temperature', uses }],
  });
  expect(isKnownWord('temprature', known(1_000))).toBe(false);
  expect(isKnownWord('temprature', known(20))).toBe(true);
});

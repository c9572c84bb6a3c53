import { searchTerms } from '@mustalah/contract/terms/dictionary';
import { searchKeys } from '@mustalah/morphology';
import { beforeAll, expect, test } from 'vitest';
import { fillShelf, type Listed } from '../../../test/build-shelf.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { world } from '../../../test/world.ts';
import { searchShelf } from './search-shelf.ts';

const w = world();

const ENTRIES = [
  { arabic: 'قوّة', latin: 'force', isApproved: true },
  { arabic: 'طاقة الرياح', latin: 'wind energy', isApproved: true },
  { arabic: 'جرثومة', latin: 'bacterium', category: 'الأحياء', isApproved: true },
  { arabic: 'تكامل ريمان', latin: 'another', category: 'الرياضيات' },
];

beforeAll(async () => {
  const pairs: Listed[] = [
    ['physics', 'تلسكوب', 'telescope'],
    ['astronomy', 'تلسكوب', 'telescope'],
    ['physics', 'قوة', 'force'],
    ['physics', 'قوى', 'forces'],
    ['physics', 'قوة الجاذبية', 'gravitational force'],
    ['law', 'قوة قاهرة', 'force majeure'],
    ['law', 'حضانة', 'custody of children'],
    ['medicine', 'حضانة', 'incubation'],
    ['other', 'مقعد', 'chair', 'general'],
    ['other', 'كرسي', 'chair', 'general'],
    ['chemistry', 'كرسي', 'chair'],
    ['chemistry', 'صيغة الكرسي', 'chair form'],
    ['economics', 'ناتج محلي إجمالي', 'gross domestic product'],
    ['economics', 'جي دي بي', 'gdp'],
    ['mathematics', 'ريمان', 'Riemann', 'name'],
    ['mathematics', 'تكامل ريمان', 'Riemann integral'],
    ['biology', 'بكتيريا', 'bacteria'],
    ['engineering', 'كير', 'forge'],
    ['physics', 'طاقات', 'energies'],
    ['physics', 'طاقة', 'energy'],
    ['computer-science', 'كبش', 'ram'],
    ['computer-science', 'ذاكرة الوصول العشوائي', 'random access memory'],
    ['environment', 'ثاني أكسيد الكربون', 'carbon dioxide'],
    ['engineering', 'فيبر', 'fiber'],
    ['engineering', 'ليف', 'fiber'],
    ['artificial-intelligence', 'إخطار آلي', 'automatic indication'],
    ['artificial-intelligence', 'ذكاء اصطناعي', 'artificial indicator'],
    ['artificial-intelligence', 'مؤشر الاصطناع', 'artificial indicator use'],
  ];
  await fillShelf(w.db, pairs);
  for (const entry of ENTRIES) await buildTerm(w.db, entry);
});

const search = (text: string, limit = 10) => searchShelf(w.db, { keys: searchKeys(text), limit });
const found = async (text: string) => (await search(text)).map(({ arabic, latin }) => `${arabic} ${latin}`);

test('a row is found by either side, in another spelling, with the article, in the plural', async () => {
  expect((await found('تلسكوب'))[0]).toBe('تلسكوب telescope');
  expect((await found('Telescopes'))[0]).toBe('تلسكوب telescope');
  expect((await found('التلسكوب'))[0]).toBe('تلسكوب telescope');
  expect((await found('القوه القاهره'))[0]).toBe('قوة قاهرة force majeure');
});

test('the whole comes before what begins so, and that before what has the word', async () => {
  expect(await found('force')).toEqual([
    'قوة force',
    'قوى forces',
    'قوة قاهرة force majeure',
    'قوة الجاذبية gravitational force',
  ]);
});

test('a pair of several fields is one row that names them', async () => {
  const [row] = await search('telescope');
  expect(row?.fields.map(({ name }) => name)).toEqual(['الفيزياء', 'الفلك']);
  expect(await search('telescope')).toHaveLength(1);
});

test('everyday words are found only as a whole and behind terms, and so are names', async () => {
  expect(await found('chair')).toEqual(['كرسي chair', 'مقعد chair', 'صيغة الكرسي chair form']);
  expect(await found('chai')).toEqual(['كرسي chair', 'صيغة الكرسي chair form']);
  expect(await found('Riemann')).toEqual(['ريمان Riemann', 'تكامل ريمان Riemann integral']);
});

test('a row tells the entry that it is: the same word with the same Latin, or in the same field', async () => {
  expect((await search('force'))[0]?.entry).toMatchObject({ is_approved: true });
  expect((await search('تكامل ريمان'))[0]?.entry).toMatchObject({ is_approved: false });
  expect((await search('telescope'))[0]?.entry).toBeNull();
});

test('a hidden row is not found', async () => {
  await w.db.updateTable('shelf_rows').set({ hidden_by: 'reviewer' }).where('arabic', '=', 'قوى').execute();
  expect(await found('forces')).not.toContain('قوى forces');
  await w.db.updateTable('shelf_rows').set({ hidden_by: null }).where('arabic', '=', 'قوى').execute();
});

test.each([
  '',
  '   ',
  'ًٌٍ',
  "'; drop table shelf_rows; --",
  '.*',
  '%',
  'a'.repeat(200),
  'ة '.repeat(99),
  '\u{1f600}',
])('a search for %j is answered', async (text) => {
  expect(await search(text)).toEqual(expect.any(Array));
});

test('a phrase is found by the first letters of its words, behind what is written so', async () => {
  expect(await found('GDP')).toEqual(['جي دي بي gdp', 'ناتج محلي إجمالي gross domestic product']);
});

const answerTo = async (text: string) => {
  const { answer } = await w.call(searchTerms, { query: { search: text } });
  return {
    entries: answer.results.map(({ arabic, match, matched }) => [arabic, match, matched]),
    shelf: answer.shelf.map(({ arabic, match, above }) => [arabic, match, above]),
    meant: answer.meant,
  };
};

test('a row that is what was asked stands above the entries that only have the word, and says how it was found', async () => {
  expect(await answerTo('طاقة')).toMatchObject({
    entries: [['طاقة الرياح', 'prefix', null]],
    shelf: [
      ['طاقة', 'exact', 0],
      ['طاقات', 'inflection', 0],
    ],
  });
  expect((await answerTo('force')).shelf[0]).toEqual(['قوى', 'loose', 1]);
  expect((await answerTo('forc')).shelf[0]).toEqual(['قوى', 'prefix', 1]);
});

test('behind a plural stands its singular', async () => {
  expect((await answerTo('طاقات')).shelf.slice(0, 2)).toEqual([
    ['طاقات', 'exact', 0],
    ['طاقة', 'inflection', 0],
  ]);
});

test('what the shelf calls a word leads to the entry with that Latin, also in another number', async () => {
  expect(await answerTo('البكتيريا')).toMatchObject({
    entries: [['جرثومة', 'bridge', 'bacterium']],
    shelf: [['بكتيريا', 'article', 1]],
  });
});

test('a French name, a formula and an abbreviation are found by what they are in English', async () => {
  expect((await answerTo('énergie')).shelf[0]).toEqual(['طاقة', 'loose', 0]);
  expect((await answerTo('bactérie')).entries).toEqual([['جرثومة', 'english', 'bacterium']]);
  expect((await answerTo('CO₂')).shelf[0]).toEqual(['ثاني أكسيد الكربون', 'english', 0]);
  expect((await answerTo('RAM')).shelf.map(([arabic]) => arabic)).toEqual(['ذاكرة الوصول العشوائي', 'كبش']);
  expect((await answerTo('ram')).shelf[0]).toEqual(['كبش', 'exact', 0]);
});

test('an Arabic word stands before one that was only borrowed', async () => {
  expect((await answerTo('fiber')).shelf.map(([arabic]) => arabic)).toEqual(['ليف', 'فيبر']);
});

test('of phrases with the same first letters the one that others are made of comes first', async () => {
  expect((await found('ai')).slice(0, 2)).toEqual([
    'ذكاء اصطناعي artificial indicator',
    'إخطار آلي automatic indication',
  ]);
});

test('what the shelf has as it was typed is no slip of an entry', async () => {
  expect(await answerTo('forge')).toMatchObject({ entries: [], shelf: [['كير', 'exact', 0]] });
  expect((await answerTo('forpe')).entries).toEqual([['قوّة', 'fuzzy', null]]);
});

test('what nothing is written like is found by the row that is a slip away, and told to be near', async () => {
  expect((await answerTo('بكتريا')).shelf).toEqual([['بكتيريا', 'fuzzy', 0]]);
  expect((await answerTo('telescpoe')).shelf).toEqual([['تلسكوب', 'fuzzy', 0]]);
  expect((await answerTo('bateria')).shelf).toEqual([['بكتيريا', 'fuzzy', 0]]);
  expect((await answerTo('telegraph')).shelf).toEqual([]);
  expect((await answerTo('تلسكوبات كثيرة')).shelf).toEqual([]);
});

test('the other layout of the keyboard is told where only the shelf has the word', async () => {
  expect((await answerTo('jgs;,f')).meant).toBe('تلسكوب');
  expect((await answerTo("'hrm")).meant).toBe('طاقة');
  expect((await answerTo('hrm')).meant).toBeNull();
});

test('under the entries of a search stand the rows of the shelf that are no approved entry, on the first page only', async () => {
  const shelfOf = async (query: { search?: string; page?: number; category?: string; root?: string }) =>
    (await w.call(searchTerms, { query })).answer.shelf.map(({ latin }) => latin);
  expect(await shelfOf({ search: 'telescope' })).toEqual(['telescope']);
  expect(await shelfOf({ search: 'force' })).toEqual(['forces', 'force majeure', 'gravitational force']);
  expect(await shelfOf({ search: 'تكامل ريمان' })).toEqual(['Riemann integral']);
  expect(await shelfOf({ search: 'force', category: 'القانون' })).toEqual(['force majeure']);
  expect(await shelfOf({ search: 'telescope', page: 2 })).toEqual([]);
  expect(await shelfOf({ search: 'قوة', root: 'ق-و-ي' })).toEqual([]);
  expect(await shelfOf({})).toEqual([]);
});

test('rows of the shelf are in no list, count or export of the dictionary', async () => {
  const { answer } = await w.call(searchTerms, { query: {} });
  expect(answer.results).toHaveLength(ENTRIES.length);
  expect(answer.count).toBe(ENTRIES.length);
  expect((await w.call(searchTerms, { query: { search: 'تلسكوب' } })).answer.results).toEqual([]);
});

test('what the shelf calls a word leads on also where an entry is that very word', async () => {
  await buildTerm(w.db, { arabic: 'كبش', latin: 'sheep', category: 'الزراعة', isApproved: true });
  await buildTerm(w.db, { arabic: 'خروف', latin: 'ram', category: 'علوم الحاسوب', isApproved: true });
  expect((await answerTo('كبش')).entries).toEqual([
    ['كبش', 'exact', null],
    ['خروف', 'bridge', 'ram'],
  ]);
});

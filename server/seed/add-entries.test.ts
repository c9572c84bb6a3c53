import { proposeDesignation, removeDesignation } from '@mustalah/contract/terms/concepts';
import { getTerm, searchTerms } from '@mustalah/contract/terms/dictionary';
import { rejectTerm } from '@mustalah/contract/terms/review';
import { beforeEach, expect, test } from 'vitest';
import { insertTerms } from '../modules/terms/rows/insert-terms.ts';
import { buildTerm } from '../test/build-term.ts';
import { buildAdmin } from '../test/factories.ts';
import { world } from '../test/world.ts';
import { addEntries, foundingEntries } from './add-entries.ts';
import { entryOf, type SeedTerm } from './read-seed.ts';
import { categoryIds, readyEntry } from './ready-entry.ts';

const w = world();

const entry = (arabic: string, latin: string, more: Record<string, string> = {}): SeedTerm =>
  entryOf({
    place: 'test.tsv:3',
    cells: {
      arabic,
      latin,
      definition: `ما يعرف به ${arabic} في هذا الاختبار.`,
      category: 'الفيزياء',
      ...more,
    },
  });
const add = (...entries: SeedTerm[]) => addEntries(w.db, w.clock.now, async () => entries);
const live = async () =>
  (await w.db.selectFrom('terms').select(['arabic', 'latin']).orderBy('id').execute()).map(
    ({ arabic, latin }) => `${arabic} ${latin}`,
  );
const idOf = async (arabic: string) =>
  (await w.db.selectFrom('all_terms').select('id').where('arabic', '=', arabic).executeTakeFirstOrThrow()).id;
const page = async (arabic: string) => (await w.call(getTerm, { params: { id: await idOf(arabic) } })).answer;

const TELESCOPE = entry('مِقراب', 'telescope', {
  synonyms: 'تلسكوب | منظار*',
  abbreviation: 'TLS',
  french: 'télescope | lunette',
  plural: 'مقاريب',
  gender: 'م',
  example: 'رصدنا الكوكب بالمقراب.',
  broader: 'آلة',
  see: 'مِجهر',
});
const TOOL = entry('آلة', 'instrument');
const MICROSCOPE = entry('مِجهر', 'microscope');

beforeEach(async () => {
  await w.empty('all_terms', 'settings');
  await buildTerm(w.db, { arabic: 'ثابت', latin: 'constant', isApproved: true });
});

test('an entry comes with its names, forms, example and relations, and its first version holds them', async () => {
  expect(await add(TELESCOPE, TOOL, MICROSCOPE)).toBe(3);
  const found = await page('مِقراب');
  expect(found).toMatchObject({ is_approved: true, created_by: null });
  expect(
    found.designations.map(({ text, language, kind, status }) => [text, language, kind, status]),
  ).toEqual([
    ['تلسكوب', 'ar', 'term', 'accepted'],
    ['منظار', 'ar', 'term', 'deprecated'],
    ['TLS', 'en', 'abbreviation', 'accepted'],
    ['télescope', 'fr', 'term', 'preferred'],
    ['lunette', 'fr', 'term', 'accepted'],
  ]);
  expect(found.examples.map(({ text }) => text)).toEqual(['رصدنا الكوكب بالمقراب.']);
  expect(found.relations.map(({ kind, term }) => [kind, term.arabic])).toEqual([
    ['broader', 'آلة'],
    ['see', 'مِجهر'],
  ]);
  expect(found.revisions.map(({ parts }) => parts?.names.length)).toEqual([5]);
  const { answer } = await w.call(searchTerms, { query: { search: 'تلسكوب' } });
  expect(answer.results.map(({ arabic }) => arabic)).toEqual(['مِقراب']);
});

test('the same entries come once, and two processes bring them once', async () => {
  const added = await Promise.all([add(TOOL, MICROSCOPE), add(TOOL, MICROSCOPE)]);
  expect(Math.max(...added)).toBe(2);
  await add(TOOL, MICROSCOPE);
  expect(await live()).toEqual(['ثابت constant', 'آلة instrument', 'مِجهر microscope']);
});

test('what a dictionary has under the word, the Latin or a further name in that field is left as people wrote it', async () => {
  await buildTerm(w.db, { arabic: 'آلة', latin: 'tool' });
  await buildTerm(w.db, { arabic: 'مكبّر', latin: 'microscope' });
  const named = await buildTerm(w.db, { arabic: 'منظار فلكي', latin: 'refractor' });
  const name = { language: 'ar', text: 'مقراب' } as const;
  await w.call(proposeDesignation, { params: { id: named.id }, body: name }, await buildAdmin(w.db));
  expect(await add(TELESCOPE, TOOL, MICROSCOPE)).toBe(0);
  expect(await live()).toEqual(['ثابت constant', 'آلة tool', 'مكبّر microscope', 'منظار فلكي refractor']);
});

test('the same word of another field is another entry', async () => {
  await buildTerm(w.db, { arabic: 'آلة', latin: 'instrument', category: 'القانون' });
  expect(await add(TOOL)).toBe(1);
});

test('what was refused or renamed here does not come back with the next version', async () => {
  const admin = await buildAdmin(w.db);
  await add(TOOL, MICROSCOPE);
  await w.call(rejectTerm, { params: { id: await idOf('آلة') }, body: {} }, admin);
  await w.db
    .updateTable('terms')
    .set({ arabic: 'مكبّر', arabic_bare: 'مكبر', latin: 'magnifier', latin_folded: 'magnifier' })
    .where('arabic', '=', 'مِجهر')
    .execute();
  expect(await add(TOOL, MICROSCOPE, entry('عدسة', 'lens'))).toBe(1);
  expect(await live()).toEqual(['ثابت constant', 'مكبّر magnifier', 'عدسة lens']);
});

test('further names reach an entry that nobody changed, once, and not one that people did', async () => {
  const ids = await categoryIds(w.db);
  const bare = [entry('مِقراب', 'telescope'), TOOL].map((each) => readyEntry(each, ids));
  await w.db.transaction().execute((tx) => insertTerms(tx, bare, w.clock.now));
  const admin = await buildAdmin(w.db);
  const params = { id: await idOf('آلة') };
  const { answer } = await w.call(
    proposeDesignation,
    { params, body: { language: 'ar', text: 'أداة' } },
    admin,
  );
  await w.call(removeDesignation, { params: { id: answer.id } }, admin);

  const named = entry('آلة', 'instrument', { synonyms: 'أداة' });
  expect(await add(TELESCOPE, named)).toBe(0);
  expect(await add(TELESCOPE, named, MICROSCOPE)).toBe(1);
  const telescope = await page('مِقراب');
  expect(telescope.designations).toHaveLength(5);
  expect(telescope.revisions.map(({ change }) => change)).toEqual(['edited', 'names']);
  expect((await page('آلة')).designations).toEqual([]);
});

test('what was interrupted goes on, and relates what it had added before', async () => {
  const letters = [...'بتثجحخدذرزسشصضطظعغفقكلمنهو'];
  const others = letters.flatMap((one) => [
    entry(`${one}رج`, `${one} one x`),
    entry(`${one}رجل`, `${one} two x`),
  ]);
  const first = [TELESCOPE, TOOL, MICROSCOPE, ...others];
  const all = [...first, entry('لوحة', 'painting', { category: 'الرسم' })];
  await expect(add(...all)).rejects.toThrow('no such category');
  expect((await page('مِقراب')).relations).toEqual([]);
  await w.db.insertInto('categories').values({ name: 'الرسم', slug: 'painting' }).execute();
  await add(...all);
  expect(await live()).toHaveLength(1 + all.length);
  expect((await page('مِقراب')).relations).toHaveLength(2);
});

test('an entry that got another word and Latin name since stands once, under the old ones', async () => {
  await add(entry('مرقاب', 'spyglass'), TOOL);
  const renamed = entry('مِقراب', 'telescope', { synonyms: 'تلسكوب | مرقاب' });
  expect(await add(renamed, TOOL, MICROSCOPE)).toBe(1);
  const admin = await buildAdmin(w.db);
  await w.call(rejectTerm, { params: { id: await idOf('مرقاب') }, body: {} }, admin);
  expect(await add(renamed, TOOL, MICROSCOPE, entry('عدسة', 'lens'))).toBe(1);
  expect(await live()).toEqual(['ثابت constant', 'آلة instrument', 'مِجهر microscope', 'عدسة lens']);
});

test('a relation reaches an entry of its field that is marked otherwise, or the only one of another field', async () => {
  await add(
    entry('مِقراب', 'telescope', { broader: 'آلَة', see: 'عَدَسَة | حُرّ' }),
    TOOL,
    entry('آلة', 'device', { category: 'الطب' }),
    entry('عدسة', 'lens', { category: 'الطب' }),
    entry('حَرّ', 'heat', { category: 'الطب' }),
    entry('حَرَّ', 'free', { category: 'القانون' }),
  );
  expect((await page('مِقراب')).relations.map(({ kind, term }) => [kind, term.arabic])).toEqual([
    ['broader', 'آلة'],
    ['see', 'عدسة'],
  ]);
});

test('no entry becomes broader than itself through others', async () => {
  await add(
    entry('آلة', 'instrument', { broader: 'مِجهر' }),
    entry('مِجهر', 'microscope', { broader: 'عدسة' }),
    entry('عدسة', 'lens', { broader: 'آلة' }),
  );
  const { count } = await w.db
    .selectFrom('term_relations')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(2);
});

test('they come by themselves when a server has started, and pages hear of it', () => {
  expect([foundingEntries.atStart, foundingEntries.outdates]).toEqual([true, 'pages']);
});

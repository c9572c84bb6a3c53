import { getTerm, listCategories, searchTerms } from '@mustalah/contract/terms/dictionary';
import { hasArabic } from '@mustalah/morphology';
import { expect, test } from 'vitest';
import { world } from '../test/world.ts';
import { CATEGORIES } from './categories.ts';
import { loadSeed } from './load-seed.ts';
import { readSeed } from './read-seed.ts';
import { SEED_SOURCE } from './ready-entry.ts';

const w = world();
const seed = await readSeed();
const places = (terms: typeof seed) => terms.map(({ place, arabic }) => `${place} ${arabic}`);

test('the dictionary is born with a thousand terms or more', () => {
  expect(seed.length).toBeGreaterThanOrEqual(1_000);
});

test('every founding term has its four parts, trimmed and in NFC', () => {
  const faulty = seed.filter(({ arabic, latin, definition, category }) =>
    [arabic, latin, definition, category].some(
      (part) => part === '' || part !== part.trim() || part !== part.normalize('NFC') || part.includes('  '),
    ),
  );
  expect(places(faulty)).toEqual([]);
});

test('each side is written in its own script', () => {
  const faulty = seed.filter(
    ({ arabic, latin, definition }) =>
      !hasArabic(arabic) || hasArabic(latin) || !/[a-z]/i.test(latin) || !hasArabic(definition),
  );
  expect(places(faulty)).toEqual([]);
});

test('lengths stay within what a user may suggest', () => {
  const faulty = seed.filter(
    ({ arabic, latin, definition }) =>
      arabic.length > 200 || latin.length > 200 || definition.length < 20 || definition.length > 4_000,
  );
  expect(places(faulty)).toEqual([]);
});

test('no invisible, presentation or Persian letters slip in', () => {
  const faulty = seed.filter(({ arabic, latin, definition }) =>
    /[\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufb50-\ufdff\ufe70-\ufeff\u06cc\u06a9]/.test(
      arabic + latin + definition,
    ),
  );
  expect(places(faulty)).toEqual([]);
});

test('definitions write numbers in Arabic digits, and by means of something one way', () => {
  const faulty = seed.filter(({ definition }) => /(?<![A-Za-z-])[0-9]|بواسطة/.test(definition));
  expect(places(faulty)).toEqual([]);
});

test('categories are those of the list, and each has terms', () => {
  const names = new Set(CATEGORIES.map(({ name }) => name as string));
  expect(places(seed.filter(({ category }) => !names.has(category)))).toEqual([]);
  const used = new Set(seed.map(({ category }) => category));
  expect([...names].filter((name) => !used.has(name))).toEqual([]);
});

test('an empty dictionary is filled once, also by two processes that start together', async () => {
  const added = await Promise.all([loadSeed(w.db), loadSeed(w.db)]);
  expect(added.sort((one, other) => one - other)).toEqual([0, expect.any(Number)]);
  expect(await loadSeed(w.db)).toBe(0);

  const { answer } = await w.call(searchTerms, { query: { page_size: 1 } });
  expect(answer.count).toBe(Math.max(...added));
  expect((await w.call(listCategories, {})).answer.map(({ name }) => name)).toEqual(
    CATEGORIES.map(({ name }) => name),
  );
  const page = await w.call(getTerm, { params: { id: answer.results[0]?.id ?? 0 } });
  expect(page.answer).toMatchObject({
    is_approved: true,
    created_by: null,
    created_by_name: SEED_SOURCE,
    revisions: [{ editor: SEED_SOURCE }],
    can_edit: false,
  });
});

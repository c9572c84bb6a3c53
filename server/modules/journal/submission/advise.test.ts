import { expect, test } from 'vitest';
import { adviceOn } from './advise.ts';

const nothing = { title: '', author: '', subject: '', keywords: '', creator: '', producer: '' };
const nobody = { title: '', abstract: '', reply: '', authors: [] };
const ahmad = { name: 'أحمد الزهراني', latin_name: '', affiliation: '' };

test('pages without letters are pictures', () => {
  const { has_no_text, words, sections } = adviceOn({ text: ['', ' \r\n— '], metadata: nothing }, nobody);
  expect([has_no_text, words, sections.some(({ is_found }) => is_found)]).toEqual([true, 0, false]);
});

test('words are counted up to the references', () => {
  const text = ['كلمة '.repeat(1500), 'المراجع\n[١] اسم مرجع'];
  expect(adviceOn({ text, metadata: nothing }, nobody).words).toBe(1500);
});

test('whatever the properties say of an author is a sign, and so is a name in the others', () => {
  const metadata = { ...nothing, author: 'Lab 7\u202e', title: 'بحث أحمد الزهراني', creator: 'Writer' };
  expect(adviceOn({ text: ['نص'], metadata }, { ...nobody, authors: [ahmad] }).signs).toEqual([
    { kind: 'name', where: 'properties', found: 'Lab 7', pages: [] },
    { kind: 'name', where: 'properties', found: 'أحمد الزهراني', pages: [] },
  ]);
});

test.each([
  ['dots', 'a.'],
  ['ats', '@a.'],
  ['pluses after a letter', 'a++++++++'],
  ['one name over and over', 'عبد '],
  ['marks', 'بَ'],
  ['breaks', ' \n'],
])('a text of a million %s is read in a moment', (_, part) => {
  const started = performance.now();
  adviceOn(
    { text: [part.repeat(1_000_000 / part.length)], metadata: nothing },
    { ...nobody, authors: [ahmad] },
  );
  expect(performance.now() - started).toBeLessThan(3_000);
});

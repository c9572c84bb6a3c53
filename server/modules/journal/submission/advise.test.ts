import { expect, test } from 'vitest';
import { adviceOn } from './advise.ts';

const nothing = { title: '', author: '', subject: '', keywords: '', creator: '', producer: '' };
const hidden = { found: [], pages: 0, scanned_pages: 0, unchecked_pages: 0 };
const saying = (...text: string[]) => ({ text, seenText: text, hidden, metadata: nothing });
const nobody = { title: '', abstract: '', reply: '', authors: [] };
const ahmad = { name: 'أحمد الزهراني', latin_name: '', affiliation: '' };

test('pages without letters are pictures', () => {
  const { has_no_text, words, sections } = adviceOn(saying('', ' \r\n— '), nobody);
  expect([has_no_text, words, sections.some(({ is_found }) => is_found)]).toEqual([true, 0, false]);
});

test('words are counted up to the references', () => {
  expect(adviceOn(saying('كلمة '.repeat(1500), 'المراجع\n[١] اسم مرجع'), nobody).words).toBe(1500);
});

test('whatever the properties say of an author is a sign, and so is a name in the others', () => {
  const metadata = { ...nothing, author: 'Lab 7\u202e', title: 'بحث أحمد الزهراني', creator: 'Writer' };
  expect(adviceOn({ ...saying('نص'), metadata }, { ...nobody, authors: [ahmad] }).signs).toEqual([
    { kind: 'name', where: 'properties', found: 'Lab 7', pages: [] },
    { kind: 'name', where: 'properties', found: 'أحمد الزهراني', pages: [] },
  ]);
});

test('what nobody sees makes a paper no longer, and gives its authors away all the same', () => {
  const found = [{ page: 1, reason: 'colour' as const, words: 3, excerpt: 'كتبه \u202eأحمد الزهراني' }];
  const said = {
    ...saying('نص قصير كتبه أحمد الزهراني'),
    seenText: ['نص قصير'],
    hidden: { ...hidden, found, pages: 1 },
  };
  const advice = adviceOn(said, { ...nobody, authors: [ahmad] });
  expect([advice.words, advice.signs, advice.hidden_text]).toEqual([
    2,
    [{ kind: 'name', where: 'pages', found: 'أحمد الزهراني', pages: [1] }],
    { ...hidden, found: [{ ...found[0], excerpt: 'كتبه  أحمد الزهراني' }], pages: 1 },
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
  adviceOn(saying(part.repeat(1_000_000 / part.length)), { ...nobody, authors: [ahmad] });
  expect(performance.now() - started).toBeLessThan(3_000);
});

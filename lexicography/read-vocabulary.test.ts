import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseField, readVocabulary } from './read-vocabulary.ts';

const WORD = /[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]*/g;

/** The lines of a list beside those of the fields, without its comment. */
async function linesOf(name: string): Promise<string[]> {
  const text = await readFile(new URL(`./data/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const terms = await readVocabulary();
const names = new Map((await linesOf('names')).map((name) => [name.toLowerCase(), name]));
const homographs = new Set(await linesOf('homographs'));

test('names and eponyms carry their capitals in every line', () => {
  const faulty = terms.flatMap(({ arabic, latin, slug }) => {
    const words = latin.replace('gum arabic', '').match(WORD) ?? [];
    const wrong = words.filter((word) => (names.get(word.toLowerCase()) ?? word) !== word);
    return wrong.map((word) => `${slug}: ${arabic} ${latin}: ${word}`);
  });
  expect(faulty).toEqual([]);
});

test('an English term has one capitalisation, unless it is a word and a name', () => {
  const spellings = new Map<string, Set<string>>();
  for (const { latin } of terms) {
    const key = latin.toLowerCase();
    spellings.set(key, (spellings.get(key) ?? new Set()).add(latin));
  }
  const twofold = [...spellings].filter(([key, forms]) => forms.size > 1 && !homographs.has(key));
  expect(twofold.map(([, forms]) => [...forms])).toEqual([]);
});

test('a line tells the kind and a note where there is one', () => {
  expect(parseField('# Physics\nقوة\tforce\nنيوتن\tNewton\tname\nموجي\twave\t\tصفة\n', 'physics')).toEqual([
    { arabic: 'قوة', latin: 'force', slug: 'physics', kind: 'term', note: '' },
    { arabic: 'نيوتن', latin: 'Newton', slug: 'physics', kind: 'name', note: '' },
    { arabic: 'موجي', latin: 'wave', slug: 'physics', kind: 'term', note: 'صفة' },
  ]);
  expect(() => parseField('قوة\tforce\tverb', 'physics')).toThrow('no kind of pair');
});

test('a field holds each pair once, and its notes are no part of the English', () => {
  const pairs = terms.map(({ slug, arabic, latin }) => `${slug}: ${arabic} ${latin.toLowerCase()}`);
  expect(pairs.length).toBe(new Set(pairs).size);
  expect(terms.filter(({ latin }) => / \((adj\.|variant|loan|plural)\)$/.test(latin))).toEqual([]);
});

test('the words that carry a field are terms of it, and its neighbours of every day are not', () => {
  const kinds = new Map(terms.map(({ slug, arabic, kind }) => [`${slug} ${arabic}`, kind]));
  const words = ['physics قوة', 'physics شغل', 'energy طاقة', 'law قانون', 'computer-science شبكة'];
  expect(words.map((word) => kinds.get(word))).toEqual(words.map(() => 'term'));
  expect(['other كرسي', 'mathematics ريمان', 'psychology مذعور'].map((word) => kinds.get(word))).toEqual([
    'general',
    'name',
    'general',
  ]);
});

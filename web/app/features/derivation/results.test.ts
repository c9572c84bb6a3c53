import type { Derivation } from '@mustalah/contract/assistant';
import { expect, test } from 'vitest';
import { askedBy, groupsOf, linesOf, searchOf } from './results.ts';

const word = (derived: string, kind: string, kind_name: string, root = 'جهر'): Derivation => ({
  derived,
  plain: derived,
  kind,
  kind_name,
  root,
  form: 'I',
  pattern: 'فَاعِل',
  status: 'regular',
  form_name: 'المجرّد',
  definition: 'معنى',
  english: '',
  can_be_term: true,
  term_id: null,
});

const words = [
  word('جَهْر', 'masdar', 'مصدر'),
  word('إِجْهَار', 'masdar', 'مصدر'),
  word('جَاهِر', 'active_participle', 'اسم فاعل'),
  word('كَتْب', 'masdar', 'مصدر', 'كتب'),
];

test('neighbours of one root and kind make a group', () => {
  expect(groupsOf(words).map(({ name, words: group }) => [name, group.length])).toEqual([
    ['مصدر (ج ه ر)', 2],
    ['اسم فاعل (ج ه ر)', 1],
    ['مصدر (ك ت ب)', 1],
  ]);
});

test('copied text has a paragraph for each group', () => {
  expect(linesOf(words.slice(2))).toBe(
    'اسم فاعل (ج ه ر):\nجَاهِر (فَاعِل): معنى\n\nمصدر (ك ت ب):\nكَتْب (فَاعِل): معنى',
  );
});

test('a word of which nothing is known stands alone, and what it means in English is told', () => {
  const bare = { ...word('كَاتِب', 'active_participle', 'اسم فاعل'), definition: '', pattern: '' };
  const [, lone, told] = linesOf([bare, { ...bare, english: 'writer' }]).split('\n');
  expect([lone, told]).toEqual(['كَاتِب', 'كَاتِب: writer']);
});

test('an address asks for a term of two letters at least, and for a page that can be', () => {
  const asked = ['term=%20كتب%20&page=3', 'term=ك', 'page=2', 'term=كتب&page=x&unheard=1'].map((address) =>
    askedBy(new URLSearchParams(address)),
  );
  expect(asked).toEqual([
    { term: 'كتب', page: 3, unheard: false },
    { term: '', page: 1, unheard: false },
    { term: '', page: 2, unheard: false },
    { term: 'كتب', page: 1, unheard: false },
  ]);
});

test('the switch of what nobody attests stands in the address, where there is a term', () => {
  const search = searchOf({ term: 'كتب', unheard: true });
  expect(askedBy(new URLSearchParams(search))).toEqual({ term: 'كتب', page: 1, unheard: true });
  expect(searchOf({ term: '', unheard: true })).toEqual({});
});

import { describe, expect, test } from 'vitest';
import { searchKeys } from '../search/search-keys.ts';
import {
  behindSlippedArticle,
  cutsOf,
  hasArticle,
  lastArticle,
  withLam,
  withoutArticle,
  withoutAttached,
  withoutInnerArticle,
} from './article.ts';

test.each([
  ['الكتاب', 'كتاب'],
  ['اَلْكِتَابُ', 'كِتَابُ'],
  ['ٱلنور', 'نور'],
  ['الدم', 'دم'],
  ['الالتهاب', 'التهاب'],
  ['التراث', 'تراث'],
  ['التماس', 'تماس'],
])('%s has the article', (word, bare) => {
  expect([hasArticle(word), withoutArticle(word)]).toEqual([true, bare]);
});

test.each([
  ['قوة ال', 'ال'],
  ['قوة بالف', 'بال'],
  ['قابل لل', 'لل'],
  ['الكتر', 'ال'],
  ['قوة ا', 'ا'],
  ['قوة اب', ''],
  ['ا', ''],
])('the last word of %s begins with «%s»', (phrase, article) => {
  expect(lastArticle(phrase)).toBe(article);
});

// Wright I §55: the ت of form VIII stands after the first radical, here ل.
test.each([
  'التهاب',
  'اِلْتِهَاب',
  'التهابات',
  'التهابي',
  'التهابية',
  'التزام',
  'التصاق',
  'ألفا',
  'إلكترون',
  'الف',
  'ال',
  '',
])('%j has none', (word) => {
  expect([hasArticle(word), withoutArticle(word)]).toEqual([false, word]);
});

test.each([
  ['والكتاب', 'كتاب'],
  ['بالمجهر', 'مجهر'],
  ['فبالعلم', 'علم'],
  ['كالبرق', 'برق'],
  ['للآفات', 'آفات'],
  ['وللعلوم', 'علوم'],
  ['الدم', 'الدم'],
  ['والتهاب', 'والتهاب'],
  ['بالالتهاب', 'التهاب'],
  ['وألمانيا', 'وألمانيا'],
])('of %s remains %s when what is attached is cut', (word, bare) => {
  expect(withoutAttached(word)).toBe(bare);
});

test.each([
  ['الكتاب', ['+الكتاب']],
  ['بالمجهر', ['ب+المجهر', 'ب المجهر']],
  ['للغة', ['ل+الغة', 'ل+اللغة', 'ل لغة']],
  ['وبحث', ['و بحث', 'وب حث']],
  ['التهاب', []],
  ['والتهاب', ['و التهاب']],
  ['ألفا', []],
  ['مجهر', []],
])('what may be cut off %s', (word, ways) => {
  const shown = cutsOf(word).map(
    ({ clitic, hasArticle: withIt, rest }) => `${clitic}${withIt ? '+ال' : ' '}${rest}`,
  );
  expect(shown).toEqual(ways);
});

test.each([
  ['السفر', 'للسفر'],
  ['الليل', 'لليل'],
  ['سفر', 'لسفر'],
  ['التهاب المفصل', 'لالتهاب المفصل'],
])('ل before %s is written %s', (phrase, written) => {
  expect(withLam(phrase)).toBe(written);
});

test('behind an article that was mistyped stands the word', () => {
  expect(behindSlippedArticle('لاطاقة')).toContain('طاقة');
  expect(behindSlippedArticle('اطاقة')).toContain('طاقة');
  expect(behindSlippedArticle('مجهر')).toEqual([]);
});

test('words that were typed without a gap lose the article between them', () => {
  expect(withoutInnerArticle('خطةالادارة')).toBe('خطةادارة');
  expect(withoutInnerArticle('السلك')).toBe('السلك');
});

describe('search keys', () => {
  test('a word of form VIII of ل and the same word with the article are one', () => {
    expect(searchKeys('الالتهاب').bare).toBe(searchKeys('التهاب').bare);
  });
});

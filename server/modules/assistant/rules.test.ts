import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../seed/categories.ts';
import { isLatin, isWordLike, likelyCategory, OTHER, readCategory, sureCategory } from './rules.ts';

describe('readCategory', () => {
  test.each([
    // Specification A §5: quotes and punctuation are stripped.
    ['"الفيزياء"', 'الفيزياء'],
    ['«الكيمياء».', 'الكيمياء'],
    ['  الطب،  ', 'الطب'],
    ['الهندسه', 'الهندسة'],
    // What is no science is "other".
    ['non-scientific', OTHER],
    ['Non-Scientific.', OTHER],
    ['غير علمي', OTHER],
    ['«غير علمي»', OTHER],
    // The fixed map of words.
    ['فيزياء', 'الفيزياء'],
    ['بيولوجيا', 'الأحياء'],
    ['علم الأحياء', 'الأحياء'],
    ['حاسب', 'علوم الحاسوب'],
    ['برمجة', 'علوم الحاسوب'],
    ['حقوق', 'القانون'],
    ['إدارة الأعمال', 'الإدارة'],
    // Names and slugs, exactly.
    ['علم النفس', 'علم النفس'],
    ['computer-science', 'علوم الحاسوب'],
    ['Physics', 'الفيزياء'],
    ['أخرى', OTHER],
    // Containment; the longest name wins.
    ['الفيزياء النووية', 'الفيزياء'],
    ['مجال الذكاء الاصطناعي وتطبيقاته', 'الذكاء الاصطناعي'],
    ['الحاسوب', 'علوم الحاسوب'],
    // Otherwise "other".
    ['الطبخ', OTHER],
    ['xyz', OTHER],
    ['', OTHER],
    ['؟!…', OTHER],
    ['😀', OTHER],
  ])('reads %s as %s', (suggested, category) => {
    expect(readCategory(suggested, CATEGORIES)).toBe(category);
  });

  test('without any category there is still "other"', () => {
    expect(readCategory('الفيزياء', [])).toBe(OTHER);
  });
});

test.each([
  ['مجهر', true],
  ['pH', true],
  ['م', false],
  ['ممم', false],
  ['12345', false],
  ['😀😀', false],
  ['؟؟', false],
  ['ـَُِ', false],
])('isWordLike(%s) is %s', (text, expected) => {
  expect(isWordLike(text)).toBe(expected);
});

test.each([
  ['telescope', true],
  ['تلسكوب', false],
  ['فيتامين C', false],
  ['123', false],
])('isLatin(%s) is %s', (text, expected) => {
  expect(isLatin(text)).toBe(expected);
});

const guesses = (...scores: number[]) => scores.map((score, place) => ({ category: `${place}`, score }));

test('a category fills a field only where it stands out', () => {
  expect(likelyCategory(guesses(0.25, 0.06))).toBe('0');
  expect(likelyCategory(guesses(0.25, 0.1))).toBeNull();
  expect(likelyCategory(guesses(0.1, 0.01))).toBeNull();
  expect(likelyCategory([])).toBeNull();
  expect(likelyCategory([{ category: OTHER, score: 0.9 }])).toBeNull();
  expect(sureCategory(guesses(0.4, 0.06))).toBeNull();
  expect(sureCategory(guesses(0.9, 0.06))).toBe('0');
});

import { describe, expect, test } from 'vitest';
import { factsOfWords } from '../define/facts-of-term.ts';
import { learnMarks, withKnownMarks } from './marked-words.ts';

const marks = learnMarks(
  ['حُيود', 'زاوية الحيُود', 'شدّة', 'عَرْض النطاق', 'عَرَض جانبيّ', 'محلِّل', 'محلَّل', 'موجة'].map((arabic) => ({
    arabic,
  })),
);

describe('a word without marks', () => {
  test.each([
    ['has those of all entries together', 'حيود', 'حُيُود'],
    ['keeps its article and particles', 'ظاهرة بالحيود', 'ظاهرة بالحُيُود'],
    ['stays as it is where entries differ in a vowel', 'عرض', 'عرض'],
    ['stays as it is where one vowel makes another word', 'محلل', 'محلل'],
    ['stays as it is where no entry marks it', 'موجة', 'موجة'],
  ])('%s', (_, text, marked) => {
    expect(withKnownMarks(text, marks)).toBe(marked);
  });
});

test('marks that somebody wrote are his', () => {
  expect(withKnownMarks('حَيود', marks)).toBe('حَيود');
});

test('a measure follows the marks of the dictionary', () => {
  const [facts] = factsOfWords(withKnownMarks('الحيود', marks), '');
  expect([facts?.word, facts?.patterns]).toEqual(['الحُيُود', ['فُعُول']]);
});

import { describe, expect, it } from 'vitest';
import { findLoanword, isLoanword } from './loanwords.ts';

describe('isLoanword', () => {
  it.each([
    ['إلكترون', 'as listed'],
    ['الكترون', 'without hamza'],
    ['الإلكترونات', 'article and plural'],
    ['إلكترونية', 'nisba'],
    ['والفيروسية', 'conjunction, article and nisba'],
    ['للأكسجين', 'preposition and article'],
    ['بكتيرية', 'nisba of a word in ـيا'],
    ['جيولوجيّ', 'with marks'],
    ['غازات', 'plural of a short word'],
    ['كروموسومان', 'dual'],
  ])('knows %s (%s)', (word) => {
    expect(isLoanword(word)).toBe(true);
  });

  it.each([
    'كتاب',
    'مدرسة',
    'استخراج',
    'غازي',
    'ألغاز',
    'أمين',
    'كحول',
    'إجارة',
    'فوران',
    'براري',
    'علم',
    'التهاب',
    '',
    'ا',
    'ال',
  ])('leaves %s to the root analysis', (word) => {
    expect(isLoanword(word)).toBe(false);
  });

  it('gives the listed word with its Latin form and field', () => {
    expect(findLoanword('البروتينات')).toEqual({ arabic: 'بروتين', latin: ['protein'], category: 'biology' });
  });
});

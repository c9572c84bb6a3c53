import { describe, expect, it } from 'vitest';
import { isSurelyNoun, kinshipOf, singularsOf } from './kinship.ts';

describe('kinshipOf', () => {
  it.each([
    ['أمواج', 'مَوجة'],
    ['الموارد', 'مَورِد'],
    ['خلايا', 'خليّة'],
    ['أكاسيد', 'أُكسيد'],
    ['كلى', 'كُلية'],
    ['فيروسات', 'فيروس'],
    ['الخلايا الجذعية', 'خليّة جذعيّة'],
    ['مهندسون', 'مهندس'],
    ['cells', 'cell'],
  ])('%s is a form of %s', (asked, other) => {
    expect(kinshipOf(asked, other)).toBe('form');
  });

  it.each([
    ['موارد', 'مُورِّد'],
    ['موارد', 'مُوارَدة'],
    ['معايير', 'مُعايرة'],
    ['طلاب', 'طلبات'],
    ['معادن', 'معدنة'],
  ])('%s is of one root with %s, and no form of it', (asked, other) => {
    expect(kinshipOf(asked, other)).toBe('relative');
  });

  it.each([
    ['حركة', 'حركيّ'],
    ['إلكترونات', 'إلكترونيّ'],
  ])('of %s %s is the nisba', (asked, other) => {
    expect(kinshipOf(asked, other)).toBe('nisba');
  });

  it.each([
    ['أمواج', 'مُوجِّه'],
    ['كلى', 'كُلّيّة'],
    ['أجور', 'آجُرّة'],
    ['أورام', 'ترم'],
    ['ألوان', 'لونا'],
    ['جمل', 'جملون'],
    ['فلزّات', 'لافلزّات'],
    ['فيروسات', 'فيروسين'],
    ['طاقة حرارية', 'طاقة'],
  ])('%s has only its letters from %s', (asked, other) => {
    expect(kinshipOf(asked, other)).toBeNull();
  });

  it('tells words of the same letters apart by their Latin', () => {
    expect(kinshipOf('عقود', 'عقد', 'contract')).toBe('form');
    expect(kinshipOf('أمراض', 'مرض', 'satisfactory')).toBeNull();
    expect(kinshipOf('أيام', 'فاليوم', 'Valium')).toBeNull();
    expect(kinshipOf('حديد', 'حديدات', 'ferrate')).toBeNull();
  });
});

it('a broken plural has its singulars with their vowels, and any other word none', () => {
  expect(singularsOf('الموارد')).toEqual(['مَوْرِد']);
  expect(singularsOf('أمواج')).toContain('مَوْجَة');
  expect(singularsOf('مورد')).toEqual([]);
});

it.each([
  ['معادلات', true],
  ['أمواج', true],
  ['بروتين', true],
  ['ادرسي', false],
  ['كتبناه', false],
])('%s is surely a noun: %s', (word, isSo) => {
  expect(isSurelyNoun(word)).toBe(isSo);
});

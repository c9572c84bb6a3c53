import { describe, expect, it } from 'vitest';
import { transliterate } from './transliterate.ts';

describe('transliterate', () => {
  it.each([
    ['hydrogen', 'هيدروجين'],
    ['biology', 'بيولوجيا'],
    ['phospholipase', 'فوسفوليباز'],
    ['transcriptome', 'ترانسكريبتوم'],
    ['microbiome', 'ميكروبيوم'],
    ['metagenome', 'ميتاجينوم'],
    ['epigenome', 'إبيجينوم'],
    ['ozonide', 'أوزونيد'],
    ['télescope', 'تلسكوب'],
  ])('spells %s as %s among the first five', (latin, arabic) => {
    expect(transliterate(latin).slice(0, 5)).toContain(arabic);
  });

  it('offers both usual letters for g', () => {
    expect(transliterate('globular').slice(0, 6)).toEqual(expect.arrayContaining(['غلوبولار', 'جلوبولار']));
  });

  it('keeps numbers and answers nothing to nothing', () => {
    expect(transliterate('')).toEqual([]);
    expect(transliterate('123')).toEqual(['123']);
  });
});

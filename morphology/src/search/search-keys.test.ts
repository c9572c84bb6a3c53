import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NORMALIZER_VERSION, normalize } from '../script/normalize.ts';
import { searchKeys } from './search-keys.ts';

describe('searchKeys', () => {
  it('keeps each tier beside the looser ones', () => {
    const keys = searchKeys('الخلايا الجذعيّة');
    expect([keys.exact, keys.folded, keys.bare, keys.sorted]).toEqual([
      'الخلايا الجذعية',
      'الخلايا الجذعيه',
      'خلايا جذعيه',
      'جذعيه خلايا',
    ]);
  });

  it('folds exactly as normalize does', () => {
    const text = 'أَنْزِيم الإسْتِر ؛ pH ٧';
    expect(searchKeys(text).folded).toBe(normalize(text));
  });

  it.each([
    ['العلم', 'علم'],
    ['والعلم', 'علم'],
    ['بالعلم', 'علم'],
    ['كالعلم', 'علم'],
    ['للعلم', 'علم'],
    ['وللعلم', 'علم'],
    ['ألوان', 'الوان'],
    ['الم', 'الم'],
    ['والد', 'والد'],
  ])('the article-less key of %s is %s', (word, bare) => {
    expect(searchKeys(word).bare).toBe(bare);
  });

  it.each([
    ['مسؤول', 'مسئول'],
    ['شيء', 'شي'],
    ['پروتين', 'بروتين'],
    ['micro-scope', 'microscope'],
    ['Microscopes', 'micro scope'],
    ['colour', 'Color'],
  ])('%s and %s share the loose key', (one, other) => {
    expect(searchKeys(one).loose).toBe(searchKeys(other).loose);
  });

  it('reduces Latin plurals in the stem', () => {
    expect(searchKeys('Stem Cells').stem).toBe('stem cell');
  });

  it.each([
    ['حكمة', 'حكم'],
    ['عملية', 'عمل'],
    ['كتابة', 'كتاب'],
    ['وضوء', 'ضوء'],
  ])('keeps %s apart from %s of the same root or sound', (one, other) => {
    expect(searchKeys(one).stem).not.toBe(searchKeys(other).stem);
  });

  it.each([
    ['زوجة', 'زوج'],
    ['شجرة', 'شجر'],
    ['علماء', 'عالم'],
    ['حمراء', 'أحمر'],
    ['مائة', 'مئة'],
    ['للغة', 'لغة'],
    ['إلكترونات', 'إلكترون'],
  ])('takes %s as a form of %s', (one, other) => {
    expect(searchKeys(one).stem).toBe(searchKeys(other).stem);
  });

  it('answers empty keys for nothing', () => {
    expect(searchKeys(' \u0000َ ')).toEqual({
      exact: '',
      folded: '',
      bare: '',
      loose: '',
      stem: '',
      sorted: '',
    });
  });
});

// Keys are stored: whoever changes them must raise the version, and every dictionary is indexed anew.
it('gives other keys only under another version', () => {
  const words = ['scientific-roots-second', 'newspaper-roots-second', 'loanwords-second'].flatMap((name) =>
    readFileSync(new URL(`../../eval/${name}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .slice(2)
      .map((row) => row.split('\t')[0] ?? ''),
  );
  const keys = words.map((word) => JSON.stringify(searchKeys(word))).join('\n');
  const print = createHash('sha256').update(keys).digest('hex').slice(0, 12);
  expect([NORMALIZER_VERSION, print]).toEqual([15, '98427d2eba49']);
});

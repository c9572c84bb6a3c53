import { describe, expect, test } from 'vitest';
import { defineTerm } from './define-term.ts';

describe('a definition follows from how the word is made', () => {
  test.each([
    // Instrument (شذا العرف، اسم الآلة).
    ['مجهر', /^أداة أو جهاز يُستعمل في /],
    // Place (شذا العرف، اسما الزمان والمكان).
    ['مكتبة', /^المكان الذي يكون فيه /],
    // Verbal nouns (شذا العرف، معاني صيغ الزوائد).
    ['استخراج', /^عملية طلب الخروج/],
    ['ذوبان', /^عملية تتمثل في /],
    // Relative adjective.
    ['حراري', /^صفة لما يُنسب إلى الحرارة/],
    // Greek and Latin elements.
    ['جيولوجيا', /^علم الأرض، .*\(geology\)/],
    // Heads that say what the whole is.
    ['علم الأحياء', /^العلم الذي يدرس الأحياء/],
    ['التهاب المفاصل', /التهاب المفاصل/],
    ['معامل الاحتكاك', /^مقدار عددي يعبر عن الاحتكاك/],
    // Head and qualifier.
    ['ضغط جوي', /^ضغط يتعلق بالجو/],
    ['سرعة متجهة', /^سرعة تتصف بأنها متجهة/],
    ['spectroscopy', /الطيف/],
  ])('%s', (term, definition) => {
    expect(defineTerm(term)).toMatch(definition);
  });

  test.each(['مجهر', 'علم الأحياء', 'ضغط جوي'])('%s ends as a sentence', (term) => {
    expect(defineTerm(term)).toMatch(/[^.]\.$/);
  });
});

test.each(['', 'م', '123', '😀', 'xyz', 'قققق'])('nothing is invented for %j', (term) => {
  expect(defineTerm(term)).toBeNull();
});

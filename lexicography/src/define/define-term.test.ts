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
    ['جيولوجيا', /^مصطلح معرَّب .*\(geology\)، .*: علم الأرض/],
    // Heads that say what the whole is.
    ['علم الأحياء', /^العلم الذي يدرس الأحياء/],
    ['التهاب المفاصل', /التهاب المفاصل/],
    ['معامل الاحتكاك', /^مقدار عددي يعبر عن الاحتكاك/],
    // Head and qualifier.
    ['ضغط جوي', /^ضغط يتعلق بالجو/],
    ['سرعة متجهة', /^سرعة تتصف بأنها متجهة/],
    ['spectroscopy', /الطيف/],
    // What is named after a person belongs to no noun, and a name takes no article.
    ['معادلة شرودنغر', /^معادلة تُنسب إلى شرودنغر/],
    ['قوانين كبلر', /^قوانين تُنسب إلى كبلر/],
    // What makes something so is said by its adjective, in the gender of its object.
    ['تكبير الصورة', /^جعل الصورة كبيرة/],
    ['توسيع', /^جعل الشيء واسعًا/],
    // The ت of سبات belongs to its root; ثنائي belongs to no noun; خالية is a participle.
    ['سبات شتوي', /^سبات يتعلق بالشتاء/],
    ['محرك رباعي الأشواط', /^محرك يتصف بأنه رباعي الأشواط/],
    ['مجموعة خالية', /^مجموعة تتصف بأنها خالية/],
    ['مواد صلبة', /^مواد تتصف بأنها صلبة/],
    ['مكافحة متكاملة للآفات', /^مكافحة تتصف بأنها متكاملة للآفات/],
    // Not the measure of a tool or of an act by turns: listed words have vowels of their own.
    ['جراد', /^مصطلح يتصل معناه/],
  ])('%s', (term, definition) => {
    expect(defineTerm(term)).toMatch(definition);
  });

  test.each(['مجهر', 'علم الأحياء', 'ضغط جوي'])('%s ends as a sentence', (term) => {
    expect(defineTerm(term)).toMatch(/[^.]\.$/);
  });
});

test('little is said with the field, where it is known', () => {
  expect(defineTerm('كيتين', 'الأحياء')).toBe('مصطلح في الأحياء معرَّب عن اللفظ الأجنبي (chitin).');
  expect(defineTerm('جراد', 'الزراعة')).toMatch(/^مصطلح في الزراعة يتصل معناه/);
});

test.each(['', 'م', '123', '😀', 'xyz', 'قققق'])('nothing is invented for %j', (term) => {
  expect(defineTerm(term)).toBeNull();
});

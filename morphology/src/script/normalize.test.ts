import { describe, expect, it } from 'vitest';
import { stripMarks } from './letters.ts';
import { hasArabic, NORMALIZER_VERSION, normalize, normalizeSpelling } from './normalize.ts';

/** Search notes, section 1: each base rule with the variants it levels. */
const VARIANTS: [string, string, string][] = [
  ['مَعْلُومَةٌ', 'معلومه', 'vowel marks and tanwin'],
  ['الرَّحْمٰن', 'الرحمن', 'dagger alif'],
  ['خـــلية', 'خليه', 'tatweel'],
  ['خل\u200Cية', 'خليه', 'zero-width non-joiner'],
  ['\u202Bخلية\u202C', 'خليه', 'bidi controls'],
  ['\uFEFFخلية', 'خليه', 'byte order mark'],
  ['ﻻﻡ', 'لام', 'presentation forms and lam-alif'],
  ['ا\u0654مل', 'امل', 'hamza as a combining mark'],
  ['أمل إمل آمل ٱمل', 'امل امل امل امل', 'hamza on alif'],
  ['مستشفى', 'مستشفي', 'alif maqsura'],
  ['کیمیاء', 'كيمياء', 'Persian kaf and ya'],
  ['گاز چاي پروتين ڤيروس', 'گاز چاي پروتين ڤيروس', 'foreign letters stay letters of their own'],
  ['٢٠٢٤ ۲۰۲۴', '2024 2024', 'Arabic and Persian digits'],
  ['３Ｄ', '3d', 'full-width Latin'],
  ['Café ÜBER straße', 'cafe uber strasse', 'case, accents, sharp s'],
  ['encyclopædia œsophagus Bjørn', 'encyclopaedia oesophagus bjorn', 'ligatures'],
  ['β-carotene', 'β carotene', 'Greek letters'],
  ['C++ C# x + y', 'c++ c# x y', 'plus and hash only at the end of a Latin word'],
  ['pH, AI', 'ph ai', 'short tokens stay'],
  ['«خلية» (حيوانية)؛', 'خليه حيوانيه', 'punctuation'],
  ['  \u0000\t\n ', '', 'nothing but blanks'],
  ['ًٌٍ', '', 'only marks'],
  ['\uFE76خلية', 'خليه', 'presentation form of a lone mark'],
];

describe('normalize', () => {
  it.each(VARIANTS)('%s becomes %s (%s)', (text, expected) => {
    expect(normalize(text)).toBe(expected);
  });

  it('is idempotent over every code point between letters', () => {
    const restless: string[] = [];
    for (let point = 0; point < 0x30000; point++) {
      const text = `ب${String.fromCodePoint(point)}a${String.fromCodePoint(point)}\u0654+`;
      const once = normalize(text);
      if (normalize(once) !== once) restless.push(point.toString(16));
    }
    expect(restless).toEqual([]);
  });

  // A cost that grew with the square of the length would not end within the patience of the runner.
  it('comes to the end of 400,000 letters', () => {
    const times = 20_000;
    expect(normalize('مُسْتَشْفَى Ünïcode ٣ '.repeat(times))).toBe(
      `${normalize('مُسْتَشْفَى Ünïcode ٣')} `.repeat(times).trim(),
    );
  });

  it('keeps hamza, ta marbuta and alif maqsura in the spelling as typed', () => {
    expect(normalizeSpelling('إِجراءةٌ مُستشفى')).toBe('إجراءة مستشفى');
  });

  it('names its version and knows Arabic letters', () => {
    expect([NORMALIZER_VERSION, hasArabic('DNA نووي'), hasArabic('DNA ٣،')]).toEqual([15, true, false]);
    expect(stripMarks('كِتَابَةٌ')).toBe('كتابة');
  });
});

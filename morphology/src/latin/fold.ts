const marks =
  /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g;

const letterFolds: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  گ: 'ج',
  چ: 'تش',
  پ: 'ب',
  ڤ: 'ف',
  ژ: 'ج',
  ڨ: 'ق',
};

/** Take away marks and controls and unify letters that differ in writing only. */
export function foldArabic(text: string): string {
  return text.replace(marks, '').replace(/[أإآٱىیکگچپڤژڨ]/g, (letter) => letterFolds[letter] ?? letter);
}

/** Fold a Latin string to plain lower-case letters, digits, spaces and hyphens. */
export function foldLatin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

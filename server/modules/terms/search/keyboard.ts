// The same keys under the two layouts: Arabic (101) and English (US).
const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const ARABIC = ['ذ', ...'ضصثقفغعهخحجد', ...'شسيبلاتنمكط', ...'ئءؤر', 'لا', ...'ىةوزظ'];
const ENGLISH_SHIFTED: Readonly<Record<string, string>> = {
  H: 'أ',
  N: 'آ',
  Y: 'إ',
  G: 'لأ',
  T: 'لإ',
  B: 'لآ',
};

const toArabic = new Map([
  ...[...ENGLISH].map((key, at): [string, string] => [key, ARABIC[at] ?? '']),
  ...Object.entries(ENGLISH_SHIFTED),
]);
const toEnglish = new Map([...toArabic].map(([key, letter]) => [letter, key.toLowerCase()]));

/** What the keys of a text give under the other layout; empty where one of them gives no letter there. */
export function otherLayout(text: string): string {
  const isArabic = /[\u0621-\u064a]/.test(text);
  let typed = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === ' ') typed += ' ';
    else if (isArabic) {
      const pair = text.slice(at, at + 2);
      // لا comes from one key, and from two.
      const key = toEnglish.get(pair) ?? toEnglish.get(letter);
      if (key === undefined || !/[a-z]/.test(key)) return '';
      if (toEnglish.has(pair)) at += 1;
      typed += key;
    } else {
      const found = toArabic.get(letter) ?? toArabic.get(letter.toLowerCase());
      if (found === undefined) return '';
      typed += found;
    }
  }
  return typed;
}

/** Version of the rules of search keys; stored beside the keys, which are rebuilt when it changes. */
export const NORMALIZER_VERSION = 3;

// Presentation forms of lone marks: NFKC would turn them into a space or tatweel plus the mark.
const LONE_MARK_FORMS = /[\uFE70-\uFE7F\uFC5E-\uFC63\uFCF2-\uFCF4\uFBB2-\uFBC2]/g;
const ARABIC_MARKS =
  /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF]/g;
const INVISIBLE = /[\u0640\u061C\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u06DD\u06DE\u06E9]/g;
const ARABIC = /[\u0620-\u064A\u066E-\u06D3\u06D5\u06EE\u06EF\u06FA-\u06FF]/;
const FAR_FROM_LATIN = /[^\u0000-\u007F\u0600-\u06FF]+/g;

const SAME_LETTER: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

/** Letters of Persian and Urdu keyboards that are other shapes of an Arabic letter. */
const SAME_SHAPE: Record<string, string> = {
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ۓ: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  ہ: 'ه',
  ۂ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ۃ: 'ة',
  ٲ: 'أ',
  ٳ: 'إ',
  ٵ: 'أ',
  ٶ: 'ؤ',
  ٸ: 'ئ',
};

const LATIN_LIGATURES: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Tell whether a text holds at least one Arabic letter. */
export function hasArabic(text: string): boolean {
  return ARABIC.test(text);
}

/** Remove vowel marks, tatweel and invisible controls; letters stay as they are written. */
export function stripMarks(text: string): string {
  return text
    .normalize('NFC')
    .replace(LONE_MARK_FORMS, '')
    .replace(ARABIC_MARKS, '')
    .replace(INVISIBLE, '')
    .normalize('NFC');
}

/**
 * Bring a text to the spelling as typed: presentation forms, marks, controls, digits, case and
 * punctuation are levelled, Arabic letters keep their hamza, ة and ى.
 */
export function normalizeSpelling(text: string): string {
  return text
    .normalize('NFC')
    .replace(LONE_MARK_FORMS, '')
    .normalize('NFKC')
    .replace(ARABIC_MARKS, '')
    .replace(INVISIBLE, '')
    .replace(/[ٱٲٳٵٶٸۃۂۀہھەیېےۓکڪ]/g, (letter) => SAME_SHAPE[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .toLowerCase()
    .replace(FAR_FROM_LATIN, withoutAccents)
    .replace(/[ßæœøđðłþıς]/g, (letter) => LATIN_LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .replace(/(?<![a-z0-9+#])[+#]+/g, ' ')
    .replace(/[+#]+(?=[\p{L}\p{N}\p{M}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Fold the spelling variants of Arabic letters (hamza on alif, ة and ه, ى and ي) in normalised spelling. */
export function foldLetters(spelling: string): string {
  return spelling.replace(/[أإآٱىة]/g, (letter) => SAME_LETTER[letter] ?? letter);
}

/** Bring a text to the one form in which stored texts and queries are compared; idempotent. */
export function normalize(text: string): string {
  return foldLetters(normalizeSpelling(text));
}

function withoutAccents(run: string): string {
  return run
    .normalize('NFKD')
    .replace(/[\u02B9-\u02BF]|(?=\p{Script=Inherited})\p{M}/gu, '')
    .normalize('NFC');
}

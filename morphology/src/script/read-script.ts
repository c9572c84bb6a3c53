/** The one reader of Arabic script: every keyboard's and every file's way of writing becomes the same letters. */

/** Presentation forms of lone marks: NFKC would turn them into a space or tatweel plus the mark. */
const LONE_MARKS = /[\uFE70-\uFE7F\uFC5E-\uFC63\uFCF2-\uFCF4\uFBB2-\uFBC2]/g;
/** Tatweel, joiners, directions and the signs of verses. */
export const UNSEEN = /[\u0640\u061C\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u06DD\u06DE\u06E9]/g;

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

/**
 * Bring a text to plain Arabic letters with their vowel marks.
 *
 * Presentation forms, tatweel, invisible controls and the shapes of other keyboards go; hamza, ة and ى stay as
 * they are written, and so does everything that is not Arabic.
 */
export function readScript(text: string): string {
  return text
    .normalize('NFC')
    .replace(LONE_MARKS, '')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[ٲٳٵٶٸۃۂۀہھەیېےۓکڪ]/g, (letter) => SAME_SHAPE[letter] ?? letter);
}

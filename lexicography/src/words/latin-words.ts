/** Latin words that join others and translate nothing. */
const JOINING = new Set([
  'of',
  'the',
  'a',
  'an',
  'and',
  'in',
  'on',
  'for',
  'to',
  'by',
  'with',
  'de',
  'du',
  'la',
  'le',
  'des',
]);

/** The Latin words of a term that carry meaning, in lower case unless they are acronyms. */
export const latinWordsOf = (latin: string): string[] =>
  latin
    .normalize('NFC')
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s/,;]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
    .filter((word) => !JOINING.has(word));

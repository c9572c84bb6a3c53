/** A vowelled word without the marks by which two spellings of it differ: sukun, the case, tanwin of a last radical. */
export const vowelsOf = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/\u064d$/, '\u0650ي')
    .replace(/\u0652|[\u064b\u064e](?=\u0651?[اىة])|(?<=^ا)[\u064e-\u0650]/g, '')
    .replace(/[\u064b-\u0650]$/, '');

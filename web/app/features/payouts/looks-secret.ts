const BASE58_OF_KEY = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/;
const NUMBERS_OF_KEY = /^\[?(?:\s*\d{1,3}\s*,){15,}/;

/** Whether a text may be a private key, which must not come into an address or a history. */
export const looksSecret = (text: string): boolean =>
  BASE58_OF_KEY.test(text.trim()) || NUMBERS_OF_KEY.test(text.trim());

import { type SearchKeys, searchKeys } from '@mustalah/morphology';

/** The search keys of a pair. */
export interface RowKeys {
  arabicBare: string;
  latinFolded: string;
  keys: number[];
}

/** Build the keys of a row. */
export function rowKeys({ arabic, latin }: { arabic: string; latin: string }): RowKeys {
  const [left, right] = [searchKeys(arabic), searchKeys(latin)];
  const keys = new Set([...wholeKeys(left), ...wholeKeys(right), ...wordKeys(left), ...wordKeys(right)]);
  return { arabicBare: left.bare, latinFolded: right.folded, keys: [...keys] };
}

/** The whole of a text under each of its spellings. */
export const wholeKeys = ({ bare, folded, loose, stem }: SearchKeys): number[] =>
  hashed('k', [bare, folded, loose, stem]);

/** Its words, plain and as their stems. */
export const wordKeys = ({ bare, stem }: SearchKeys): number[] => hashed('w', `${bare} ${stem}`.split(' '));

/** The stem of each word: a row that has them all has all its words, however they are inflected. */
export const stemKeys = ({ stem }: SearchKeys): number[] => hashed('w', stem.split(' '));

const hashed = (kind: string, texts: readonly string[]): number[] =>
  texts.filter((text) => text !== '').map((text) => hashKey(kind + text));

/** 53 bits of hash: a `bigint` in the database, a plain number here. */
function hashKey(text: string): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & b) + (a >>> 0);
}

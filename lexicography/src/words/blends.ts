import { normalize } from '@mustalah/morphology';

/** First halves of blends, after which the و of the Latin -o- is written or not: كهرومائي, كهرمائي. */
const LINKED = /(?<=^| |ال)(كهر|مغنط|بتر)و?(?=[^و ][^ ]{2})/g;

/** The spelling of a term's blends with and without their linking و; empty where it has none. */
export function blendSpellings(arabic: string): string[] {
  const text = normalize(arabic);
  const spellings = [text.replace(LINKED, '$1'), text.replace(LINKED, '$1و')];
  return spellings[0] === spellings[1] ? [] : spellings;
}

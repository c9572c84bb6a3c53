import { normalize } from '@mustalah/morphology';

/** The Latin letters by the names that Arabic gives them. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  `اي:aei ايه:a ا:a بي:bp سي:c دي:d إي:e اف:f جي:gj اتش:h ايتش:h آي:i جيه:j كيه:k كي:k ال:l ام:m ان:n او:o كيو:q ار:r اس:s تي:t يو:u في:v
  فى:v دبليو:w دبليوه:w اكس:x واي:y زد:z زيد:z زي:z`
    .split(/\s+/)
    .map((pair) => pair.split(':'))
    .map(([name = '', letters = '']) => [normalize(name), letters]),
);

/** More readings than these are no abbreviation that anybody knows. */
const MOST_READINGS = 16;

/** The abbreviations that names of Latin letters in Arabic may spell: دي إن إيه, dna. */
export function speltLetters(text: string): string[] {
  const letters = normalize(text)
    .split(' ')
    .map((word) => LETTERS.get(word) ?? '');
  if (letters.length < 2 || letters.length > 5 || letters.includes('')) return [];
  const read = letters.reduce<string[]>(
    (beginnings, each) => beginnings.flatMap((beginning) => [...each].map((letter) => beginning + letter)),
    [''],
  );
  return read.slice(0, MOST_READINGS);
}

/** What may be written in front of a word and belongs to another: conjunctions, prepositions, article, س. */

export interface Proclitic {
  text: string;
  cost: number;
  /** What kind of word it leaves room for. */
  before: 'noun' | 'definite' | 'verb' | 'imperfect' | 'any';
  parts: string[];
  /** The letter that must follow: لل has swallowed the article where the noun begins with ل (لِلَّبن). */
  next?: string;
}

function proclitic(parts: string, before: Proclitic['before'], cost: number): Proclitic {
  const list = parts.split('+').filter(Boolean);
  return { text: list.join('').replace(/^([وف]?)لال$/, '$1لل'), cost, before, parts: list };
}

/** All combinations that occur, none first (Wright I §§ 361–368). */
export const PROCLITICS: readonly Proclitic[] = [
  proclitic('', 'any', 0),
  proclitic('ال', 'definite', 0.05),
  proclitic('و', 'any', 0.85),
  proclitic('ف', 'any', 1.1),
  proclitic('ب', 'noun', 0.95),
  proclitic('ل', 'noun', 0.95),
  proclitic('ك', 'noun', 1.3),
  proclitic('ل', 'verb', 1.0),
  proclitic('س', 'imperfect', 0.45),
  proclitic('أ', 'any', 2.2),
  proclitic('و+ال', 'definite', 0.15),
  proclitic('ف+ال', 'definite', 0.4),
  proclitic('ب+ال', 'definite', 0.15),
  proclitic('ك+ال', 'definite', 0.4),
  proclitic('ل+ال', 'definite', 0.2),
  proclitic('و+ب+ال', 'definite', 0.3),
  proclitic('ف+ب+ال', 'definite', 0.5),
  proclitic('و+ك+ال', 'definite', 0.5),
  proclitic('و+ل+ال', 'definite', 0.35),
  proclitic('ف+ل+ال', 'definite', 0.5),
  proclitic('أ+ال', 'definite', 1.5),
  proclitic('و+ب', 'noun', 1.2),
  proclitic('و+ل', 'any', 1.25),
  proclitic('و+ك', 'noun', 1.6),
  proclitic('ف+ب', 'noun', 1.4),
  proclitic('ف+ل', 'any', 1.4),
  proclitic('ف+ك', 'noun', 1.8),
  proclitic('و+س', 'imperfect', 0.7),
  proclitic('ف+س', 'imperfect', 0.8),
  proclitic('ل+س', 'imperfect', 1.5),
  proclitic('أ+ف', 'any', 2),
  proclitic('أ+و', 'any', 2.2),
  proclitic('أ+ب', 'noun', 2.6),
  proclitic('أ+ل', 'any', 2.6),
  proclitic('ما', 'verb', 1.6),
  proclitic('لا', 'any', 1.6),
  proclitic('ال+لا', 'definite', 1.2),
  { text: 'ل', cost: 0.25, before: 'definite', parts: ['ل', 'ال'], next: 'ل' },
  { text: 'ول', cost: 0.4, before: 'definite', parts: ['و', 'ل', 'ال'], next: 'ل' },
];

import { analyse, findLoanword, hasArabic, normalize, nounSenses } from '@mustalah/morphology';
import { arabicWordsOf, termWordsOf } from '../words/arabic-words.ts';

/** What keeps a text from saying what a term is. */
export type DefinitionFault = 'too_short' | 'generic' | 'own_words' | 'no_words';

/** A genus and what sets the term apart from it do not fit into fewer letters; the founding dictionary has none shorter. */
const SHORTEST = 20;
/** Of running Arabic most words are read; of letters at random hardly one in five. */
const READABLE = 0.4;

/** The end of the sentence that the product itself puts where nobody has defined a term. */
const GENERIC = normalize('ويحتاج إلى تعريف يحرّره المختصون');

/** Tell why a definition says nothing of its term; null where it says something. */
export function definitionFault(
  definition: string,
  term: { arabic: string; latin: string },
): DefinitionFault | null {
  const text = normalize(definition);
  if (text.includes(GENERIC)) return 'generic';
  if ([...text.replaceAll(' ', '')].length < SHORTEST) return 'too_short';
  const words = arabicWordsOf(definition).filter(({ text: word }) => word.length > TELLING);
  const own = new Set(termWordsOf(`${term.arabic} ${term.latin}`).map(({ stem }) => stem));
  if (words.length > 0 && words.every(({ stem }) => own.has(stem))) return 'own_words';
  const readable = words.filter(({ text: word }) => hasArabic(word) && isReadable(word));
  return readable.length === 0 || readable.length < READABLE * words.length ? 'no_words' : null;
}

/** Any two or three letters are some word. */
const TELLING = 3;
/** Letters at random may be read as a verb with particles around it, among many other readings. */
const SURE = 0.2;

function isReadable(word: string): boolean {
  const [best] = analyse(word);
  const isAttested = best !== undefined && best.status === 'attested' && best.confidence >= SURE;
  return isAttested || nounSenses(word).length > 0 || findLoanword(word) !== null;
}

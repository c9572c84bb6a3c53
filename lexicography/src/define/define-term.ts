import { hasArabic } from '@mustalah/morphology';
import { wordsOf } from '../words/roots.ts';
import { definePhrase } from './define-phrase.ts';
import { composedMeaning, defineWord } from './define-word.ts';

/** Define a term from how it is made, in one sentence, with its field where known; null when nothing is known of it. */
export function defineTerm(term: string, field: string | null = null): string | null {
  const meaning = meaningOf(term, field);
  return meaning === null ? null : `${meaning}.`;
}

function meaningOf(term: string, field: string | null): string | null {
  if (!hasArabic(term)) return composedMeaning(term);
  const [word, ...others] = wordsOf(term).filter(hasArabic);
  if (word === undefined) return null;
  return others.length === 0 ? defineWord(word, field) : definePhrase(term);
}

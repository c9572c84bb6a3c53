import { guessCategories } from '@mustalah/lexicography/fields/guess-categories';
import { wholeLatin } from '@mustalah/lexicography/translate/latin-candidates';
import type { Db } from '../../platform/db.ts';
import type { TermRow } from '../terms/rows/term-rows.ts';
import { findExactTerms } from './find-exact-terms.ts';
import type { Knowledge } from './knowledge.ts';
import { isLatin, likelyCategory, sureCategory } from './rules.ts';

/** What is known of a term before a model or the engine is asked. */
export interface TermReading {
  term: string;
  /** The dictionary's entries that are this very word, best first. */
  entries: TermRow[];
  /** Its Latin as an entry or a list has it whole; the term itself when it is Latin; else empty. */
  latin: string;
  /** Its field, from the entry or with little doubt; else null. */
  category: string | null;
  /** The same, or the field that stands out among the guesses: good enough to compare by, not to be told. */
  likelyField: string | null;
}

/** Look a term up once, for every helper that speaks of it. */
export async function readTerm(db: Db, knowledge: Knowledge, term: string): Promise<TermReading> {
  const entries = await findExactTerms(db, term);
  const [entry] = entries;
  const guesses = entry ? [] : guessCategories(knowledge, term);
  return {
    term,
    entries,
    latin: entry?.latin || (isLatin(term) ? term : wholeLatin(knowledge.latin, term)),
    category: entry?.category ?? sureCategory(guesses),
    likelyField: entry?.category ?? likelyCategory(guesses),
  };
}

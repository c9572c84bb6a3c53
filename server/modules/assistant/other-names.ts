import type { findOtherNames as otherNamesEndpoint } from '@mustalah/contract/assistant';
import type { Received, Reply } from '@mustalah/contract/endpoint';
import { guessCategories } from '@mustalah/lexicography/fields/guess-categories';
import { latinNames } from '@mustalah/lexicography/translate/latin-candidates';
import { blendSpellings } from '@mustalah/lexicography/words/blends';
import { isSameTerm } from '@mustalah/lexicography/words/same-term';
import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../platform/db.ts';
import type { Knowledge } from './knowledge.ts';
import { listTermsByName } from './queries.ts';
import { isBelieved, isLatin, isWordLike } from './rules.ts';

type Sent = Received<typeof otherNamesEndpoint>['query'];
type Answer = Reply<typeof otherNamesEndpoint>;

/** So many are told; the term itself may be among those found. */
const TOLD = 3;

/** Find an Arabic term under its other names: terms that have the Latin which it is given or which our lists have for it. */
export async function findOtherNames(db: Db, knowledge: Knowledge, { term, latin }: Sent): Promise<Answer> {
  if (!isWordLike(term) || isLatin(term)) return { terms: [] };
  const named = [latin, ...latinNames(knowledge.latin, term)];
  return { terms: await listNamed(db, term, named) };
}

/**
 * The entries that a term is another name of, surely enough to have their Latin and field: those of the Latin that our
 * lists name first, or of a field that the term itself speaks for. بيانات are data, and no graph.
 */
export async function findSameThings(db: Db, knowledge: Knowledge, term: string) {
  if (!isWordLike(term) || isLatin(term)) return [];
  const named = latinNames(knowledge.latin, term);
  const found = await listNamed(db, term, named);
  if (found.length === 0) return [];
  const [first = ''] = named.map((each) => searchKeys(each).stem);
  const believed = new Set(
    guessCategories(knowledge, term)
      .filter(isBelieved)
      .map(({ category }) => category),
  );
  const isSure = (entry: (typeof found)[number]) =>
    entry.latin_stem === first || entry.is_spelling || believed.has(entry.category);
  return found.filter(isSure);
}

async function listNamed(db: Db, term: string, latin: readonly string[]) {
  const spellings = blendSpellings(term).map((each) => searchKeys(each).bare);
  const found = await listTermsByName(db, { latin, spellings, limit: TOLD + 1 });
  return found.filter(({ arabic }) => !isSameTerm(term, arabic)).slice(0, TOLD);
}

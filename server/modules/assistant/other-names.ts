import type { findOtherNames as otherNamesEndpoint } from '@mustalah/contract/assistant';
import type { Received, Reply } from '@mustalah/contract/endpoint';
import { listedLatin } from '@mustalah/lexicography/translate/latin-candidates';
import { isSameTerm } from '@mustalah/lexicography/words/same-term';
import type { Db } from '../../platform/db.ts';
import type { Knowledge } from './knowledge.ts';
import { listTermsByLatin } from './queries.ts';
import { isLatin, isWordLike } from './rules.ts';

type Sent = Received<typeof otherNamesEndpoint>['query'];
type Answer = Reply<typeof otherNamesEndpoint>;

/** So many are told; the term itself may be among those found. */
const TOLD = 3;

/** Find an Arabic term under its other names: terms that have the Latin which it is given or which our lists have for it. */
export async function findOtherNames(db: Db, knowledge: Knowledge, { term, latin }: Sent): Promise<Answer> {
  if (!isWordLike(term) || isLatin(term)) return { terms: [] };
  const found = await listTermsByLatin(db, {
    latin: [latin, ...listedLatin(knowledge.latin, term)],
    limit: TOLD + 1,
  });
  return { terms: found.filter(({ arabic }) => !isSameTerm(term, arabic)).slice(0, TOLD) };
}

import type { Db } from '../../platform/db.ts';
import { TIER } from '../dictionary/rules.ts';
import { searchTerms } from '../dictionary/search.ts';
import type { TermRow } from '../terms/term-rows.ts';

/** How many equals of a word are looked at. */
const MOST = 5;

/** The terms that are this very word, in another spelling or inflection at most; best first. */
export async function findExactTerms(db: Db, text: string): Promise<TermRow[]> {
  const { rows } = await searchTerms(db, { text, limit: MOST, offset: 0 });
  return rows.filter(({ tier }) => tier <= TIER.inflection);
}

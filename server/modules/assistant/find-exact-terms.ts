import { isSameTerm } from '@mustalah/lexicography/words/same-term';
import { searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { selectTerms, type TermRow } from '../terms/rows/term-rows.ts';
import { hashed, KEY } from '../terms/rows/write-keys.ts';

/** How many of the likely ones are looked at. */
const MOST = 20;

/**
 * The terms that are this very word in either script, best first: its spelling, article and number may differ.
 *
 * The stem finds candidates only; it would take the nisba for its noun.
 */
export async function findExactTerms(db: Db, text: string): Promise<TermRow[]> {
  const { folded, bare, loose, stem } = searchKeys(text);
  if (bare === '') return [];
  const keys = `{${hashed(KEY.whole, [loose, stem]).join(',')}}`;
  const candidates = await selectTerms(db)
    .where((row) =>
      row.or([
        row('arabic_bare', '=', bare),
        row('latin_folded', '=', folded),
        sql<boolean>`keys && ${keys}::bigint[]`,
      ]),
    )
    .orderBy((row) => row('arabic_bare', '=', bare), 'desc')
    .orderBy((row) => row('latin_folded', '=', folded), 'desc')
    .orderBy((row) => row('approved_by', 'is', null))
    .orderBy('terms.votes', 'desc')
    .orderBy('terms.id')
    .limit(MOST)
    .execute();
  return candidates.filter(({ arabic, latin }) => isSameTerm(text, arabic) || isSameTerm(text, latin));
}

import { definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { findSameWord } from '../queries.ts';
import { arabicUnreadable, termExists } from '../refusals.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import { selectTerms } from '../rows/term-rows.ts';
import { type FoundTerm, searchTerms } from '../search/search.ts';
import { definitionAdvice } from '../text.ts';

const NEAR = 5;

export interface Draft {
  arabic: string;
  latin: string;
  /** Empty when only the word is asked about. */
  definition: string;
}

/** What stands against a term before it is suggested: the same word, up to five near ones, an empty definition. */
export async function checkTerm(db: Db, { arabic, latin, definition }: Draft, viewer: Viewer) {
  const { bare, stem } = searchKeys(arabic);
  const existing = await selectTerms(db).where('terms.arabic_bare', '=', bare).executeTakeFirst();
  const { rows } = await searchTerms(db, { text: arabic, limit: NEAR + 1, offset: 0 });
  const near = rows.filter((row) => row.id !== existing?.id && isNear(row, stem)).slice(0, NEAR);
  const fault = definition === '' ? null : definitionFault(definition, { arabic, latin });
  return {
    existing: existing ? presentTerm(existing, viewer) : null,
    near: near.map((row) => presentTerm(row, viewer)),
    definition_advice: fault === null ? '' : definitionAdvice[fault],
  };
}

/** Whether what a search found may be the term itself: more than a root, or a word that is not what both begin with. */
function isNear({ match, arabic }: FoundTerm, stem: string): boolean {
  if (match === 'family') return false;
  return match !== 'some_words' || searchKeys(arabic).stem.split(' ')[0] === stem.split(' ')[0];
}

/** Refuse a term that the dictionary has, with the way to it, or that cannot be read; give its key otherwise. */
export async function refuseKnownTerm(db: Db, arabic: string): Promise<string> {
  const { bare } = searchKeys(arabic);
  if (bare === '') throw arabicUnreadable();
  const existing = await findSameWord(db, bare);
  if (existing) throw termExists(existing);
  return bare;
}

import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import { selectTerms } from '../rows/term-rows.ts';
import { searchTerms } from '../search/search.ts';

const NEAR = 5;

/** What stands against an Arabic term before it is suggested: the same word, and up to five near ones. */
export async function checkTerm(db: Db, arabic: string, viewer: Viewer) {
  const { bare } = searchKeys(arabic);
  const existing = await selectTerms(db).where('terms.arabic_bare', '=', bare).executeTakeFirst();
  const { rows } = await searchTerms(db, { text: arabic, limit: NEAR + 1, offset: 0 });
  const near = rows.filter(({ id }) => id !== existing?.id).slice(0, NEAR);
  return {
    existing: existing ? presentTerm(existing, viewer) : null,
    near: near.map((row) => presentTerm(row, viewer)),
  };
}

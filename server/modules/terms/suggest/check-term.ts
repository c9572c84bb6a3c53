import { definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { conceptOf, findEntry, findMeanings, findRivalsOf } from '../concepts/queries.ts';
import { nearTerms } from '../language/near-terms.ts';
import { arabicUnreadable, termExists } from '../refusals.ts';
import { findCategory } from '../rows/categories.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import { findTermRow } from '../rows/term-rows.ts';
import { searchTerms } from '../search/search.ts';
import { definitionAdvice } from '../text.ts';

const NEAR = 5;

export interface Draft {
  arabic: string;
  latin: string;
  /** Empty when only the word is asked about. */
  definition: string;
  /** A category's name or id; empty while none is chosen. */
  category: string;
  /** An entry that is edited. */
  without?: number | undefined;
}

/** What stands against a term before it is suggested: the same word, up to five near ones, an empty definition. */
export async function checkTerm(
  db: Db,
  { arabic, latin, definition, category, without }: Draft,
  viewer: Viewer,
) {
  const { bare } = searchKeys(arabic);
  const edited = without === undefined ? undefined : await findEntry(db, without);
  const meanings = (await findMeanings(db, bare)).filter(({ id }) => id !== without);
  const existing = meanings[0] && (await findTermRow(db, meanings[0].id));
  const field = category === '' ? undefined : await findCategory(db, category);
  const ofLatin = field
    ? await findRivalsOf(db, { bare, latinFolded: searchKeys(latin).folded, categoryId: field.id })
    : [];
  const rivals = edited ? ofLatin.filter((entry) => conceptOf(entry) !== conceptOf(edited)) : ofLatin;
  const { rows } = await searchTerms(db, { text: arabic, limit: NEAR + 1, offset: 0 });
  const others = rows.filter((row) => row.id !== without && !meanings.some(({ id }) => id === row.id));
  // Of one that has only some of its words the page of a term would not say that it is near either.
  const likeness = others.some(({ match }) => match === 'some_words')
    ? await nearTerms(db, { term: arabic, latin, category: field?.name ?? null, entries: [] }, NEAR)
    : [];
  const alike = new Set(likeness.map(({ id }) => id));
  const near = others
    .filter(({ id, match }) => match !== 'family' && (match !== 'some_words' || alike.has(id)))
    .slice(0, NEAR);
  const fault = definition === '' ? null : definitionFault(definition, { arabic, latin });
  return {
    existing: existing ? presentTerm(existing, viewer) : null,
    meanings,
    rivals,
    near: near.map((row) => presentTerm(row, viewer)),
    definition_advice: fault === null ? '' : definitionAdvice[fault],
  };
}

/** Refuse a term that the dictionary has, with the way to it, or that cannot be read; give its key otherwise. */
export async function refuseKnownTerm(db: Db, arabic: string): Promise<string> {
  const { bare } = searchKeys(arabic);
  if (bare === '') throw arabicUnreadable();
  const known = await findMeanings(db, bare);
  if (known.length > 0) throw termExists(known);
  return bare;
}

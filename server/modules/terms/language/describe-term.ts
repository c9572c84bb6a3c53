import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { nearTerms } from './near-terms.ts';
import { findTermText } from './queries.ts';
import { readParts, readWords } from './word-formation.ts';

const NEAR = 6;

/** What stands behind the words of a term: roots, patterns, Latin elements, and the terms near it. */
export async function describeTerm(db: Db, id: number) {
  const term = await findTermText(db, id);
  if (!term) throw notFound();
  const near = { term: term.arabic, latin: term.latin, category: term.category, entries: [{ id, ...term }] };
  return {
    words: readWords(term.arabic, term.latin),
    parts: readParts(term),
    family: await nearTerms(db, near, NEAR),
  };
}

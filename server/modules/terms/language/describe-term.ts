import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { findTermText, listFamily } from './queries.ts';
import { readParts, readWords } from './word-formation.ts';

const FAMILY_SIZE = 6;

/** What stands behind the words of a term: roots, patterns, Latin elements, and the terms of its family. */
export async function describeTerm(db: Db, id: number) {
  const term = await findTermText(db, id);
  if (!term) throw notFound();
  const words = readWords(term.arabic, term.latin);
  const roots = [...new Set(words.map(({ root }) => root))];
  return {
    words,
    parts: readParts(term),
    family: roots.length > 0 ? await listFamily(db, { id, roots, limit: FAMILY_SIZE }) : [],
  };
}

import type { Term } from '@mustalah/contract/terms/term';
import { votesNeeded } from '../rules.ts';
import type { TermRow } from './term-rows.ts';

/** What decides whether addresses are shown; null is a stranger. */
export type Viewer = { isAdmin: boolean; isJournalAdmin: boolean } | null;

/** Turn a row into the term of the contract; the author's address is for admins and journal admins only. */
export function presentTerm(row: TermRow, viewer: Viewer): Term {
  const seesEmail = viewer !== null && (viewer.isAdmin || viewer.isJournalAdmin);
  return {
    id: row.id,
    arabic: row.arabic,
    latin: row.latin,
    definition: row.definition,
    category: row.category,
    category_name: row.category,
    votes: row.votes,
    votes_needed: votesNeeded(row),
    is_approved: row.approved_by !== null,
    needs_definition: row.approved_by === null && row.definition_fault !== null,
    created_by:
      row.author_name === null
        ? null
        : { name: row.author_name, ...(seesEmail && row.author_email && { email: row.author_email }) },
    created_by_name: creatorOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The author's name, or the work a term without an author comes from. */
export const creatorOf = ({ author_name, source }: Pick<TermRow, 'author_name' | 'source'>): string =>
  author_name ?? source;

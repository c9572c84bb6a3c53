import type { SuggestedTerm } from '@mustalah/contract/terms/suggestions';
import { searchKeys } from '@mustalah/morphology';
import type { Tx } from '../../../platform/db.ts';
import { categoryUnknown } from '../../terms/refusals.ts';
import { listCategories } from '../../terms/rows/categories.ts';

export interface NewProposal {
  arabic: string;
  latin: string;
  definition: string;
  category: number;
  bare: string;
}

/**
 * Keep the new terms that come with a submission. Whether the dictionary has them is asked when the paper is published:
 * nobody loses an upload for it.
 */
export async function proposeWithPaper(
  tx: Tx,
  paperId: number,
  suggestions: readonly SuggestedTerm[],
  now: Date,
): Promise<void> {
  const proposals = suggestions.map((suggestion) => withKey(suggestion));
  await refuseUnknownCategories(tx, proposals);
  await keepProposals(
    tx,
    paperId,
    proposals.filter(({ bare }) => bare !== ''),
    now,
  );
}

const withKey = (suggestion: SuggestedTerm): NewProposal => ({
  ...suggestion,
  bare: searchKeys(suggestion.arabic).bare,
});

export async function refuseUnknownCategories(tx: Tx, proposals: readonly NewProposal[]): Promise<void> {
  if (proposals.length === 0) return;
  const known = new Set((await listCategories(tx)).map(({ id }) => id));
  if (!proposals.every(({ category }) => known.has(category))) throw categoryUnknown();
}

/** Keep new terms with a held paper; one that it proposes already is replaced, and waits again. */
export async function keepProposals(
  tx: Tx,
  paperId: number,
  proposals: readonly NewProposal[],
  now: Date,
): Promise<void> {
  for (const { category, bare, ...words } of proposals) {
    const row = { ...words, category_id: category, state: 'waiting' as const, term_id: null };
    await tx
      .insertInto('proposed_terms')
      .values({ ...row, paper_id: paperId, arabic_bare: bare, created_at: now })
      .onConflict((conflict) => conflict.columns(['paper_id', 'arabic_bare']).doUpdateSet(row))
      .execute();
  }
}

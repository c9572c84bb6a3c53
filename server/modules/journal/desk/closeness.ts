import type { ConflictSign, DeskPaper } from '@mustalah/contract/journal/desk';
import { likelyConflicts, type Person, signsOf } from './likely-conflicts.ts';

interface Reviewer {
  id: number;
  name: string;
  affiliation: string;
  email: string;
}

/** Prepare these reviewers; give which of them may stand too close to the authors of a paper, and by what signs. */
export function closenessOf(reviewers: readonly Reviewer[]) {
  const known = reviewers.map((reviewer) => ({
    id: reviewer.id,
    signs: signsOf({ ...reviewer, latin_name: '' }),
  }));
  return (
    authors: readonly Person[],
    shared: readonly { reviewerId: number; sign: ConflictSign }[],
  ): DeskPaper['likely_conflicts'] => {
    if (authors.length === 0) return [];
    const written = authors.map(signsOf);
    return known.flatMap(({ id, signs }) => {
      const found = new Set([
        ...written.flatMap((author) => likelyConflicts(signs, author)),
        ...shared.filter(({ reviewerId }) => reviewerId === id).map(({ sign }) => sign),
      ]);
      return found.size > 0 ? [{ reviewer_id: id, signs: [...found] }] : [];
    });
  };
}

import { stripMarks } from '@mustalah/morphology';
import type { SeedTerm } from './read-seed.ts';

type Headed = Pick<SeedTerm, 'arabic' | 'category'>;

/** An entry as a relation names it: its word without marks, in its field, where it stands once. */
export const wordInField = ({ arabic, category }: Headed): string => `${category}\t${stripMarks(arabic)}`;

/**
 * Find the entry that another means by a word: the one of its own field, else of all fields the one that is marked so, else the only one
 * with these letters.
 */
export function relatedAmong(
  entries: readonly SeedTerm[],
): (from: Headed, word: string) => SeedTerm | undefined {
  const inField = new Map(entries.map((entry) => [wordInField(entry), entry]));
  const marked = new Map(entries.toReversed().map((entry) => [entry.arabic, entry]));
  const lettered = new Map<string, SeedTerm[]>();
  for (const entry of entries) {
    const letters = stripMarks(entry.arabic);
    lettered.set(letters, [...(lettered.get(letters) ?? []), entry]);
  }
  return ({ category }, word) => {
    const [only, ...others] = lettered.get(stripMarks(word)) ?? [];
    // guard: A relation reaches its entry however either is marked (add-entries.test.ts, entries.test.ts) ‹stripMarks(word) → word›
    return (
      inField.get(`${category}\t${stripMarks(word)}`) ??
      marked.get(word) ??
      (others.length === 0 ? only : undefined)
    );
  };
}

import { definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { searchKeys } from '@mustalah/morphology';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { recordActivity } from '../../rewards/activity.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { rewardPreview } from '../../rewards/preview.ts';
import { userStats } from '../../rewards/user-stats.ts';
import { addRevision, findSameWord, lockWord, SAME_ENTRY } from '../queries.ts';
import { arabicUnreadable, categoryUnknown, termExists } from '../refusals.ts';
import { findCategory } from '../rows/categories.ts';
import { addWords, keyColumns, wordsOfEntry } from '../rows/write-keys.ts';
import { doneText } from '../text.ts';

export interface Suggestion {
  arabic: string;
  latin: string;
  definition: string;
  /** The id of its category. */
  category: number;
  /** The published paper that coins it. */
  paperId?: number;
}

/** Suggest a term: visible at once, under review, worth what the preview showed. */
export const submitTerm = (deps: Deps, suggestion: Suggestion, authorId: number) =>
  deps.db.transaction().execute(async (tx) => {
    const id = await addSuggestion(tx, deps, suggestion, authorId);
    const stats = await userStats(tx, authorId, deps.now());
    return { id, detail: doneText.submitted, user_stats: stats };
  });

/** The same within a transaction; give the id of the term. Refused, it has written nothing. */
export async function addSuggestion(
  tx: Tx,
  { now: clock }: Pick<DepsInTransaction, 'now'>,
  { paperId, ...suggestion }: Suggestion,
  authorId: number,
): Promise<number> {
  const now = clock();
  const category = await findCategory(tx, suggestion.category);
  if (!category) throw categoryUnknown();
  await refuseSameWord(tx, suggestion.arabic);
  // Two suggestions of one user at once must not both find their category new.
  const points = await holdPoints(tx, [authorId]);
  const worth = await rewardPreview(tx, authorId, now);
  const isNewCategory = !worth.submittedCategories.includes(category.name);
  const id = await insertTerm(tx, {
    ...suggestion,
    authorId,
    paper_id: paperId ?? null,
    reward_base: worth.base,
    reward_streak: worth.streakBonus,
    reward_category: isNewCategory ? worth.newCategoryBonus : 0n,
    now,
  });
  await addRevision(tx, {
    ...suggestion,
    termId: id,
    editorId: authorId,
    categoryId: suggestion.category,
    now,
  });
  await recordActivity(tx, points, authorId, now);
  return id;
}

/** Refuse a word that the dictionary has; a simultaneous suggestion of it waits, and then finds it there. */
async function refuseSameWord(tx: Tx, arabic: string): Promise<void> {
  const { bare } = searchKeys(arabic);
  if (bare === '') throw arabicUnreadable();
  await lockWord(tx, bare);
  const existing = await findSameWord(tx, bare);
  if (existing) throw termExists(existing);
}

interface NewTerm extends Omit<Suggestion, 'paperId'> {
  authorId: number;
  paper_id: number | null;
  reward_base: bigint;
  reward_streak: bigint;
  reward_category: bigint;
  now: Date;
}

async function insertTerm(tx: Tx, { category, authorId, now, ...term }: NewTerm): Promise<number> {
  const keys = keyColumns(term);
  const row = await tx
    .insertInto('terms')
    .values({
      ...term,
      ...keys,
      definition_fault: definitionFault(term.definition, term),
      category_id: category,
      author_id: authorId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(SAME_ENTRY).where('rejected_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw termExists(await findSameWord(tx, keys.arabic_bare));
  await addWords(tx, wordsOfEntry(term));
  return row.id;
}

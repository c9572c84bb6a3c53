import type { Grammar, ProposedExample, ProposedName } from '@mustalah/contract/terms/concepts';
import { definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { searchKeys } from '@mustalah/morphology';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { recordActivity } from '../../rewards/activity.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { rewardPreview } from '../../rewards/preview.ts';
import { userStats } from '../../rewards/user-stats.ts';
import { keepVersion } from '../concepts/change-entry.ts';
import { addName } from '../concepts/designations.ts';
import { addExample, conceptOf, findMeanings, findRivalsOf } from '../concepts/queries.ts';
import { lockWord, SAME_ENTRY } from '../queries.ts';
import { arabicUnreadable, categoryUnknown, termExists } from '../refusals.ts';
import { addWords } from '../rows/add-words.ts';
import { findCategory } from '../rows/categories.ts';
import { keyColumns, wordsOfEntry } from '../rows/write-keys.ts';
import { isSameEntry } from '../rules.ts';
import { doneText } from '../text.ts';

export interface Suggestion {
  arabic: string;
  latin: string;
  definition: string;
  /** The id of its category. */
  category: number;
  /** The published paper that coins it. */
  paperId?: number;
  /** It stands for another concept than the entries that have the word. */
  is_another_meaning?: boolean;
  /** It stands for another concept than the entry of its field that has its Latin. */
  is_another_concept?: boolean;
  /** What is known of the word as a word. */
  part_of_speech?: Grammar['part_of_speech'];
  gender?: Grammar['gender'];
  plural?: string;
  names?: readonly ProposedName[];
  example?: ProposedExample | undefined;
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
  { paperId, is_another_meaning, is_another_concept, names = [], example, ...suggestion }: Suggestion,
  authorId: number,
): Promise<number> {
  const now = clock();
  const category = await findCategory(tx, suggestion.category);
  if (!category) throw categoryUnknown();
  const meaning = await meaningOf(tx, suggestion, is_another_meaning === true);
  // Two suggestions of one user at once must not both find their category new.
  const points = await holdPoints(tx, [authorId]);
  const worth = await rewardPreview(tx, authorId, now);
  const isNewCategory = !worth.submittedCategories.includes(category.name);
  const id = await insertTerm(tx, {
    ...suggestion,
    authorId,
    paper_id: paperId ?? null,
    concept_id: is_another_concept ? null : await conceptFor(tx, meaning),
    reward_base: worth.base,
    reward_streak: worth.streakBonus,
    reward_category: isNewCategory ? worth.newCategoryBonus : 0n,
    now,
  });
  for (const name of names) {
    await addName(tx, { ...suggestion, id }, { ...name, status: 'accepted' }, { authorId, now });
  }
  if (example) await addExample(tx, { ...example, status: 'accepted' }, { termId: id, authorId, now });
  await keepVersion(tx, id, { editorId: authorId, change: 'edited', now });
  await recordActivity(tx, points, authorId, now);
  return id;
}

interface MeaningOfWord {
  bare: string;
  latinFolded: string;
  categoryId: number;
}

/**
 * Refuse a word that the dictionary has, unless it is said to mean something else and does so by its field or its Latin. A
 * simultaneous suggestion of it waits, and then finds it there.
 */
async function meaningOf(
  tx: Tx,
  { arabic, latin, category }: Suggestion,
  isAnother: boolean,
): Promise<MeaningOfWord> {
  const { bare } = searchKeys(arabic);
  const { folded: latin_folded } = searchKeys(latin);
  if (bare === '') throw arabicUnreadable();
  // guard: Of two suggestions of one word at once one is refused (submit.test.ts)
  await lockWord(tx, bare);
  const known = await findMeanings(tx, bare);
  const meaning = { category_id: category, latin_folded };
  // guard: A word has another meaning only where somebody says so, and never twice the same (../concepts/homonyms.test.ts)
  if (known.length > 0 && (!isAnother || known.some((entry) => isSameEntry(entry, meaning)))) {
    throw termExists(known);
  }
  return { bare, latinFolded: latin_folded, categoryId: category };
}

/** The concept that the Latin name stands for in this field already; null where the entry is the first of its own. */
async function conceptFor(tx: Tx, meaning: MeaningOfWord): Promise<number | null> {
  const rival = (await findRivalsOf(tx, meaning)).at(0);
  return rival ? conceptOf(rival) : null;
}

type Written = 'arabic' | 'latin' | 'definition' | 'category' | keyof Grammar;

interface NewTerm extends Pick<Suggestion, Written> {
  authorId: number;
  paper_id: number | null;
  concept_id: number | null;
  reward_base: bigint;
  reward_streak: bigint;
  reward_category: bigint;
  now: Date;
}

async function insertTerm(tx: Tx, { category, authorId, now, ...term }: NewTerm): Promise<number> {
  const keys = keyColumns({ ...term, source: '' });
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
  if (!row) throw termExists(await findMeanings(tx, keys.arabic_bare));
  await addWords(tx, wordsOfEntry(term));
  return row.id;
}

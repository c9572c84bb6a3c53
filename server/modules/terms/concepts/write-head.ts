import { definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { searchKeys } from '@mustalah/morphology';
import type { Tx } from '../../../platform/db.ts';
import type { DepsInTransaction } from '../../../platform/deps.ts';
import { notify } from '../../notifications/notify.ts';
import { forfeitChallenge } from '../../rewards/activity.ts';
import { reverseVote } from '../../rewards/credit-vote.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { type LockedTerm, listSameWord, lockWord } from '../queries.ts';
import { arabicUnreadable, categoryUnknown, termExists } from '../refusals.ts';
import { termLink } from '../review/approval.ts';
import { findCategory } from '../rows/categories.ts';
import { keyColumns } from '../rows/write-keys.ts';
import { isSameEntry } from '../rules.ts';
import { noticeText, partNames } from '../text.ts';
import { endVotes } from '../votes/queries.ts';
import { nameKey } from './name-key.ts';
import { conceptOf, findMeanings, findRivalsOf } from './queries.ts';

/** The pair, definition and category of an entry; what stays as it is may be absent. */
export interface Head {
  arabic?: string | undefined;
  definition?: string | undefined;
  latin?: string | undefined;
  /** A category's name or id. */
  category?: number | string | undefined;
  /** The word stands for another concept than the entries that have it. */
  is_another_meaning?: boolean | undefined;
  /** False: it stands for the concept of the entries of its field that have its Latin. */
  is_another_concept?: boolean | undefined;
}

/**
 * Change the pair, definition or category of a held entry; give the names of what changed. The same entry does not come to
 * stand twice, and of a pending one the votes end with the text they were for.
 */
export async function writeHead(
  tx: Tx,
  deps: DepsInTransaction,
  term: LockedTerm,
  head: Head,
): Promise<string[]> {
  const next = await applied(tx, term, head);
  const changes = changedParts(term, next);
  if (changes.length === 0) return changes;
  await refuseSameEntry(tx, term, next, head);
  await write(tx, term, next, deps.now());
  if (head.is_another_concept === false) await joinConcept(tx, term.id, next);
  if (term.approved_by === null && isOtherText(term, next)) await clearVotes(tx, deps, term);
  return changes;
}

async function applied(tx: Tx, term: LockedTerm, edit: Head) {
  const category = edit.category === undefined ? undefined : await findCategory(tx, edit.category);
  if (edit.category !== undefined && !category) throw categoryUnknown();
  const next = {
    arabic: edit.arabic ?? term.arabic,
    latin: edit.latin ?? term.latin,
    definition: edit.definition ?? term.definition,
    category_id: category?.id ?? term.category_id,
  };
  const keys = keyColumns({ ...next, source: term.source });
  if (keys.arabic_bare === '') throw arabicUnreadable();
  return {
    ...next,
    ...keys,
    definition_fault: definitionFault(next.definition, next),
    submitted_category_id: term.submitted_category_id ?? term.category_id,
  };
}

type NextTerm = Awaited<ReturnType<typeof applied>>;

function changedParts(term: LockedTerm, next: NextTerm): string[] {
  return [
    term.arabic !== next.arabic && partNames.arabic,
    term.latin !== next.latin && partNames.latin,
    term.definition !== next.definition && partNames.definition,
    term.category_id !== next.category_id && partNames.category,
  ].filter((part) => part !== false);
}

/** Whether those who voted for the term voted for something else. */
const isOtherText = (term: LockedTerm, next: NextTerm): boolean =>
  term.arabic !== next.arabic || term.latin !== next.latin || term.definition !== next.definition;

/** What was voted for is no more: the votes end with what they earned, and the voters are told. */
async function clearVotes(tx: Tx, deps: DepsInTransaction, term: LockedTerm): Promise<void> {
  const now = deps.now();
  const votes = await endVotes(tx, term.id, now);
  const points = await holdPoints(
    tx,
    votes.map(({ user_id }) => user_id),
  );
  for (const { id: voteId, user_id: userId, cast_at: workedAt } of votes) {
    await reverseVote(points, { userId, voteId, label: term.arabic, now });
    await forfeitChallenge(tx, points, userId, { workedAt, now });
    await notify(tx, deps, { userId, ...noticeText.voteCleared(term.arabic), link: termLink(term.id) });
  }
}

/** Refuse a word that other entries have, unless it is said to mean something else and does so by field or Latin. */
async function refuseSameEntry(tx: Tx, term: LockedTerm, next: NextTerm, head: Head): Promise<void> {
  await lockWord(tx, next.arabic_bare);
  const others = (await listSameWord(tx, next.arabic_bare)).filter(({ id }) => id !== term.id);
  const isOwnWord = searchKeys(term.arabic).bare === next.arabic_bare;
  const isTaken = others.some((other) => isSameEntry(other, next));
  // guard: An entry is not renamed to one that is there (../suggest/edit.test.ts, homonyms.test.ts)
  if (isTaken || (others.length > 0 && !isOwnWord && !head.is_another_meaning)) {
    const known = await findMeanings(tx, next.arabic_bare);
    throw termExists(known.filter(({ id }) => id !== term.id));
  }
}

/** Stand beside the entries of the field that have the Latin name, unless others stand for this entry's own concept. */
async function joinConcept(tx: Tx, termId: number, next: NextTerm): Promise<void> {
  const meaning = { bare: next.arabic_bare, latinFolded: next.latin_folded, categoryId: next.category_id };
  const rival = (await findRivalsOf(tx, meaning)).at(0);
  if (!rival || conceptOf(rival) === termId) return;
  await tx
    .updateTable('all_terms')
    .set({ concept_id: conceptOf(rival) })
    .where('id', '=', termId)
    .where(({ not, exists, selectFrom }) =>
      // guard: Nobody leaves those behind who stand for the concept that an entry began (homonyms.test.ts) ‹termId → 0›
      not(exists(selectFrom('all_terms as other').select('other.id').where('other.concept_id', '=', termId))),
    )
    .execute();
}

async function write(tx: Tx, term: LockedTerm, next: NextTerm, now: Date): Promise<void> {
  // The version moves even when two edits fall in one millisecond.
  // guard: Of two edits of one version the second is refused, also within a millisecond (../suggest/edit.test.ts) ‹, term.updated_at.getTime() + 1 →›
  const updated_at = new Date(Math.max(now.getTime(), term.updated_at.getTime() + 1));
  await tx
    .updateTable('terms')
    .set({ ...next, updated_at })
    .where('id', '=', term.id)
    .execute();
  // What it is called by now is no further name of it.
  for (const [language, text] of [
    ['ar', next.arabic],
    ['en', next.latin],
  ] as const) {
    await tx
      .deleteFrom('designations')
      .where('term_id', '=', term.id)
      .where('language', '=', language)
      .where('bare', '=', nameKey({ language, kind: 'term', text }))
      .execute();
  }
  // Domains are those of its category.
  if (next.category_id !== term.category_id) {
    await tx.deleteFrom('term_domains').where('term_id', '=', term.id).execute();
  }
}

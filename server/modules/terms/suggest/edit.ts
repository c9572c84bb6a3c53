import { definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { searchKeys } from '@mustalah/morphology';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { forfeitChallenge } from '../../rewards/activity.ts';
import { reverseVote } from '../../rewards/credit-vote.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { addRevision, findSameWord, type LockedTerm, lockTerm, lockWord } from '../queries.ts';
import { arabicUnreadable, categoryUnknown, termExists } from '../refusals.ts';
import { termLink } from '../review/approval.ts';
import { findCategory } from '../rows/categories.ts';
import { keyColumns, refreshKeys } from '../rows/write-keys.ts';
import { type Actor, editObjection, isOutdated } from '../rules.ts';
import { noticeText, partNames } from '../text.ts';
import { endVotes } from '../votes/queries.ts';

/** What stays as it is may be absent. */
export interface Edit {
  arabic?: string | undefined;
  definition?: string | undefined;
  latin?: string | undefined;
  /** A category's name or id. */
  category?: number | string | undefined;
  /** The version that the editor saw; anything newer refuses the edit. */
  updated_at?: string | undefined;
}

/** Change a term, keep the change as a revision, and tell the author when somebody else made it. */
export async function editTerm(deps: Deps, termId: number, edit: Edit, actor: Actor): Promise<void> {
  const write = deps.db.transaction().execute(async (tx) => {
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    const objection = editObjection(term, actor);
    if (objection) throw new Refusal(objection === 'forbidden' ? 403 : 409, objection);
    if (isOutdated(edit.updated_at, term)) throw new Refusal(409, 'edit_conflict');
    const next = await applyEdit(tx, term, edit);
    const changes = changedParts(term, next);
    if (changes.length === 0) return;
    await writeEdit(tx, term, next, deps.now());
    if (term.approved_by === null && isOtherText(term, next)) await clearVotes(tx, deps, term);
    const { arabic, latin, definition, category_id: categoryId } = next;
    await addRevision(tx, {
      termId,
      editorId: actor.id,
      arabic,
      latin,
      definition,
      categoryId,
      now: deps.now(),
    });
    if (term.author_id === actor.id) return;
    // guard: An edit by somebody else than the author leaves a row in the audit log
    await auditEdit(tx, term, changes, actor);
    await tellAuthor(tx, deps, term, changes);
  });
  await write.catch(async (error: unknown) => {
    if (!isSameWordFault(error)) throw error;
    // Somebody took the word between our look and our write.
    throw termExists(await findSameWord(deps.db, searchKeys(edit.arabic ?? '').bare));
  });
}

async function applyEdit(tx: Tx, term: LockedTerm, edit: Edit) {
  const category = edit.category === undefined ? undefined : await findCategory(tx, edit.category);
  if (edit.category !== undefined && !category) throw categoryUnknown();
  const next = {
    arabic: edit.arabic ?? term.arabic,
    latin: edit.latin ?? term.latin,
    definition: edit.definition ?? term.definition,
    category_id: category?.id ?? term.category_id,
  };
  const keys = keyColumns(next);
  if (keys.arabic_bare === '') throw arabicUnreadable();
  return {
    ...next,
    ...keys,
    definition_fault: definitionFault(next.definition, next),
    submitted_category_id: term.submitted_category_id ?? term.category_id,
  };
}

type NextTerm = Awaited<ReturnType<typeof applyEdit>>;

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

const isSameWordFault = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'terms_same_word';

async function writeEdit(tx: Tx, term: LockedTerm, next: NextTerm, now: Date): Promise<void> {
  await lockWord(tx, next.arabic_bare);
  const other = await findSameWord(tx, next.arabic_bare);
  if (other && other.id !== term.id) throw termExists(other);
  // The version moves even when two edits fall in one millisecond.
  // guard: Of two edits of one version the second is refused, also within a millisecond ‹, term.updated_at.getTime() + 1 →›
  const updated_at = new Date(Math.max(now.getTime(), term.updated_at.getTime() + 1));
  await tx
    .updateTable('terms')
    .set({ ...next, updated_at })
    .where('id', '=', term.id)
    .execute();
  // With its further names.
  await refreshKeys(tx, [term.id]);
}

const auditEdit = (tx: Tx, term: LockedTerm, changes: string[], actor: Actor) =>
  audit(tx, {
    actorId: actor.id,
    action: 'term.edit',
    subject: `term:${term.id}`,
    detail: { arabic: term.arabic, changes },
  });

async function tellAuthor(tx: Tx, deps: DepsInTransaction, term: LockedTerm, changes: string[]) {
  if (term.author_id === null) return;
  const notice = noticeText.edited(term.arabic, changes);
  await notify(tx, deps, { userId: term.author_id, ...notice, link: termLink(term.id) });
}

import type { CorrectedField, PaperRecord } from '@mustalah/contract/journal/corrections';
import type { Tx } from '../../../platform/db.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { Telling } from '../../notifications/notify.ts';
import { closeAssignment, listAssignments } from '../paper/assignments.ts';
import type { HeldPaper } from '../paper/held-paper.ts';
import { findAuthorship } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { categoryFault, isOpen } from '../paper/rules.ts';
import { refreshSigns } from '../submission/refresh-signs.ts';
import { articlesChanged } from '../volumes/articles-changed.ts';
import { categoryUnknown } from '../volumes/refusals.ts';
import { askForConflicts, findRecord, replaceAuthors, updateFields } from './queries.ts';
import { areOthers, changedFields } from './rules.ts';

interface Correction {
  /** What is to stand there; what is absent stays. */
  sent: { [Field in CorrectedField]?: PaperRecord[Field] | undefined };
  actorId: number;
  actorRole: 'author' | 'editor';
  /** Why, for the editors. */
  note?: string;
  /** For the readers of a published article. */
  notice?: string;
  /** What was seen. */
  version?: number | undefined;
}

/**
 * Write down what a paper says of itself from now on. Each correction is an entry of its log: of texts with what stood
 * there before, of people without a name, for they may ask to be forgotten.
 */
export async function writeCorrection(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  { sent, actorId, actorRole, note = '', notice = '', version }: Correction,
): Promise<PaperRecord> {
  // guard: Of two who correct what they saw at once, one looks again (corrections.test.ts)
  if (version !== undefined && version !== paper.version) throw new Refusal(409, 'paper_changed');
  const before = await findRecord(tx, paper.id);
  if (!before) throw notFound();
  const { authors, ...texts } = withSubmitter(before, sent);
  const fields = changedFields(before, { ...texts, ...(authors && { authors }) });
  // Sent twice, it is corrected once.
  if (fields.length === 0) return before;
  const { id: _id, version: _version, is_published: isPublished, authors: _authors, ...written } = before;
  const after = { ...written, ...definedOf(texts) };
  const fault = categoryFault(after.main_category, after.sub_category);
  if (fault && fields.includes(fault)) throw categoryUnknown(fault);
  await updateFields(tx, paper.id, after);
  const changesPeople = authors !== undefined && fields.includes('authors');
  if (changesPeople) await replaceAuthors(tx, paper.id, authors);
  // guard: Who did not write the paper when its conflicts of interest were stated has them stated anew (conflicts.test.ts) ‹changesPeople && areOthers → false && areOthers›
  const asksConflicts =
    changesPeople && areOthers(before.authors, authors) && (await askForConflicts(tx, paper, deps.now()));
  const changes = Object.fromEntries(
    fields.map((field) => [field, field === 'authors' ? true : { from: before[field], to: after[field] }]),
  );
  const held = await record(
    tx,
    deps,
    { ...paper, title: after.title },
    {
      kind: 'corrected',
      actorId,
      actorRole,
      note: isPublished ? notice : '',
      internalNote: note,
      detail: { changes },
      changesPeople,
      asksConflicts,
      now: deps.now(),
    },
  );
  await refreshSigns(tx, held);
  if (changesPeople) await letRelatedGo(tx, deps, held, { actorId, actorRole });
  if (isPublished) await articlesChanged(tx, [held], deps.now);
  const corrected = await findRecord(tx, paper.id);
  if (!corrected) throw notFound();
  return corrected;
}

/** The submitter stays the first author, under the address of their account. */
function withSubmitter(before: PaperRecord, sent: Correction['sent']): Correction['sent'] {
  if (!sent.authors) return sent;
  const [first, ...others] = sent.authors;
  const email = before.authors[0]?.email ?? '';
  return { ...sent, authors: first ? [{ ...first, email }, ...others] : sent.authors };
}

const definedOf = <T extends object>(sent: T) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/** A reviewer who turns out to be an author is let go. */
async function letRelatedGo(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  by: Pick<Correction, 'actorId' | 'actorRole'>,
): Promise<void> {
  let held = paper;
  for (const { id, reviewerId, round, state, dueAt } of await listAssignments(tx, paper.id)) {
    if (round !== paper.round || !isOpen(state) || paper.status !== 'pending') continue;
    if (!(await findAuthorship(tx, reviewerId, paper.id))) continue;
    await closeAssignment(tx, id);
    held = await record(tx, deps, held, {
      ...by,
      kind: 'unassigned',
      detail: { assignment: id, reviewer: reviewerId },
      asked: { assignmentId: id, reviewerId, dueAt },
      now: deps.now(),
    });
  }
}

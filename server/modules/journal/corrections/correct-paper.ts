import type { Received } from '@mustalah/contract/endpoint';
import type { correctPaper as endpoint, PaperRecord } from '@mustalah/contract/journal/corrections';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { Telling } from '../../notifications/notify.ts';
import { closeAssignment, listAssignments } from '../paper/assignments.ts';
import type { HeldPaper } from '../paper/held-paper.ts';
import { holdAsEditor, refuseEnded, refuseRelated } from '../paper/hold-as-editor.ts';
import { findAuthorship, relationTo } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { categoryFault, isOpen } from '../paper/rules.ts';
import { articlesChanged } from '../volumes/articles-changed.ts';
import { categoryUnknown } from '../volumes/refusals.ts';
import { findRecord, replaceAuthors, updateFields } from './queries.ts';
import { changedFields } from './rules.ts';

/** A paper with all that can be corrected, for editors to whom it is a stranger's. */
export async function readRecord(db: Db, editorId: number, paperId: number): Promise<PaperRecord> {
  const found = await findRecord(db, paperId);
  if (!found) throw notFound();
  // guard: Only who handles a paper reads what can be corrected in it (corrections.test.ts)
  refuseRelated(await relationTo(db, editorId, paperId));
  return found;
}

/**
 * Correct what a paper says of itself. Each correction is an entry of its log: of texts with what stood there before, of
 * people without a name, for they may ask to be forgotten.
 */
export async function correctPaper(
  { db, ...deps }: Deps,
  paperId: number,
  { note, notice, version, ...sent }: Received<typeof endpoint>['body'],
  editorId: number,
): Promise<PaperRecord> {
  return db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    if (version !== undefined && version !== paper.version) throw new Refusal(409, 'paper_changed');
    const before = await findRecord(tx, paperId);
    if (!before) throw notFound();
    const { authors, ...texts } = await withSubmitter(before, sent);
    const fields = changedFields(before, { ...texts, ...(authors && { authors }) });
    // Sent twice, it is corrected once.
    if (fields.length === 0) return before;
    const { id: _id, version: _version, is_published: isPublished, authors: _authors, ...written } = before;
    const after = { ...written, ...definedOf(texts) };
    const fault = categoryFault(after.main_category, after.sub_category);
    if (fault && fields.includes(fault)) throw categoryUnknown(fault);
    await updateFields(tx, paperId, after);
    if (authors && fields.includes('authors')) await replaceAuthors(tx, paperId, authors);
    const changes = Object.fromEntries(
      fields.map((field) => [field, field === 'authors' ? true : { from: before[field], to: after[field] }]),
    );
    const held = await record(tx, deps, paper, {
      kind: 'corrected',
      actorId: editorId,
      actorRole: 'editor',
      note: isPublished ? notice : '',
      internalNote: note,
      detail: { changes },
      now: deps.now(),
    });
    if (fields.includes('authors')) await letRelatedGo(tx, deps, held, editorId);
    if (isPublished) await articlesChanged(tx, [held], deps.now);
    const corrected = await findRecord(tx, paperId);
    if (!corrected) throw notFound();
    return corrected;
  });
}

type Sent = Omit<Received<typeof endpoint>['body'], 'note' | 'notice' | 'version'>;

/** The submitter stays the first author, under the address of their account. */
async function withSubmitter(before: PaperRecord, sent: Sent): Promise<Sent> {
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
async function letRelatedGo(tx: Tx, deps: Telling, paper: HeldPaper, editorId: number): Promise<void> {
  let held = paper;
  for (const { id, reviewerId, round, state, dueAt } of await listAssignments(tx, paper.id)) {
    if (round !== paper.round || !isOpen(state) || paper.status !== 'pending') continue;
    if (!(await findAuthorship(tx, reviewerId, paper.id))) continue;
    await closeAssignment(tx, id);
    held = await record(tx, deps, held, {
      kind: 'unassigned',
      actorId: editorId,
      actorRole: 'editor',
      detail: { assignment: id, reviewer: reviewerId },
      asked: { assignmentId: id, reviewerId, dueAt },
      now: deps.now(),
    });
  }
}

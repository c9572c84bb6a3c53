import { createHash } from 'node:crypto';
import { errorText } from '@mustalah/contract/errors';
import type { Verdict } from '@mustalah/contract/journal/paper';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { listAssignments } from '../paper/assignments.ts';
import { decide } from '../paper/decide.ts';
import type { HeldPaper } from '../paper/held-paper.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { holdsName, listReviewerNames } from '../paper/named-people.ts';
import { reviewerName } from '../paper/reviewer-letter.ts';
import { wordingOf, written } from '../templates/in-force.ts';
import { listAnnotated, listAnswered } from './queries.ts';
import { annotatedText, answeredText } from './text.ts';

interface Drafted {
  paperId: number;
  editorId: number;
  decision: Verdict;
  /** The assignments whose notes the author is to read. */
  notes: readonly number[];
}

/** A letter for a decision, from its template and with the notes that were chosen, under the letters of their reviewers. */
export async function draftDecision(
  { db }: Pick<Deps, 'db'>,
  { paperId, editorId, decision, notes }: Drafted,
): Promise<{ subject: string; body: string }> {
  return db.transaction().execute(async (tx) => {
    const paper = await holdUndecided(tx, editorId, paperId);
    const chosen = (await listNotesOf(tx, paper))
      .filter(({ id }) => notes.includes(id))
      .map(({ letter, note, hasFile, hasAnswers }) =>
        [`${reviewerName(letter)}:`, note, hasAnswers ? answeredText : '', hasFile ? annotatedText : '']
          .filter(Boolean)
          .join(' '),
      );
    const { letter } = written(`decision_${decision}`, {
      العنوان: paper.title,
      الملاحظات: chosen.join('\n\n'),
    });
    return wordingOf(tx, letter);
  });
}

interface Sent extends Drafted {
  subject: string;
  body: string;
  internalNote: string;
  /** What the editor saw. */
  version?: number | undefined;
}

/**
 * Decide on a pending paper by a letter to its author. The letter stays with the paper, its hash in the chained log, and
 * notes that were not chosen stay with the editors.
 */
export async function sendDecision(
  { db, ...deps }: Deps,
  { paperId, editorId, decision: to, notes, subject, body, internalNote, version }: Sent,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const paper = await holdUndecided(tx, editorId, paperId);
    if (version !== undefined && version !== paper.version) throw new Refusal(409, 'paper_changed');
    // guard: A letter that names a reviewer is not sent (editor-decides.test.ts)
    if (holdsName(`${subject}\n${body}`, await listReviewerNames(tx, paperId))) throw namesReviewer();
    const withheld = await withholdOthers(tx, paper, notes);
    const letter = { subject, body };
    const decided = await decide(tx, deps, paper, {
      to,
      actorId: editorId,
      actorRole: 'editor',
      note: '',
      internalNote,
      letter,
      detail: { letter: hashOf(letter), withheld },
    });
    await tx
      .insertInto('decision_letters')
      .values({ paper_id: paperId, seq: decided.version, round: paper.round, ...letter })
      .execute();
  });
}

async function holdUndecided(tx: Tx, editorId: number, paperId: number): Promise<HeldPaper> {
  const paper = await holdAsEditor(tx, editorId, paperId);
  refuseEnded(paper);
  if (paper.status !== 'pending') throw new Refusal(409, 'paper_not_pending');
  return paper;
}

const namesReviewer = () =>
  new Refusal(400, 'letter_names_reviewer', { fields: { body: [errorText.letter_names_reviewer] } });

/** What reviewers of the round wrote to the author, or noted on the paper, by their letters. */
async function listNotesOf(db: Db, { id, round }: HeldPaper) {
  const [all, annotated, answered] = await Promise.all([
    listAssignments(db, id),
    listAnnotated(db, id),
    listAnswered(db, id),
  ]);
  return all
    .map((each) => ({ ...each, hasFile: annotated.has(each.id), hasAnswers: answered.has(each.id) }))
    .filter((each) => each.round === round && each.state === 'submitted')
    .filter(({ note, hasFile, hasAnswers }) => note !== '' || hasFile || hasAnswers)
    .toSorted((one, other) => one.letter - other.letter);
}

/** Keep the notes of the round that were not chosen from the author; give whose. */
async function withholdOthers(
  tx: Tx,
  { id, round }: HeldPaper,
  chosen: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .updateTable('paper_assignments')
    .set({ is_withheld: sql<boolean>`id <> all(${[...chosen]}::bigint[])` })
    .where('paper_id', '=', id)
    .where('round', '=', round)
    .where('state', '=', 'submitted')
    .returning(['id', 'is_withheld'])
    .execute();
  return rows.filter(({ is_withheld }) => is_withheld).map((row) => row.id);
}

const hashOf = ({ subject, body }: { subject: string; body: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, body]))
    .digest('hex');

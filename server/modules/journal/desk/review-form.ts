import type { NewQuestion } from '@mustalah/contract/journal/review-form';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { listQuestions } from '../paper/review-form.ts';

/** The questions with what tells whether they are still those. */
export async function readForm(db: Db) {
  const questions = await listQuestions(db);
  return { questions, version: Math.max(0, ...questions.map(({ id }) => id)) };
}

interface Saved {
  questions: readonly NewQuestion[];
  /** What the editor saw. */
  version?: number | undefined;
  by: number;
}

/** Ask reviewers this from now on; whoever answers other questions meanwhile is told that they changed. */
export async function saveForm({ db }: Deps, { questions, version, by }: Saved) {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('mustalah.review_form'))`.execute(tx);
    const before = await readForm(tx);
    // guard: Of two editors who change the questions at once the second looks again (../review/review-form.test.ts)
    if (version !== undefined && version !== before.version) throw new Refusal(409, 'review_form_changed');
    await tx.deleteFrom('review_questions').execute();
    if (questions.length > 0) {
      await tx
        .insertInto('review_questions')
        .values(questions.map((asked, place) => ({ ...asked, place: place + 1 })))
        .execute();
    }
    await audit(tx, {
      actorId: by,
      action: 'review_form.edit',
      subject: 'review_form',
      detail: { questions: [...questions] },
    });
    return readForm(tx);
  });
}

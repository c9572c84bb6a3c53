import type { Db } from '../../../platform/db.ts';
import { listAnswers } from '../../journal/paper/review-form.ts';
import { reviewerName } from '../../journal/paper/reviewer-letter.ts';
import { isDecided } from '../../journal/submission/rules.ts';

/** The papers of their submitter as an author may see them: of reviewers a letter, and their notes once it is decided. */
export async function readPapers(db: Db, userId: number) {
  const papers = await db
    .selectFrom('papers')
    .select(['id', 'title', 'title_en', 'abstract', 'abstract_en', 'language', 'keywords'])
    .select(['main_category', 'sub_category', 'conflict_statement', 'status', 'round', 'doi', 'public_note'])
    .select(['submitted_at', 'accepted_at', 'withdrawn_at', 'retracted_at', 'retraction_note'])
    .where('submitter_id', '=', userId)
    .orderBy('id')
    .execute();
  const ids = [0, ...papers.map(({ id }) => id)];
  const authors = await db
    .selectFrom('paper_authors')
    .select(['paper_id', 'place', 'name', 'latin_name', 'affiliation', 'orcid', 'email'])
    .where('paper_id', 'in', ids)
    .orderBy('paper_id')
    .orderBy('place')
    .execute();
  const versions = await db
    .selectFrom('paper_versions')
    .select([
      'paper_id',
      'round',
      'file_sha256',
      'file_bytes',
      'pages',
      'words',
      'advice',
      'reply',
      'created_at',
    ])
    .where('paper_id', 'in', ids)
    .orderBy('paper_id')
    .orderBy('round')
    .execute();
  const notes = await db
    .selectFrom('paper_assignments')
    .select(['paper_id', 'round', 'letter', 'note'])
    .where('paper_id', 'in', ids)
    .where('state', '=', 'submitted')
    .where('is_withheld', '=', false)
    .where('note', '<>', '')
    .orderBy('letter')
    .execute();
  const decisions = await db
    .selectFrom('paper_log')
    .select(['paper_id', 'round', 'to_status as decision', 'created_at'])
    .select(({ ref, eb }) =>
      eb.case().when('actor_role', '=', 'editor').then(ref('note')).else('').end().as('note'),
    )
    .where('paper_id', 'in', ids)
    .where('kind', 'in', ['decided', 'status_set'])
    .where('to_status', '<>', 'pending')
    .orderBy('paper_id')
    .orderBy('seq')
    .execute();
  const proposed = await db
    .selectFrom('proposed_terms')
    .select(['paper_id', 'arabic', 'latin', 'definition', 'state', 'term_id', 'created_at'])
    .where('paper_id', 'in', ids)
    .orderBy('id')
    .execute();
  return papers.map((paper) => {
    const of = <Row extends { paper_id: number }>(rows: readonly Row[]) =>
      rows.filter(({ paper_id }) => paper_id === paper.id);
    return {
      ...paper,
      authors: of(authors),
      versions: of(versions),
      decisions: of(decisions).filter(({ round }) => isDecided(round, paper)),
      notes: of(notes)
        .filter(({ round }) => isDecided(round, paper))
        .map(({ letter, ...note }) => ({ from: reviewerName(letter), ...note })),
      proposed_terms: of(proposed),
    };
  });
}

/** What a user wrote as a reviewer; of the papers no more than a reviewer is shown, which is nothing of their authors. */
export async function readReviews(db: Db, userId: number) {
  const reviews = await db
    .selectFrom('paper_assignments as assignment')
    .innerJoin('papers as paper', 'paper.id', 'assignment.paper_id')
    .leftJoin('review_files as annotated', 'annotated.assignment_id', 'assignment.id')
    .select(['assignment.id', 'annotated.file_sha256 as annotated_file_sha256'])
    .select(['paper.id as paper_id', 'paper.title', 'assignment.round', 'state', 'assigned_at', 'due_at'])
    .select(['answered_at', 'decline_reason', 'assignment.submitted_at', 'verdict', 'note', 'internal_note'])
    .where('reviewer_id', '=', userId)
    .orderBy('assignment.id')
    .execute();
  const answersOf = await listAnswers(
    db,
    reviews.map(({ id }) => id),
  );
  return reviews.map(({ id, ...review }) => ({ ...review, answers: answersOf(id) }));
}

/** The files that a user sent in. */
export const listFilesOf = (db: Db, userId: number) =>
  db
    .selectFrom('papers')
    .innerJoin('paper_versions as version', 'version.paper_id', 'papers.id')
    .select(['papers.id as paperId', 'version.round', 'file_key as key'])
    .where('submitter_id', '=', userId)
    .orderBy('papers.id')
    .orderBy('version.round')
    .execute();

import type { Db } from '../../../platform/db.ts';

/** What a user did and decided for the platform, in their own words; of those whom it was about, a number at most. */
export async function readActs(db: Db, userId: number) {
  const logged = await db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'created_at'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  const onTerms = await db
    .selectFrom('term_decisions')
    .select(['term_id', 'arabic', 'decision', 'reason', 'created_at'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  const merges = await db
    .selectFrom('term_merges')
    .select(['kept_id', 'merged_id', 'merged_at', 'undone_at'])
    .where(({ or, eb }) => or([eb('merged_by', '=', userId), eb('undone_by', '=', userId)]))
    .orderBy('id')
    .execute();
  const onPapers = await db
    .selectFrom('paper_log')
    .select(['paper_id', 'kind', 'actor_role', 'note', 'internal_note', 'created_at'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  const termsOfPapers = await db
    .selectFrom('paper_terms')
    .select(['paper_id', 'term_id', 'state', 'decided_at'])
    .where('decided_by', '=', userId)
    .orderBy('decided_at')
    .execute();
  const settledDoubts = await db
    .selectFrom('shelf_doubts as doubt')
    .innerJoin('shelf_rows as row', 'row.id', 'doubt.row_id')
    .select(['row_id', 'arabic', 'latin', 'outcome', 'settled_at'])
    .where('settled_by', '=', userId)
    .orderBy('doubt.id')
    .execute();
  const orderedPayouts = await db
    .selectFrom('payouts')
    .select(['id', 'units', 'created_at'])
    .where('requested_by', '=', userId)
    .orderBy('created_at')
    .execute();
  const resolved = await db
    .selectFrom('payout_disagreements')
    .select(['kind', 'resolution', 'note', 'resolved_at'])
    .where('resolved_by', '=', userId)
    .orderBy('id')
    .execute();
  const volumes = await db
    .selectFrom('volumes')
    .select(['id', 'number', 'title', 'created_at'])
    .where('created_by', '=', userId)
    .orderBy('id')
    .execute();
  const invitations = await db
    .selectFrom('paper_assignments')
    .select(['paper_id', 'round', 'assigned_at'])
    .where('assigned_by', '=', userId)
    .orderBy('id')
    .execute();
  return {
    logged,
    decisions_on_terms: onTerms,
    merged_terms: merges,
    on_papers: onPapers,
    terms_of_papers: termsOfPapers,
    settled_doubts: settledDoubts,
    invited_reviewers: invitations,
    created_volumes: volumes,
    ordered_payouts: orderedPayouts,
    resolved_disagreements: resolved,
  };
}

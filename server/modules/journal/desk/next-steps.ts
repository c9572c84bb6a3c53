import type { NextStep } from '@mustalah/contract/journal/desk';
import type { PaperStatus } from '@mustalah/contract/journal/paper';
import type { AssignmentState } from '@mustalah/contract/journal/review';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { isStranger } from '../paper/people.ts';
import { nextStep } from './rules.ts';

interface OpenPaper {
  status: PaperStatus;
  isInVolume: boolean;
  hasFailedFile: boolean;
  assignments: { state: AssignmentState; isOverdue: boolean }[];
}

/** How many of strangers' papers wait for each step. */
export async function countNextSteps(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  editorId: number,
): Promise<Record<NextStep, number>> {
  // Only what may wait for an editor: everything else needs no step.
  const { rows } = await sql<OpenPaper>`
    select paper.status, paper.volume_id is not null as "isInVolume",
      coalesce(version.state = 'failed', false) as "hasFailedFile",
      coalesce((
        select jsonb_agg(jsonb_build_object('state', asked.state, 'isOverdue', asked.due_at < ${now()}))
        from paper_assignments asked where asked.paper_id = paper.id and asked.round = paper.round), '[]') as assignments
    from papers paper
      left join paper_versions version on version.paper_id = paper.id and version.round = paper.round
    where paper.withdrawn_at is null and paper.retracted_at is null
      and (paper.status = 'pending' or (paper.status = 'approved' and paper.volume_id is null))
      and ${isStranger(editorId, sql.ref('paper.id'))}`.execute(db);
  const counts: Record<NextStep, number> = {
    prepare_file: 0,
    assign: 0,
    await_answer: 0,
    await_review: 0,
    overdue: 0,
    decide: 0,
    await_revision: 0,
    publish: 0,
    none: 0,
  };
  for (const paper of rows) {
    const step = nextStep({
      ...paper,
      isWithdrawn: false,
      isRetracted: false,
      reviewsRequired: config.JOURNAL_REVIEWS_REQUIRED,
    });
    counts[step] += 1;
  }
  return counts;
}

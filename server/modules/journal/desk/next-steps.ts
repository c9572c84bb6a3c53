import { Lane, NextStep } from '@mustalah/contract/journal/desk';
import type { PaperStatus } from '@mustalah/contract/journal/paper';
import type { AssignmentState } from '@mustalah/contract/journal/review';
import { sql } from 'kysely';
import { onlyRow } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isActiveReviewer } from '../paper/assignments.ts';
import { isStranger } from '../paper/people.ts';
import { laneOf, nextStep } from './rules.ts';

interface OpenPaper {
  id: number;
  status: PaperStatus;
  isInVolume: boolean;
  hasFailedFile: boolean;
  assignments: { state: AssignmentState; isOverdue: boolean; isLost: boolean }[];
}

type Within = Pick<Deps, 'db' | 'config' | 'now'>;

/** What each of strangers' papers waits for; those that wait for nothing may be missing. */
async function readNextSteps(
  { db, config, now }: Within,
  editorId: number,
  isMine: boolean,
): Promise<Map<number, NextStep>> {
  const { rows } = await sql<OpenPaper>`
    select paper.id, paper.status, paper.volume_id is not null as "isInVolume",
      coalesce(version.state = 'failed', false) as "hasFailedFile",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'state', asked.state,
          'isOverdue', asked.due_at < ${now()} or (asked.state = 'invited' and coalesce(asked.respond_by < ${now()}, false)),
          'isLost', not (${isActiveReviewer()})))
        from paper_assignments asked join users on users.id = asked.reviewer_id
        where asked.paper_id = paper.id and asked.round = paper.round), '[]') as assignments
    from papers paper
      left join paper_versions version on version.paper_id = paper.id and version.round = paper.round
    where paper.withdrawn_at is null and paper.retracted_at is null
      and (paper.status in ('pending', 'revisions_requested') or (paper.status = 'approved' and paper.volume_id is null))
      and (not ${isMine}::boolean or paper.handler_id = ${editorId})
      and ${isStranger(editorId, sql.ref('paper.id'))}`.execute(db);
  const { JOURNAL_REVIEWS_REQUIRED: reviewsRequired, JOURNAL_DECISION: decidedBy } = config;
  return new Map(
    rows.map(({ id, ...paper }) => [
      id,
      nextStep({ ...paper, isWithdrawn: false, isRetracted: false, reviewsRequired, decidedBy }),
    ]),
  );
}

/** How many of strangers' papers wait for each step. */
export async function countNextSteps(deps: Within, editorId: number): Promise<Record<NextStep, number>> {
  const steps = [...(await readNextSteps(deps, editorId, false)).values()];
  const count = (step: NextStep) => steps.filter((each) => each === step).length;
  return Object.fromEntries(NextStep.options.map((step) => [step, count(step)])) as Record<NextStep, number>;
}

export interface Lanes {
  counts: Record<Lane, number>;
  /** The papers of each lane but the rest. */
  papers: ReadonlyMap<Lane, readonly number[]>;
}

/** The papers, or those that this editor handles, by what is to be done with them, and how many there are in each lane. */
export async function readLanes(deps: Within, editorId: number, isMine: boolean): Promise<Lanes> {
  const steps = await readNextSteps(deps, editorId, isMine);
  const papers = new Map<Lane, number[]>(Lane.options.map((lane) => [lane, []]));
  for (const [id, step] of steps) papers.get(laneOf(step))?.push(id);
  const { total } = onlyRow(
    await deps.db
      .selectFrom('papers')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$if(isMine, (query) => query.where('handler_id', '=', editorId))
      .execute(),
  );
  const inOthers = [...papers].reduce((sum, [lane, ids]) => (lane === 'rest' ? sum : sum + ids.length), 0);
  const countOf = (lane: Lane) => (lane === 'rest' ? total - inOthers : (papers.get(lane)?.length ?? 0));
  const counts = Object.fromEntries(Lane.options.map((lane) => [lane, countOf(lane)])) as Record<
    Lane,
    number
  >;
  return { counts, papers };
}

import type { Received, Reply } from '@mustalah/contract/endpoint';
import { type listTermsToVote as endpoint, MOST_WAITING } from '@mustalah/contract/terms/votes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { findCategory } from '../rows/categories.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import { selectTerms } from '../rows/term-rows.ts';

type Asked = Received<typeof endpoint>['query'];
type Voter = (NonNullable<Viewer> & { id: number }) | null;

/** Terms under review that the caller may vote on and has not, nearest to approval first; a stranger sees them all. */
export async function listTermsToVote(
  db: Db,
  { page_size, after, category }: Asked,
  voter: Voter,
): Promise<Reply<typeof endpoint>> {
  const field = category ? await findCategory(db, category) : undefined;
  if (category && !field) return { results: [], count: 0, next: null };
  const all = waitingFor(db, voter?.id ?? null);
  const waiting = field ? all.where('terms.category_id', '=', field.id) : all;
  let shown = waiting.orderBy(sql`${PLACE}`).limit(page_size + 1);
  if (after) {
    const [isWanting, votes, id] = after;
    shown = shown.where(sql<boolean>`(${PLACE}) > (${isWanting === 1}, ${-votes}, ${id})`);
  }
  const [rows, { count }] = await Promise.all([
    shown.execute(),
    db
      .selectFrom(waiting.clearSelect().select('terms.id').limit(MOST_WAITING).as('waiting'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const results = rows.slice(0, page_size);
  const last = rows.length > page_size ? results.at(-1) : undefined;
  return {
    results: results.map((row) => presentTerm(row, voter)),
    count,
    next: last ? `${last.definition_fault === null ? 0 : 1}-${last.votes}-${last.id}` : null,
  };
}

const PLACE = sql`terms.definition_fault is not null, -terms.votes, terms.id`;

function waitingFor(db: Db, voterId: number | null) {
  const waiting = selectTerms(db).where('terms.approved_by', 'is', null);
  if (voterId === null) return waiting;
  return (
    waiting
      // guard: What somebody suggested does not ask for their own vote (to-vote.test.ts)
      .where('terms.author_id', 'is distinct from', voterId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('votes')
              .whereRef('votes.term_id', '=', 'terms.id')
              .where('votes.user_id', '=', voterId)
              // guard: A vote that was taken back may be given again (to-vote.test.ts) ‹'is', null → 'is not', null›
              .where('votes.revoked_at', 'is', null),
          ),
        ),
      )
  );
}

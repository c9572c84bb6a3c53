import { sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';
import { mayKnowAuthors, mayKnowReviewer } from '../../journal/paper/people.ts';

interface Figures {
  terms: number;
  approved_terms: number;
  rejected_terms: number;
  votes: number;
  decisions: number;
  papers: number;
  reviews: number;
}

/** What a user has done, in numbers: as much as the viewer may see in the lists beside them. */
export async function countWork(db: Db, userId: number, viewerId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select count(*) as terms,
      count(*) filter (where approved_at is not null and rejected_at is null) as approved_terms,
      count(rejected_at) as rejected_terms,
      (select count(*) from votes where user_id = ${userId} and revoked_at is null) as votes,
      (select count(*) from term_decisions where actor_id = ${userId}) as decisions,
      (${papersOf(db, userId, viewerId).select(countAll)}) as papers,
      (${reviewsOf(db, userId, viewerId).select(countAll)}) as reviews
    from all_terms where author_id = ${userId}`.execute(db);
  return onlyRow(rows);
}

const countAll = sql<number>`count(*)`.as('count');

const MOST_SESSIONS = 20;

/** The sign-ins that have not ended, the latest used first; each token says by its end when it was given. */
export async function listSessions(
  db: Db,
  userId: number,
  { now, tokenLifeMs }: { now: Date; tokenLifeMs: number },
) {
  const { rows } = await sql<{ openedAt: Date; lastEnd: Date; count: number }>`
    select family.created_at as "openedAt", max(token.expires_at) as "lastEnd", count(*) over () as count
    from token_families family join refresh_tokens token on token.family_id = family.id
    where family.user_id = ${userId} and family.revoked_at is null
    group by family.id having max(token.expires_at) > ${now}
    order by "lastEnd" desc, family.id limit ${MOST_SESSIONS}`.execute(db);
  return {
    session_count: rows[0]?.count ?? 0,
    sessions: rows.map(({ openedAt, lastEnd }) => ({
      opened_at: openedAt,
      last_used_at: new Date(lastEnd.getTime() - tokenLifeMs),
    })),
  };
}

export async function listTerms(db: Db, userId: number, page: PageRequest) {
  const matching = db.selectFrom('all_terms as term').where('author_id', '=', userId);
  const shown = matching
    .innerJoin('categories', 'categories.id', 'term.category_id')
    .select(['term.id', 'arabic', 'latin', 'categories.name as category', 'votes', 'created_at'])
    .select(
      sql<'pending' | 'approved' | 'rejected'>`case when rejected_at is not null then 'rejected'
        when approved_at is not null then 'approved' else 'pending' end`.as('status'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('term.id', 'desc');
  return readPage(matching, shown, page);
}

export async function listDecisions(db: Db, userId: number, page: PageRequest) {
  const matching = db.selectFrom('term_decisions as decided').where('actor_id', '=', userId);
  const shown = matching
    .leftJoin('terms', 'terms.id', 'decided.term_id')
    .select(['decided.id', 'decided.term_id', 'decided.arabic', 'decision', 'reason', 'decided.created_at'])
    .select(sql<boolean>`terms.id is not null`.as('is_public'))
    .orderBy('decided.id', 'desc');
  return readPage(matching, shown, page);
}

/** The papers a user submitted, as far as the viewer may know who wrote them. */
const papersOf = (db: Db, userId: number, viewerId: number) =>
  db
    .selectFrom('papers')
    .leftJoin('published_papers as published', 'published.id', 'papers.id')
    .where('papers.submitter_id', '=', userId)
    // guard: Who reviews a paper finds it neither in the list nor in the figures of its author (user-record.test.ts) ‹mayKnowAuthors(viewerId, sql.ref('papers.id')) → sql<boolean>`true`›
    .where(mayKnowAuthors(viewerId, sql.ref('papers.id')));

/** What a user was asked to review, as far as the viewer may know who reviews it. */
const reviewsOf = (db: Db, userId: number, viewerId: number) =>
  db
    .selectFrom('paper_assignments as assigned')
    .innerJoin('papers', 'papers.id', 'assigned.paper_id')
    .where('assigned.reviewer_id', '=', userId)
    // guard: Who wrote a paper finds its reviews neither in the list nor in the figures of its reviewers (user-record.test.ts) ‹mayKnowReviewer(viewerId, { reviewer: userId, paper: sql.ref('papers.id') }) → sql<boolean>`true`›
    .where(mayKnowReviewer(viewerId, { reviewer: userId, paper: sql.ref('papers.id') }));

export async function listPapers(db: Db, userId: number, viewerId: number, page: PageRequest) {
  const matching = papersOf(db, userId, viewerId);
  const shown = matching
    .select(['papers.id', 'papers.title', 'papers.status', 'papers.submitted_at'])
    .select(sql<boolean>`published.id is not null`.as('is_published'))
    .orderBy('papers.id', 'desc');
  return readPage(matching, shown, page);
}

export async function listReviews(db: Db, userId: number, viewerId: number, page: PageRequest) {
  const matching = reviewsOf(db, userId, viewerId);
  const shown = matching
    .select(['assigned.id', 'assigned.paper_id', 'papers.title', 'assigned.round', 'assigned.state'])
    .select(['assigned.verdict', 'assigned.assigned_at'])
    .orderBy('assigned.id', 'desc');
  return readPage(matching, shown, page);
}

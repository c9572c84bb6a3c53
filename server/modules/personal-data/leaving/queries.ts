import type { Db } from '../../../platform/db.ts';

/** Whether a payout to a user is under way: its end is waited for. */
export async function hasOpenPayout(db: Db, userId: number): Promise<boolean> {
  const open = await db
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'not in', ['settled', 'released'])
    .executeTakeFirst();
  return open !== undefined;
}

/** The papers of a user that were published, and those that never were and are not withdrawn. */
export async function listPapersLeft(db: Db, userId: number) {
  const papers = await db
    .selectFrom('papers')
    .leftJoin('article_records as record', 'record.paper_id', 'papers.id')
    .select(['papers.id', 'title'])
    .select((row) => row('record.paper_id', 'is not', null).$castTo<boolean>().as('wasPublished'))
    .where('submitter_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .orderBy('papers.id')
    .execute();
  const published = papers.filter(({ wasPublished }) => wasPublished);
  const others = papers.filter(({ wasPublished }) => !wasPublished);
  return { published: published.length, unpublished: others.map(({ id, title }) => ({ id, title })) };
}

const count = async (rows: Promise<{ count: number }>): Promise<number> => (await rows).count;

export const countOwnTerms = (db: Db, userId: number): Promise<number> =>
  count(
    db
      .selectFrom('terms')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('author_id', '=', userId)
      .executeTakeFirstOrThrow(),
  );

export const countOpenReviews = (db: Db, userId: number): Promise<number> =>
  count(
    db
      .selectFrom('paper_assignments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('reviewer_id', '=', userId)
      .where('state', 'in', ['invited', 'accepted'])
      .executeTakeFirstOrThrow(),
  );

import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

interface Untold {
  paperId: number;
  since: Date;
  /** Whoever was written to so often since then is left in peace. */
  most: number;
}

interface UntoldAuthor {
  email: string;
  title: string;
  /** Now or ever. */
  isArticle: boolean;
  /** Its sender agreed for all authors. */
  isAgreed: boolean;
}

/** Papers that came by other ways than the form were sent without an agreement. */
const isAgreed = sql`
  exists (select from paper_declarations declared where declared.paper_id = paper.id and agreed_at is not null)`;

/** The addresses of co-authors who have not heard of a paper that was not taken back; its submitter knows of it. */
export async function listUntold(db: Db, { paperId, since, most }: Untold): Promise<UntoldAuthor[]> {
  // guard: Authors of what came out elsewhere are not asked whether they agree (../import/import-articles.test.ts) ‹ and not exists (select from imported_papers brought where brought.paper_id = paper.id) →›
  const { rows } = await sql<UntoldAuthor>`
    select distinct author.email, paper.title,
      exists (select from article_records record where record.paper_id = paper.id) as "isArticle", ${isAgreed} as "isAgreed"
    from paper_authors author
      join papers paper on paper.id = author.paper_id
      join users submitter on submitter.id = paper.submitter_id
    where paper.id = ${paperId} and paper.withdrawn_at is null and author.place > 1 and author.mail_key <> ''
      and author.mail_key <> submitter.mail_key and not exists (select from imported_papers brought where brought.paper_id = paper.id)
      and not exists (select from co_author_links link
        where link.paper_id = paper.id and link.email = author.email and link.sent_at is not null)
      and (select count(*) from co_author_links link
        where link.email = author.email and link.sent_at > ${since}) < ${most}
    order by author.email`.execute(db);
  return rows;
}

interface NewLink {
  paperId: number;
  email: string;
  hash: Buffer;
}

/** Keep the link of a mail that is about to go; nothing when it went meanwhile. */
export async function keepCoAuthorLink(
  db: Db,
  { paperId, email, hash }: NewLink,
): Promise<number | undefined> {
  const row = await db
    .insertInto('co_author_links')
    .values({ paper_id: paperId, email, link_hash: hash })
    .onConflict((conflict) =>
      conflict
        .columns(['paper_id', 'email'])
        .doUpdateSet({ link_hash: hash })
        .where('co_author_links.sent_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function markTold(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('co_author_links').set({ sent_at: now }).where('id', '=', id).execute();
}

/** The paper of a link, as long as it may come to be published. */
export const findCoAuthorLink = (db: Db, hash: Buffer) =>
  db
    .selectFrom('co_author_links as link')
    .innerJoin('papers as paper', 'paper.id', 'link.paper_id')
    .select(['link.id', 'link.paper_id as paperId', 'paper.title'])
    .select(sql<boolean>`link.objected_at is not null`.as('hasObjected'))
    // guard: Who opens the link of an article reads that it came out (../desk/objections.test.ts) ‹sql<boolean>`exists → sql<boolean>`not exists›
    .select(
      sql<boolean>`exists (select from article_records record where record.paper_id = paper.id)`.as(
        'isArticle',
      ),
    )
    .select(sql<boolean>`${isAgreed}`.as('isAgreed'))
    .select(
      sql<string[]>`array(select name from paper_authors where paper_id = paper.id order by place)`.as(
        'authors',
      ),
    )
    .where('link_hash', '=', hash)
    .where('paper.withdrawn_at', 'is', null)
    .where('paper.status', '<>', 'rejected')
    .executeTakeFirst();

/** Write an objection down; false when there was one before. */
export async function putObjection(
  tx: Tx,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('co_author_links')
    .set({ objected_at: now, reason })
    .where('id', '=', id)
    .where('objected_at', 'is', null)
    .returning('id')
    .execute();
  return done.length > 0;
}

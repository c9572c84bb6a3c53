import type { Relation } from '@mustalah/contract/journal/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** How it is known that an account belongs to an author of a paper. */
export type KnownBy = 'submitter' | 'email' | 'orcid' | 'wallet' | 'name';

/** In SQL: whether a user is known to belong to an author of a paper; one of them by number, so that it is asked once. */
export const isAuthor = (user: Side, paper: Side) =>
  typeof user === 'number'
    ? sql<boolean>`(${paper} in (select papers_of(${user})))`
    : sql<boolean>`(${user} in (select user_id from people_of(${paper})))`;

/** In SQL: whether a user was ever asked to review a paper. */
export const wasAsked = (user: Side, paper: Side) => sql<boolean>`
  exists (select from paper_assignments related where related.paper_id = ${paper} and related.reviewer_id = ${user})`;

/** In SQL: whether a user neither wrote a paper nor was asked to review it. */
export const isStranger = (user: Side, paper: Side) =>
  sql<boolean>`(not ${isAuthor(user, paper)} and not ${wasAsked(user, paper)})`;

/**
 * In SQL: whether a viewer may be told who wrote a paper. Whoever was asked to review it learns that from its publication,
 * like everybody. What lists papers by their authors, or counts them, asks this.
 */
export const mayKnowAuthors = (viewer: Side, paper: Side) => sql<boolean>`
  (not ${wasAsked(viewer, paper)} or ${isAuthor(viewer, paper)}
    or exists (select from published_papers known where known.id = ${paper}))`;

/**
 * In SQL: whether a viewer may be told that this reviewer was asked to review a paper. Its authors never are; of its
 * reviewers each knows themselves alone. What lists reviews by their reviewers, or counts them, asks this.
 */
export const mayKnowReviewer = (viewer: Side, { reviewer, paper }: { reviewer: Side; paper: Side }) =>
  sql<boolean>`(not ${isAuthor(viewer, paper)} and (${reviewer} = ${viewer} or not ${wasAsked(viewer, paper)}))`;

type Side = number | RawBuilder<unknown>;

/** An author who was asked to review is an author. */
export const relationOf = (known: { isAuthor: boolean; wasAsked: boolean }): Relation => {
  if (known.isAuthor) return 'author';
  return known.wasAsked ? 'reviewer' : 'stranger';
};

/** How a user stands to each of these papers. */
export async function relationsTo(
  db: Db,
  userId: number,
  paperIds: readonly number[],
): Promise<Map<number, Relation>> {
  if (paperIds.length === 0) return new Map();
  const paper = sql.ref('paper.id');
  const { rows } = await sql<{ paperId: number; isAuthor: boolean; wasAsked: boolean }>`
    select paper.id as "paperId", ${isAuthor(userId, paper)} as "isAuthor", ${wasAsked(userId, paper)} as "wasAsked"
    from unnest(${[...paperIds]}::bigint[]) paper (id)`.execute(db);
  return new Map(rows.map(({ paperId, ...known }) => [paperId, relationOf(known)]));
}

export const relationTo = async (db: Db, userId: number, paperId: number): Promise<Relation> =>
  (await relationsTo(db, userId, [paperId])).get(paperId) ?? 'stranger';

/** How this account is known to belong to an author of the paper; null when it is not. */
export async function findAuthorship(db: Db, userId: number, paperId: number): Promise<KnownBy | null> {
  const { rows } = await sql<{ knownBy: KnownBy }>`
    select known_by as "knownBy" from people_of(${paperId}) where user_id = ${userId}
    order by known_by = 'submitter' desc limit 1`.execute(db);
  return rows[0]?.knownBy ?? null;
}

/**
 * Who is told of what happens to a paper: the editor who handles it; while there is none, the journal admins to whom it
 * is a stranger's, and when there are none, such admins.
 */
export async function listEditors(db: Db, paperId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with strangers as (
      select id, role from users
      where role in ('journal_admin', 'admin') and status = 'active'
        and ${isStranger(sql.ref('users.id'), paperId)}
    )
    , handler as (
      select strangers.id from strangers join papers on papers.handler_id = strangers.id where papers.id = ${paperId}
    )
    select id from strangers
    where case
      when exists (select from handler) then id in (select id from handler)
      else role = 'journal_admin' or not exists (select from strangers where role = 'journal_admin')
    end
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface NamedEditor {
  paperId: number;
  id: number;
  name: string;
  knownBy: Exclude<KnownBy, 'submitter'>[];
}

/** Who might edit these papers, were they not taken for authors by what somebody else wrote: never a submitter. */
export async function listNamedEditors(db: Db, paperIds: readonly number[]): Promise<NamedEditor[]> {
  if (paperIds.length === 0) return [];
  // guard: Who submitted a paper stays its author (../desk/admit-editor.test.ts) ‹having bool_and(person.known_by <> 'submitter') →›
  const { rows } = await sql<NamedEditor>`
    select paper.id as "paperId", users.id, users.name,
      array_agg(distinct person.known_by order by person.known_by) as "knownBy"
    from unnest(${[...paperIds]}::bigint[]) paper (id), people_of(paper.id) person
      join users on users.id = person.user_id
    where users.role in ('journal_admin', 'admin') and users.status = 'active'
    group by paper.id, users.id
    having bool_and(person.known_by <> 'submitter')
    order by users.id`.execute(db);
  return rows;
}

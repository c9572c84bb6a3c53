import { MOST_REVIEWERS } from '@mustalah/contract/journal/desk';
import type { PaperStatus } from '@mustalah/contract/journal/paper';
import { normalize } from '@mustalah/morphology';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { containing } from '../../../platform/like.ts';
import { offsetOf, type PageRequest } from '../../../platform/paging.ts';
import { isActiveReviewer } from '../paper/assignments.ts';
import { isAuthor, isStranger, mayKnowAuthors, wasAsked } from '../paper/people.ts';
import { type FileState, journalCategories, KEPT_STATES, OPEN_STATES } from '../paper/rules.ts';

export interface DeskRow {
  id: number;
  title: string;
  abstract: string;
  mainCategory: string;
  subCategory: string;
  keywords: string[];
  status: PaperStatus;
  round: number;
  version: number;
  submittedAt: Date;
  withdrawnAt: Date | null;
  retractedAt: Date | null;
  volumeId: number | null;
  publishedAt: Date | null;
  /** Now or ever. */
  wasPublished: boolean;
  submitterName: string;
  submitterEmail: string;
  fileState: FileState | null;
  hasCopy: boolean;
  correctionsAskedAt: Date | null;
  correctionsAskedNote: string;
  areConflictsAsked: boolean;
  handlerId: number | null;
  handlerName: string | null;
  unread: number;
  advice: unknown;
  isAuthor: boolean;
  wasAsked: boolean;
}

export interface DeskQuery {
  /** Who asks: what they must not know is neither shown nor searched. */
  editorId: number;
  search: string;
  status: PaperStatus | 'all';
  /** Only these, or all but these. */
  only?: readonly number[] | undefined;
  allBut?: readonly number[] | undefined;
  /** Those that the editor handles. */
  mine?: 'true' | undefined;
  /** One paper. */
  paperId?: number | undefined;
}

/** One page of the papers on the desk, the newest first, and how many there are. */
export async function listDeskRows(db: Db, query: DeskQuery, page: PageRequest) {
  const { rows } = await sql<DeskRow & { total: number }>`
    select paper.id, paper.title, paper.abstract, paper.main_category as "mainCategory",
      paper.sub_category as "subCategory", paper.keywords, paper.status, paper.round, paper.version,
      paper.submitted_at as "submittedAt", paper.withdrawn_at as "withdrawnAt", paper.retracted_at as "retractedAt",
      paper.volume_id as "volumeId", volume.published_at as "publishedAt",
      exists (select from article_records record where record.paper_id = paper.id) as "wasPublished",
      submitter.name as "submitterName", submitter.email as "submitterEmail", version.state as "fileState",
      version.anonymous_key is not null as "hasCopy", version.advice,
      paper.corrections_asked_at as "correctionsAskedAt", paper.corrections_asked_note as "correctionsAskedNote",
      paper.conflict_asked_at is not null as "areConflictsAsked",
      paper.handler_id as "handlerId", handler.name as "handlerName",
      (select count(*) from paper_messages message
        where message.paper_id = paper.id and read_at is null and thread <> 'editors' and sender_side <> 'editor'
      ) as unread,
      relation.is_author as "isAuthor", relation.was_asked as "wasAsked",
      count(*) over () as total
    from papers paper
      join users submitter on submitter.id = paper.submitter_id
      left join volumes volume on volume.id = paper.volume_id
      left join users handler on handler.id = paper.handler_id
      left join paper_versions version on version.paper_id = paper.id and version.round = paper.round
      cross join lateral (
        select
          ${isAuthor(query.editorId, sql.ref('paper.id'))} as is_author,
          ${wasAsked(query.editorId, sql.ref('paper.id'))} as was_asked
      ) relation
    where ${sql.join(conditions(query), sql` and `)}
    order by paper.submitted_at desc, paper.id desc
    limit ${page.page_size} offset ${offsetOf(page)}`.execute(db);
  const count = rows[0]?.total ?? (page.page > 1 ? await countDesk(db, query) : 0);
  return { rows, count };
}

/** Beyond the last page there is no row to tell how many there are. */
async function countDesk(db: Db, query: DeskQuery): Promise<number> {
  return (await listDeskRows(db, query, { page: 1, page_size: 1 })).count;
}

function conditions({
  search,
  status,
  only,
  allBut,
  paperId,
  mine,
  editorId,
}: DeskQuery): RawBuilder<SqlBool>[] {
  const words = normalize(search).split(' ').filter(Boolean);
  return [
    sql<SqlBool>`true`,
    ...(status === 'all' ? [] : [sql<SqlBool>`paper.status = ${status}`]),
    ...(status === 'pending' ? [sql<SqlBool>`paper.withdrawn_at is null`] : []),
    ...(paperId === undefined ? [] : [sql<SqlBool>`paper.id = ${paperId}`]),
    ...(mine ? [sql<SqlBool>`paper.handler_id = ${editorId}`] : []),
    ...(only ? [sql<SqlBool>`paper.id = any(${[...only]}::bigint[])`] : []),
    ...(allBut ? [sql<SqlBool>`paper.id <> all(${[...allBut]}::bigint[])`] : []),
    // Signs alone name nothing.
    ...(search !== '' && words.length === 0 ? [sql<SqlBool>`false`] : []),
    ...(search.includes('@') ? [addressed(search)] : words.map(holding)),
  ];
}

/** What a word is looked for in: only what the editor who asks may read of that paper. */
function holding(word: string): RawBuilder<SqlBool> {
  const like = containing(word);
  const specialties = journalCategories
    .flatMap(({ name, sub }) => [name, ...sub])
    .filter((name) => normalize(name).includes(word));
  return sql<SqlBool>`(
    paper.search_text like ${like}
    or paper.main_category = any(${specialties}) or paper.sub_category = any(${specialties})
    or (${seesSubmitter} and (submitter.name_key like ${like} or submitter.email::text like ${like}))
    or (${seesReviewers} and exists (
      select from paper_assignments asked join users reviewer on reviewer.id = asked.reviewer_id
      where asked.paper_id = paper.id and asked.state <> 'cancelled' and reviewer.name_key like ${like})))`;
}

/** An address is more than its words. */
const addressed = (search: string) =>
  sql<SqlBool>`${seesSubmitter} and submitter.email::text ilike ${containing(search)}`;

const seesSubmitter = sql<SqlBool>`(not relation.was_asked or relation.is_author or volume.published_at is not null)`;
const seesReviewers = sql<SqlBool>`not (relation.was_asked or relation.is_author)`;

/** Who was asked to review these papers, the last first. */
export const listDeskAssignments = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('paper_assignments as assignment')
    .innerJoin('users', 'users.id', 'assignment.reviewer_id')
    .select(['assignment.id', 'paper_id as paperId', 'assignment.round', 'reviewer_id as reviewerId'])
    .select(['users.name as reviewerName', 'letter', 'state', 'assigned_at as assignedAt', 'due_at as dueAt'])
    .select('respond_by as respondBy')
    .select(sql<boolean>`not (${isActiveReviewer()})`.as('isLost'))
    .leftJoin('review_files as annotated', 'annotated.assignment_id', 'assignment.id')
    .select(['decline_reason as declineReason', 'verdict', 'note', 'internal_note as internalNote'])
    .select('annotated.file_bytes as annotatedBytes')
    .where('paper_id', 'in', paperIds.length > 0 ? [...paperIds] : [0])
    .orderBy('assignment.id', 'desc')
    .execute();

/** Who was asked by their address for the round that these papers are in and has not accepted, the newest first. */
export const listAddressInvitations = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('address_invitations as invitation')
    .innerJoin('papers as paper', (join) =>
      join.onRef('paper.id', '=', 'invitation.paper_id').onRef('paper.round', '=', 'invitation.round'),
    )
    .select(['invitation.id', 'paper_id as paperId', 'name', 'email', 'state', 'decline_reason'])
    .select(['invited_at as invitedAt', 'expires_at as expiresAt'])
    .where('paper_id', 'in', [0, ...paperIds])
    .where('state', '<>', 'accepted')
    .$narrowType<{ state: 'invited' | 'declined' | 'withdrawn' }>()
    .orderBy('invitation.id', 'desc')
    .execute();

/** The assignments of a paper with answers that are for its author. */
export async function listAnswered(db: Db, paperId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('review_answers')
    .innerJoin('paper_assignments as assignment', 'assignment.id', 'assignment_id')
    .select('assignment.id')
    .where('paper_id', '=', paperId)
    .where('for_author', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The assignments of a paper beside which a file lies with what the reviewer noted on it. */
export async function listAnnotated(db: Db, paperId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('review_files')
    .innerJoin('paper_assignments as assignment', 'assignment.id', 'assignment_id')
    .select('assignment.id')
    .where('paper_id', '=', paperId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The note that went to the author with the last decision on each of these papers. */
export async function listDecisionNotes(db: Db, paperIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ paperId: number; note: string }>`
    select distinct on (entry.paper_id) entry.paper_id as "paperId", coalesce(letter.body, entry.note) as note
    from paper_log entry
      left join decision_letters letter on letter.paper_id = entry.paper_id and letter.seq = entry.seq
    where entry.paper_id = any(${[...paperIds]}) and to_status <> 'pending' and from_status is distinct from to_status
    order by entry.paper_id, entry.seq desc`.execute(db);
  return new Map(rows.map(({ paperId, note }) => [paperId, note]));
}

/** The accounts that belong to authors of these papers. */
export async function listPeople(db: Db, paperIds: readonly number[]) {
  const { rows } = await sql<{ paperId: number; userId: number }>`
    select paper.id as "paperId", person.user_id as "userId"
    from unnest(${[...paperIds]}::bigint[]) paper (id), people_of(paper.id) person`.execute(db);
  return rows;
}

/** Who wrote these papers, as far as a reviewer's closeness is told by it. */
export const listWriters = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('paper_authors')
    .select(['paper_id as paperId', 'name', 'latin_name', 'affiliation', 'email'])
    .where('paper_id', 'in', [0, ...paperIds])
    .execute();

/**
 * Which reviewers wrote another paper with an author of these, or had one of theirs reviewed by an author of these; of
 * papers whose people the editor may know.
 */
export async function listSharedWork(
  db: Db,
  paperIds: readonly number[],
  editorId: number,
): Promise<{ paperId: number; reviewerId: number; sign: 'shared_paper' | 'reciprocal' }[]> {
  const other = sql.ref('theirs.paper_id');
  const { rows } = await sql<{ paperId: number; reviewerId: number; sign: 'shared_paper' | 'reciprocal' }>`
    with theirs as materialized (
      select paper_id, users.id as user_id from users, papers_of(users.id) paper_id
      where users.is_reviewer and users.status = 'active'
    )
    select distinct writer.paper_id as "paperId", theirs.user_id as "reviewerId", 'shared_paper' as sign
    from paper_authors writer
      join paper_authors same on same.paper_id <> writer.paper_id and (
        (writer.orcid <> '' and same.orcid = writer.orcid) or (writer.mail_key <> '' and same.mail_key = writer.mail_key)
        or (same.parts_key = writer.parts_key and writer.parts_key like '% %'))
      join theirs on theirs.paper_id = same.paper_id
    where writer.paper_id = any(${[...paperIds]}) and ${mayKnowAuthors(editorId, other)}
    union
    select distinct paper.id, theirs.user_id, 'reciprocal'
    from unnest(${[...paperIds]}::bigint[]) paper (id), people_of(paper.id) person
      join paper_assignments review on review.reviewer_id = person.user_id and review.state = 'submitted'
      join theirs on theirs.paper_id = review.paper_id
    where ${isStranger(editorId, other)}`.execute(db);
  return rows;
}

/** Say of an account that it belongs to no author of a paper, whatever it was taken for one by until now. */
export const denyAuthorship = (tx: Tx, { paperId, userId }: { paperId: number; userId: number }) =>
  sql`
    insert into paper_people_denied (paper_id, user_id, known_by)
    select distinct ${paperId}::bigint, user_id, known_by from people_of(${paperId})
    where user_id = ${userId} and known_by <> 'submitter'`.execute(tx);

export async function isDenied(
  db: Db,
  { paperId, userId }: { paperId: number; userId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('paper_people_denied')
    .select('user_id')
    .where('paper_id', '=', paperId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ReviewerRow {
  id: number;
  name: string;
  email: string;
  expertise: string;
  affiliation: string;
  orcid: string;
  role: string;
  assigned: number;
  open: number;
}

/** Active reviewers by their names, with their work on papers whose reviewers the asking editor may know. */
export async function listReviewerRows(db: Db, editorId: number): Promise<ReviewerRow[]> {
  const { rows } = await sql<ReviewerRow>`
    select users.id, users.name, users.email, users.area_of_expertise as expertise,
      users.affiliation, users.orcid, users.role,
      count(work.id) filter (where work.state in (${sql.join(KEPT_STATES)})) as assigned,
      count(work.id) filter (where work.state in (${sql.join(OPEN_STATES)})) as open
    from users left join paper_assignments work on work.reviewer_id = users.id and ${isStranger(editorId, sql.ref('work.paper_id'))}
    where users.is_reviewer and users.status = 'active'
    group by users.id order by users.name_key collate "ar-x-icu", users.id limit ${MOST_REVIEWERS}`.execute(
    db,
  );
  return rows;
}

/** Everything that happened to a paper, the first first. */
export const listLog = (db: Db, paperId: number) =>
  db
    .selectFrom('paper_log as entry')
    .innerJoin('users as actor', 'actor.id', 'entry.actor_id')
    .select(['seq', 'round', 'kind', 'from_status', 'to_status', 'actor.name as actor_name', 'actor_role'])
    .select(['note', 'internal_note', 'detail', 'entry.created_at', 'hash'])
    .where('paper_id', '=', paperId)
    .orderBy('seq')
    .$narrowType<{ from_status: PaperStatus | null; to_status: PaperStatus }>()
    .execute();

/** Who each of these assignments was given to. */
export async function namesOfAssigned(db: Db, paperId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('paper_assignments as assignment')
    .innerJoin('users', 'users.id', 'assignment.reviewer_id')
    .select(['assignment.id', 'users.name'])
    .where('paper_id', '=', paperId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Who was taken for an author of this paper, and is none. */
export async function namesOfDenied(db: Db, paperId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('paper_people_denied as denied')
    .innerJoin('users', 'users.id', 'denied.user_id')
    .select(['users.id', 'users.name'])
    .where('denied.paper_id', '=', paperId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const findOriginal = (db: Db, paperId: number, round: number) =>
  db
    .selectFrom('paper_versions')
    .select(['file_key as key', 'file_sha256 as sha256', 'file_bytes as bytes'])
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .executeTakeFirst();

/** The copy for reviewers of a version. */
export const findCopy = (db: Db, paperId: number, round: number) =>
  db
    .selectFrom('paper_versions')
    .select(['anonymous_key as key', 'anonymous_sha256 as sha256'])
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .executeTakeFirst();

/** An active reviewer, and what else they may do. */
export const findReviewerStanding = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .where('is_reviewer', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst();

export const findPaper = (db: Db, id: number) =>
  db
    .selectFrom('papers')
    .select(['id', 'conflict_statement as conflictStatement'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Everybody who may handle papers of strangers. */
export const findHandlers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', 'in', ['journal_admin', 'admin'])
    .where('status', '=', 'active')
    .orderBy('name_key')
    .orderBy('id')
    .execute();

/** Name who handles a paper; give who did before. */
export async function writeHandler(
  tx: Tx,
  paperId: number,
  handlerId: number | null,
): Promise<number | null> {
  const { handler_id: before } = await tx
    .selectFrom('papers')
    .select('handler_id')
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow();
  await tx.updateTable('papers').set({ handler_id: handlerId }).where('id', '=', paperId).execute();
  return before;
}

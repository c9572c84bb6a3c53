import type { CreditRole, Declarations } from '@mustalah/contract/journal/declarations';
import type { HiddenText, PaperLanguage } from '@mustalah/contract/journal/paper';
import type { CoAuthor, FirstAuthor, PaperAdvice } from '@mustalah/contract/journal/submissions';
import { normalize } from '@mustalah/morphology';
import { type SqlBool, sql } from 'kysely';
import type { KeptFile } from '../../../gateways/files.ts';
import { COPY_RULES } from '../../../gateways/pdf/pdf-reader.ts';
import type { Db, Tx } from '../../../platform/db.ts';

/** So many of one author's papers are listed; nobody has more. */
const MOST_LISTED = 500;

/** Let one submission of a user wait for the other until the transaction ends. */
export async function holdSubmissions(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`submissions of ${userId}`}, 0))`.execute(tx);
}

interface SentBefore {
  userId: number;
  title: string;
  sha256: string;
  since: Date;
}

/** A paper of this user with the same title and file, sent since then. */
export async function findSameSubmission(db: Db, { userId, title, sha256, since }: SentBefore) {
  const row = await db
    .selectFrom('papers')
    .innerJoin('paper_versions as version', 'version.paper_id', 'papers.id')
    .select('papers.id')
    .where('submitter_id', '=', userId)
    .where('title', '=', title)
    .where('version.round', '=', 1)
    .where('file_sha256', '=', sha256)
    .where('submitted_at', '>', since)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function countSubmissions(db: Db, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('papers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('submitter_id', '=', userId)
    .where('submitted_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewPaper {
  submitterId: number;
  title: string;
  abstract: string;
  title_en: string;
  abstract_en: string;
  main_category: string;
  sub_category: string;
  language: PaperLanguage;
  keywords: string[];
  conflict_statement: string;
  /** The rejected paper that it goes back to. */
  formerId?: number | undefined;
  now: Date;
}

export async function insertPaper(
  tx: Tx,
  { submitterId, formerId, now, ...paper }: NewPaper,
): Promise<number> {
  const { title, abstract, title_en, abstract_en, keywords } = paper;
  const { id } = await tx
    .insertInto('papers')
    .values({
      ...paper,
      submitter_id: submitterId,
      former_id: formerId ?? null,
      submitted_at: now,
      updated_at: now,
      search_text: normalize([title, abstract, title_en, abstract_en, ...keywords].join(' ')),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The submitter first, the others as they stand on the paper. */
export async function insertAuthors(
  tx: Tx,
  paperId: number,
  authors: readonly [FirstAuthor & { email: string }, ...CoAuthor[]],
): Promise<void> {
  await tx
    .insertInto('paper_authors')
    .values(
      authors.map((author, index) => ({
        ...author,
        paper_id: paperId,
        place: index + 1,
        name_key: normalize(author.name),
        latin_key: normalize(author.latin_name),
      })),
    )
    .execute();
}

interface Declared {
  paperId: number;
  /** The wording that was agreed to. */
  agreement: string | undefined;
  declarations: Declarations | undefined;
  now: Date;
}

/** Write down what was agreed to and declared with a paper; of one that was sent without, nothing. */
export async function insertDeclarations(
  tx: Tx,
  { paperId, agreement, declarations, now }: Declared,
): Promise<void> {
  if (agreement === undefined && !declarations) return;
  const { funding = [], ...statements } = declarations ?? {};
  await tx
    .insertInto('paper_declarations')
    .values({
      ...statements,
      paper_id: paperId,
      agreement_version: agreement ?? '',
      agreed_at: agreement === undefined ? null : now,
    })
    .execute();
  if (funding.length === 0) return;
  await tx
    .insertInto('paper_funding')
    .values(funding.map((each, index) => ({ ...each, paper_id: paperId, place: index + 1 })))
    .execute();
}

/** Whether a paper is this author's and was rejected. */
export async function isOwnRejected(
  db: Db,
  { userId, paperId }: { userId: number; paperId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('papers')
    .select('id')
    .where('id', '=', paperId)
    .where('submitter_id', '=', userId)
    .where('status', '=', 'rejected')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewVersion {
  paperId: number;
  round: number;
  file: KeptFile;
  reply: string;
  now: Date;
}

export async function insertVersion(tx: Tx, { paperId, round, file, reply, now }: NewVersion): Promise<void> {
  await tx
    .insertInto('paper_versions')
    .values({
      paper_id: paperId,
      round,
      file_key: file.key,
      file_sha256: file.sha256,
      file_bytes: file.bytes,
      reply,
      created_at: now,
    })
    .execute();
}

/** Let another file stand in place of one that could not be read. */
export async function replaceVersion(tx: Tx, { paperId, round, file, now }: Omit<NewVersion, 'reply'>) {
  await tx
    .updateTable('paper_versions')
    .set({
      file_key: file.key,
      file_sha256: file.sha256,
      file_bytes: file.bytes,
      state: 'received',
      page_text: null,
      failure: '',
      created_at: now,
    })
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .execute();
}

export const findVersion = (db: Db, paperId: number, round: number) =>
  db
    .selectFrom('paper_versions')
    .select(['file_key', 'file_sha256', 'state', 'reply', 'created_at'])
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .executeTakeFirst();

/** A version whose file nobody has read yet, with what the check of it has to know. */
export async function findUnread(db: Db, paperId: number, round: number) {
  const version = await db
    .selectFrom('paper_versions as version')
    .innerJoin('papers', 'papers.id', 'version.paper_id')
    .select(['file_key', 'reply', 'papers.title', 'papers.abstract', 'papers.submitter_id as submitterId'])
    .where('paper_id', '=', paperId)
    .where('version.round', '=', round)
    .where('state', '=', 'received')
    .executeTakeFirst();
  return version && { ...version, authors: await listAuthors(db, [paperId]) };
}

/** Versions that have waited for the background work since before that moment. */
export const listLate = (db: Db, before: Date) =>
  db
    .selectFrom('paper_versions')
    .select(['paper_id as paperId', 'round', 'file_key as fileKey', 'created_at as createdAt'])
    .where('state', '=', 'received')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(100)
    .execute();

interface ReadFile {
  paperId: number;
  round: number;
  /** The file that was read; by now there may be another. */
  fileKey: string;
  anonymous: KeptFile;
  thumbnail: KeptFile;
  pages: number;
  advice: PaperAdvice;
  pageText: string;
  plainText: string;
}

/** Write down what was read of a file; false when it was written before, or another file stands there now. */
export async function markReady(tx: Tx, { paperId, round, fileKey, ...read }: ReadFile): Promise<boolean> {
  const done = await tx
    .updateTable('paper_versions')
    .set({
      state: 'ready',
      anonymous_key: read.anonymous.key,
      anonymous_sha256: read.anonymous.sha256,
      copied_by: COPY_RULES,
      thumbnail_key: read.thumbnail.key,
      pages: read.pages,
      words: read.advice.words,
      advice: JSON.stringify(read.advice),
      page_text: read.pageText,
      plain_text: read.plainText,
    })
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .where('file_key', '=', fileKey)
    .where('state', '=', 'received')
    .returning('round')
    .execute();
  return done.length > 0;
}

/** Copies by earlier rules of papers that reviewers may still be asked to read. */
export const listFormerCopies = (db: Db, rules: number) =>
  db
    .selectFrom('paper_versions as version')
    .innerJoin('papers as paper', 'paper.id', 'version.paper_id')
    .select(['paper.id as paperId', 'version.round', 'file_key as fileKey', 'anonymous_key as anonymousKey'])
    .where('state', '=', 'ready')
    .where('copied_by', '<', rules)
    .where('anonymous_key', 'is not', null)
    .$narrowType<{ anonymousKey: string }>()
    .where('paper.withdrawn_at', 'is', null)
    .where('paper.status', 'in', ['pending', 'revisions_requested'])
    .orderBy('paper.id')
    .orderBy('version.round')
    .execute();

const UNLOOKED = sql<SqlBool>`coalesce(advice -> 'hidden_text', 'null') = 'null'`;

/** The files that reviewers may still be given and that were read before anybody looked for what nobody sees. */
export const listUnlooked = (db: Db) =>
  db
    .selectFrom('paper_versions as version')
    .innerJoin('papers as paper', 'paper.id', 'version.paper_id')
    .select(['paper.id as paperId', 'version.round', 'file_key as fileKey'])
    .where('state', '=', 'ready')
    .where(UNLOOKED)
    .where('paper.withdrawn_at', 'is', null)
    .where('paper.status', 'in', ['pending', 'revisions_requested'])
    .orderBy('paper.id')
    .orderBy('version.round')
    .execute();

/** Write down what nobody sees in a file, and what it says without it. */
export const writeHidden = (
  db: Db,
  {
    paperId,
    round,
    hidden,
    pageText,
    plainText,
  }: Pick<ReadFile, 'paperId' | 'round' | 'pageText' | 'plainText'> & { hidden: HiddenText },
) =>
  db
    .updateTable('paper_versions')
    .set({
      advice: sql<string>`jsonb_set(advice, '{hidden_text}', ${JSON.stringify(hidden)}::jsonb)`,
      page_text: pageText,
      plain_text: plainText,
    })
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    // guard: What was looked for once is not written again (prepare-version.test.ts)
    .where(UNLOOKED)
    .execute();

interface RenewedCopy {
  paperId: number;
  round: number;
  /** The copy in whose place it stands. */
  anonymousKey: string;
  copy: KeptFile;
  rules: number;
}

/** Let another copy stand in place of one by earlier rules, unless another worker did meanwhile. */
export async function replaceCopy(
  db: Db,
  { paperId, round, anonymousKey, copy, rules }: RenewedCopy,
): Promise<boolean> {
  const done = await db
    .updateTable('paper_versions')
    .set({ anonymous_key: copy.key, anonymous_sha256: copy.sha256, copied_by: rules })
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .where('anonymous_key', '=', anonymousKey)
    .returning('round')
    .execute();
  return done.length > 0;
}

/** A version whose file was read, with what stands beside it now. */
export const findReadVersion = (db: Db, paperId: number, round: number) =>
  db
    .selectFrom('paper_versions as version')
    .innerJoin('papers', 'papers.id', 'version.paper_id')
    .select(['papers.title', 'papers.abstract', 'reply', 'page_text', 'advice'])
    .where('paper_id', '=', paperId)
    .where('version.round', '=', round)
    .where('state', '=', 'ready')
    .executeTakeFirst();

export const writeAdvice = (
  tx: Tx,
  { paperId, round, advice }: Pick<ReadFile, 'paperId' | 'round' | 'advice'>,
) =>
  tx
    .updateTable('paper_versions')
    .set({ advice: JSON.stringify(advice) })
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .execute();

export const isAccepted = async (db: Db, paperId: number): Promise<boolean> =>
  (await db
    .selectFrom('papers')
    .select('id')
    .where('id', '=', paperId)
    .where('status', '=', 'approved')
    .executeTakeFirst()) !== undefined;

/** Write down that a file cannot be read; false as above. */
export async function markFailed(
  tx: Tx,
  { paperId, round, fileKey, failure }: { paperId: number; round: number; fileKey: string; failure: string },
): Promise<boolean> {
  const done = await tx
    .updateTable('paper_versions')
    .set({ state: 'failed', failure })
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .where('file_key', '=', fileKey)
    .where('state', '=', 'received')
    .returning('round')
    .execute();
  return done.length > 0;
}

/** What stands on a paper of its people; what is for telling conflicts stays out. */
export const listAuthors = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('paper_authors')
    .select(['paper_id', 'name', 'latin_name', 'affiliation', 'orcid'])
    .select(sql<CreditRole[]>`roles`.as('roles'))
    .where('paper_id', 'in', [...paperIds])
    .orderBy('paper_id')
    .orderBy('place')
    .execute();

interface OwnPapers {
  userId: number;
  /** One paper; all of them when absent. */
  id?: number;
  search?: string;
}

/** Papers of their submitter, newest first. */
export async function listOwnPapers(db: Db, { userId, id, search = '' }: OwnPapers) {
  const words = normalize(search).split(' ').filter(Boolean);
  return db
    .selectFrom('papers')
    .innerJoin('users', 'users.id', 'papers.submitter_id')
    .leftJoin('volumes', 'volumes.id', 'papers.volume_id')
    .select([
      'papers.id',
      'papers.title',
      'papers.abstract',
      'title_en',
      'abstract_en',
      'language',
      'keywords',
    ])
    .select([
      'papers.main_category',
      'papers.sub_category',
      'conflict_statement',
      'papers.status',
      'papers.round',
    ])
    .select(['submitted_at', 'accepted_at', 'withdrawn_at', 'retracted_at', 'volumes.published_at'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('article_records').select('paper_id').whereRef('paper_id', '=', 'papers.id')).as(
        'was_published',
      ),
    )
    .select(['corrections_asked_at', 'corrections_asked_note', 'conflict_asked_at'])
    .select(['users.name as submitter_name', 'users.email as submitter_email'])
    .select(({ selectFrom, fn }) =>
      selectFrom('paper_messages as message')
        .select(fn.countAll<number>().as('count'))
        .whereRef('message.paper_id', '=', 'papers.id')
        // guard: An author is told of letters to the author alone (../messages/messages.test.ts)
        .where('thread', '=', 'author')
        .where('sender_side', '=', 'editor')
        .where('read_at', 'is', null)
        .as('unread'),
    )
    .where('submitter_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('papers.id', '=', id ?? 0))
    .where((where) => where.and(words.map((word) => sql<boolean>`strpos(papers.search_text, ${word}) > 0`)))
    .orderBy('submitted_at', 'desc')
    .orderBy('papers.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

export const listVersions = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('paper_versions')
    .select(['paper_id', 'round', 'state', 'reply', 'advice', 'created_at', 'anonymous_key', 'thumbnail_key'])
    .where('paper_id', 'in', [...paperIds])
    .orderBy('paper_id')
    .orderBy('round')
    .execute();

/** What reviewers wrote for the author; of who they are only their letter. */
export const listReviewNotes = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('paper_assignments')
    .leftJoin('review_files as annotated', 'assignment_id', 'paper_assignments.id')
    .select(['paper_assignments.id', 'paper_id', 'round', 'letter', 'note'])
    .select('annotated.file_bytes as annotatedBytes')
    .where('paper_id', 'in', [...paperIds])
    .where('state', '=', 'submitted')
    // guard: A note that the editor kept back never reaches the author (../desk/editor-decides.test.ts)
    .where('is_withheld', '=', false)
    .orderBy('letter')
    .execute();

/** How many reviews of its round each of these papers has. */
export async function countReviews(db: Db, paperIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('paper_assignments as review')
    .innerJoin('papers', (join) =>
      join.onRef('papers.id', '=', 'review.paper_id').onRef('papers.round', '=', 'review.round'),
    )
    .select(({ fn }) => ['review.paper_id', fn.countAll<number>().as('count')])
    .where('review.paper_id', 'in', [...paperIds])
    .where('review.state', '=', 'submitted')
    .groupBy('review.paper_id')
    .execute();
  return new Map(rows.map(({ paper_id, count }) => [paper_id, count]));
}

/** The decisions on papers, and what editors said of them to the author. */
export const listDecisions = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('paper_log as entry')
    .leftJoin('decision_letters as letter', (join) =>
      join.onRef('letter.paper_id', '=', 'entry.paper_id').onRef('letter.seq', '=', 'entry.seq'),
    )
    .select(['entry.paper_id', 'entry.round', 'to_status', 'created_at', 'subject', 'body'])
    .select(sql<string>`case when actor_role = 'editor' then note else '' end`.as('note'))
    .where('entry.paper_id', 'in', [...paperIds])
    .where('kind', 'in', ['decided', 'status_set'])
    .where('to_status', '<>', 'pending')
    .orderBy('entry.seq')
    .execute();

/** The files of a version of one's own paper: of a round, or of the last. */
export const findOwnFiles = (
  db: Db,
  { userId, id, round }: { userId: number; id: number; round?: number | undefined },
) =>
  db
    .selectFrom('papers')
    .innerJoin('paper_versions as version', 'version.paper_id', 'papers.id')
    .select([
      'version.round',
      'file_key',
      'file_sha256',
      'anonymous_key',
      'anonymous_sha256',
      'thumbnail_key',
    ])
    .where('papers.id', '=', id)
    .where('submitter_id', '=', userId)
    .$if(round !== undefined, (query) => query.where('version.round', '=', round ?? 0))
    .orderBy('version.round', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Keep the copy of a check in place of the user's earlier ones, and give the files that are no longer needed. */
export async function replaceChecks(
  tx: Tx,
  check: { id: string; userId: number; anonymousKey: string; now: Date },
): Promise<string[]> {
  const removed = await tx
    .deleteFrom('paper_checks')
    .where('user_id', '=', check.userId)
    .returning('anonymous_key')
    .execute();
  await tx
    .insertInto('paper_checks')
    .values({ id: check.id, user_id: check.userId, anonymous_key: check.anonymousKey, created_at: check.now })
    .execute();
  return removed.map(({ anonymous_key }) => anonymous_key);
}

export const findCheck = (db: Db, { id, userId, since }: { id: string; userId: number; since: Date }) =>
  db
    .selectFrom('paper_checks')
    .select('anonymous_key as key')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst();

/** Forget the checks from before that moment, and give their files. */
export async function removeChecks(db: Db, before: Date): Promise<string[]> {
  const removed = await db
    .deleteFrom('paper_checks')
    .where('created_at', '<=', before)
    .returning('anonymous_key')
    .execute();
  return removed.map(({ anonymous_key }) => anonymous_key);
}

/** The papers of a submitter, and whether they were ever published, in the order in which papers are locked. */
export async function listPapersOf(tx: Tx, userId: number) {
  return tx
    .selectFrom('papers')
    .leftJoin('article_records as record', 'record.paper_id', 'papers.id')
    .select('papers.id')
    .select((row) => row('record.paper_id', 'is not', null).$castTo<boolean>().as('wasPublished'))
    .where('submitter_id', '=', userId)
    .orderBy('papers.id')
    .execute();
}

/** The address that an author gave with a published paper; names and affiliations are part of the paper. */
export const forgetMailOfAuthor = (tx: Tx, paperId: number) =>
  tx
    .updateTable('paper_authors')
    .set({ email: '' })
    .where('paper_id', '=', paperId)
    .where('place', '=', 1)
    .execute();

/** Leave nothing of the authors of a paper that was never published. */
export async function forgetAuthors(tx: Tx, paperId: number): Promise<void> {
  await tx.deleteFrom('paper_authors').where('paper_id', '=', paperId).execute();
  await tx.deleteFrom('co_author_links').where('paper_id', '=', paperId).execute();
  await tx.deleteFrom('paper_declarations').where('paper_id', '=', paperId).execute();
  await tx.deleteFrom('paper_similarity').where('paper_id', '=', paperId).execute();
  await tx.deleteFrom('paper_funding').where('paper_id', '=', paperId).execute();
  await tx.updateTable('papers').set({ conflict_statement: '' }).where('id', '=', paperId).execute();
}

/** Remove the versions of a paper, what was sent beside them and what reviewers noted on them, and give their files. */
export async function removeVersions(tx: Tx, paperId: number): Promise<string[]> {
  const removed = await tx
    .deleteFrom('paper_versions')
    .where('paper_id', '=', paperId)
    .returning(['file_key', 'anonymous_key', 'thumbnail_key'])
    .execute();
  const finals = await tx
    .deleteFrom('paper_final_files')
    .where('paper_id', '=', paperId)
    .returning(['file_key', 'source_key'])
    .execute();
  const annotated = await tx
    .deleteFrom('review_files')
    .using('paper_assignments as review')
    .whereRef('review.id', '=', 'assignment_id')
    .where('paper_id', '=', paperId)
    .returning('file_key')
    .execute();
  const supplements = await tx
    .deleteFrom('paper_supplements')
    .where('paper_id', '=', paperId)
    .returning('file_key')
    .execute();
  return [
    ...supplements.map(({ file_key }) => file_key),
    ...removed.flatMap(({ file_key, anonymous_key, thumbnail_key }) => [
      file_key,
      anonymous_key,
      thumbnail_key,
    ]),
    ...finals.flatMap(({ file_key, source_key }) => [file_key, source_key]),
    ...annotated.map(({ file_key }) => file_key),
  ].filter((key) => key !== null);
}

/** Forget the checks of a user, and give their files. */
export async function forgetOwnChecks(tx: Tx, userId: number): Promise<string[]> {
  const removed = await tx
    .deleteFrom('paper_checks')
    .where('user_id', '=', userId)
    .returning('anonymous_key')
    .execute();
  return removed.map(({ anonymous_key }) => anonymous_key);
}

export const findHeavyFile = (db: Db, sha256: Buffer, since: Date) =>
  db
    .selectFrom('heavy_files')
    .select('sha256')
    .where('sha256', '=', sha256)
    .where('refused_at', '>', since)
    .executeTakeFirst();

export const noteHeavyFile = (db: Db, sha256: Buffer, now: Date) =>
  db
    .insertInto('heavy_files')
    .values({ sha256, refused_at: now })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ refused_at: now }))
    .execute();

export const forgetHeavyFiles = (db: Db, before: Date) =>
  db.deleteFrom('heavy_files').where('refused_at', '<', before).execute();

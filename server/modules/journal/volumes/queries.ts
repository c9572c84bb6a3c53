import { sql } from 'kysely';
import { type Db, onlyRow, type Tx } from '../../../platform/db.ts';
import { type HeldPaper, heldPapers } from '../paper/held-paper.ts';
import { isAuthor } from '../paper/people.ts';
import type { Pages } from './rules.ts';

/** A volume that nobody else changes until the transaction ends. */
export interface HeldVolume {
  id: number;
  title: string;
  number: number;
  year: number;
  mainCategory: string;
  publishedAt: Date | null;
  /** Once; whether it is published now or not. */
  firstPublishedAt: Date | null;
  coverKey: string | null;
}

/** Lock a volume; undefined when there is none. Whoever holds papers too holds their volume first. */
export const holdVolume = (tx: Tx, id: number): Promise<HeldVolume | undefined> =>
  tx
    .selectFrom('volumes')
    .select(['id', 'title', 'number', 'year', 'main_category as mainCategory'])
    .select([
      'published_at as publishedAt',
      'first_published_at as firstPublishedAt',
      'cover_key as coverKey',
    ])
    .where('id', '=', id)
    // guard: Two editors who publish a volume at once publish it once (publish.test.ts)
    .forUpdate()
    .executeTakeFirst();

/** Lock these papers in an order that cannot deadlock; those that are not there are left out. */
export const holdPapers = (tx: Tx, ids: readonly number[]): Promise<HeldPaper[]> =>
  heldPapers(tx)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute();

/** Lock the papers of a volume that is held already. */
export async function holdPapersOf(tx: Tx, volumeId: number): Promise<HeldPaper[]> {
  const rows = await tx.selectFrom('papers').select('id').where('volume_id', '=', volumeId).execute();
  return holdPapers(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Accepted papers that stand in no volume. */
const freePapers = (db: Db) =>
  db
    .selectFrom('papers')
    .where('status', '=', 'approved')
    .where('withdrawn_at', 'is', null)
    .where('retracted_at', 'is', null)
    .where('volume_id', 'is', null);

export const listApprovedCategories = (db: Db) =>
  freePapers(db)
    .select(({ fn }) => ['main_category as main', 'sub_category as sub', fn.countAll<number>().as('count')])
    .groupBy(['main_category', 'sub_category'])
    .orderBy('main_category')
    .orderBy('sub_category')
    .execute();

interface CategoryAsked {
  main: string;
  /** All branches when it is missing. */
  sub?: string;
}

export async function listFreePapers(db: Db, { main, sub }: CategoryAsked): Promise<number[]> {
  const rows = await freePapers(db)
    .select('id')
    .where('main_category', '=', main)
    .$if(sub !== undefined, (query) => query.where('sub_category', '=', sub ?? ''))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these held papers are filed under this category. */
export async function listFiledUnder(
  tx: Tx,
  ids: readonly number[],
  { main, sub }: Required<CategoryAsked>,
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('papers')
    .select('id')
    .where('id', 'in', [...ids, 0])
    .where('main_category', '=', main)
    .where('sub_category', '=', sub)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Retracted papers of a category whose volume is no more. */
export async function listLostRetractions(db: Db, main: string): Promise<number[]> {
  const rows = await db
    .selectFrom('papers')
    .select('id')
    .where('main_category', '=', main)
    .where('retracted_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('volume_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface DeskPaperRow {
  id: number;
  title: string;
  abstract: string;
  main_category: string;
  sub_category: string;
  status: 'pending' | 'approved' | 'rejected' | 'revisions_requested';
  is_withdrawn: boolean;
  is_retracted: boolean;
  authors: { name: string }[];
  final_file: 'none' | 'given' | 'checked' | 'kept';
  file_pages: number | null;
  pages: Pages | null;
  section: string;
}

/** In SQL: the file that stands in place of the manuscript of `papers`, and what is known of the manuscript itself. */
const withFiles = sql`
  left join paper_final_files final on final.paper_id = papers.id
  left join paper_versions version on version.paper_id = papers.id and version.round = papers.round`;

/** In SQL: how far the final file of `papers` is. What was published before goes on with what it has. */
const finalState = sql<'none' | 'given' | 'checked' | 'kept'>`
  case when final.checked_at >= coalesce(papers.accepted_at, '-infinity') then 'checked' when final.paper_id is not null then 'given'
    when exists (select from article_records where paper_id = papers.id) then 'kept' else 'none' end`;

/** In SQL: the pages of `papers` in its volume. */
const pagesOf = sql`
  case when first_page is not null then jsonb_build_object('first', first_page, 'last', last_page) end`;

/** These papers, in the order of their volume, and where they stand in none of their submission. */
export async function listDeskPapers(db: Db, ids: readonly number[]): Promise<DeskPaperRow[]> {
  const { rows } = await sql<DeskPaperRow>`
    select id, title, abstract, main_category, sub_category, status, withdrawn_at is not null as is_withdrawn,
      retracted_at is not null as is_retracted,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name) order by place), '[]')
        from paper_authors where paper_id = papers.id) as authors,
      ${finalState} as final_file, coalesce(final.pages, version.pages) as file_pages, ${pagesOf} as pages, section
    from papers ${withFiles} where id = any(${[...ids]}::bigint[]) order by papers.place, papers.id`.execute(
    db,
  );
  return rows;
}

export const listTitlesIn = (db: Db, volumeId: number) =>
  db
    .selectFrom('papers')
    .select(['id', 'title'])
    .where('volume_id', '=', volumeId)
    .orderBy('place')
    .orderBy('id')
    .execute();

export async function listIdsIn(db: Db, volumeId: number): Promise<number[]> {
  const rows = await db.selectFrom('papers').select('id').where('volume_id', '=', volumeId).execute();
  return rows.map(({ id }) => id);
}

interface NewVolume {
  title: string;
  year: number;
  main: string;
  sub: string;
  coverKey: string | null;
  createdBy: number;
  now: Date;
}

/** Make a draft under the next number. Whoever makes one waits for the other; a number is given once. */
export async function insertVolume(
  tx: Tx,
  { title, year, main, sub, coverKey, createdBy, now }: NewVolume,
): Promise<HeldVolume> {
  // guard: Numbers of volumes are given once (volumes.test.ts)
  await sql`lock table volumes in share row exclusive mode`.execute(tx);
  const { rows } = await sql<HeldVolume>`
    insert into volumes (number, title, year, main_category, sub_category, cover_key, created_by, created_at, updated_at)
    select coalesce(max(number), 0) + 1, ${title}, ${year}, ${main}, ${sub}, ${coverKey}::uuid, ${createdBy}, ${now}, ${now}
      from volumes
    returning id, title, number, year, main_category as "mainCategory", published_at as "publishedAt",
      first_published_at as "firstPublishedAt", cover_key as "coverKey"`.execute(tx);
  return onlyRow(rows);
}

/** Put papers at the end of a volume, or take them out of theirs, with whatever place they had there. */
export async function putIntoVolume(
  tx: Tx,
  paperIds: readonly number[],
  volumeId: number | null,
): Promise<void> {
  await sql`
    update papers set volume_id = ${volumeId}::bigint, first_page = null, last_page = null, section = '',
      place = case when ${volumeId}::bigint is null then null else given.place
        + coalesce((select max(place) from papers where volume_id = ${volumeId}::bigint), 0) end
    from unnest(${[...paperIds]}::bigint[]) with ordinality given (id, place)
    where papers.id = given.id`.execute(tx);
}

/** The papers of a volume in their order, with what their pages and their publication depend on. */
export async function listPlacesIn(db: Db, volumeId: number) {
  const { rows } = await sql<{
    id: number;
    title: string;
    section: string;
    pages: Pages | null;
    filePages: number | null;
    finalFile: 'none' | 'given' | 'checked' | 'kept';
  }>`
    select papers.id, papers.title, section, ${pagesOf} as pages, coalesce(final.pages, version.pages) as "filePages",
      ${finalState} as "finalFile"
    from papers ${withFiles} where volume_id = ${volumeId} order by papers.place, papers.id`.execute(db);
  return rows;
}

/** Set the places of papers: those of the list in its order. */
export async function setPlaces(
  tx: Tx,
  papers: readonly { id: number; section: string; pages: Pages | null }[],
): Promise<void> {
  const rows = papers.map(({ id, section, pages }, index) => ({ id, section, place: index + 1, ...pages }));
  await sql`
    update papers set place = given.place, section = given.section, first_page = given.first, last_page = given.last
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      given (id bigint, section text, place int, first int, last int)
    where papers.id = given.id`.execute(tx);
}

interface VolumeChanges {
  title: string;
  description: string;
  year: number;
  coverKey: string | null;
  editorial: Partial<Editorial>;
  now: Date;
}

/** What the editors say at the head of a volume. */
interface Editorial {
  editorial_title: string | undefined;
  editorial_authors: string | undefined;
  editorial: string | undefined;
}

export async function updateVolume(
  tx: Tx,
  id: number,
  { coverKey, editorial, now, ...words }: VolumeChanges,
): Promise<void> {
  await tx
    .updateTable('volumes')
    .set({ ...words, ...editorial, cover_key: coverKey, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function removeVolume(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('volumes').where('id', '=', id).execute();
}

export const setSearchText = (tx: Tx, id: number, searchText: string) =>
  tx.updateTable('volumes').set({ search_text: searchText }).where('id', '=', id).execute();

interface Publication {
  publishedAt: Date | null;
  searchText: string;
  /** Why it was taken out. */
  reason?: string;
  now: Date;
}

/** Set when a volume was published, or that it is not, and what is found in it by search. */
export async function setPublished(
  tx: Tx,
  id: number,
  { publishedAt, searchText, now, reason = '' }: Publication,
): Promise<void> {
  await tx
    .updateTable('volumes')
    .set(({ fn, ref, val }) => ({
      published_at: publishedAt,
      search_text: searchText,
      unpublished_reason: reason,
      updated_at: now,
      ...(publishedAt && { first_published_at: fn.coalesce(ref('first_published_at'), val(publishedAt)) }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Everything that a reader may look for in a volume: its own words, its papers and their authors. */
export async function listWordsOf(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select concat_ws(' ', title, number, year, main_category, sub_category, description, editorial_title,
      editorial_authors) as words
      from volumes where id = ${id}
    union all select concat_ws(' ', title, title_en, array_to_string(keywords, ' ')) from papers where volume_id = ${id}
    union all select concat_ws(' ', author.name, author.latin_name)
      from paper_authors author join papers on papers.id = author.paper_id where papers.volume_id = ${id}`.execute(
    db,
  );
  return rows.map(({ words }) => words);
}

export interface VolumeRow {
  id: number;
  title: string;
  number: number;
  year: number;
  main_category: string;
  sub_category: string;
  description: string;
  created_at: Date;
  published_at: Date | null;
  cover_key: string | null;
}

/** The columns of `volumes volume` that every list of volumes shows. */
export const volumeColumns = sql`
  volume.id, volume.title, volume.number, volume.year, volume.main_category, volume.sub_category, volume.description,
  volume.created_at, volume.published_at, volume.cover_key`;

interface ManagedVolumeRow extends VolumeRow {
  paper_count: number;
  has_own: boolean;
  was_published: boolean;
}

const managedBy = (userId: number) => sql`
  select ${volumeColumns}, (select count(*) from papers where volume_id = volume.id) as paper_count,
    volume.first_published_at is not null as was_published,
    exists (select from papers where papers.volume_id = volume.id and ${isAuthor(userId, sql.ref('papers.id'))}) as has_own
  from volumes volume`;

/** All volumes as an editor sees them, the last made first. */
export async function listManaged(db: Db, userId: number): Promise<ManagedVolumeRow[]> {
  const { rows } = await sql<ManagedVolumeRow>`${managedBy(userId)} order by number desc`.execute(db);
  return rows;
}

export async function findManaged(db: Db, id: number, userId: number): Promise<ManagedVolumeRow | undefined> {
  const { rows } = await sql<ManagedVolumeRow>`${managedBy(userId)} where id = ${id}`.execute(db);
  return rows[0];
}

export async function getEditorial(db: Db, volumeId: number) {
  const row = await db
    .selectFrom('volumes')
    .select(['editorial_title as title', 'editorial_authors as authors', 'editorial as text'])
    .where('id', '=', volumeId)
    .executeTakeFirst();
  return row ?? { title: '', authors: '', text: '' };
}

/** Whether a volume has this cover. */
export const findCover = (db: Db, key: string) =>
  db.selectFrom('volumes').select('id').where('cover_key', '=', key).executeTakeFirst();

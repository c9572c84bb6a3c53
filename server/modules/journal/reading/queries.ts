import type { CorrectedField } from '@mustalah/contract/journal/corrections';
import { AUTHORS_ON_CARD, type VolumeSort } from '@mustalah/contract/journal/volumes';
import { type RawBuilder, sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';
import { journalText } from '../standards/text.ts';
import { type VolumeRow, volumeColumns } from '../volumes/queries.ts';

/** Before the title of a retracted article, where nothing beside it says so. */
const RETRACTED = `${journalText.retracted}: `;

interface PublishedVolumeRow extends VolumeRow {
  published_at: Date;
  paper_count: number;
}

interface Named {
  name: string;
}

const publishedVolume = sql`
  ${volumeColumns}, (select count(*) from published_papers where volume_id = volume.id) as paper_count`;

/** Each name once, in the order of the papers and of their authors. */
const authorsOfVolume = sql`
  select author.name,
    row_number() over (order by min(array[coalesce(placed.place, 0), author.paper_id, author.place]::bigint[])) as place
  from published_papers paper join papers placed on placed.id = paper.id
    join paper_authors author on author.paper_id = paper.id
  where paper.volume_id = volume.id group by author.name`;

const orders: Record<VolumeSort, RawBuilder<unknown>> = {
  newest: sql`year desc, number desc`,
  oldest: sql`year, number`,
  // Those without a title come last, by their numbers.
  title: sql`title = '', title, number`,
  papers: sql`paper_count desc, number desc`,
};

interface VolumeFilter {
  /** Each of them stands in what a volume is found by. */
  words: readonly string[];
  /** All when it is empty. */
  category: string;
}

const matches = ({ words, category }: VolumeFilter) => sql`
  volume.published_at is not null and (${category} = '' or volume.main_category = ${category})
  and (select coalesce(bool_and(strpos(volume.search_text, word) > 0), true)
    from unnest(${[...words]}::text[]) word)`;

interface Range {
  sort: VolumeSort;
  limit: number;
  offset: number;
}

interface VolumeCardRow extends PublishedVolumeRow {
  authors: Named[];
  author_count: number;
}

/** Published volumes with the first of their authors. */
export async function findVolumes(
  db: Db,
  { sort, limit, offset, ...filter }: VolumeFilter & Range,
): Promise<VolumeCardRow[]> {
  const { rows } = await sql<VolumeCardRow>`
    with found as (
      select ${publishedVolume} from volumes volume where ${matches(filter)}
      order by ${orders[sort]} limit ${limit} offset ${offset}
    )
    select volume.*, named.authors, named.author_count
    from found volume cross join lateral (
      select count(*) as author_count, coalesce(jsonb_agg(jsonb_build_object('name', name) order by place)
        filter (where place <= ${AUTHORS_ON_CARD}), '[]') as authors
      from (${authorsOfVolume}) author
    ) named
    order by ${orders[sort]}`.execute(db);
  return rows;
}

export async function countVolumes(db: Db, filter: VolumeFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from volumes volume where ${matches(filter)}`.execute(db);
  return onlyRow(rows).count;
}

export async function listCategoriesOfVolumes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('volumes')
    .select('main_category')
    .distinct()
    .where('published_at', 'is not', null)
    .orderBy('main_category')
    .execute();
  return rows.map(({ main_category }) => main_category);
}

interface ListedVolumeRow extends PublishedVolumeRow {
  authors: Named[];
  papers: { id: number; title: string }[];
}

/** Published volumes with everything in them by name, the newest first. */
export async function listPublished(
  db: Db,
  { limit, offset }: Omit<Range, 'sort'>,
): Promise<ListedVolumeRow[]> {
  const { rows } = await sql<ListedVolumeRow>`
    select ${publishedVolume},
      (select coalesce(jsonb_agg(jsonb_build_object('name', name) order by place), '[]')
        from (${authorsOfVolume}) author) as authors,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id,
        'title', case when is_retracted then ${RETRACTED} || title else title end) order by place, id), '[]')
        from published_papers join (select id as paper_id, place from papers) placed on placed.paper_id = id
        where volume_id = volume.id) as papers
    from volumes volume where volume.published_at is not null
    order by ${orders.newest} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** What the editors say at the head of a volume. */
export const findEditorial = (db: Db, id: number) =>
  db
    .selectFrom('volumes')
    .select(['editorial_title as title', 'editorial_authors as authors', 'editorial as text'])
    .where('id', '=', id)
    .where('editorial', '<>', '')
    .executeTakeFirst();

export async function findPublished(db: Db, id: number): Promise<PublishedVolumeRow | undefined> {
  // guard: A draft is as absent as a volume that never was (reading.test.ts) ‹ and volume.published_at is not null →›
  const { rows } = await sql<PublishedVolumeRow>`
    select ${publishedVolume} from volumes volume
    where volume.id = ${id} and volume.published_at is not null`.execute(db);
  return rows[0];
}

interface VolumePaperRow {
  id: number;
  title: string;
  abstract: string;
  authors: Named[];
  review_note: string;
  is_retracted: boolean;
  retraction_note: string;
  has_file: boolean;
  thumbnail_key: string | null;
  pages: { first: number; last: number } | null;
  section: string;
}

/** The papers of a published volume, in its order. */
export async function listPapersIn(db: Db, volumeId: number): Promise<VolumePaperRow[]> {
  const { rows } = await sql<VolumePaperRow>`
    select published.id, published.title, published.abstract, paper.public_note as review_note,
      published.is_retracted, paper.retraction_note, file.thumbnail_key,
      coalesce(made.file_key, file.file_key) is not null as has_file, paper.section,
      case when paper.first_page is not null
        then jsonb_build_object('first', paper.first_page, 'last', paper.last_page) end as pages,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name) order by place), '[]')
        from paper_authors where paper_id = published.id) as authors
    from published_papers published
      join papers paper on paper.id = published.id
      left join paper_versions file on file.paper_id = paper.id and file.round = paper.round
      left join published_files made on made.paper_id = paper.id
    where published.volume_id = ${volumeId} order by paper.place, paper.id`.execute(db);
  return rows;
}

/**
 * The files of a published article and what its authors declare; undefined for any other paper. Until what readers get is
 * made, that is the nameless copy of its manuscript, unless another file shall stand in its place.
 */
export const findArticleFiles = (db: Db, id: number) =>
  db
    .selectFrom('published_papers as published')
    .innerJoin('papers as paper', 'paper.id', 'published.id')
    .leftJoin('paper_versions as file', (join) =>
      join.onRef('file.paper_id', '=', 'paper.id').onRef('file.round', '=', 'paper.round'),
    )
    .leftJoin('paper_final_files as final', 'final.paper_id', 'paper.id')
    .leftJoin('published_files as made', 'made.paper_id', 'paper.id')
    .select(['paper.conflict_statement', 'paper.section', 'file.thumbnail_key'])
    // guard: What was given is never read before it was cleaned (../production/final-files.test.ts) ‹file.anonymous_key → file.file_key›
    .select(
      sql<
        string | null
      >`coalesce(made.file_key, case when final.paper_id is null then file.anonymous_key end)`.as('key'),
    )
    .select(
      sql<
        string | null
      >`case when made.file_key is not null then made.file_sha256 else file.anonymous_sha256 end`.as(
        'sha256',
      ),
    )
    .select(({ fn, ref }) => [
      fn.coalesce(ref('made.file_bytes'), ref('file.file_bytes')).as('bytes'),
      fn.coalesce(ref('final.pages'), ref('file.pages')).as('pages'),
    ])
    .where('published.id', '=', id)
    .executeTakeFirst();

/** What an article says, and how large its pictures are; undefined for a paper that is not published. */
export const findArticleText = (db: Db, id: number) =>
  db
    .selectFrom('published_papers as published')
    .leftJoin('full_texts as made', 'made.paper_id', 'published.id')
    .select('made.content')
    .select(
      sql<{ place: number; width: number; height: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('place', place, 'width', width, 'height', height) order by place), '[]')
        from full_text_pictures picture where picture.paper_id = published.id)`.as('pictures'),
    )
    .where('published.id', '=', id)
    .executeTakeFirst();

/** A picture of the text of a published article. */
export const findTextPicture = (db: Db, id: number, place: number) =>
  db
    .selectFrom('published_papers as published')
    .innerJoin('full_text_pictures as picture', 'picture.paper_id', 'published.id')
    .select(['picture.file_key as key', 'picture.file_sha256 as sha256', 'picture.file_bytes as bytes'])
    .where('published.id', '=', id)
    .where('picture.place', '=', place)
    .executeTakeFirst();

/** What readers get beside an article; nothing where that is not published, or was taken back. */
export const listReadersFiles = (db: Db, id: number) =>
  db
    .selectFrom('published_papers as published')
    .innerJoin('paper_supplements as beside', 'beside.paper_id', 'published.id')
    .select(['beside.id', 'beside.paper_id', 'beside.label', 'beside.file_type', 'beside.file_bytes'])
    .select(['beside.file_key', 'beside.file_sha256'])
    .where('published.id', '=', id)
    // guard: A file beside an article that was taken back, on which nothing says so, is not given to readers (readers-files.test.ts)
    .where('published.is_retracted', '=', false)
    // guard: Readers get of what stands beside an article what an editor published (readers-files.test.ts)
    .where('beside.is_public', '=', true)
    .orderBy('beside.id')
    .execute();

/** What remains of an article that was taken out of publication; undefined for a paper that was never published. */
export async function findFormerArticle(db: Db, id: number) {
  const { rows } = await sql<{ title: string; reason: string; retraction: string }>`
    select paper.title, coalesce(volume.unpublished_reason, '') as reason, paper.retraction_note as retraction
    from article_records record join papers paper on paper.id = record.paper_id
      left join volumes volume on volume.id = paper.volume_id
    where record.paper_id = ${id} and record.is_deleted`.execute(db);
  return rows[0];
}

/** The same of a volume. */
export const findFormerVolume = (db: Db, id: number) =>
  db
    .selectFrom('volumes')
    .select(['title', 'number', 'year', 'unpublished_reason as reason'])
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .where('first_published_at', 'is not', null)
    .executeTakeFirst();

/** A correction of which editors said something, since the article was first published; with the texts before and after. */
export async function findNotice(db: Db, articleId: number, id: number) {
  const { rows } = await sql<{ at: Date; note: string; changes: Changes }>`
    select entry.created_at as at, entry.note, entry.detail -> 'changes' as changes
    from paper_log entry join article_records record on record.paper_id = entry.paper_id
    where entry.paper_id = ${articleId} and entry.seq = ${id} and entry.kind = 'corrected' and entry.note <> ''
      and entry.created_at >= record.first_published_at`.execute(db);
  return rows[0];
}

/** As the log keeps them: of people only that they changed. */
type Changes = Partial<Record<CorrectedField, true | { from: string | string[]; to: string | string[] }>>;

/** What was corrected in an article since it was first published, the last first. */
export async function listCorrections(db: Db, id: number) {
  const { rows } = await sql<{
    id: number;
    corrected_at: Date;
    fields: (CorrectedField | 'file' | 'conflict_statement')[];
    note: string;
  }>`
    select entry.seq as id, entry.created_at as corrected_at,
      case when entry.kind = 'corrected' then entry.note else '' end as note,
      case when entry.kind = 'final_given' then array['file']
        else array(select jsonb_object_keys(entry.detail -> 'changes')) end as fields
    from paper_log entry join article_records record on record.paper_id = entry.paper_id
    where entry.paper_id = ${id} and (entry.kind in ('corrected', 'final_given')
        or (entry.kind = 'conflicts_stated' and entry.detail ? 'changes'))
      and entry.created_at >= record.first_published_at
    order by entry.seq desc`.execute(db);
  return rows;
}

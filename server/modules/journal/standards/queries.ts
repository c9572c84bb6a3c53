import { type RawBuilder, sql } from 'kysely';
import { type Db, onlyRow, type Tx } from '../../../platform/db.ts';
import { declarationsOf } from '../paper/declarations.ts';
import { type Article, type ArticleAuthor, marked } from './article.ts';

interface ArticleRow
  extends Omit<Article, 'volume' | 'pages' | 'corrections' | 'retraction' | 'concern' | 'authors'> {
  /** Dated as JSON dates things. */
  corrections: { id: number; at: string; note: string }[];
  authors: ArticleAuthor[];
  volumeId: number;
  number: number;
  year: number;
  volumeTitle: string;
  firstPage: number | null;
  lastPage: number | null;
  retractedAt: Date | null;
  retractionNote: string;
  concernAt: Date | null;
  concernNote: string;
}

const toArticle = ({
  volumeId,
  number,
  year,
  volumeTitle,
  firstPage,
  lastPage,
  retractedAt,
  retractionNote,
  concernAt,
  concernNote,
  ...row
}: ArticleRow): Article => ({
  ...row,
  corrections: row.corrections.map(({ at, ...each }) => ({ ...each, at: new Date(at) })),
  volume: { id: volumeId, number, year, title: volumeTitle },
  pages: firstPage !== null && lastPage !== null ? { first: firstPage, last: lastPage } : null,
  retraction: retractedAt && { at: retractedAt, note: retractionNote },
  concern: concernAt && { at: concernAt, note: concernNote },
});

async function readArticles(db: Db, which: RawBuilder<unknown>): Promise<Article[]> {
  const { rows } = await sql<ArticleRow>`
    select paper.id, paper.title, paper.title_en as "titleEn", paper.abstract, paper.abstract_en as "abstractEn",
      paper.language, paper.keywords, paper.main_category as "mainCategory", paper.sub_category as "subCategory",
      paper.submitted_at as "receivedAt", paper.accepted_at as "acceptedAt", paper.doi,
      paper.retracted_at as "retractedAt", paper.retraction_note as "retractionNote",
      paper.concern_at as "concernAt", paper.concern_note as "concernNote",
      coalesce(record.first_published_at, published.published_at) as "publishedAt",
      coalesce(record.changed_at, published.published_at) as "changedAt",
      volume.id as "volumeId", volume.number, volume.year, volume.title as "volumeTitle",
      paper.issue, paper.first_page as "firstPage", paper.last_page as "lastPage",
      coalesce((select json_agg(json_build_object('name', author.name, 'latin_name', author.latin_name,
        'affiliation', author.affiliation, 'orcid', author.orcid, 'roles', author.roles) order by author.place)
        from paper_authors author where author.paper_id = paper.id), '[]') as authors,
      ${declarationsOf(sql.ref('paper.id'))} as declarations,
      exists (select from full_texts made where made.paper_id = paper.id and made.content is not null) as "hasText",
      coalesce((select json_agg(json_build_object('id', beside.id, 'label', beside.label, 'type', beside.file_type)
        order by beside.id) from paper_supplements beside
        where beside.paper_id = paper.id and beside.is_public and paper.retracted_at is null), '[]') as supplements,
      coalesce((select json_agg(json_build_object('text', cited.text, 'doi', cited.doi) order by cited.place)
        from article_references cited where cited.paper_id = paper.id), '[]') as references,
      coalesce((select json_agg(json_build_object('id', entry.seq, 'at', entry.created_at, 'note', entry.note) order by entry.seq)
        from paper_log entry where entry.paper_id = paper.id and entry.kind = 'corrected' and entry.note <> ''
          and entry.created_at >= coalesce(record.first_published_at, published.published_at)), '[]') as corrections
    from published_papers published
      join papers paper on paper.id = published.id
      join volumes volume on volume.id = published.volume_id
      left join article_records record on record.paper_id = paper.id
    ${which}`.execute(db);
  return rows.map(toArticle);
}

/** As its own page tells of it. */
export async function findPlainArticle(db: Db, id: number): Promise<Article | undefined> {
  const [article] = await readArticles(db, sql`where paper.id = ${id}`);
  return article;
}

/** What every other output reads: a retraction travels with it. */
const readMarked = async (db: Db, which: RawBuilder<unknown>): Promise<Article[]> =>
  // guard: A retraction travels into every record (../volumes/retract.test.ts) ‹.map(marked) →›
  (await readArticles(db, which)).map(marked);

export async function findArticle(db: Db, id: number): Promise<Article | undefined> {
  const [article] = await readMarked(db, sql`where paper.id = ${id}`);
  return article;
}

export const listVolumeArticles = (db: Db, volumeId: number): Promise<Article[]> =>
  readMarked(db, sql`where volume.id = ${volumeId} order by paper.place, paper.id`);

export const listNewestArticles = (db: Db, most: number): Promise<Article[]> =>
  readMarked(db, sql`order by published.published_at desc, paper.id desc limit ${most}`);

const listArticlesById = (db: Db, ids: readonly number[]): Promise<Article[]> =>
  readMarked(db, sql`where paper.id in (${sql.join(ids)})`);

/** What harvesters hear of one paper: the article, or that it is gone. */
export interface ArticleRecord {
  paperId: number;
  /** Where it stands in the order of all changes. */
  change: number;
  changedAt: Date;
  mainCategory: string;
  /** Null when it is no longer published. */
  article: Article | null;
}

export interface RecordRange {
  from: Date | null;
  /** Up to and with this second. */
  until: Date | null;
  category: string | null;
}

/**
 * Changes are dated in their order (`markChanged`), so a range of moments is a range of changes: each page is read from
 * one index, from where the page before ended.
 */
const within = ({ from, until, category }: RecordRange) => sql`
  (${from}::timestamptz is null or record.change >= (select change from article_records
    where changed_at >= ${from} order by changed_at, change limit 1))
  and (${until}::timestamptz is null or record.change <= (select change from article_records
    where changed_at < ${until}::timestamptz + interval '1 second' order by changed_at desc, change desc limit 1))
  and (${category}::text is null or paper.main_category = ${category})`;

interface RecordRow {
  paperId: number;
  change: number;
  changedAt: Date;
  mainCategory: string;
  isDeleted: boolean;
}

const records = sql`
  select record.paper_id as "paperId", record.change, record.changed_at as "changedAt",
    record.is_deleted as "isDeleted", paper.main_category as "mainCategory"
  from article_records record join papers paper on paper.id = record.paper_id`;

/**
 * Let what is being published and not yet committed end first, and nothing begin before this reading ends. A harvester
 * comes back with the moment of this answer: what bears an earlier one must be in it.
 */
export const awaitChanges = (tx: Tx) => sql`lock table article_records in share mode`.execute(tx);

/** The records after one, in the order of their changes: what changes meanwhile comes behind, so none is passed over. */
export async function listRecords(
  db: Db,
  { range, after, most }: { range: RecordRange; after: number; most: number },
): Promise<ArticleRecord[]> {
  const { rows } = await sql<RecordRow>`
    ${records}
    where record.change > ${after} and ${within(range)}
    order by record.change limit ${most}`.execute(db);
  return withArticles(db, rows);
}

export async function findRecord(db: Db, paperId: number): Promise<ArticleRecord | undefined> {
  const { rows } = await sql<RecordRow>`
    ${records}
    where record.paper_id = ${paperId}`.execute(db);
  const [record] = await withArticles(db, rows);
  return record;
}

async function withArticles(db: Db, rows: readonly RecordRow[]): Promise<ArticleRecord[]> {
  const ids = rows.filter(({ isDeleted }) => !isDeleted).map(({ paperId }) => paperId);
  const articles = new Map(
    (ids.length > 0 ? await listArticlesById(db, ids) : []).map((one) => [one.id, one]),
  );
  return rows.map((row) => ({ ...row, article: articles.get(row.paperId) ?? null }));
}

export async function countRecords(db: Db, range: RecordRange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from article_records record left join papers paper on paper.id = record.paper_id
    where ${within(range)}`.execute(db);
  return onlyRow(rows).count;
}

export async function findEarliestChange(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ earliest: Date | null }>`
    select min(changed_at) as earliest from article_records`.execute(db);
  return onlyRow(rows).earliest;
}

export const listNewestAnnouncements = (db: Db, most: number) =>
  db
    .selectFrom('announcements')
    .select(['id', 'title', 'content', 'created_at', 'updated_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** A page of ours, and when it changed. */
export interface SitemapRow {
  id: number;
  changedAt: Date;
}

/** Pages of each kind, in the order of their numbers. */
const pagesOf = {
  articles: sql`
    select published.id, coalesce(record.changed_at, published.published_at) as "changedAt"
    from published_papers published left join article_records record on record.paper_id = published.id`,
  volumes: sql`select id, updated_at as "changedAt" from volumes where published_at is not null`,
  terms: sql`select id, updated_at as "changedAt" from terms`,
} as const;
export type SitemapKind = keyof typeof pagesOf;
export const sitemapKinds = Object.keys(pagesOf) as SitemapKind[];

export async function listPages(
  db: Db,
  kind: SitemapKind,
  { after, most }: { after: number; most: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select * from (${pagesOf[kind]}) page where id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

/** Published volumes, the newest first. */
export const listVolumeNames = (db: Db) =>
  db
    .selectFrom('volumes')
    .select(['id', 'number', 'year'])
    .where('published_at', 'is not', null)
    .orderBy('number', 'desc')
    .execute();

/** The fields that have rows on the shelf of glossaries, by their names in addresses. */
export async function listGlossaries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from categories where exists (
      select from shelf_rows where category_id = categories.id and hidden_by is null and kind <> 'general')
    order by id`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** The ORCIDs that stand on published articles. */
export async function listAuthorKeys(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ orcid: string }>`
    select distinct author.orcid from published_papers published
      join paper_authors author on author.paper_id = published.id
    where author.orcid <> '' order by 1 limit ${most}`.execute(db);
  return rows.map(({ orcid }) => orcid);
}

/** What editors say of corrections in published articles, the last first. */
export async function listNotices(
  db: Db,
  most: number,
): Promise<{ article: number; id: number; at: Date }[]> {
  const { rows } = await sql<{ article: number; id: number; at: Date }>`
    select entry.paper_id as article, entry.seq as id, entry.created_at as at
    from published_papers published
      join article_records record on record.paper_id = published.id
      join paper_log entry on entry.paper_id = published.id
    where entry.kind = 'corrected' and entry.note <> '' and entry.created_at >= record.first_published_at
    order by entry.created_at desc, entry.paper_id, entry.seq limit ${most}`.execute(db);
  return rows;
}

/** The numbers after which the parts of a map begin, each of so many pages; none where there is no page. */
export async function listPartStarts(db: Db, kind: SitemapKind, size: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; place: number }>`
    select id, place from (select id, row_number() over (order by id) as place from (${pagesOf[kind]}) page) numbered
    where place = 1 or place % ${size} = 0 order by place`.execute(db);
  const last = rows.at(-1);
  if (!last) return [];
  return [0, ...rows.filter(({ place }) => place >= size).map(({ id }) => id)];
}

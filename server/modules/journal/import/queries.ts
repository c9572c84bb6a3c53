import { normalize } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { KeptFile } from '../../../gateways/files.ts';
import { type Db, onlyRow, type Tx } from '../../../platform/db.ts';
import type { BroughtArticle } from './rules.ts';

/** Let one import wait for the other until the transaction ends. */
export const holdImports = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('mustalah.import'))`.execute(tx);

interface Known {
  paperId: number;
  by: 'import' | 'doi';
}

/** The paper that an article of a source already is here; undefined where it is none. */
export async function findKnown(
  db: Db,
  { source, origin, doi }: { source: string; origin: string; doi: string },
): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select paper_id as "paperId", 'import' as by from imported_papers where source = ${source} and origin = ${origin}
    union all select id, 'doi' from papers where ${doi} <> '' and lower(doi) = ${doi}
    limit 1`.execute(db);
  return rows[0];
}

/** The volume of this number, and whether this source brought it; undefined where there is none yet. */
export async function findVolume(db: Db, number: number, source: string) {
  const { rows } = await sql<{ id: number; isOfSource: boolean; isPublished: boolean }>`
    select volume.id, volume.published_at is not null as "isPublished",
      exists (select from papers join imported_papers brought on brought.paper_id = papers.id
        where papers.volume_id = volume.id and brought.source = ${source}) as "isOfSource"
    from volumes volume where volume.number = ${number}`.execute(db);
  return rows[0];
}

type InVolume = Pick<BroughtArticle, 'number' | 'year' | 'main' | 'sub' | 'publishedAt'>;

/** A volume that came out elsewhere, and stands here as published since then. */
export async function insertVolume(
  tx: Tx,
  { number, year, main, sub, publishedAt }: InVolume,
  now: Date,
): Promise<number> {
  const row = await tx
    .insertInto('volumes')
    .values({
      number,
      title: '',
      year,
      main_category: main,
      sub_category: sub,
      published_at: publishedAt,
      first_published_at: publishedAt,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A volume is out since the first of its articles is. */
export const noteEarlier = (tx: Tx, id: number, { publishedAt, now }: { publishedAt: Date; now: Date }) =>
  sql`update volumes set published_at = least(published_at, ${publishedAt}), updated_at = ${now},
    first_published_at = least(first_published_at, ${publishedAt}) where id = ${id}`.execute(tx);

interface NewImport {
  article: BroughtArticle;
  volumeId: number;
  submitterId: number;
  source: string;
  file: KeptFile;
  now: Date;
}

/** Write an article down, before the first entry of its log. */
export async function insertImported(
  tx: Tx,
  { article, volumeId, submitterId, source, file, now }: NewImport,
): Promise<number> {
  const { title, titleEn, abstract, abstractEn, keywords, pages } = article;
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(place), 0) + 1 as next from papers where volume_id = ${volumeId}`.execute(tx);
  const { id } = await tx
    .insertInto('papers')
    .values({
      title,
      abstract,
      title_en: titleEn,
      abstract_en: abstractEn,
      main_category: article.main,
      sub_category: article.sub,
      language: article.language,
      keywords,
      doi: article.doi,
      issue: article.issue,
      section: article.section,
      place: onlyRow(rows).next,
      first_page: pages?.first ?? null,
      last_page: pages?.last ?? null,
      submitter_id: submitterId,
      volume_id: volumeId,
      submitted_at: article.receivedAt,
      updated_at: now,
      search_text: normalize([title, abstract, titleEn, abstractEn, ...keywords].join(' ')),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('paper_authors')
    .values(
      article.people.map((person, index) => ({
        ...person,
        paper_id: id,
        place: index + 1,
        name_key: normalize(person.name),
        latin_key: normalize(person.latin_name),
      })),
    )
    .execute();
  await tx
    .insertInto('paper_versions')
    .values({
      paper_id: id,
      round: 1,
      file_key: file.key,
      file_sha256: file.sha256,
      file_bytes: file.bytes,
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('imported_papers')
    .values({ paper_id: id, source, origin: article.origin, imported_at: now })
    .execute();
  return id;
}

/** When it was accepted, came out and was taken back there, in place of the moment at which it was brought. */
export async function dateImported(
  tx: Tx,
  paperId: number,
  { acceptedAt, publishedAt, retraction }: BroughtArticle,
): Promise<void> {
  await tx
    .updateTable('papers')
    .set({ accepted_at: acceptedAt, ...(retraction?.at && { retracted_at: retraction.at }) })
    .where('id', '=', paperId)
    .execute();
  await tx
    .updateTable('article_records')
    .set({ first_published_at: publishedAt })
    .where('paper_id', '=', paperId)
    .execute();
}

export const setVolumeSearch = (tx: Tx, id: number, searchText: string) =>
  tx.updateTable('volumes').set({ search_text: searchText }).where('id', '=', id).execute();

/** The account under which articles come in. */
export const findSender = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'role', 'status']).where('email', '=', email).executeTakeFirst();

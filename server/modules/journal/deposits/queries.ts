import { sql } from 'kysely';
import { type Db, onlyRow, type Tx } from '../../../platform/db.ts';
import { MOST_ATTEMPTS } from './rules.ts';

export interface DoiRow {
  paper_id: number;
  title: string;
  volume: { id: number; title: string; number: number; year: number };
  own_doi: string;
  state: 'sent' | 'registered' | 'failed' | null;
  is_outdated: boolean;
  sent_at: Date | null;
  registered_at: Date | null;
  by_hand: boolean;
  failure: string;
  reference_count: number;
}

/** Published articles with what is known of their DOIs: what asks for an editor first, then the newest. */
export async function listDoiRows(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<DoiRow>`
    select published.id as paper_id, published.title, paper.doi as own_doi, doi.state, doi.sent_at, doi.registered_at,
      coalesce(doi.by_hand, false) as by_hand, coalesce(doi.failure, '') as failure,
      coalesce(doi.change < record.change, false) as is_outdated,
      (select count(*) from article_references cited where cited.paper_id = published.id) as reference_count,
      jsonb_build_object('id', volume.id, 'title', volume.title, 'number', volume.number, 'year', volume.year) as volume
    from published_papers published
      join papers paper on paper.id = published.id
      join volumes volume on volume.id = published.volume_id
      left join article_records record on record.paper_id = published.id
      left join article_dois doi on doi.paper_id = published.id
    order by (doi.state = 'failed') desc nulls last, published.published_at desc, published.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPublished(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from published_papers`.execute(db);
  return onlyRow(rows).count;
}

/** Those of these papers that are published, with the change that they stand at. */
export async function listStanding(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; doi: string; change: number }>`
    select published.id, paper.doi, coalesce(record.change, 0) as change
    from published_papers published join papers paper on paper.id = published.id
      left join article_records record on record.paper_id = published.id
    where published.id = any(${[...ids]}::bigint[]) order by published.id`.execute(tx);
  return rows;
}

export interface Claimed {
  paperId: number;
  batch: string;
  attempts: number;
}

/**
 * Take what is to be sent: articles that were never sent, that changed since, or that could not be brought to the agency.
 * What one process took no other takes: a file is written down before it goes.
 */
export async function claimDue(
  db: Db,
  { now, until, most, prefix }: { now: Date; until: Date; most: number; prefix: string },
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select published.id, record.change
      from published_papers published
        join papers paper on paper.id = published.id
        join article_records record on record.paper_id = published.id
        left join article_dois doi on doi.paper_id = published.id
      where (paper.doi = '' or starts_with(paper.doi, ${`${prefix}/`})) and (doi.paper_id is null
        or doi.state <> 'sent' and doi.change < record.change
        or doi.state = 'failed' and doi.attempts < ${MOST_ATTEMPTS} and doi.due_at <= ${now})
      order by record.change limit ${most}
    )
    insert into article_dois as doi (paper_id, state, change, batch, attempts, due_at)
    select id, 'sent', change, 'mustalah-' || id || '-' || change || '-1', 1, ${until} from due
    on conflict (paper_id) do update set state = 'sent', change = excluded.change, by_hand = false, failure = '',
      attempts = case when doi.change < excluded.change then 1 else doi.attempts + 1 end,
      batch = 'mustalah-' || doi.paper_id || '-' || excluded.change || '-'
        || case when doi.change < excluded.change then 1 else doi.attempts + 1 end,
      due_at = excluded.due_at
    -- guard: What one process has taken is sent by no other (deposit.test.ts) ‹doi.state <> 'sent' → true›
    where doi.state <> 'sent'
    returning paper_id as "paperId", batch, attempts`.execute(db);
  return rows;
}

/** Files that were sent and of which the agency is to be asked now. */
export const listSent = (db: Db, now: Date) =>
  db
    .selectFrom('article_dois')
    .select(['paper_id as paperId', 'batch', 'attempts'])
    .where('state', '=', 'sent')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();

/** Note what became of a file, unless another one was sent meanwhile. */
export const setDoi = (
  db: Db,
  { paperId, batch }: Pick<Claimed, 'paperId' | 'batch'>,
  set: Partial<{
    state: 'sent' | 'failed';
    attempts: number;
    due_at: Date;
    sent_at: Date;
    failure: string;
  }>,
) =>
  db
    .updateTable('article_dois')
    .set(set)
    .where('paper_id', '=', paperId)
    .where('batch', '=', batch)
    .where('state', '=', 'sent')
    .execute();

/** Note that a DOI is registered: from now on it is shown. */
export async function setRegistered(
  tx: Tx,
  { paperId, batch, doi, now }: { paperId: number; batch: string; doi: string; now: Date },
): Promise<void> {
  await sql`
    update article_dois set state = 'registered', registered_at = coalesce(registered_at, ${now}), failure = ''
    where paper_id = ${paperId} and batch = ${batch} and state = 'sent'`.execute(tx);
  await showDoi(tx, paperId, doi);
}

export async function setRegisteredByHand(
  tx: Tx,
  { id, change, doi, now }: { id: number; change: number; doi: string; now: Date },
): Promise<void> {
  await sql`
    insert into article_dois as known (paper_id, state, change, batch, due_at, registered_at, by_hand)
    values (${id}, 'registered', ${change}, '', ${now}, ${now}, true)
    on conflict (paper_id) do update set state = 'registered', change = excluded.change, batch = '', by_hand = true,
      registered_at = coalesce(known.registered_at, excluded.registered_at), failure = '', attempts = 0`.execute(
    tx,
  );
  await showDoi(tx, id, doi);
}

async function showDoi(tx: Tx, id: number, doi: string): Promise<void> {
  await tx.updateTable('papers').set({ doi }).where('id', '=', id).where('doi', '=', '').execute();
}

/** Have these sent with the next round, also those that the agency refused. */
export async function makeDue(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update article_dois set change = 0 where paper_id = any(${[...ids]}::bigint[]) and state <> 'sent'`.execute(
    tx,
  );
}

export const listReferences = (db: Db, paperId: number) =>
  db
    .selectFrom('article_references')
    .select(['text', 'doi'])
    .where('paper_id', '=', paperId)
    .orderBy('place')
    .execute();

export async function replaceReferences(
  tx: Tx,
  paperId: number,
  works: readonly { text: string; doi: string }[],
): Promise<void> {
  await tx.deleteFrom('article_references').where('paper_id', '=', paperId).execute();
  if (works.length === 0) return;
  await tx
    .insertInto('article_references')
    .values(works.map((work, place) => ({ paper_id: paperId, place: place + 1, ...work })))
    .execute();
}

/** What the pages of its file say, as it was read for its terms; empty when nobody read it yet. */
export async function findPageText(db: Db, paperId: number): Promise<string> {
  const row = await db
    .selectFrom('published_papers as published')
    .innerJoin('papers', 'papers.id', 'published.id')
    .innerJoin('paper_versions as version', (join) =>
      join.onRef('version.paper_id', '=', 'papers.id').onRef('version.round', '=', 'papers.round'),
    )
    .select('version.page_text')
    .where('published.id', '=', paperId)
    .executeTakeFirst();
  return row?.page_text ?? '';
}

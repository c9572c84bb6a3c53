import { sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';

const TOP_AUTHORS = 10;

interface PlatformCounts {
  terms: number;
  users: number;
  papers: number;
  volumes: number;
  /** Millionths of a point. */
  points: string;
}

export async function getPlatformCounts(db: Db): Promise<PlatformCounts> {
  const { rows } = await sql<PlatformCounts>`
    select
      (select coalesce(sum(terms), 0)::bigint from term_counts) as terms,
      (select count(*) from users where status = 'active') as users,
      (select count(*) from published_papers) as papers,
      (select count(*) from volumes where published_at is not null) as volumes,
      (select coalesce(-sum(balance), 0) from ledger_accounts where kind = 'issued') as points`.execute(db);
  return onlyRow(rows);
}

interface TopAuthor {
  id: number;
  name: string;
  papers: number;
  points: string;
}

/** Active users with published papers or points: by papers, then by points. */
export async function rankAuthors(db: Db): Promise<TopAuthor[]> {
  // Whoever has no paper can only be among the first by points, so few rows are compared.
  const { rows } = await sql<TopAuthor>`
    with authors as (
      select submitter_id as id, count(*) as papers from published_papers
      where not is_retracted group by submitter_id
    ), richest as (
      select users.id from ledger_accounts issued join users on users.id = issued.user_id
      where issued.kind = 'issued' and issued.balance < 0 and users.status = 'active'
      order by issued.balance, issued.user_id limit ${TOP_AUTHORS}
    )
    select users.id, users.name, coalesce(authors.papers, 0) as papers, -issued.balance as points
    from (select id from authors union select id from richest) candidate
      join users on users.id = candidate.id
      join ledger_accounts issued on issued.user_id = users.id and issued.kind = 'issued'
      left join authors on authors.id = users.id
    where users.status = 'active'
    order by papers desc, points desc, users.id limit ${TOP_AUTHORS}`.execute(db);
  return rows;
}

interface FeaturedPaper {
  id: number;
  title: string;
  author: string;
  abstract: string;
  field: string;
  volume_id: number;
  volume_title: string;
  number: number;
  year: number;
  cover_key: string | null;
}

/** One published paper for the day; what is published during the day has its turn from the next. */
export async function findFeaturedPaper(db: Db, { day, start }: { day: string; start: Date }) {
  const { rows } = await sql<FeaturedPaper>`
    select paper.id, paper.title, coalesce(author.name, users.name) as author, paper.abstract,
      paper.main_category as field, paper.volume_id, volume.title as volume_title, volume.number, volume.year,
      volume.cover_key
    from published_papers paper join users on users.id = paper.submitter_id
      join volumes volume on volume.id = paper.volume_id
      -- As it was published, whatever became of the account.
      left join paper_authors author on author.paper_id = paper.id and author.place = 1
    where not paper.is_retracted
    order by paper.published_at >= ${start}, md5(${day} || ':' || paper.id), paper.id limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface PaperCounts {
  total: number;
  pending: number;
  approved: number;
  rejected: number;
}

export async function getPaperCounts(db: Db): Promise<PaperCounts> {
  const { rows } = await sql<PaperCounts>`
    select count(*) as total,
      count(*) filter (where status = 'pending' and withdrawn_at is null) as pending,
      count(*) filter (where status = 'approved') as approved,
      count(*) filter (where status = 'rejected') as rejected
    from papers`.execute(db);
  return onlyRow(rows);
}

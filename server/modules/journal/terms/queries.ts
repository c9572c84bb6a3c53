import type { ArticleTerm } from '@mustalah/contract/journal/articles';
import type { PaperTermState } from '@mustalah/contract/journal/paper-terms';
import type { Beginnings, Phrases } from '@mustalah/lexicography/find/phrases-in-text';
import type { TermEntry } from '@mustalah/lexicography/find/term-index';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { offsetOf, type PageRequest } from '../../../platform/paging.ts';
import type { FoundInPaper } from './find-in-paper.ts';
import { MOST_SHOWN } from './rules.ts';

/** Which of these phrases are terms, or begin terms word by word: a step in an index for each. */
export const beginnings =
  (db: Db, column: 'arabic_bare' | 'latin_folded'): Beginnings =>
  async (phrases) => {
    const key = sql.ref(column);
    const { rows } = await sql<{ phrase: string }>`
      select phrase from unnest(${[...phrases]}::text[]) as given (phrase)
      where exists (select from terms where ${key} >= phrase collate "C" and ${key} < (phrase || '!') collate "C")`.execute(
      db,
    );
    return new Set(rows.map(({ phrase }) => phrase));
  };

/** The approved terms with one of these names. */
export async function listTermsNamed(db: Db, { arabic, latin }: Phrases): Promise<TermEntry[]> {
  const { rows } = await sql<TermEntry>`
    select id, arabic, latin from terms where arabic_bare = any(${arabic}::text[]) and approved_by is not null
    union
    select id, arabic, latin from terms where latin_folded = any(${latin}::text[]) and approved_by is not null
    order by id`.execute(db);
  return rows;
}

/** Which of these words stand in terms of the dictionary. */
export async function listKnownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    word: string;
  }>`select word from words where word = any(${[...words]}::text[])`.execute(db);
  return rows.map(({ word }) => word);
}

/** When an approved term last came or changed. */
export async function dictionaryChangedAt(db: Db): Promise<Date | null> {
  const { moment } = await db
    .selectFrom('terms')
    .select(sql<Date | null>`max(greatest(updated_at, approved_at))`.as('moment'))
    .where('approved_by', 'is not', null)
    .executeTakeFirstOrThrow();
  return moment;
}

/**
 * Accepted papers that were not looked through since that moment, or never where none is given; the longest ago first.
 * One whose file nobody has read yet waits for its pages.
 */
export async function listDue(
  db: Db,
  { since, most }: { since: Date | null; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('papers')
    .select('id')
    .where('status', '=', 'approved')
    .where('withdrawn_at', 'is', null)
    .where('retracted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paper_versions as version')
            .whereRef('version.paper_id', '=', 'papers.id')
            .whereRef('version.round', '=', 'papers.round')
            .where('version.state', '=', 'received'),
        ),
      ),
    )
    .where((row) =>
      row.or([row('terms_sought_at', 'is', null), ...(since ? [row('terms_sought_at', '<', since)] : [])]),
    )
    .orderBy('terms_sought_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a paper says, as far as it was read, and where its file lies. */
export const findText = (db: Db, paperId: number) =>
  db
    .selectFrom('papers')
    .leftJoin('paper_versions as version', (join) =>
      join.onRef('version.paper_id', '=', 'papers.id').onRef('version.round', '=', 'papers.round'),
    )
    .select(['papers.round', 'title', 'abstract', 'abstract_en', 'keywords'])
    .select(['version.state', 'file_key as fileKey', 'page_text as pageText'])
    .where('papers.id', '=', paperId)
    .executeTakeFirst();

export const keepPageText = (db: Db, { paperId, round }: { paperId: number; round: number }, text: string) =>
  db
    .updateTable('paper_versions')
    .set({ page_text: text })
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .execute();

/** As far as the stage of its terms depends on it. */
export const findStanding = (db: Db, paperId: number) =>
  db
    .selectFrom('papers')
    .select(['id', 'status', 'submitter_id as submitterId', 'withdrawn_at as withdrawnAt'])
    .select(['retracted_at as retractedAt', 'terms_sought_at as soughtAt'])
    .where('id', '=', paperId)
    .executeTakeFirst();

/**
 * Write down what was found in a held paper. What somebody decided stays decided, and stays when it is no longer found;
 * a candidate that is no longer found goes. Give how many candidates are new.
 */
export async function writeFound(
  tx: Tx,
  paperId: number,
  found: readonly FoundInPaper[],
  { soughtAt, now }: { soughtAt: Date; now: Date },
): Promise<number> {
  const ids = found.map(({ termId }) => termId);
  await tx
    .deleteFrom('paper_terms')
    .where('paper_id', '=', paperId)
    .where('state', '=', 'found')
    .where('term_id', 'not in', [...ids, 0])
    .execute();
  const given = JSON.stringify(found);
  // A term that was removed meanwhile is left out.
  const { rows } = await sql<{ isNew: boolean }>`
    insert into paper_terms (paper_id, term_id, in_abstract, in_text, quoted, before, behind, found_at)
    select ${paperId}, term.id, "inAbstract", "inText", quoted, before, behind, ${now}
      from jsonb_to_recordset(${given}::jsonb)
        as given ("termId" bigint, "inAbstract" int, "inText" int, quoted text, before text, behind text)
        join all_terms term on term.id = given."termId"
    on conflict (paper_id, term_id) do update
      set in_abstract = excluded.in_abstract, in_text = excluded.in_text, quoted = excluded.quoted,
        before = excluded.before, behind = excluded.behind
    returning xmax = 0 as "isNew"`.execute(tx);
  await tx.updateTable('papers').set({ terms_sought_at: soughtAt }).where('id', '=', paperId).execute();
  return rows.filter(({ isNew }) => isNew).length;
}

/** The candidates of a paper whose terms still stand in the dictionary, the most used first. */
export const listCandidates = (db: Db, paperId: number) =>
  db
    .selectFrom('paper_terms as link')
    .innerJoin('terms', 'terms.id', 'link.term_id')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.id', 'terms.arabic', 'terms.latin', 'terms.definition', 'categories.name as category'])
    .select([
      'link.state',
      'in_abstract',
      'in_text',
      'before',
      'quoted',
      'behind',
      'decided_by',
      'decided_at',
    ])
    .where('link.paper_id', '=', paperId)
    .orderBy(sql`in_abstract > 0`, 'desc')
    .orderBy(sql`in_abstract + in_text`, 'desc')
    .orderBy('terms.id')
    .execute();

interface Decided {
  paperId: number;
  terms: readonly number[];
  state: PaperTermState;
  by: number;
  now: Date;
}

/** Decide on those of these candidates that are not decided so already; give them. */
export async function setState(tx: Tx, { paperId, terms, state, by, now }: Decided): Promise<number[]> {
  const isDecided = state !== 'found';
  const rows = await tx
    .updateTable('paper_terms')
    .set({ state, decided_by: isDecided ? by : null, decided_at: isDecided ? now : null })
    .where('paper_id', '=', paperId)
    .where('term_id', 'in', [...terms])
    .where('state', '<>', state)
    .returning('term_id')
    .execute();
  return rows.map(({ term_id }) => term_id);
}

export const hasCandidate = async (db: Db, paperId: number, terms: readonly number[]): Promise<boolean> =>
  (await db
    .selectFrom('paper_terms')
    .select('term_id')
    .where('paper_id', '=', paperId)
    .where('term_id', 'in', [...terms])
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The new terms of a paper, in the order in which they were proposed. */
export const listProposals = (db: Db, paperId: number) =>
  db
    .selectFrom('proposed_terms as proposal')
    .innerJoin('categories', 'categories.id', 'proposal.category_id')
    .leftJoin('terms', 'terms.id', 'proposal.term_id')
    .select(['proposal.id', 'proposal.arabic', 'proposal.latin', 'proposal.definition', 'proposal.state'])
    .select([
      'categories.name as category',
      'proposal.category_id as categoryId',
      'proposal.arabic_bare as bare',
    ])
    .select(['terms.id as termId', 'terms.arabic as termArabic', 'terms.approved_by as approvedBy'])
    .where('proposal.paper_id', '=', paperId)
    .orderBy('proposal.id')
    .execute();

export const settleProposal = (
  tx: Tx,
  id: number,
  { state, termId }: { state: 'suggested' | 'duplicate'; termId: number | null },
) => tx.updateTable('proposed_terms').set({ state, term_id: termId }).where('id', '=', id).execute();

export const removeProposal = (tx: Tx, id: number) =>
  tx.deleteFrom('proposed_terms').where('id', '=', id).execute();

/** Published papers whose new terms still wait, and whose submitters are active. */
export async function listReady(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('proposed_terms as proposal')
    .innerJoin('published_papers as paper', 'paper.id', 'proposal.paper_id')
    .innerJoin('users', 'users.id', 'paper.submitter_id')
    .select('paper.id')
    .distinct()
    .where('proposal.state', '=', 'waiting')
    .where('paper.is_retracted', '=', false)
    .where('users.status', '=', 'active')
    .orderBy('paper.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The terms that an article shows: those it uses, and those it coined. Of any other paper there are none. */
export async function listArticleTerms(
  db: Db,
  paperId: number,
): Promise<(ArticleTerm & { isCoined: boolean })[]> {
  const { rows } = await sql<ArticleTerm & { isCoined: boolean }>`
    select term.id, term.arabic, term.latin, term.definition, term.approved_by is not null as is_approved,
      false as "isCoined", link.in_abstract + link.in_text as uses
      from public_paper_terms link join terms term on term.id = link.term_id
      where link.paper_id = ${paperId} and term.paper_id is distinct from link.paper_id
    union all
    select term.id, term.arabic, term.latin, term.definition, term.approved_by is not null, true, 0
      from terms term join published_papers paper on paper.id = term.paper_id and not paper.is_retracted
      where term.paper_id = ${paperId}
    order by uses desc, id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

interface UsingRow {
  id: number;
  title: string;
  authors: string[];
  publishedAt: Date;
  volume: { id: number; title: string; number: number; year: number };
}

/**
 * One page of the published articles that use a term, the newest first, and whether there are more. However many there
 * are, only those of the page and before it are looked at.
 */
export async function listUsingRows(
  db: Db,
  termId: number,
  page: PageRequest,
): Promise<{ rows: UsingRow[]; hasMore: boolean }> {
  const { rows } = await sql<UsingRow>`
    select paper.id, paper.title, coalesce(record.first_published_at, volume.published_at) as "publishedAt",
      array(select name from paper_authors where paper_id = paper.id order by place) as authors,
      json_build_object('id', volume.id, 'title', volume.title, 'number', volume.number, 'year', volume.year) as volume
    from public_paper_terms link
      join papers paper on paper.id = link.paper_id
      join volumes volume on volume.id = paper.volume_id
      left join article_records record on record.paper_id = paper.id
    where link.term_id = ${termId}
    order by link.paper_id desc limit ${page.page_size + 1} offset ${offsetOf(page)}`.execute(db);
  return { rows: rows.slice(0, page.page_size), hasMore: rows.length > page.page_size };
}

/** Whether any paper uses it, published or not. */
export const isUsed = async (db: Db, termId: number): Promise<boolean> =>
  (await db
    .selectFrom('paper_terms')
    .select('paper_id')
    .where('term_id', '=', termId)
    .where('state', '=', 'confirmed')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const countUsing = async (db: Db, termId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('public_paper_terms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('term_id', '=', termId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Papers that use a term use another instead; those that use both keep what is said of either. Give the papers moved. */
export async function moveTermUses(tx: Tx, from: number, to: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update paper_terms link set term_id = ${to}
    where term_id = ${from} and not exists (select from paper_terms other
      where other.paper_id = link.paper_id and other.term_id = ${to})
    returning paper_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The way back, of papers that still use the other term and have not found the first anew. */
export const returnTermUses = (tx: Tx, papers: readonly number[], from: number, to: number) =>
  sql`
    update paper_terms link set term_id = ${to}
    where term_id = ${from} and paper_id = any(${[...papers]}::bigint[])
      and not exists (select from paper_terms other
        where other.paper_id = link.paper_id and other.term_id = ${to})`.execute(tx);

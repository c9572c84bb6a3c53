import type { AuthorOnRecord, PaperRecord } from '@mustalah/contract/journal/corrections';
import { normalize } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { HeldPaper } from '../paper/held-paper.ts';

type Fields = Omit<PaperRecord, 'id' | 'version' | 'is_published' | 'authors'>;

export async function findRecord(db: Db, id: number): Promise<PaperRecord | undefined> {
  const paper = await db
    .selectFrom('papers')
    .leftJoin('published_papers as published', 'published.id', 'papers.id')
    .select(['papers.id', 'papers.version', 'papers.title', 'title_en', 'papers.abstract', 'abstract_en'])
    .select(['language', 'keywords', 'papers.main_category', 'papers.sub_category'])
    .select(sql<boolean>`published.id is not null`.as('is_published'))
    .where('papers.id', '=', id)
    .executeTakeFirst();
  if (!paper) return undefined;
  const authors = await db
    .selectFrom('paper_authors')
    .select(['name', 'latin_name', 'affiliation', 'orcid', 'email'])
    .where('paper_id', '=', id)
    .orderBy('place')
    .execute();
  return { ...paper, authors };
}

/** Whose a paper is, and whether editors asked for corrections that were not made. */
export const findAsked = (db: Db, id: number) =>
  db
    .selectFrom('papers')
    .select('submitter_id as submitterId')
    .select(sql<boolean>`corrections_asked_at is not null`.as('isAsked'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Write what a paper says of itself, and what it is found by. */
export async function updateFields(tx: Tx, id: number, fields: Fields): Promise<void> {
  const { title, abstract, title_en, abstract_en, keywords } = fields;
  await tx
    .updateTable('papers')
    .set({
      ...fields,
      search_text: normalize([title, abstract, title_en, abstract_en, ...keywords].join(' ')),
    })
    .where('id', '=', id)
    .execute();
}

/** Let these stand on a paper as its authors. Whoever was known as one until now stays so, to whoever reviews and edits. */
export async function replaceAuthors(
  tx: Tx,
  paperId: number,
  authors: readonly AuthorOnRecord[],
): Promise<void> {
  // guard: Who was taken off a paper does not review it (corrections.test.ts)
  await sql`
    insert into paper_people_kept (paper_id, user_id, known_by)
    select distinct on (user_id) ${paperId}::bigint, user_id, known_by from people_of(${paperId})
    where known_by <> 'submitter' order by user_id, known_by
    on conflict do nothing`.execute(tx);
  const removed = await tx
    .deleteFrom('paper_authors')
    .where('paper_id', '=', paperId)
    .returning(['name_key', 'roles'])
    .execute();
  const rolesOf = new Map(removed.map(({ name_key, roles }) => [name_key, roles]));
  await tx
    .insertInto('paper_authors')
    .values(
      authors.map((author, index) => ({
        ...author,
        paper_id: paperId,
        place: index + 1,
        // guard: Who stays on a paper keeps what they did (corrections.test.ts) ‹rolesOf.get(normalize(author.name)) ?? [] → []›
        roles: rolesOf.get(normalize(author.name)) ?? [],
        name_key: normalize(author.name),
        latin_key: normalize(author.latin_name),
      })),
    )
    .execute();
}

/**
 * Have the author of a paper asked what conflicts of interest there are. Nobody is asked of what was rejected or came out
 * elsewhere, nor who left the platform.
 */
export async function askForConflicts(tx: Tx, paper: HeldPaper, now: Date): Promise<boolean> {
  if (paper.status === 'rejected' || paper.isImported) return false;
  const asked = await tx
    .updateTable('papers')
    .from('users as submitter')
    .whereRef('submitter.id', '=', 'papers.submitter_id')
    .where('submitter.erased_at', 'is', null)
    .where('papers.id', '=', paper.id)
    .set({ conflict_asked_at: now })
    .returning('papers.id')
    .execute();
  return asked.length > 0;
}

/** What conflicts of interest a paper states, and whether that is asked anew. */
export const getConflicts = (tx: Tx, id: number) =>
  tx
    .selectFrom('papers')
    .select('conflict_statement as statement')
    .select(sql<boolean>`conflict_asked_at is not null`.as('isAsked'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Write what is stated; nothing more is asked. */
export async function setConflicts(tx: Tx, id: number, statement: string): Promise<void> {
  await tx
    .updateTable('papers')
    .set({ conflict_statement: statement, conflict_asked_at: null })
    .where('id', '=', id)
    .execute();
}

import type { ProposedExample, ProposedName } from '@mustalah/contract/terms/concepts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { selectTerms } from '../rows/term-rows.ts';

/** The entries that a word or a concept has already, as the question about them shows them. */
const selectKnown = (db: Db) =>
  db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.id', 'terms.arabic', 'terms.latin', 'terms.definition', 'categories.name as category'])
    .select(['terms.category_id', 'terms.latin_folded', 'terms.concept_id'])
    .orderBy('terms.id');

export type KnownRow = Awaited<ReturnType<typeof findMeanings>>[number];

/** A word has few meanings, a concept few proposals; of more the oldest are shown. */
const MOST_SHOWN = 20;

/** The live entries of a word, the oldest first. */
export const findMeanings = (db: Db, bare: string) =>
  selectKnown(db).where(sql<boolean>`terms.arabic_bare collate "C" = ${bare}`).limit(MOST_SHOWN).execute();

interface Proposal {
  bare: string;
  latinFolded: string;
  categoryId: number;
}

/** The live entries of a field that have this Latin name and another Arabic one, the oldest first. */
export const findRivalsOf = async (db: Db, { bare, latinFolded, categoryId }: Proposal) =>
  latinFolded === ''
    ? []
    : selectKnown(db)
        .where('terms.latin_folded', '=', latinFolded)
        .where('terms.category_id', '=', categoryId)
        .where('terms.arabic_bare', '<>', bare)
        .limit(MOST_SHOWN)
        .execute();

/** The concept of an entry: the number of the entry that it began with. */
export const conceptOf = ({ id, concept_id }: { id: number; concept_id: number | null }): number =>
  concept_id ?? id;

/** The other live entries of a concept, those with most votes first. */
export const listRivals = (db: Db, termId: number, concept: number) =>
  selectTerms(db)
    .where(({ or, eb }) => or([eb('terms.id', '=', concept), eb('terms.concept_id', '=', concept)]))
    .where('terms.id', '<>', termId)
    .orderBy('terms.votes', 'desc')
    .orderBy('terms.id')
    .limit(MOST_SHOWN)
    .execute();

/** What of an entry its parts go by; also of one that is hidden. */
export const findEntry = (db: Db, id: number) =>
  db
    .selectFrom('all_terms')
    .select(['id', 'concept_id', 'merged_into', 'arabic_bare', 'part_of_speech', 'gender', 'plural'])
    .where('id', '=', id)
    .executeTakeFirst();

const NAME_FIELDS = [
  'designation.language',
  'designation.text',
  'designation.kind',
  'designation.status',
  'designation.part_of_speech',
  'designation.gender',
  'designation.plural',
  'designation.region',
  'designation.note',
  'designation.source',
  'designation.source_page',
  'designation.source_link',
] as const;

/** The further names of entries: by language, what is preferred first. */
export const listDesignations = (db: Db, termIds: readonly number[]) =>
  db
    .selectFrom('designations as designation')
    .leftJoin('users', 'users.id', 'designation.author_id')
    .select(['designation.id', 'designation.term_id', 'designation.author_id', 'users.name as author'])
    .select(NAME_FIELDS)
    .where('designation.term_id', '=', sql<number>`any(${[...termIds]}::bigint[])`)
    .orderBy(sql`array_position('{ar,en,fr,la,other}', language)`)
    .orderBy(sql`array_position('{preferred,accepted,deprecated,proposed}', designation.status)`)
    .orderBy('designation.id')
    .execute();

export const listExamples = (db: Db, termId: number) =>
  db
    .selectFrom('term_examples as example')
    .leftJoin('users', 'users.id', 'example.author_id')
    .select(['example.id', 'text', 'translation', 'example.status', 'source', 'source_page', 'source_link'])
    .select(['example.author_id', 'users.name as author'])
    .where('term_id', '=', termId)
    .orderBy('example.id')
    .execute();

/** The relations of an entry to live ones, from either end. */
export const listRelations = (db: Db, termId: number) =>
  db
    .selectFrom('term_relations as relation')
    .innerJoin('terms as other', (join) =>
      join.on(
        'other.id',
        '=',
        sql<number>`case relation.term_id when ${termId} then relation.other_id else relation.term_id end`,
      ),
    )
    .leftJoin('users', 'users.id', 'relation.author_id')
    .select(['relation.id', 'relation.term_id', 'relation.kind', 'relation.status', 'relation.author_id'])
    .select(['users.name as author', 'other.id as otherId', 'other.arabic', 'other.latin'])
    .where(({ or, eb }) => or([eb('relation.term_id', '=', termId), eb('relation.other_id', '=', termId)]))
    .orderBy('relation.id')
    .execute();

const selectDomains = (db: Db) =>
  db
    .selectFrom('domains')
    .innerJoin('categories', 'categories.id', 'domains.category_id')
    .select(['domains.id', 'domains.name', 'domains.latin', 'domains.parent_id as parent'])
    .select('categories.name as category');

/** All domains, or those of a category. */
export const listDomainRows = (db: Db, categoryId: number | undefined) =>
  selectDomains(db)
    .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? 0))
    .orderBy('category_id')
    .orderBy('domains.id')
    .execute();

export const listDomainNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('domains')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

export const listDomainsOf = (db: Db, termId: number) =>
  selectDomains(db)
    .innerJoin('term_domains', 'term_domains.domain_id', 'domains.id')
    .where('term_domains.term_id', '=', termId)
    .orderBy('domains.id')
    .execute();

interface By {
  termId: number;
  authorId: number;
  now: Date;
}

/** Add a further name; undefined where the entry has it. */
export const addDesignation = (
  tx: Tx,
  name: ProposedName & { bare: string; status: 'accepted' | 'proposed' },
  { termId, authorId, now }: By,
) =>
  tx
    .insertInto('designations')
    .values({ ...name, term_id: termId, author_id: authorId, created_at: now })
    .onConflict((conflict) => conflict.columns(['term_id', 'language', 'bare']).doNothing())
    .returning('id')
    .executeTakeFirst();

export const addExample = (
  tx: Tx,
  example: ProposedExample & { status: 'accepted' | 'proposed' },
  { termId, authorId, now }: By,
) =>
  tx
    .insertInto('term_examples')
    .values({ ...example, term_id: termId, author_id: authorId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();

type PartTable = 'designations' | 'term_examples' | 'term_relations';

/** The entry that a part belongs to; a relation belongs to the one that it was proposed for. */
export const findTermOfPart = async (db: Db, table: PartTable, id: number): Promise<number | undefined> =>
  (await db.selectFrom(table).select('term_id').where('id', '=', id).executeTakeFirst())?.term_id;

export const countParts = async (db: Db, table: PartTable, termId: number): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('term_id', '=', termId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Everything of one further name, while its entry is held. */
export const findDesignation = (tx: Tx, id: number) =>
  tx.selectFrom('designations').selectAll().where('id', '=', id).executeTakeFirst();

export type DesignationRow = NonNullable<Awaited<ReturnType<typeof findDesignation>>>;

export const findExample = (tx: Tx, id: number) =>
  tx
    .selectFrom('term_examples')
    .select(['id', 'author_id', 'status', 'term_id', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();

export const findRelation = (tx: Tx, id: number) =>
  tx
    .selectFrom('term_relations')
    .select(['id', 'author_id', 'status', 'term_id', 'other_id'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What the entry at the other end of a relation is called. */
export const arabicOf = async (tx: Tx, termId: number): Promise<string> =>
  (await tx.selectFrom('all_terms').select('arabic').where('id', '=', termId).executeTakeFirstOrThrow())
    .arabic;

export const removePart = (tx: Tx, table: PartTable, id: number) =>
  tx.deleteFrom(table).where('id', '=', id).execute();

/** Hold the tree of broader entries, so that two relations at once cannot close a circle. */
export const holdRelations = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('broader entries', 0))`.execute(tx);

/** Whether an entry is broader than another, directly or through others, by whatever anybody has proposed. */
export async function isBroader(tx: Tx, broader: number, narrower: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive above(id) as (
      select other_id from term_relations where term_id = ${narrower} and kind = 'broader'
      union
      select relation.other_id from term_relations relation join above on relation.term_id = above.id
        where relation.kind = 'broader'
    )
    select from above where id = ${broader} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether any relation between two entries is stored, in either direction. */
export async function areRelated(tx: Tx, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`select from term_relations
    where least(term_id, other_id) = ${Math.min(one, other)} and greatest(term_id, other_id) = ${Math.max(one, other)}`.execute(
    tx,
  );
  return rows.length > 0;
}

export const setDomainsOf = async (tx: Tx, termId: number, domains: readonly number[]): Promise<void> => {
  await tx.deleteFrom('term_domains').where('term_id', '=', termId).execute();
  if (domains.length === 0) return;
  await tx
    .insertInto('term_domains')
    .values(domains.map((domain_id) => ({ term_id: termId, domain_id })))
    .execute();
};

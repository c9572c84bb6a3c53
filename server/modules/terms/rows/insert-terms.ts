import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { partsOf, SAME_ENTRY } from '../queries.ts';
import { insertParts, type ReadyParts } from './insert-parts.ts';
import { addWords, countWords, type KeyColumns, keyColumns, wordsOfEntry } from './write-keys.ts';

/** A term that enters the dictionary approved and without an author: born with it, or imported. */
export interface ReadyTerm {
  arabic: string;
  latin: string;
  definition: string;
  categoryId: number;
  /** The work it comes from. */
  source: string;
  parts?: ReadyParts;
}

/** A term with what it is found by. */
export interface KeyedTerm {
  term: ReadyTerm;
  columns: KeyColumns;
  words: readonly string[];
}

export const withKeys = (term: ReadyTerm): KeyedTerm => ({
  term,
  columns: keyColumns(term, namesOf(term)),
  words: wordsOfEntry(term, namesOf(term)),
});

const BATCH = 2_000;

/**
 * Insert approved terms in bulk; give the ids of those that were new.
 *
 * An entry that stands already, with the same word, Latin and category, is passed over.
 */
export async function insertTerms(tx: Tx, terms: readonly ReadyTerm[], now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < terms.length; start += BATCH) {
    const batch = terms.slice(start, start + BATCH).map(withKeys);
    ids.push(...(await insertKeyed(tx, batch, now)));
    const uses = new Map<string, number>();
    for (const { words } of batch) countIn(uses, words);
    await countWords(tx, uses);
  }
  return ids;
}

/** The same for terms with their keys, in one statement; their words are for the caller to make known. */
export async function insertKeyed(tx: Tx, terms: readonly KeyedTerm[], now: Date): Promise<number[]> {
  const added = await insertRows(tx, terms, now);
  await bearParts(
    tx,
    terms.map(({ term }) => term),
    added,
    now,
  );
  return added.map(({ id }) => id);
}

/**
 * Makes the words of many batches known: new ones with their terms, and how often all are used only now and then, for
 * the same words come in every batch.
 */
export class WordCount {
  #uses = new Map<string, number>();

  /** Count the words of terms that are written now. */
  async add(tx: Tx, terms: readonly KeyedTerm[]): Promise<void> {
    const fresh = new Set<string>();
    for (const { words } of terms) {
      for (const word of words) if (!this.#uses.has(word)) fresh.add(word);
      countIn(this.#uses, words);
    }
    await addWords(tx, fresh);
    if (this.#uses.size >= MOST_COUNTED) await this.write(tx);
  }

  async write(tx: Tx): Promise<void> {
    const uses = this.#uses;
    this.#uses = new Map();
    await countWords(tx, uses);
  }
}

/** So many words are counted in memory. */
const MOST_COUNTED = 100_000;

function countIn(uses: Map<string, number>, words: readonly string[]): void {
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
}

type Added = Pick<ReadyTerm, 'arabic' | 'latin' | 'categoryId'> & { id: number };

/** Insert the terms; one without parts says all of its first version itself, until it is changed. */
async function insertRows(tx: Tx, terms: readonly KeyedTerm[], now: Date): Promise<Added[]> {
  const rows = terms.map(({ term, columns }) => ({ ...term, ...columns }));
  const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  // A column each, whatever the number of rows; an array of arrays would have to be square, so these come as text.
  const { rows: added } = await sql<Added>`
    with added as (
      insert into all_terms (arabic, latin, definition, source, category_id, arabic_bare, latin_folded, roots, keys,
        approved_by, approved_at, created_at, updated_at)
      select arabic, latin, definition, source, category_id, arabic_bare, latin_folded, roots::text[], keys::bigint[],
        'person', ${now}, ${now}, ${now}
      from unnest(${column('arabic')}::text[], ${column('latin')}::text[], ${column('definition')}::text[],
        ${column('source')}::text[], ${column('categoryId')}::bigint[], ${column('arabic_bare')}::text[],
        ${column('latin_folded')}::text[], ${rows.map(({ roots }) => `{${roots.join(',')}}`)}::text[],
        ${rows.map(({ keys }) => `{${keys.join(',')}}`)}::text[])
        as given (arabic, latin, definition, source, category_id, arabic_bare, latin_folded, roots, keys)
      on conflict (${sql.join(SAME_ENTRY.map((name) => sql.ref(name)))}) where rejected_at is null do nothing
      returning id, arabic, latin, category_id
    )
    select id, arabic, latin, category_id as "categoryId" from added order by id`.execute(tx);
  return added;
}

/** Give new terms of which some have parts these, and those their first version, which holds them. */
async function bearParts(
  tx: Tx,
  terms: readonly ReadyTerm[],
  added: readonly Added[],
  now: Date,
): Promise<void> {
  const bearing = new Map(terms.flatMap((term) => (term.parts ? [[nameOf(term), term.parts]] : [])));
  if (bearing.size === 0) return;
  const born = added.flatMap((row) => {
    const parts = bearing.get(nameOf(row));
    return parts ? [{ termId: row.id, parts }] : [];
  });
  await insertParts(tx, born, now);
  await sql`
    insert into term_revisions (term_id, arabic, latin, definition, category_id, created_at, entry)
    select id, arabic, latin, definition, category_id, created_at, ${partsOf(sql.ref('born.id'))}
    from all_terms born where id = any(${born.map(({ termId }) => termId)}::bigint[]) order by id`.execute(
    tx,
  );
}

const nameOf = ({ arabic, latin, categoryId }: Pick<ReadyTerm, 'arabic' | 'latin' | 'categoryId'>): string =>
  [arabic, latin, categoryId].join('\t');

const namesOf = ({ parts }: ReadyTerm): string[] => parts?.names.map(({ text }) => text) ?? [];

/** Make sure that the categories exist, in this order. */
export const ensureCategories = (db: Db, categories: readonly { name: string; slug: string }[]) =>
  db
    .insertInto('categories')
    .values([...categories])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const hasTerms = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('terms').select('id').limit(1).executeTakeFirst()) !== undefined;

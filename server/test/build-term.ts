import { addRevision } from '../modules/terms/queries.ts';
import { addWords } from '../modules/terms/rows/add-words.ts';
import { ensureCategories } from '../modules/terms/rows/insert-terms.ts';
import { keyColumns, wordsOfEntry } from '../modules/terms/rows/write-keys.ts';
import type { Db } from '../platform/db.ts';
import { CATEGORIES } from '../seed/categories.ts';
import { buildUser, type TestUser } from './factories.ts';

export interface TestTerm {
  id: number;
  arabic: string;
  author: TestUser;
}

interface TermFields {
  arabic?: string;
  latin?: string;
  definition?: string;
  /** A category's name. */
  category?: string;
  author?: TestUser;
  /** Approved by a person from the beginning. */
  isApproved?: boolean;
  createdAt?: Date;
}

const LETTERS = 'بتثجحدرزسشصضطظعغفقكلمن';
let serial = 0;

/** A pending term worth ten points to an author of its own. */
export async function buildTerm(db: Db, fields: TermFields = {}): Promise<TestTerm> {
  await ensureCategories(db, CATEGORIES);
  const author = fields.author ?? (await buildUser(db));
  const {
    arabic = nextWord(),
    latin = `word${serial}`,
    definition = 'تعريف قصير واضح',
    category = 'الفيزياء',
    createdAt = new Date('2026-03-09T09:00:00Z'),
  } = fields;
  const { id: categoryId } = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', category)
    .executeTakeFirstOrThrow();
  const id = await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('terms')
      .values({
        ...keyColumns({ arabic, latin, source: '' }),
        arabic,
        latin,
        definition,
        category_id: categoryId,
        author_id: author.id,
        reward_base: 10_000_000n,
        ...(fields.isApproved && { approved_by: 'person', approved_at: createdAt }),
        created_at: createdAt,
        updated_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addWords(tx, wordsOfEntry({ arabic, latin }));
    await addRevision(tx, {
      termId: row.id,
      editorId: author.id,
      arabic,
      latin,
      definition,
      categoryId,
      now: createdAt,
    });
    return row.id;
  });
  return { id, arabic, author };
}

export const categoryId = async (db: Db, name: string): Promise<number> => {
  await ensureCategories(db, CATEGORIES);
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Another six-letter word each time; no two are one word under any search key. */
function nextWord(): string {
  serial += 1;
  let rest = serial * 7919;
  let word = '';
  for (let place = 0; place < 6; place++) {
    word += LETTERS[(rest + place * 5) % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return word;
}

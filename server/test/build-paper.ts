import type { PaperStatus } from '@mustalah/contract/journal/paper';
import type { Db } from '../platform/db.ts';
import type { TestUser } from './factories.ts';

/** A volume, published at a moment or a draft. */
export async function buildVolume(
  db: Db,
  { publishedAt = null, title = '' }: { publishedAt?: Date | null; title?: string } = {},
): Promise<number> {
  const { last } = await db
    .selectFrom('volumes')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('volumes')
    .values({
      number: (last ?? 0) + 1,
      title,
      year: 2026,
      main_category: 'الطب',
      sub_category: 'طب الأسرة',
      published_at: publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface PaperFields {
  status?: PaperStatus;
  volume?: number | null;
  title?: string;
  abstract?: string;
}

/** A paper as its author submitted it, without a file and without a log. */
export async function buildPaper(
  db: Db,
  author: TestUser,
  { status = 'pending', volume = null, title = 'بحث', abstract = 'ملخص' }: PaperFields = {},
): Promise<number> {
  const { id } = await db
    .insertInto('papers')
    .values({
      title,
      abstract,
      main_category: 'الطب',
      sub_category: 'طب الأسرة',
      status,
      submitter_id: author.id,
      volume_id: volume,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('paper_authors')
    .values({ paper_id: id, place: 1, name: author.name, email: author.email })
    .execute();
  return id;
}

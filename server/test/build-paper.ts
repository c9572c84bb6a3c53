import type { PaperStatus } from '@mustalah/contract/journal/paper';
import { normalize } from '@mustalah/morphology';
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
  submittedAt?: Date;
  main?: string;
  sub?: string;
  /** Of the submitter. */
  orcid?: string;
  coAuthors?: readonly { name: string; latinName?: string; email?: string; orcid?: string }[];
}

/** A paper as its author submitted it, without a file and without a log. */
export async function buildPaper(
  db: Db,
  author: TestUser,
  { title = 'بحث', abstract = 'ملخص', orcid = '', coAuthors = [], ...fields }: PaperFields = {},
): Promise<number> {
  const { id } = await db
    .insertInto('papers')
    .values({
      title,
      abstract,
      main_category: fields.main ?? 'الطب',
      sub_category: fields.sub ?? 'طب الأسرة',
      status: fields.status ?? 'pending',
      submitter_id: author.id,
      volume_id: fields.volume ?? null,
      search_text: normalize(`${title} ${abstract}`),
      ...(fields.submittedAt && { submitted_at: fields.submittedAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const authors = [{ name: author.name, email: author.email, orcid }, ...coAuthors];
  await db
    .insertInto('paper_authors')
    .values(
      authors.map(({ name, latinName = '', email = '', orcid: ofAuthor = '' }: Author, place) => ({
        paper_id: id,
        place: place + 1,
        name,
        latin_name: latinName,
        email,
        orcid: ofAuthor,
        name_key: normalize(name),
        latin_key: normalize(latinName),
      })),
    )
    .execute();
  return id;
}

type Author = NonNullable<PaperFields['coAuthors']>[number];

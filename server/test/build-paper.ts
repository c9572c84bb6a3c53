import type { PaperStatus } from '@mustalah/contract/journal/paper';
import { normalize } from '@mustalah/morphology';
import { holdPaper } from '../modules/journal/paper/held-paper.ts';
import { append } from '../modules/journal/paper/log.ts';
import { inviteReviewersAgain } from '../modules/journal/paper/next-round.ts';
import type { Db } from '../platform/db.ts';
import type { Deps } from '../platform/deps.ts';
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

interface VersionFields {
  round?: number;
  original?: Uint8Array;
  anonymous?: Uint8Array;
  reply?: string;
}

/** A version of a paper with its files in the store, read and made anonymous. */
export async function buildVersion(
  { db, gateways: { files } }: Pick<Deps, 'db' | 'gateways'>,
  paperId: number,
  { round = 1, original, anonymous, reply = '' }: VersionFields = {},
): Promise<void> {
  const kept = await files.keep(original ?? Buffer.from('%PDF-1.7 original'), 'application/pdf');
  const copy = await files.keep(anonymous ?? Buffer.from('%PDF-1.7 copy'), 'application/pdf');
  await db
    .insertInto('paper_versions')
    .values({
      paper_id: paperId,
      round,
      file_key: kept.key,
      file_sha256: kept.sha256,
      file_bytes: kept.bytes,
      state: 'ready',
      anonymous_key: copy.key,
      anonymous_sha256: copy.sha256,
      reply,
    })
    .execute();
}

/** A paper under review, with its file and the first entry of its log. */
export async function buildSubmission(
  deps: Pick<Deps, 'db' | 'gateways' | 'now'>,
  author: TestUser,
  fields: PaperFields & Pick<VersionFields, 'original' | 'anonymous'> = {},
): Promise<number> {
  const id = await buildPaper(deps.db, author, { submittedAt: deps.now(), ...fields });
  await buildVersion(deps, id, fields);
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, id);
    if (!paper) throw new Error('no such paper');
    await append(tx, paper, {
      kind: 'submitted',
      to: 'pending',
      actorId: author.id,
      actorRole: 'author',
      now: deps.now(),
    });
  });
  return id;
}

/** Let the author of a paper of whom changes were asked send its next version, as the submission does. */
export async function buildRevision(
  deps: Pick<Deps, 'db' | 'gateways' | 'now' | 'config' | 'jobs'>,
  paperId: number,
  fields: VersionFields = {},
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    if (!paper) throw new Error('no such paper');
    const revised = await append(tx, paper, {
      kind: 'resubmitted',
      to: 'pending',
      actorId: paper.submitterId,
      actorRole: 'author',
      now: deps.now(),
    });
    await inviteReviewersAgain(tx, deps, revised);
  });
  const { round } = await deps.db
    .selectFrom('papers')
    .select('round')
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow();
  await buildVersion(deps, paperId, { ...fields, round });
}

import { type Endpoint, urlOf } from '@mustalah/contract/endpoint';
import type { SentFile } from '@mustalah/contract/files';
import type { Supplement, SupplementType } from '@mustalah/contract/journal/supplements';
import { contentOf, type Files } from '../../../gateways/files.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';

/** What was sent beside papers, in the order in which it came. */
export const listSupplements = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('paper_supplements')
    .select(['id', 'paper_id', 'label', 'file_key', 'file_sha256', 'file_bytes', 'file_type'])
    .select(['added_at', 'is_shared', 'is_public'])
    .where('paper_id', 'in', [...paperIds, 0])
    .orderBy('id')
    .execute();
export type SupplementRow = Awaited<ReturnType<typeof listSupplements>>[number];

export async function findSupplement(
  db: Db,
  { id, supplement }: { id: number; supplement: number },
): Promise<SupplementRow | undefined> {
  return (await listSupplements(db, [id])).find((each) => each.id === supplement);
}

/** As somebody sees it who may open it at this endpoint. */
export const presentSupplement = (
  deps: Deps,
  user: User,
  file: Pick<Endpoint, 'path'>,
  { id, paper_id, label, file_bytes, added_at, is_shared, is_public }: SupplementRow,
): Supplement => ({
  id,
  label,
  bytes: file_bytes,
  added_at: added_at.toISOString(),
  is_shared,
  is_public,
  file: signLink(deps, urlOf(file.path, { params: { id: paper_id, supplement: id } }), user),
});

type KeptColumn = 'file_key' | 'file_sha256' | 'file_bytes' | 'file_type';

const ENDINGS: Record<SupplementType, string> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

/** The file as it was sent, under a name of ours: kept by a browser and never shown in a page of ours. */
export function sendSupplement(
  files: Files,
  found: Pick<SupplementRow, 'id' | 'paper_id' | KeptColumn> | undefined,
): SentFile<SupplementType> {
  if (!found) throw notFound();
  const { id, paper_id, file_key: key, file_sha256: sha256, file_bytes: bytes, file_type: type } = found;
  return {
    type,
    name: `supplement-${paper_id}-${id}.${ENDINGS[type]}`,
    content: contentOf(files, { key, sha256, bytes }),
  };
}

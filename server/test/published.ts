import { createHash } from 'node:crypto';
import { createVolume, togglePublishVolume } from '@mustalah/contract/journal/volumes';
import { buildPaper } from './build-paper.ts';
import type { TestUser } from './factories.ts';
import type { World } from './world.ts';

/** Give a paper the file of its first round, and its picture. */
export async function giveFile(w: World, paperId: number, content = '%PDF-1.7 بحث'): Promise<string> {
  const { files } = w.deps.gateways;
  const kept = await files.keep(Buffer.from(content), 'application/pdf');
  // What readers get until their own file is made.
  const copy = await files.keep(Buffer.from(content), 'application/pdf');
  const picture = await files.keep(Buffer.from(`picture of ${paperId}`), 'image/webp');
  await w.db
    .insertInto('paper_versions')
    .values({
      paper_id: paperId,
      round: 1,
      file_key: kept.key,
      file_sha256: createHash('sha256').update(content).digest('hex'),
      file_bytes: kept.bytes,
      state: 'ready',
      anonymous_key: copy.key,
      anonymous_sha256: copy.sha256,
      thumbnail_key: picture.key,
      pages: 9,
    })
    .execute();
  return content;
}

/** An accepted paper with its file. */
export async function acceptedPaper(
  w: World,
  author: TestUser,
  fields: { title?: string; abstract?: string; volume?: number | null } = {},
): Promise<number> {
  const id = await buildPaper(w.db, author, { status: 'approved', ...fields });
  await giveFile(w, id);
  return id;
}

/** A draft that an editor made. */
export async function draftVolume(w: World, editor: TestUser, title = 'مجلد'): Promise<number> {
  const body = { title, year: 2026, main_category: 'الطب' };
  return (await w.call(createVolume, { body }, editor)).answer.id;
}

export const setPublished = (w: World, editor: TestUser, id: number, published: boolean) =>
  w.call(togglePublishVolume, { params: { id }, body: { published, as_submitted: true } }, editor);

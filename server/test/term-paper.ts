import { setStatus } from '@mustalah/contract/journal/desk';
import { buildSubmission } from './build-paper.ts';
import type { TestUser } from './factories.ts';
import type { World } from './world.ts';

/** What the file of a paper says, as the background work has read it. */
export const givePages = (w: World, paperId: number, text: string) =>
  w.db.updateTable('paper_versions').set({ page_text: text }).where('paper_id', '=', paperId).execute();

interface Fields {
  title?: string;
  abstract?: string;
  pages?: string;
}

/** A paper under review that says this. */
export async function submittedText(
  w: World,
  author: TestUser,
  { pages = '', ...fields }: Fields,
): Promise<number> {
  const id = await buildSubmission(w.deps, author, fields);
  await givePages(w, id, pages);
  return id;
}

/** Let an editor accept a paper, and the background work look for its terms. */
export async function acceptAndSeek(w: World, editor: TestUser, id: number): Promise<void> {
  await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, editor);
  await w.jobs.drain();
}

/** Put an accepted paper into a volume that is published. */
export async function publishPaper(w: World, paperId: number): Promise<number> {
  const { last } = await w.db
    .selectFrom('volumes')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await w.db
    .insertInto('volumes')
    .values({ number: (last ?? 0) + 1, year: 2026, main_category: 'الطب' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await w.db.updateTable('papers').set({ volume_id: id }).where('id', '=', paperId).execute();
  return id;
}

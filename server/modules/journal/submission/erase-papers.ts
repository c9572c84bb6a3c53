import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { holdPaper, takeOutOfVolume } from '../paper/held-paper.ts';
import { record } from '../paper/record.ts';
import { stepObjection } from '../paper/rules.ts';
import {
  forgetAuthors,
  forgetMailOfAuthor,
  forgetOwnChecks,
  listPapersOf,
  removeVersions,
} from './queries.ts';

/**
 * Take somebody who leaves out of their papers, and give the files that are no longer needed.
 *
 * What was published stays as it was published. Every other paper is withdrawn: its log and the reviews of it stay,
 * without its authors and without its files.
 */
export async function erasePapers(tx: Tx, deps: Telling, userId: number): Promise<string[]> {
  const removed = await forgetOwnChecks(tx, userId);
  for (const { id, wasPublished } of await listPapersOf(tx, userId)) {
    if (wasPublished) await forgetMailOfAuthor(tx, id);
    else removed.push(...(await erasePaper(tx, deps, { id, userId })));
  }
  return removed;
}

async function erasePaper(
  tx: Tx,
  deps: Telling,
  { id, userId }: { id: number; userId: number },
): Promise<string[]> {
  const paper = await holdPaper(tx, id);
  if (!paper) return [];
  if (stepObjection(paper, 'withdrawn') === null) {
    await record(tx, deps, paper, {
      kind: 'withdrawn',
      actorId: userId,
      actorRole: 'author',
      leaves: true,
      now: deps.now(),
    });
  }
  await takeOutOfVolume(tx, id);
  await forgetAuthors(tx, id);
  return removeVersions(tx, id);
}

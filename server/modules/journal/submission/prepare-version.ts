import { z } from 'zod';
import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { pageTextOf, plainTextOf } from '../paper/page-text.ts';
import { tellAuthor, tellEditors } from '../paper/tell.ts';
import { prepareJob, seekJob, type Version } from '../paper/work.ts';
import { adviceOn } from './advise.ts';
import { findUnread, isAccepted, listLate, markFailed, markReady } from './queries.ts';
import { GIVEN_UP_MS, LATE_MS } from './rules.ts';
import { type Failure, noticeText } from './text.ts';

/** Looking for files whose work was lost. */
export const lateJob: JobKind<object> = {
  name: 'paper.late',
  shape: z.object({}),
  outdates: 'nothing',
  cron: '*/10 * * * *',
};

/**
 * Read the file of a version and make its anonymous copy. It may be done twice, at once too, and end at any point: the
 * first to write it down wins, and what the other made goes.
 */
export async function prepareVersion(deps: Deps, version: Version): Promise<void> {
  const unread = await findUnread(deps.db, version.paperId, version.round);
  if (!unread) return;
  const { file_key: fileKey, ...told } = unread;
  try {
    await read(deps, { ...version, fileKey }, told);
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    await giveUp(deps, { ...version, fileKey }, error.reason);
  }
}

type Unread = NonNullable<Awaited<ReturnType<typeof findUnread>>>;

async function read(
  { db, jobs, gateways: { files, pdf } }: Deps,
  version: Version & { fileKey: string },
  told: Omit<Unread, 'file_key'>,
): Promise<void> {
  const bytes = async () => {
    const file = await files.open(version.fileKey);
    if (!file) throw new Error(`The file of paper ${version.paperId} is not in the store`);
    return file.content;
  };
  const said = await pdf.read(await bytes(), 'nobody');
  const copy = await pdf.anonymise(await bytes(), 'nobody');
  const anonymous = await files.keep(copy, 'application/pdf');
  const thumbnail = await files.keep(said.firstPage, 'image/webp');
  const isFirst = await db.transaction().execute(async (tx) => {
    const isWritten = await markReady(tx, {
      ...version,
      anonymous,
      thumbnail,
      pages: said.pages,
      advice: adviceOn(said, told),
      pageText: pageTextOf(said),
      plainText: plainTextOf(said),
    });
    // Accepted before its file was read, it waited for its pages.
    if (isWritten && (await isAccepted(tx, version.paperId))) await jobs.send(tx, seekJob, {});
    return isWritten;
  });
  // guard: Of two workers on one file the second leaves nothing behind ‹isFirst → isFirst || true›
  if (isFirst) return;
  await files.remove(anonymous.key);
  await files.remove(thumbnail.key);
}

/** Say of a file that it will not be read, to its author and to the editors. */
async function giveUp(deps: Deps, version: Version & { fileKey: string }, reason: Failure): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, version.paperId);
    if (!paper || !(await markFailed(tx, { ...version, failure: reason }))) return;
    await tellAuthor(tx, deps, paper, noticeText.fileFailed(paper.title, reason));
    await tellEditors(tx, deps, paper, noticeText.fileFailedForEditors(paper.title));
  });
}

/** Ask again for work on files that was lost, and give up those that nothing came of for a day. */
export async function findLate(deps: Deps): Promise<void> {
  const now = deps.now().getTime();
  for (const { createdAt, ...version } of await listLate(deps.db, new Date(now - LATE_MS))) {
    if (now - createdAt.getTime() > GIVEN_UP_MS) await giveUp(deps, version, 'given_up');
    else {
      const { paperId, round } = version;
      await deps.db.transaction().execute((tx) => deps.jobs.send(tx, prepareJob, { paperId, round }));
    }
  }
}

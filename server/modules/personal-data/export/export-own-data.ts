import type { SentFile } from '@mustalah/contract/files';
import { riyadhDay } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps, Gateways } from '../../../platform/deps.ts';
import { exportText } from '../text.ts';
import { type ArchiveEntry, archiveOf } from './archive.ts';
import { readAccount } from './read-account.ts';
import { readActs } from './read-acts.ts';
import { readMessages } from './read-messages.ts';
import { listFilesOf, readPapers, readReviews } from './read-papers.ts';
import { readNotices, readPoints } from './read-points.ts';
import { readTerms } from './read-terms.ts';

/** The archive of a user, under the name of the day. */
export const exportFile = (deps: Deps, userId: number): SentFile<'application/zip'> => ({
  type: 'application/zip',
  name: exportText.fileName(riyadhDay(deps.now())),
  content: archiveOf(exportOwnData(deps, userId), deps.now()),
});

/** Everything that the platform keeps of a user and that is theirs to see, a file for each part. */
export async function* exportOwnData(
  { db, gateways }: { db: Db; gateways: Pick<Gateways, 'files'> },
  userId: number,
): AsyncGenerator<ArchiveEntry> {
  yield text(exportText.readmeName, exportText.readme);
  yield json('account.json', await readAccount(db, userId));
  yield json('terms.json', await readTerms(db, userId));
  yield json('points.json', await readPoints(db, userId));
  yield json('notifications.json', await readNotices(db, userId));
  yield json('papers.json', await readPapers(db, userId));
  yield json('reviews.json', await readReviews(db, userId));
  yield json('messages.json', await readMessages(db, userId));
  yield json('acts.json', await readActs(db, userId));
  for (const { paperId, round, key } of await listFilesOf(db, userId)) {
    const file = await gateways.files.open(key);
    // A paper that was withdrawn a moment ago has none any more.
    if (file) yield { name: `papers/${paperId}-${round}.pdf`, content: file.content, isPacked: true };
  }
}

const text = (name: string, content: string): ArchiveEntry => ({ name, content: Buffer.from(content) });

const json = (name: string, content: object): ArchiveEntry =>
  text(name, `${JSON.stringify(content, null, 2)}\n`);

import { z } from 'zod';
import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { pageTextOf, plainTextOf } from '../paper/page-text.ts';
import { hiddenIn } from './advise.ts';
import { listUnlooked, writeHidden } from './queries.ts';

/** Looking for what nobody sees in files that were read before anybody did. */
export const lookAgainJob: JobKind<object> = {
  name: 'paper.hidden',
  shape: z.object({}),
  outdates: 'nothing',
  atStart: true,
};

/**
 * Look through each file that reviewers may still be given. It may be done twice, at once too, and end at any point: what
 * was written down is not looked for again. A file that can no longer be read keeps the advice that it has.
 */
export async function lookAgain({ db, log, gateways: { files, pdf } }: Deps): Promise<void> {
  for (const { paperId, round, fileKey } of await listUnlooked(db)) {
    const original = await files.open(fileKey);
    if (!original) throw new Error(`The file of paper ${paperId} is not in the store`);
    try {
      const said = await pdf.read(original.content, 'nobody');
      await writeHidden(db, {
        paperId,
        round,
        hidden: hiddenIn(said),
        pageText: pageTextOf(said),
        plainText: plainTextOf(said),
      });
    } catch (fault) {
      if (!(fault instanceof UnreadablePdf)) throw fault;
      log.error(
        new Error(`The file of paper ${paperId}, round ${round}, is not looked through`, { cause: fault }),
      );
    }
  }
}

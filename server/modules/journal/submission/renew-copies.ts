import { z } from 'zod';
import { COPY_RULES, UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { listFormerCopies, replaceCopy } from './queries.ts';

/** Making the copies for reviewers anew that were made by earlier rules. */
export const renewCopiesJob: JobKind<object> = {
  name: 'paper.copies',
  shape: z.object({}),
  outdates: 'nothing',
  atStart: true,
};

/**
 * Make each copy that reviewers may still be given by the rules of today. It may be done twice, at once too, and end at
 * any point: the first to write a copy down wins. A file that can no longer be copied keeps the copy that it has.
 */
export async function renewCopies({ db, log, gateways: { files, pdf } }: Deps): Promise<void> {
  for (const { paperId, round, fileKey, anonymousKey } of await listFormerCopies(db, COPY_RULES)) {
    const original = await files.open(fileKey);
    if (!original) throw new Error(`The file of paper ${paperId} is not in the store`);
    try {
      const copy = await files.keep(await pdf.anonymise(original.content, 'nobody'), 'application/pdf');
      const isWritten = await replaceCopy(db, { paperId, round, anonymousKey, copy, rules: COPY_RULES });
      // guard: Of a copy that is made anew one file is left (prepare-version.test.ts) ‹isWritten ? anonymousKey : copy.key → copy.key›
      await files.remove(isWritten ? anonymousKey : copy.key);
    } catch (fault) {
      if (!(fault instanceof UnreadablePdf)) throw fault;
      log.error(
        new Error(`The copy of paper ${paperId}, round ${round}, stays that of earlier rules`, {
          cause: fault,
        }),
      );
    }
  }
}

import { z } from 'zod';
import type { JobKind } from '../../platform/jobs.ts';

const LostReviewer = z.object({ userId: z.number() });
export type LostReviewer = z.infer<typeof LostReviewer>;

/** Somebody reviews no more: the role was taken, or the account suspended. Whoever waits for their reviews does the rest. */
export const reviewerLostJob: JobKind<LostReviewer> = {
  name: 'accounts.reviewer-lost',
  shape: LostReviewer,
  outdates: 'nothing',
};

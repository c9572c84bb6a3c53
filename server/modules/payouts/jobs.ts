import { z } from 'zod';
import type { JobKind } from '../../platform/jobs.ts';

/** Look after payouts that are under way: at the start, each minute, and soon after one was begun. */
export const recoveryJob: JobKind<object> = {
  name: 'payout_recovery',
  shape: z.object({}),
  outdates: 'nothing',
  cron: '* * * * *',
  atStart: true,
  delaySeconds: 5,
};

/** Compare the whole ledger with the chain. */
export const auditJob: JobKind<object> = {
  name: 'payout_audit',
  shape: z.object({}),
  outdates: 'nothing',
  cron: '47 1 * * *',
};

import { RETENTION } from '@mustalah/contract/retention';
import { DAY_MS } from '../../../platform/calendar.ts';

/** What stands in place of a name. */
export const FORMER_NAME = 'مساهم سابق';

/** No mail arrives there (RFC 2606), and the address that the person had is free again. */
export const formerEmail = (id: number): string => `former-${id}@erased.invalid`;

export const COME_BACK_MS = RETENTION.comeBackDays * DAY_MS;

/** When an account is erased whose owner asked for it then. */
export const dueAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + COME_BACK_MS);

import type { Role, UserStatus } from '@mustalah/contract/accounts';
import { RETENTION } from '@mustalah/contract/retention';
import { DAY_MS, HOUR_MS } from '../../platform/calendar.ts';

const MINUTE = 60;

export const REFRESH_TOKEN_LIFE_MS = RETENTION.sessionDays * DAY_MS;
/** So long the answer to a refresh that was lost on its way is given again. */
export const REFRESH_GRACE_MS = 30 * 1000;
export const RESET_LIFE_MS = RETENTION.resetLinkHours * HOUR_MS;
export const CONFIRMATION_LIFE_MS = RETENTION.confirmationLinkDays * DAY_MS;
/** So long the mailbox that an account has left takes it back. */
export const ADDRESS_WAY_BACK_MS = RETENTION.formerAddressDays * DAY_MS;
/** So long it is known from which network an account was used. */
export const NETWORK_LIFE_MS = RETENTION.networkDays * DAY_MS;

/** From this many failures on, by account or by address, a sign-in needs a solved captcha. */
export const FAILURES_BEFORE_CAPTCHA = 3;

/** So many reset links are sent within an hour, by account or by address, before a solved captcha is needed. */
export const RESETS_BEFORE_CAPTCHA = 1;
export const ASKED_WITHIN_SECONDS = 60 * MINUTE;

/** The name by which a mail greets; none where the name and the mailbox may belong to two people. */
export const nameFor = ({ name, email_confirmed_at }: { name: string; email_confirmed_at: Date | null }) =>
  email_confirmed_at === null ? null : name;

/** What an admin decides about a user. */
export interface Standing {
  role: Role;
  is_reviewer: boolean;
  status: UserStatus;
}

/** One decision, under any of the names that the API gives it. */
export interface StandingChange {
  is_journal_admin?: boolean | undefined;
  is_reviewer?: boolean | undefined;
  status?: UserStatus | undefined;
  role?: Role | undefined;
}

/** The standing after a change. The journal flag is the role under another name; an admin stands above it. */
export function standingAfter(standing: Standing, change: StandingChange): Standing {
  return {
    role: change.role ?? roleAfter(standing.role, change.is_journal_admin),
    is_reviewer: change.is_reviewer ?? standing.is_reviewer,
    status: change.status ?? standing.status,
  };
}

function roleAfter(role: Role, isJournalAdmin: boolean | undefined): Role {
  if (isJournalAdmin === undefined || role === 'admin') return role;
  return isJournalAdmin ? 'journal_admin' : 'user';
}

/** Under both names that the API has for it. */
export const mayChangeRole = ({ role, is_journal_admin }: StandingChange): boolean =>
  role !== undefined || is_journal_admin !== undefined;

export const isActiveAdmin = ({ role, status }: Pick<Standing, 'role' | 'status'>): boolean =>
  role === 'admin' && status === 'active';

/** The name under which a change is kept in the audit log; null when nothing changed. */
export function actOf(before: Standing, after: Standing): string | null {
  if (before.role !== after.role) return 'user.role';
  if (before.is_reviewer !== after.is_reviewer) return 'user.reviewer';
  if (before.status !== after.status) return after.status === 'suspended' ? 'user.suspend' : 'user.activate';
  return null;
}

import type { AdminDirectoryUser, CurrentUser, JournalDirectoryUser } from '@mustalah/contract/accounts';
import type { z } from 'zod';
import { type Config, confirmsEmail } from '../../platform/config.ts';
import { dueAt } from './leaving/rules.ts';
import type { UserRow } from './queries.ts';

/** The flags that a role stands for, and the reviewer flag that stands alone. */
const flagsOf = ({ role, is_reviewer }: UserRow) => ({
  is_admin: role === 'admin',
  is_staff: role === 'admin',
  is_journal_admin: role === 'journal_admin',
  is_reviewer,
});

/** What users see of themselves. */
export const presentCurrentUser = (row: UserRow, config: Config): z.input<typeof CurrentUser> => ({
  ...flagsOf(row),
  id: row.id,
  name: row.name,
  email: row.email,
  email_confirmed: row.email_confirmed_at !== null,
  email_confirmation_required: confirmsEmail(config),
  education_level: row.education_level,
  institution: row.institution,
  affiliation: row.affiliation,
  orcid: row.orcid,
  bio: row.bio,
  wallet_address: row.wallet_address,
  area_of_expertise: row.area_of_expertise,
  author_page: row.author_page,
  role: row.role,
  status: row.status,
  is_contributor: row.is_contributor,
  deletion_due_at: row.deletion_requested_at && dueAt(row.deletion_requested_at),
  created_at: row.created_at,
});

/** What those who run the journal see of a user: neither points nor wallet, nor what the user tells of themselves. */
export const presentToJournal = (row: UserRow): z.input<typeof JournalDirectoryUser> => ({
  ...flagsOf(row),
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  status: row.status,
  created_at: row.created_at,
  area_of_expertise: row.area_of_expertise,
});

/** What admins see of a user. */
export const presentToAdmins = (row: UserRow, uasBalance: number): z.input<typeof AdminDirectoryUser> => ({
  ...presentToJournal(row),
  uas_balance: uasBalance,
  wallet_address: row.wallet_address,
  last_login: row.last_login,
  last_activity: row.last_active_at,
  institution: row.institution,
  bio: row.bio,
});

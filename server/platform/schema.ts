// Generated from the migrated database by `npm run schema`; not to be edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ActivityDaysTable {
  user_id: number;
  day: string;
}

export interface AllTermsTable {
  id: GeneratedAlways<number>;
  arabic: string;
  latin: Generated<string>;
  definition: string;
  category_id: number;
  author_id: number | null;
  source: Generated<string>;
  approved_by: 'person' | 'votes' | null;
  approved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  votes: Generated<number>;
  reward_base: ColumnType<string, string | bigint | undefined, string | bigint>;
  reward_streak: ColumnType<string, string | bigint | undefined, string | bigint>;
  reward_category: ColumnType<string, string | bigint | undefined, string | bigint>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  arabic_exact: string;
  arabic_folded: string;
  arabic_bare: string;
  arabic_loose: string;
  arabic_stem: string;
  arabic_sorted: string;
  latin_exact: string;
  latin_folded: string;
  latin_loose: string;
  latin_stem: string;
  roots: Generated<string[]>;
  words: string;
  rejected_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  rejected_by: number | null;
  rejection_reason: Generated<string>;
  definition_fault: 'too_short' | 'generic' | 'own_words' | 'no_words' | null;
  submitted_category_id: number | null;
}

export interface AnnouncementsTable {
  id: GeneratedAlways<number>;
  title: string;
  content: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  actor_id: number | null;
  action: string;
  subject: string;
  detail: ColumnType<unknown, string | undefined, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface CategoriesTable {
  id: GeneratedAlways<number>;
  name: string;
  slug: string;
}

export interface EmailConfirmationsTable {
  token_hash: Buffer;
  user_id: number;
  email: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface LedgerAccountsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: 'issued' | 'available' | 'reserved' | 'paid' | 'owed';
  balance: ColumnType<string, string | bigint | undefined, string | bigint>;
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  transaction_id: number;
  account_id: number;
  amount: ColumnType<string, string | bigint, string | bigint>;
}

export interface LedgerTransactionsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  reason: 'term_approved' | 'term_reversed' | 'vote_cast' | 'vote_revoked' | 'daily_challenge' | 'challenge_reversed';
  subject: string;
  label: Generated<string>;
  reverses: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  round: Generated<number>;
}

export interface ModelAnswersTable {
  key: string;
  answer: ColumnType<unknown, string, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface NotificationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: string;
  title: string;
  body: Generated<string>;
  link: Generated<string>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PapersTable {
  id: GeneratedAlways<number>;
  title: string;
  abstract: string;
  main_category: string;
  sub_category: string;
  status: Generated<'pending' | 'approved' | 'rejected' | 'revisions_requested'>;
  submitter_id: number;
  volume_id: number | null;
  submitted_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PublishedPapersTable {
  id: number;
  title: string;
  abstract: string;
  main_category: string;
  sub_category: string;
  submitter_id: number;
  submitted_at: ColumnType<Date, Date | string, Date | string>;
  volume_id: number;
  published_at: ColumnType<Date, Date | string, Date | string>;
}

export interface RateLimitsTable {
  key: string;
  window_end: ColumnType<Date, Date | string, Date | string>;
  hits: number;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  family_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface TermDecisionsTable {
  id: GeneratedAlways<number>;
  term_id: number;
  decision: 'approved' | 'approved_by_votes' | 'returned' | 'rejected' | 'restored' | 'undone' | 'removed';
  actor_id: number | null;
  author_id: number | null;
  arabic: string;
  reason: Generated<string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface TermRevisionsTable {
  id: GeneratedAlways<number>;
  term_id: number;
  editor_id: number | null;
  arabic: string;
  latin: string;
  definition: string;
  category_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  hidden_by: number | null;
}

export type TermsTable = AllTermsTable;

export interface TokenFamiliesTable {
  id: string;
  user_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface UsedCaptchasTable {
  signature: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface UsersTable {
  id: GeneratedAlways<number>;
  email: string;
  name: string;
  name_key: Generated<string>;
  password_hash: string;
  role: Generated<'user' | 'journal_admin' | 'admin'>;
  is_reviewer: Generated<boolean>;
  is_contributor: Generated<boolean>;
  status: Generated<'active' | 'suspended'>;
  education_level: Generated<string>;
  institution: Generated<string>;
  bio: Generated<string>;
  area_of_expertise: Generated<string>;
  wallet_address: Generated<string>;
  token_epoch: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_login: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  email_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface VolumesTable {
  id: GeneratedAlways<number>;
  number: number;
  title: Generated<string>;
  year: number;
  main_category: string;
  sub_category: Generated<string>;
  description: Generated<string>;
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface VotesTable {
  id: GeneratedAlways<number>;
  term_id: number;
  user_id: number;
  cast_at: ColumnType<Date, Date | string | undefined, Date | string>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  counts: Generated<boolean>;
}

export interface Database {
  activity_days: ActivityDaysTable;
  all_terms: AllTermsTable;
  announcements: AnnouncementsTable;
  audit_log: AuditLogTable;
  categories: CategoriesTable;
  email_confirmations: EmailConfirmationsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_transactions: LedgerTransactionsTable;
  model_answers: ModelAnswersTable;
  notifications: NotificationsTable;
  papers: PapersTable;
  password_resets: PasswordResetsTable;
  published_papers: PublishedPapersTable;
  rate_limits: RateLimitsTable;
  refresh_tokens: RefreshTokensTable;
  settings: SettingsTable;
  term_decisions: TermDecisionsTable;
  term_revisions: TermRevisionsTable;
  terms: TermsTable;
  token_families: TokenFamiliesTable;
  used_captchas: UsedCaptchasTable;
  users: UsersTable;
  volumes: VolumesTable;
  votes: VotesTable;
}

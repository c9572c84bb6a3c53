// Generated from the migrated database by `npm run schema`; not to be edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AccountNetworksTable {
  user_id: number;
  network_hash: Buffer;
  opened_here: Generated<boolean>;
  first_seen_at: ColumnType<Date, Date | string, Date | string>;
  last_seen_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ActivityDaysTable {
  user_id: number;
  day: string;
}

export interface AddressInvitationsTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  round: number;
  email: string;
  name: string;
  invited_by: number;
  invited_at: ColumnType<Date, Date | string, Date | string>;
  due_in_days: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  state: Generated<'invited' | 'accepted' | 'declined' | 'withdrawn'>;
  link_hash: Buffer | null;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decline_reason: Generated<string>;
  reviewer_id: number | null;
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
  arabic_bare: string;
  latin_folded: string;
  roots: Generated<string[]>;
  rejected_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  rejected_by: number | null;
  rejection_reason: Generated<string>;
  definition_fault: 'too_short' | 'generic' | 'own_words' | 'no_words' | null;
  submitted_category_id: number | null;
  paper_id: number | null;
  concept_id: number | null;
  latin_language: Generated<'en' | 'fr' | 'la' | 'other'>;
  part_of_speech: 'noun' | 'verb' | 'adjective' | 'adverb' | 'phrase' | null;
  gender: 'masculine' | 'feminine' | null;
  plural: Generated<string>;
  merged_into: number | null;
  keys: ColumnType<string[], readonly number[] | readonly bigint[] | readonly string[] | undefined, readonly number[] | readonly bigint[] | readonly string[]>;
  is_pending: GeneratedAlways<boolean>;
  letters: GeneratedAlways<number>;
  word_count: GeneratedAlways<number>;
}

export interface AnnouncementsTable {
  id: GeneratedAlways<number>;
  title: string;
  content: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ArticleDoisTable {
  paper_id: number;
  state: 'sent' | 'registered' | 'failed';
  change: number;
  batch: string;
  attempts: Generated<number>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  registered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  by_hand: Generated<boolean>;
  failure: Generated<string>;
}

export interface ArticleRecordsTable {
  paper_id: number;
  change: Generated<number>;
  changed_at: ColumnType<Date, Date | string, Date | string>;
  first_published_at: ColumnType<Date, Date | string, Date | string>;
  is_deleted: Generated<boolean>;
}

export interface ArticleReferencesTable {
  paper_id: number;
  place: number;
  text: string;
  doi: Generated<string>;
}

export interface ArticleUsesTable {
  paper_id: number;
  month: string;
  views: Generated<number>;
  downloads: Generated<number>;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  actor_id: number | null;
  action: string;
  subject: string;
  detail: ColumnType<unknown, string | undefined, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface AwaitedFactorsTable {
  token_hash: Buffer;
  user_id: number;
  family_id: string | null;
  passkey_challenge: string;
  failures: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  token_epoch: number;
}

export interface BoardMembersTable {
  id: GeneratedAlways<number>;
  place: Generated<number>;
  name: string;
  latin_name: Generated<string>;
  role: Generated<string>;
  affiliation: Generated<string>;
  orcid: Generated<string>;
}

export interface CategoriesTable {
  id: GeneratedAlways<number>;
  name: string;
  slug: string;
}

export interface ChainLinksTable {
  seq: number;
  row_id: number;
  chain: string;
  hash: Buffer;
}

export interface ChainedRowsTable {
  chain: string;
  row_id: number;
  content: ColumnType<unknown, string, string>;
}

export interface ChainsTable {
  name: string;
  length: Generated<number>;
  hash: Generated<Buffer>;
  sealed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface CoAuthorLinksTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  email: string;
  link_hash: Buffer;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  objected_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reason: Generated<string>;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  settlement: Generated<string>;
}

export interface CodeAppsTable {
  user_id: number;
  sealed_secret: Buffer;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_step: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface DecisionLettersTable {
  paper_id: number;
  seq: number;
  round: number;
  subject: string;
  body: string;
}

export interface DesignationsTable {
  id: GeneratedAlways<number>;
  term_id: number;
  language: 'ar' | 'en' | 'fr' | 'la' | 'other';
  text: string;
  bare: string;
  kind: Generated<'term' | 'abbreviation' | 'symbol' | 'variant'>;
  status: 'preferred' | 'accepted' | 'deprecated' | 'proposed';
  part_of_speech: 'noun' | 'verb' | 'adjective' | 'adverb' | 'phrase' | null;
  gender: 'masculine' | 'feminine' | null;
  plural: Generated<string>;
  region: Generated<string>;
  note: Generated<string>;
  source: Generated<string>;
  source_page: Generated<string>;
  source_link: Generated<string>;
  author_id: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface DomainsTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  latin: string;
  category_id: number;
  parent_id: number | null;
}

export interface EmailConfirmationsTable {
  token_hash: Buffer;
  user_id: number;
  email: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface EvidenceChecksTable {
  id: GeneratedAlways<number>;
  is_whole: boolean;
  heads: ColumnType<unknown, string, string>;
  findings: ColumnType<unknown, string, string>;
  finished_at: ColumnType<Date, Date | string, Date | string>;
}

export interface FormerAddressesTable {
  token_hash: Buffer;
  user_id: number;
  email: string;
  last_wallet_change: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface FullTextPicturesTable {
  paper_id: number;
  place: number;
  file_key: string;
  file_sha256: string;
  file_bytes: number;
  width: number;
  height: number;
}

export interface FullTextsTable {
  paper_id: number;
  made_of: string;
  content: ColumnType<unknown, string | null | undefined, string | null>;
  made_at: ColumnType<Date, Date | string, Date | string>;
  failure: Generated<string>;
}

export interface HeavyFilesTable {
  sha256: Buffer;
  refused_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ImportedPapersTable {
  paper_id: number;
  source: string;
  origin: string;
  imported_at: ColumnType<Date, Date | string, Date | string>;
}

export interface InstallationSecretsTable {
  the_only_row: Generated<boolean>;
  sealed: Buffer;
  changed_at: ColumnType<Date, Date | string, Date | string>;
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
  reason: 'term_approved' | 'term_reversed' | 'vote_cast' | 'vote_revoked' | 'daily_challenge' | 'challenge_reversed' | 'paper_published' | 'paper_reviewed' | 'paper_retracted' | 'payout_reserved' | 'payout_settled' | 'payout_released' | 'payment_booked';
  subject: string;
  label: Generated<string>;
  reverses: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  round: Generated<number>;
}

export interface LetterTemplatesTable {
  letter: string;
  subject: string;
  body: string;
  changed_at: ColumnType<Date, Date | string, Date | string>;
  changed_by: number;
}

export interface MissedSearchesTable {
  id: GeneratedAlways<number>;
  key: string;
  shown: string;
  searches: number;
  first_at: ColumnType<Date, Date | string, Date | string>;
  last_at: ColumnType<Date, Date | string, Date | string>;
  dismissed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
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

export interface OfferedPasskeysTable {
  user_id: number;
  challenge: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PaperAssignmentsTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  round: number;
  reviewer_id: number;
  letter: number;
  state: Generated<'invited' | 'accepted' | 'declined' | 'submitted' | 'cancelled' | 'set_aside'>;
  assigned_by: number;
  assigned_at: ColumnType<Date, Date | string, Date | string>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decline_reason: Generated<string>;
  submitted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  verdict: 'approved' | 'rejected' | 'revisions_requested' | null;
  note: Generated<string>;
  internal_note: Generated<string>;
  reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  link_hash: Buffer | null;
  reasons_asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_withheld: Generated<boolean>;
  respond_by: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PaperAuthorsTable {
  paper_id: number;
  place: number;
  name: string;
  latin_name: Generated<string>;
  affiliation: Generated<string>;
  orcid: Generated<string>;
  email: Generated<string>;
  name_key: Generated<string>;
  latin_key: Generated<string>;
  parts_key: GeneratedAlways<string>;
  latin_parts_key: GeneratedAlways<string>;
  mail_key: GeneratedAlways<string>;
  roles: Generated<string[]>;
}

export interface PaperChecksTable {
  id: string;
  user_id: number;
  anonymous_key: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PaperDeclarationsTable {
  paper_id: number;
  agreement_version: Generated<string>;
  agreed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ethics: Generated<string>;
  data_access: Generated<string>;
  ai_use: Generated<string>;
}

export interface PaperFinalFilesTable {
  paper_id: number;
  file_key: string;
  file_sha256: string;
  file_bytes: number;
  pages: number;
  source_key: string | null;
  source_sha256: string | null;
  source_bytes: number | null;
  source_type: 'docx' | 'zip' | null;
  given_at: ColumnType<Date, Date | string, Date | string>;
  given_by: 'author' | 'editor';
  checked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  shows_source: Generated<boolean>;
}

export interface PaperFundingTable {
  paper_id: number;
  place: number;
  funder: string;
  funder_id: Generated<string>;
  award: Generated<string>;
}

export interface PaperLogTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  seq: number;
  round: number;
  kind: 'submitted' | 'imported' | 'assigned' | 'unassigned' | 'conflicts_stated' | 'address_invited' | 'address_uninvited' | 'objection_settled' | 'extended' | 'reminded' | 'verdict_set_aside' | 'accepted_invitation' | 'declined_invitation' | 'reviewed' | 'decided' | 'status_set' | 'resubmitted' | 'file_replaced' | 'withdrawn' | 'published' | 'unpublished' | 'retracted' | 'editor_admitted' | 'concern_raised' | 'concern_lifted' | 'corrected' | 'reinstated' | 'corrections_asked' | 'final_given' | 'final_checked';
  from_status: string | null;
  to_status: string;
  actor_id: number;
  actor_role: 'author' | 'reviewer' | 'editor';
  note: Generated<string>;
  internal_note: Generated<string>;
  detail: ColumnType<unknown, string | undefined, string>;
  file_sha256: Generated<string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  previous_hash: string;
  hash: string;
}

export interface PaperMessagesTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  thread: 'author' | 'reviewer' | 'editors';
  reviewer_id: number | null;
  sender_id: number;
  sender_side: string;
  body: string;
  file_key: string | null;
  file_sha256: Generated<string>;
  file_bytes: Generated<number>;
  sent_at: ColumnType<Date, Date | string, Date | string>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PaperPeopleTable {
  paper_id: number;
  user_id: number;
  known_by: string;
}

export interface PaperPeopleDeniedTable {
  paper_id: number;
  user_id: number;
  known_by: string;
}

export interface PaperPeopleKeptTable {
  paper_id: number;
  user_id: number;
  known_by: string;
}

export interface PaperSimilarityTable {
  paper_id: number;
  percent: number;
  noted_at: ColumnType<Date, Date | string, Date | string>;
  report_key: string | null;
  report_sha256: string | null;
  report_bytes: number | null;
}

export interface PaperSupplementsTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  label: string;
  file_key: string;
  file_sha256: string;
  file_bytes: number;
  file_type: 'application/pdf' | 'application/zip' | 'text/csv' | 'image/png' | 'image/jpeg' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' | 'application/vnd.oasis.opendocument.text' | 'application/vnd.oasis.opendocument.spreadsheet';
  added_at: ColumnType<Date, Date | string, Date | string>;
  is_shared: Generated<boolean>;
  is_public: Generated<boolean>;
}

export interface PaperTermsTable {
  paper_id: number;
  term_id: number;
  state: Generated<'found' | 'confirmed' | 'refused'>;
  in_abstract: number;
  in_text: number;
  quoted: string;
  before: string;
  behind: string;
  found_at: ColumnType<Date, Date | string, Date | string>;
  decided_by: number | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PaperVersionsTable {
  paper_id: number;
  round: number;
  file_key: string;
  file_sha256: string;
  file_bytes: number;
  state: Generated<'received' | 'ready' | 'failed'>;
  anonymous_key: string | null;
  anonymous_sha256: string | null;
  thumbnail_key: string | null;
  pages: number | null;
  words: number | null;
  plain_text: Generated<string>;
  advice: ColumnType<unknown, string | undefined, string>;
  reply: Generated<string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  failure: Generated<string>;
  page_text: string | null;
  copied_by: Generated<number>;
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
  title_en: Generated<string>;
  abstract_en: Generated<string>;
  language: Generated<'ar' | 'en' | 'fr'>;
  keywords: Generated<string[]>;
  conflict_statement: Generated<string>;
  round: Generated<number>;
  version: Generated<number>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  accepted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  retracted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  retraction_note: Generated<string>;
  doi: Generated<string>;
  search_text: Generated<string>;
  author_reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  public_note: Generated<string>;
  terms_sought_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  concern_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  concern_note: Generated<string>;
  place: number | null;
  first_page: number | null;
  last_page: number | null;
  section: Generated<string>;
  corrections_asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  corrections_asked_note: Generated<string>;
  handler_id: number | null;
  former_id: number | null;
  issue: Generated<string>;
  conflict_asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PasskeysTable {
  id: GeneratedAlways<number>;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PayoutApprovalsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  wallet: string;
  units: ColumnType<string, string | bigint, string | bigint>;
  requested_by: number;
  requested_at: ColumnType<Date, Date | string | undefined, Date | string>;
  decision: 'approved' | 'refused' | 'lapsed' | null;
  decided_by: number | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  note: Generated<string>;
}

export interface PayoutAuditsTable {
  id: GeneratedAlways<number>;
  is_full: boolean;
  payments: number;
  found: number;
  finished_at: ColumnType<Date, Date | string, Date | string>;
  through_slot: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
}

export interface PayoutDisagreementsTable {
  id: GeneratedAlways<number>;
  kind: 'unknown_payment' | 'paid_and_released' | 'other_transaction' | 'not_on_chain' | 'ledger' | 'unexplained_payment' | 'unexplained_deposit' | 'balance_gap';
  signature: Generated<string>;
  payout_id: Generated<string>;
  detail: Generated<string>;
  found_at: ColumnType<Date, Date | string, Date | string>;
  resolution: 'booked' | 'dismissed' | null;
  resolved_by: number | null;
  resolved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  note: Generated<string>;
  user_id: number | null;
  units: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
}

export interface PayoutLogTable {
  id: GeneratedAlways<number>;
  payout_id: string | null;
  user_id: number;
  email: string;
  wallet: string;
  units: ColumnType<string, string | bigint, string | bigint>;
  tx_hash: string;
  paid_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PayoutsTable {
  id: Generated<string>;
  user_id: number;
  email: string;
  wallet: string;
  genesis: string;
  mint: string;
  decimals: number;
  treasury: string;
  units: ColumnType<string, string | bigint, string | bigint>;
  tokens: ColumnType<string, string | bigint, string | bigint>;
  state: Generated<'reserved' | 'signed' | 'settled' | 'released' | 'review'>;
  reason: Generated<string>;
  signer: 'key' | 'wallet';
  requested_by: number;
  lease_token: Generated<string>;
  lease_until: ColumnType<Date, Date | string, Date | string>;
  recipient_account: string | null;
  last_valid_block_height: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
  context_slot: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
  context_height: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
  built_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  prepared: Buffer | null;
  signature: string | null;
  wire: Buffer | null;
  signed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  landed_slot: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
  fee_lamports: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  approval_id: number | null;
}

export interface PolicyVersionsTable {
  page: string;
  version: number;
  text: string | null;
  saved_at: ColumnType<Date, Date | string, Date | string>;
  saved_by: number;
}

export interface ProposedTermsTable {
  id: GeneratedAlways<number>;
  paper_id: number;
  arabic: string;
  latin: string;
  definition: string;
  category_id: number;
  arabic_bare: string;
  state: Generated<'waiting' | 'suggested' | 'duplicate'>;
  term_id: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PublicPaperTermsTable {
  paper_id: number;
  term_id: number;
  in_abstract: number;
  in_text: number;
}

export interface PublishedFilesTable {
  paper_id: number;
  made_of: string;
  file_key: string | null;
  file_sha256: string | null;
  file_bytes: number | null;
  made_at: ColumnType<Date, Date | string, Date | string>;
  failure: Generated<string>;
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
  is_retracted: boolean;
}

export interface RateLimitsTable {
  key: string;
  window_end: ColumnType<Date, Date | string, Date | string>;
  hits: number;
}

export interface RecoveryCodesTable {
  code_hash: Buffer;
  user_id: number;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  given_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  family_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ReviewAnswersTable {
  assignment_id: number;
  place: number;
  question: string;
  kind: 'text' | 'score' | 'choice';
  for_author: boolean;
  answer: string;
}

export interface ReviewFilesTable {
  assignment_id: number;
  file_key: string;
  file_sha256: string;
  file_bytes: number;
  given_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ReviewQuestionsTable {
  id: GeneratedAlways<number>;
  place: number;
  question: string;
  kind: 'text' | 'score' | 'choice';
  choices: Generated<string[]>;
  for_author: boolean;
  is_needed: boolean;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export type ShelfTable = ShelfRowsTable;

export interface ShelfDoubtsTable {
  id: GeneratedAlways<number>;
  row_id: number;
  user_id: number;
  reason: 'no_equivalent' | 'spelling' | 'wrong_field' | 'no_term' | 'other';
  note: Generated<string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  settled_by: number | null;
  outcome: 'kept' | 'corrected' | 'hidden' | null;
}

export interface ShelfRowsTable {
  id: GeneratedAlways<number>;
  source_id: number;
  origin: string;
  category_id: number | null;
  arabic: string;
  latin: string;
  kind: 'term' | 'name' | 'general';
  note: Generated<string>;
  arabic_bare: string;
  latin_folded: string;
  keys: ColumnType<string[], readonly number[] | readonly bigint[] | readonly string[], readonly number[] | readonly bigint[] | readonly string[]>;
  hidden_by: 'reviewer' | 'source' | null;
  is_corrected: Generated<boolean>;
}

export interface ShelfSourcesTable {
  id: GeneratedAlways<number>;
  key: string;
  name: string;
  licence: string;
  link: Generated<string>;
  version: string;
  imported_at: ColumnType<Date, Date | string, Date | string>;
  keys_version: Generated<string>;
}

export interface TermCountsTable {
  id: GeneratedAlways<number>;
  category_id: number;
  is_pending: boolean;
  terms: number;
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

export interface TermDomainsTable {
  term_id: number;
  domain_id: number;
}

export interface TermExamplesTable {
  id: GeneratedAlways<number>;
  term_id: number;
  text: string;
  translation: Generated<string>;
  status: 'accepted' | 'proposed';
  source: Generated<string>;
  source_page: Generated<string>;
  source_link: Generated<string>;
  author_id: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface TermImportsTable {
  id: GeneratedAlways<number>;
  digest: Buffer;
  file: string;
  rows_done: Generated<number>;
  added: Generated<number>;
  first_id: number | null;
  last_id: number | null;
  report_size: Generated<number>;
  started_at: ColumnType<Date, Date | string, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface TermMergesTable {
  id: GeneratedAlways<number>;
  kept_id: number;
  merged_id: number;
  moved: ColumnType<unknown, string, string>;
  merged_by: number;
  merged_at: ColumnType<Date, Date | string, Date | string>;
  undone_by: number | null;
  undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface TermRelationsTable {
  id: GeneratedAlways<number>;
  term_id: number;
  other_id: number;
  kind: 'broader' | 'related' | 'see';
  status: 'accepted' | 'proposed';
  author_id: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
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
  entry: ColumnType<unknown, string | null | undefined, string | null>;
  change: Generated<'edited' | 'names' | 'examples' | 'relations' | 'domains' | 'reverted' | 'merged' | 'unmerged'>;
  reverted_to: number | null;
}

export type TermsTable = AllTermsTable;

export interface TimelinesTable {
  timeline: number;
  begun_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface TokenFamiliesTable {
  id: string;
  user_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  proved_at: ColumnType<Date, Date | string | undefined, Date | string>;
  proved_by: Generated<'password' | 'code' | 'passkey' | 'recovery_code'>;
  browser: Generated<'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other'>;
  system: Generated<'android' | 'chromeos' | 'ipad' | 'iphone' | 'linux' | 'macos' | 'windows' | 'other'>;
  network: Generated<string>;
  last_used_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface TreasuryMovementsTable {
  genesis: string;
  account: string;
  signature: string;
  slot: ColumnType<string, string | bigint, string | bigint>;
  tokens: ColumnType<string, string | bigint, string | bigint>;
  payout_id: Generated<string>;
  wallet: Generated<string>;
}

export interface TreasuryStartsTable {
  genesis: string;
  account: string;
  slot: ColumnType<string, string | bigint, string | bigint>;
  tokens: ColumnType<string, string | bigint, string | bigint>;
  started_at: ColumnType<Date, Date | string, Date | string>;
}

export interface UnsealedRowsTable {
  chain: string;
  row_id: number;
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
  last_active_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  search_text: GeneratedAlways<string | null>;
  mailbox: GeneratedAlways<string>;
  wallet_held_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  admin_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  deletion_requested_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  affiliation: Generated<string>;
  orcid: Generated<string>;
  parts_key: GeneratedAlways<string>;
  mail_key: GeneratedAlways<string>;
  author_page: Generated<boolean>;
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
  cover_key: string | null;
  created_by: number | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  search_text: Generated<string>;
  first_published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  unpublished_reason: Generated<string>;
  editorial_title: Generated<string>;
  editorial_authors: Generated<string>;
  editorial: Generated<string>;
}

export interface VotesTable {
  id: GeneratedAlways<number>;
  term_id: number;
  user_id: number;
  cast_at: ColumnType<Date, Date | string | undefined, Date | string>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  counts: Generated<boolean>;
}

export interface WalletChangesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  old_wallet: string;
  new_wallet: string;
  proved_by: 'password' | 'code' | 'passkey' | 'recovery_code' | null;
  network_hash: Buffer | null;
  held_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  undoes: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

export interface WalletUndoLinksTable {
  token_hash: Buffer;
  change_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface WordsTable {
  id: GeneratedAlways<number>;
  word: string;
  uses: Generated<number>;
}

export interface Database {
  account_networks: AccountNetworksTable;
  activity_days: ActivityDaysTable;
  address_invitations: AddressInvitationsTable;
  all_terms: AllTermsTable;
  announcements: AnnouncementsTable;
  article_dois: ArticleDoisTable;
  article_records: ArticleRecordsTable;
  article_references: ArticleReferencesTable;
  article_uses: ArticleUsesTable;
  audit_log: AuditLogTable;
  awaited_factors: AwaitedFactorsTable;
  board_members: BoardMembersTable;
  categories: CategoriesTable;
  chain_links: ChainLinksTable;
  chained_rows: ChainedRowsTable;
  chains: ChainsTable;
  co_author_links: CoAuthorLinksTable;
  code_apps: CodeAppsTable;
  decision_letters: DecisionLettersTable;
  designations: DesignationsTable;
  domains: DomainsTable;
  email_confirmations: EmailConfirmationsTable;
  evidence_checks: EvidenceChecksTable;
  former_addresses: FormerAddressesTable;
  full_text_pictures: FullTextPicturesTable;
  full_texts: FullTextsTable;
  heavy_files: HeavyFilesTable;
  imported_papers: ImportedPapersTable;
  installation_secrets: InstallationSecretsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_transactions: LedgerTransactionsTable;
  letter_templates: LetterTemplatesTable;
  missed_searches: MissedSearchesTable;
  model_answers: ModelAnswersTable;
  notifications: NotificationsTable;
  offered_passkeys: OfferedPasskeysTable;
  paper_assignments: PaperAssignmentsTable;
  paper_authors: PaperAuthorsTable;
  paper_checks: PaperChecksTable;
  paper_declarations: PaperDeclarationsTable;
  paper_final_files: PaperFinalFilesTable;
  paper_funding: PaperFundingTable;
  paper_log: PaperLogTable;
  paper_messages: PaperMessagesTable;
  paper_people: PaperPeopleTable;
  paper_people_denied: PaperPeopleDeniedTable;
  paper_people_kept: PaperPeopleKeptTable;
  paper_similarity: PaperSimilarityTable;
  paper_supplements: PaperSupplementsTable;
  paper_terms: PaperTermsTable;
  paper_versions: PaperVersionsTable;
  papers: PapersTable;
  passkeys: PasskeysTable;
  password_resets: PasswordResetsTable;
  payout_approvals: PayoutApprovalsTable;
  payout_audits: PayoutAuditsTable;
  payout_disagreements: PayoutDisagreementsTable;
  payout_log: PayoutLogTable;
  payouts: PayoutsTable;
  policy_versions: PolicyVersionsTable;
  proposed_terms: ProposedTermsTable;
  public_paper_terms: PublicPaperTermsTable;
  published_files: PublishedFilesTable;
  published_papers: PublishedPapersTable;
  rate_limits: RateLimitsTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  review_answers: ReviewAnswersTable;
  review_files: ReviewFilesTable;
  review_questions: ReviewQuestionsTable;
  settings: SettingsTable;
  shelf: ShelfTable;
  shelf_doubts: ShelfDoubtsTable;
  shelf_rows: ShelfRowsTable;
  shelf_sources: ShelfSourcesTable;
  term_counts: TermCountsTable;
  term_decisions: TermDecisionsTable;
  term_domains: TermDomainsTable;
  term_examples: TermExamplesTable;
  term_imports: TermImportsTable;
  term_merges: TermMergesTable;
  term_relations: TermRelationsTable;
  term_revisions: TermRevisionsTable;
  terms: TermsTable;
  timelines: TimelinesTable;
  token_families: TokenFamiliesTable;
  treasury_movements: TreasuryMovementsTable;
  treasury_starts: TreasuryStartsTable;
  unsealed_rows: UnsealedRowsTable;
  used_captchas: UsedCaptchasTable;
  users: UsersTable;
  volumes: VolumesTable;
  votes: VotesTable;
  wallet_changes: WalletChangesTable;
  wallet_undo_links: WalletUndoLinksTable;
  words: WordsTable;
}

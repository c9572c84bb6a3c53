/**
 * Every column that names a user, and why what stands beside it is in the export of that user or is not: a table that
 * comes later is met by a test, which fails until it is decided here.
 */
export type InExport =
  /** The file of the archive. */
  | { readonly file: string }
  /** Why not. */
  | { readonly not: string };

const ACTS = 'acts.json';
const ACCOUNT = 'account.json';
const TERMS = 'terms.json';
const POINTS = 'points.json';
const PAPERS = 'papers.json';
const REVIEWS = 'reviews.json';
const MESSAGES = 'messages.json';

const secret = {
  not: 'a secret or a hash of one: it tells its owner nothing and would open the account to others',
};
const ofOthers = { not: 'what others did or were told; the person is only meant by it' };
const derived = { not: 'follows from other rows, which are exported' };

export const columnsOfPeople: Readonly<Record<string, InExport>> = {
  'account_networks.user_id': { file: ACCOUNT },
  'address_invitations.invited_by': derived,
  'address_invitations.reviewer_id': derived,
  'activity_days.user_id': { file: POINTS },
  'all_terms.author_id': { file: TERMS },
  'all_terms.rejected_by': { file: ACTS },
  'audit_log.actor_id': { file: ACTS },
  'awaited_factors.user_id': secret,
  'code_apps.user_id': { file: ACCOUNT },
  'designations.author_id': { file: TERMS },
  'email_confirmations.user_id': secret,
  'former_addresses.user_id': secret,
  'ledger_accounts.user_id': { file: POINTS },
  'ledger_transactions.user_id': { file: POINTS },
  'letter_templates.changed_by': derived,
  'notifications.user_id': { file: 'notifications.json' },
  'offered_passkeys.user_id': secret,
  'paper_assignments.assigned_by': { file: ACTS },
  'paper_assignments.reviewer_id': { file: REVIEWS },
  'paper_checks.user_id': { not: 'a copy of a file of the person, gone within the hour' },
  'paper_log.actor_id': { file: ACTS },
  'paper_messages.reviewer_id': { file: MESSAGES },
  'paper_messages.sender_id': { file: MESSAGES },
  'paper_people_denied.user_id': ofOthers,
  'paper_people_kept.user_id': {
    not: 'whom the journal takes for an author of whose paper: it would tell of papers under blind review',
  },
  'paper_terms.decided_by': { file: ACTS },
  'papers.handler_id': { not: 'follows from the notice that the editor was sent, which is exported' },
  'papers.submitter_id': { file: PAPERS },
  'passkeys.user_id': { file: ACCOUNT },
  'password_resets.user_id': secret,
  'payout_approvals.decided_by': derived,
  'payout_approvals.requested_by': derived,
  'payout_approvals.user_id': ofOthers,
  'payout_disagreements.resolved_by': { file: ACTS },
  'payout_disagreements.user_id': ofOthers,
  'payout_log.user_id': { file: POINTS },
  'payouts.requested_by': { file: ACTS },
  'payouts.user_id': { file: POINTS },
  'policy_versions.saved_by': derived,
  'recovery_codes.user_id': secret,
  'shelf_doubts.settled_by': { file: ACTS },
  'shelf_doubts.user_id': { file: TERMS },
  'term_decisions.actor_id': { file: ACTS },
  'term_decisions.author_id': { file: TERMS },
  'term_examples.author_id': { file: TERMS },
  'term_merges.merged_by': { file: ACTS },
  'term_merges.undone_by': { file: ACTS },
  'term_relations.author_id': { file: TERMS },
  'term_revisions.editor_id': { file: TERMS },
  'term_revisions.hidden_by': derived,
  'token_families.user_id': { file: ACCOUNT },
  'volumes.created_by': { file: ACTS },
  'votes.user_id': { file: TERMS },
  'wallet_changes.user_id': { file: ACCOUNT },
};

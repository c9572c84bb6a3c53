import { errorText } from '@mustalah/contract/errors';
import type { PayoutApproval } from '@mustalah/contract/payouts/approvals';
import type { Disagreement } from '@mustalah/contract/payouts/audit';
import type { PayoutLogRow } from '@mustalah/contract/payouts/log';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import type { Payout } from '@mustalah/contract/payouts/review';
import type { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { ApprovalRow } from './approvals/queries.ts';
import type { DisagreementRow } from './audit/queries.ts';
import type { listDecisions, listLog, ShownPayout } from './lists/queries.ts';
import type { Outcome } from './order/await-end.ts';
import type { Reservation } from './order/reserve.ts';
import type { PayoutRow } from './queries.ts';
import { approvalObjection, awaitsDecision, statusOf, writeUnits } from './rules.ts';
import { disagreementText, type Reason, sentenceOf } from './text.ts';

type Links = Pick<Config, 'EXPLORER_URL'>;

/** Where a person looks a transaction up. */
export const explorerUrl = ({ EXPLORER_URL }: Links, signature: string): string =>
  EXPLORER_URL.replaceAll('{tx}', encodeURIComponent(signature));

export const whyOf = (reason: string) => ({ reason: sentenceOf(reason), reason_code: reason });

/** What is told of a payout; `reason` where more is known than the row says. */
export const presentResult = (links: Links, payout: PayoutRow, reason: Reason | '' = ''): PayoutResult => ({
  user_id: payout.user_id,
  email: payout.email,
  status: statusOf[payout.state],
  amount: writeUnits(BigInt(payout.units)),
  ...whyOf(reason || payout.reason),
  payout_id: payout.id,
  tx_hash: payout.signature,
  explorer_url: payout.signature && explorerUrl(links, payout.signature),
});

const isUnderWay = (payout: PayoutRow) => payout.state === 'reserved' && !awaitsDecision(payout);

export function presentOutcome(links: Links, { payout, isConfirmed }: Outcome): PayoutResult {
  if (payout.state !== 'signed') return presentResult(links, payout, isUnderWay(payout) ? 'being_paid' : '');
  return presentResult(links, payout, isConfirmed ? 'confirmed' : 'sent');
}

export const presentSkipped = ({
  userId,
  email,
  reason,
}: Extract<Reservation, { is: 'skipped' }>): PayoutResult => ({
  user_id: userId,
  email,
  status: 'skipped',
  amount: '0',
  ...whyOf(reason),
  payout_id: null,
  tx_hash: null,
  explorer_url: null,
});

export const presentShown = (links: Links, row: ShownPayout): z.input<typeof Payout> => ({
  id: row.id,
  user_id: row.user_id,
  email: row.email,
  wallet: row.wallet,
  amount: writeUnits(BigInt(row.units)),
  state: row.state,
  ...whyOf(row.reason),
  awaits_decision: awaitsDecision(row),
  signer: row.signer,
  requested_by: row.admin,
  tx_hash: row.signature,
  explorer_url: row.signature && explorerUrl(links, row.signature),
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const noteIn = (detail: unknown): string =>
  typeof detail === 'object' && detail !== null && 'note' in detail && typeof detail.note === 'string'
    ? detail.note
    : '';

type LoggedRow = Awaited<ReturnType<typeof listLog>>['rows'][number];

export const presentLogged = (links: Links, row: LoggedRow): z.input<typeof PayoutLogRow> => ({
  id: row.id,
  user_id: row.user_id,
  email: row.email,
  wallet: row.wallet,
  amount: writeUnits(BigInt(row.units)),
  tx_hash: row.tx_hash,
  explorer_url: explorerUrl(links, row.tx_hash),
  date: row.paid_at,
});

/** What a payee sees of it. */
export const presentPaid = (links: Links, { units, tx_hash, paid_at }: LoggedRow) => ({
  amount: writeUnits(BigInt(units)),
  tx_hash,
  explorer_url: explorerUrl(links, tx_hash),
  created_at: paid_at,
});

export const presentDecision = ({
  name,
  action,
  detail,
  created_at,
}: Awaited<ReturnType<typeof listDecisions>>[number]) => ({
  by: name,
  decision: action,
  note: noteIn(detail),
  at: created_at,
});

/** As one admin sees it, who may agree to what others asked for. */
export function presentApproval(row: ApprovalRow, adminId: number): z.input<typeof PayoutApproval> {
  const asked = { adminId, userId: row.user_id, requesterId: row.requested_by };
  const isOpen = row.decision === null;
  const objection = isOpen
    ? (approvalObjection(asked) ?? (row.isSameWallet ? null : 'approval_wallet_changed'))
    : null;
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    wallet: row.wallet,
    amount: writeUnits(BigInt(row.units)),
    requested_by: row.requester,
    requested_at: row.requested_at,
    decision: row.decision,
    decided_by: row.decider,
    decided_at: row.decided_at,
    note: row.note,
    can_approve: isOpen && objection === null,
    reason: objection ? errorText[objection] : '',
    reason_code: objection ?? '',
  };
}

export const presentDisagreement = (links: Links, row: DisagreementRow): z.input<typeof Disagreement> => ({
  id: row.id,
  kind: row.kind,
  sentence: disagreementText[row.kind](row.detail),
  tx_hash: row.signature || null,
  explorer_url: row.signature ? explorerUrl(links, row.signature) : null,
  payout_id: row.payout_id || null,
  amount: row.units === null ? null : writeUnits(BigInt(row.units)),
  member: row.user_id === null ? null : { id: row.user_id, name: row.member ?? '' },
  stops_payouts: row.resolution === null && row.kind !== 'unexplained_deposit',
  found_at: row.found_at,
  resolution: row.resolution,
  resolved_by: row.resolver,
  resolved_at: row.resolved_at,
  note: row.note,
});

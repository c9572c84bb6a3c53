import { type PayoutDelay, payoutDelays } from '@mustalah/contract/payouts/payees';
import type { PayoutState, PayoutStatus } from '@mustalah/contract/payouts/payment';
import { HOUR_MS } from '../../platform/calendar.ts';

/** The ledger counts in millionths of a point; one point is one UAS. */
const POINT_DECIMALS = 6;
/** The largest amount that fits into a transaction. */
const MOST_TOKENS = 2n ** 64n - 1n;

/** How old a blockhash may be, in blocks. */
export const BLOCKHASH_BLOCKS = 150n;

/**
 * Blocks beyond the last valid one until a transaction may be called missing. A wallet may have renewed the blockhash
 * of what it was given, as late as its lease lasts, and may have sent that by itself.
 */
export const marginOf = ({ signer }: { signer: 'key' | 'wallet' }): bigint =>
  signer === 'wallet' ? BLOCKHASH_BLOCKS + 32n : 32n;

/** A payout in one of these has not ended: its points are set aside, and its payee gets no other. */
export const OPEN_STATES = ['reserved', 'signed', 'review'] as const satisfies PayoutState[];

/** Points and the tokens they are. */
export interface Payable {
  /** Millionths of a point. */
  units: bigint;
  /** The smallest unit of the token. */
  tokens: bigint;
}

/** The most that can be paid exactly; what is left stays with the user, neither rounded nor dropped. */
export function payable(available: bigint, decimals: number): Payable {
  if (available <= 0n) return { units: 0n, tokens: 0n };
  if (decimals >= POINT_DECIMALS) {
    const tokensAUnit = 10n ** BigInt(decimals - POINT_DECIMALS);
    const units = lesser(available, MOST_TOKENS / tokensAUnit);
    return { units, tokens: units * tokensAUnit };
  }
  const unitsAToken = 10n ** BigInt(POINT_DECIMALS - decimals);
  const tokens = lesser(available / unitsAToken, MOST_TOKENS);
  return { units: tokens * unitsAToken, tokens };
}

/** What so many tokens are in millionths of a point, or null when they are no whole number of these. */
export function unitsOf(tokens: bigint, decimals: number): bigint | null {
  if (decimals <= POINT_DECIMALS) return tokens * 10n ** BigInt(POINT_DECIMALS - decimals);
  const tokensAUnit = 10n ** BigInt(decimals - POINT_DECIMALS);
  return tokens % tokensAUnit === 0n ? tokens / tokensAUnit : null;
}

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Write millionths of a point as people read them, such as `12.5`; never through a number, which is not exact. */
export function writeUnits(units: bigint): string {
  const digits = units.toString().padStart(POINT_DECIMALS + 1, '0');
  const whole = digits.slice(0, -POINT_DECIMALS);
  const fraction = digits.slice(-POINT_DECIMALS).replace(/0+$/, '');
  return fraction ? `${whole}.${fraction}` : whole;
}

/** What people read, in millionths of a point again. */
export function readUnits(points: string): bigint {
  const [whole, fraction = ''] = points.split('.');
  return BigInt(`${whole}${fraction.padEnd(POINT_DECIMALS, '0')}`);
}

/** Who is to be paid, as the rules see them. */
export interface Payee {
  status: string;
  isConfirmed: boolean;
  /** What stands in the ledger, in millionths of a point. */
  available: bigint;
  /** Credits that stand on nothing that counts now. */
  doubtful: bigint;
}

export type PayeeObjection =
  | 'suspended'
  | 'unconfirmed'
  | 'doubtful_points'
  | 'nothing_to_pay'
  | 'too_little';

/** Why a user is paid nothing, or null; and what they are paid. */
export function paymentOf(
  { status, isConfirmed, available, doubtful }: Payee,
  decimals: number,
): Payable & { objection: PayeeObjection | null } {
  const nothing = (objection: PayeeObjection) => ({ units: 0n, tokens: 0n, objection });
  if (status !== 'active') return nothing('suspended');
  if (!isConfirmed) return nothing('unconfirmed');
  if (available <= 0n) return nothing('nothing_to_pay');
  if (available <= doubtful) return nothing('doubtful_points');
  const paid = payable(available - doubtful, decimals);
  return paid.tokens === 0n ? nothing('too_little') : { ...paid, objection: null };
}

/** What the owner of points is told of their way to the wallet. */
export interface Way {
  payee: Pick<Payee, 'isConfirmed' | 'available' | 'doubtful'>;
  /** Of the token. */
  decimals: number;
  /** Why nothing can be sent to the wallet. */
  walletFault: string | null;
  isHeld: boolean;
  /** A payout that has not ended. */
  open: 'being_paid' | 'in_review' | null;
  /** The most that one payout may be. */
  mostPerPayout: bigint | null;
  isConfigured: boolean;
  /** Ledger and chain say different things. */
  isStopped: boolean;
}

/** All that keeps somebody's points from being paid, what they can mend themselves first. */
export function delaysOf(way: Way): PayoutDelay[] {
  const { payee, decimals, walletFault, open, mostPerPayout } = way;
  const { isConfirmed, available, doubtful } = payee;
  if (available <= 0n) return [open ?? 'nothing_to_pay', ...(way.isConfigured ? [] : ['off' as const])];
  const { objection, units } = paymentOf({ ...payee, status: 'active', isConfirmed: true }, decimals);
  const hasWallet = walletFault !== 'wallet_missing';
  const is: Record<Exclude<PayoutDelay, 'nothing_to_pay'>, boolean> = {
    unconfirmed: !isConfirmed,
    wallet_missing: !hasWallet,
    wallet_unusable: hasWallet && walletFault !== null,
    wallet_held: hasWallet && way.isHeld,
    too_little: objection === 'too_little',
    doubtful_points: doubtful > 0n,
    being_paid: open === 'being_paid',
    in_review: open === 'in_review',
    above_ceiling: mostPerPayout !== null && units > mostPerPayout,
    off: !way.isConfigured,
    stopped: way.isConfigured && way.isStopped,
  };
  return payoutDelays.filter((delay) => delay !== 'nothing_to_pay' && is[delay]);
}

/** What may be ordered, in millionths of a point; null: without end. */
export interface Ceilings {
  payout: bigint | null;
  personDay: bigint | null;
  day: bigint | null;
  /** Of more than this another admin must agree. */
  secondAdminAbove: bigint | null;
}

/** What was ordered within a day, for one person and in all. */
export interface Ordered {
  person: bigint;
  all: bigint;
}

export type CeilingObjection = 'above_most_per_payout' | 'above_most_per_person' | 'above_most_per_day';

/** Which ceiling a payout of so much would break, or null. */
export function ceilingObjection(
  units: bigint,
  { person, all }: Ordered,
  { payout, personDay, day }: Ceilings,
): CeilingObjection | null {
  if (payout !== null && units > payout) return 'above_most_per_payout';
  if (personDay !== null && person + units > personDay) return 'above_most_per_person';
  return day !== null && all + units > day ? 'above_most_per_day' : null;
}

/** So long what another admin agreed to may be paid. */
export const APPROVAL_HOURS = 72;

/** What other admins were asked about somebody's payout. */
export interface ApprovalState {
  /** Null while nobody has agreed. */
  approved: { id: number; units: bigint; by: number } | null;
}

export type ApprovalObjection = 'needs_approval' | 'waits_for_approval' | 'approved_by_you';

/** How much of a payout may go out by the word of two admins, one of whom orders it; and what keeps it. */
export function agreedTo(
  units: bigint,
  { secondAdminAbove }: Ceilings,
  { state, adminId }: { state: ApprovalState | undefined; adminId: number },
): { units: bigint; approvalId: number | null; objection: ApprovalObjection | null } {
  const alone = { units, approvalId: null, objection: null };
  if (secondAdminAbove === null || units <= secondAdminAbove) return alone;
  if (!state) return { ...alone, objection: 'needs_approval' };
  if (!state.approved) return { ...alone, objection: 'waits_for_approval' };
  if (state.approved.by === adminId) return { ...alone, objection: 'approved_by_you' };
  return { units: lesser(units, state.approved.units), approvalId: state.approved.id, objection: null };
}

/** Why an admin may not agree to a payout that was asked for, or null. */
export function approvalObjection(asked: {
  adminId: number;
  userId: number;
  requesterId: number;
}): 'own_payout' | 'own_order' | null {
  if (asked.adminId === asked.userId) return 'own_payout';
  return asked.adminId === asked.requesterId ? 'own_order' : null;
}

/** What a node says of the age of a blockhash. */
export interface AgeOfBlockhash {
  lastValidBlockHeight: bigint;
  /** The height of the chain, asked after the blockhash. */
  height: bigint;
}

/**
 * The last height at which a transaction on that blockhash may land, or null when the node contradicts itself.
 *
 * Rather the latest possible height than the one that the node says: too early a one would let a payment be called
 * missing that may still land.
 */
export function lastValidHeight({ lastValidBlockHeight, height }: AgeOfBlockhash): bigint | null {
  const latest = height + BLOCKHASH_BLOCKS;
  return height <= lastValidBlockHeight && lastValidBlockHeight <= latest ? latest : null;
}

/** How far a chain has come, and when. */
export interface Progress {
  slots: bigint;
  blocks: bigint;
  elapsedMs: number;
}

/** Clocks and answers are not that exact. */
const TOLERANCE_MS = 2_000;

/** Whether a chain can have come so far: at most a block a slot, and slots at most so fast. */
export const isPlausible = ({ slots, blocks, elapsedMs }: Progress, leastSlotMs: number): boolean =>
  blocks <= slots && slots <= BigInt(Math.ceil((elapsedMs + TOLERANCE_MS) / leastSlotMs));

/** What is told of a payout in this state. */
export const statusOf = {
  reserved: 'pending',
  signed: 'pending',
  review: 'pending',
  settled: 'success',
  released: 'failed',
} as const satisfies Record<PayoutState, PayoutStatus>;

/** What one node says of a transaction that is final. */
export interface Word {
  is: 'paid' | 'failed' | 'other_amount';
  slot: bigint;
}

export type Agreement = Word['is'] | 'nodes_differ' | 'too_few_nodes';

/**
 * What so many nodes say together; null stands for one that does not know it or does not answer. The word is that of a
 * node which says the same.
 *
 * "Not found" proves nothing, so it contradicts nobody. More than half must know a payment, in one slot, since a
 * transaction stands in one place of a chain and another slot is another fork: then one that is down, or lies, does not
 * keep it from being booked, and convinces nobody alone. That it failed all must say, since its points come back.
 */
export function agreementOf<Said extends Word>(
  words: readonly (Said | null)[],
): { is: Agreement; word: Said | null } {
  const said = words.filter((word) => word !== null);
  // guard: A node that alone calls a payment final convinces nobody (several-nodes.test.ts) ‹Math.floor(words.length / 2) +  →›
  const most = Math.floor(words.length / 2) + 1;
  const isSame = (one: Word, other: Word) => one.is === other.is && one.slot === other.slot;
  const paid = said.find(
    (word) => word.is === 'paid' && said.filter((each) => isSame(each, word)).length >= most,
  );
  if (paid) return { is: 'paid', word: paid };
  const [first = null] = said;
  if (!first) return { is: 'too_few_nodes', word: null };
  // guard: Nodes that say different things decide nothing (several-nodes.test.ts)
  if (!said.every((each) => isSame(each, first))) return { is: 'nodes_differ', word: first };
  const needed = first.is === 'failed' ? words.length : most;
  return { is: said.length >= needed ? first.is : 'too_few_nodes', word: first };
}

/** The first of these that more than half of so many say in the same words, or null. */
export function mostSay<Said>(
  said: readonly Said[],
  all: number,
  wordsOf: (each: Said) => string,
): Said | null {
  const alike = Map.groupBy(said, wordsOf);
  const [same] = [...alike.values()].filter((each) => each.length > all / 2);
  return same?.[0] ?? null;
}

/** What an account holds beyond its start and what moved since; below zero what it lacks. */
export const gapBetween = (
  start: bigint,
  { incoming, outgoing }: { incoming: bigint; outgoing: bigint },
  now: bigint,
): bigint => now - (start + incoming - outgoing);

/** Why a payout waits for a person. */
export type ReviewReason = 'other_amount' | 'other_transaction_landed' | 'history_gone' | WaitingReason;

/** Those that time or other settings may cure: the chain is asked again, also while a person looks at them. */
export const WAITING_REASONS = ['undecided', 'nodes_differ', 'too_few_nodes', 'cluster_gone'] as const;
type WaitingReason = (typeof WAITING_REASONS)[number];

/** Why what a wallet was asked to sign, and may have sent by itself, stays set aside and waits for a person. */
export const STUCK_REASONS = ['cluster_gone', 'history_gone', 'undecided'] as const;
export type StuckReason = (typeof STUCK_REASONS)[number];

export const awaitsDecision = ({ state, reason }: { state: PayoutState; reason: string }): boolean =>
  state === 'review' || (state === 'reserved' && STUCK_REASONS.some((each) => each === reason));

/** Whatever keeps a payout from being decided, a person must know after so long. */
export const LONG_MS = 6 * HOUR_MS;

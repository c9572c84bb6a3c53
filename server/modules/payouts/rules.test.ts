import { expect, test } from 'vitest';
import {
  agreedTo,
  agreementOf,
  approvalObjection,
  ceilingObjection,
  delaysOf,
  isPlausible,
  lastValidHeight,
  payable,
  paymentOf,
  unitsOf,
  type Way,
  type Word,
  writeUnits,
} from './rules.ts';

const MOST = 2n ** 64n - 1n;

test.each([
  [12_500_000n, 6, 12_500_000n, 12_500_000n],
  [12_500_000n, 9, 12_500_000n, 12_500_000_000n],
  [1n, 9, 1n, 1_000n],
  [505_000n, 2, 500_000n, 50n],
  [9_999n, 2, 0n, 0n],
  [7_900_000n, 0, 7_000_000n, 7n],
  [999_999n, 0, 0n, 0n],
  [0n, 6, 0n, 0n],
  [-1n, 6, 0n, 0n],
  // What no transaction can hold is paid in parts.
  [10n ** 19n, 9, MOST / 1_000n, (MOST / 1_000n) * 1_000n],
  [10n ** 20n, 6, MOST, MOST],
])('%s millionths in a token of %s decimals: %s are paid as %s', (available, decimals, units, tokens) => {
  expect(payable(available, decimals)).toEqual({ units, tokens });
});

test.each([
  [12_500_000_000n, 9, 12_500_000n],
  [1n, 9, null],
  [1_000n, 9, 1n],
  [50n, 2, 500_000n],
  [7n, 0, 7_000_000n],
])('%s of a token of %s decimals are %s millionths', (tokens, decimals, units) => {
  expect(unitsOf(tokens, decimals)).toBe(units);
});

test.each([
  [0n, '0'],
  [1n, '0.000001'],
  [500_000n, '0.5'],
  [12_500_000n, '12.5'],
  [10_000_000n, '10'],
  [12_345_678n, '12.345678'],
  // Beyond what a number holds exactly.
  [12_345_678_901_234_567_890n, '12345678901234.56789'],
])('%s millionths are written %s', (units, text) => {
  expect(writeUnits(units)).toBe(text);
});

const payee = { status: 'active', isConfirmed: true, available: 10_000_000n, doubtful: 0n };

test.each([
  [payee, null, 10_000_000n],
  [{ ...payee, doubtful: 4_000_000n }, null, 6_000_000n],
  [{ ...payee, doubtful: 10_000_000n }, 'doubtful_points', 0n],
  [{ ...payee, doubtful: 90_000_000n }, 'doubtful_points', 0n],
  [{ ...payee, status: 'suspended' }, 'suspended', 0n],
  [{ ...payee, isConfirmed: false }, 'unconfirmed', 0n],
  [{ ...payee, available: 0n }, 'nothing_to_pay', 0n],
  [{ ...payee, available: 9_999n }, 'too_little', 0n],
])('%o is objected to with %s and paid %s', (person, objection, units) => {
  expect(paymentOf(person, 2)).toMatchObject({ objection, units });
});

test.each([
  ['a young blockhash', 1_148n, 1_000n, 1_150n],
  ['the youngest', 1_150n, 1_000n, 1_150n],
  ['one that ends now', 1_000n, 1_000n, 1_150n],
  ['one that has ended', 999n, 1_000n, null],
  ['one that ends later than any', 1_151n, 1_000n, null],
  ['the slot for the height', 1_148n, 23_000n, null],
])('%s: valid to %s at height %s counts to %s', (_, lastValidBlockHeight, height, last) => {
  expect(lastValidHeight({ lastValidBlockHeight, height })).toBe(last);
});

test.each([
  ['as fast as a cluster goes', { slots: 250n, blocks: 240n, elapsedMs: 100_000 }, true],
  ['at the limit', { slots: 510n, blocks: 510n, elapsedMs: 100_000 }, true],
  ['too many slots for the time', { slots: 511n, blocks: 500n, elapsedMs: 100_000 }, false],
  ['more blocks than slots', { slots: 200n, blocks: 201n, elapsedMs: 100_000 }, false],
  ['the slot for the height', { slots: 200n, blocks: 22_000_000n, elapsedMs: 100_000 }, false],
])('a chain that has come %s', (_, progress, isPossible) => {
  expect(isPlausible(progress, 200)).toBe(isPossible);
});

const PAID = { is: 'paid', slot: 7n } as const;
const FAILED = { is: 'failed', slot: 7n } as const;

test.each([
  ['one node, which knows it', [PAID], 'paid'],
  ['one node, which does not', [null], 'too_few_nodes'],
  ['one of two', [PAID, null], 'too_few_nodes'],
  ['two of two', [PAID, PAID], 'paid'],
  ['two of three', [null, PAID, PAID], 'paid'],
  ['one of three', [null, PAID, null], 'too_few_nodes'],
  ['two of four', [PAID, PAID, null, null], 'too_few_nodes'],
  ['a failure that all know', [FAILED, FAILED, FAILED], 'failed'],
  [
    'a failure that most know: points that come back may be paid again',
    [FAILED, FAILED, null],
    'too_few_nodes',
  ],
  ['two against one that calls it failed', [FAILED, PAID, PAID], 'paid'],
  ['two against one on another fork', [{ ...PAID, slot: 8n }, PAID, PAID], 'paid'],
  ['two against one that calls it paid', [FAILED, FAILED, PAID], 'nodes_differ'],
  ['one against one', [PAID, FAILED], 'nodes_differ'],
  ['three forks', [PAID, { ...PAID, slot: 8n }, { ...PAID, slot: 9n }], 'nodes_differ'],
  ['two of four against one', [PAID, PAID, FAILED, null], 'nodes_differ'],
  ['another fork', [PAID, { ...PAID, slot: 8n }], 'nodes_differ'],
  ['another amount', [{ is: 'other_amount', slot: 7n }], 'other_amount'],
] as const)('what nodes say together: %s', (_, words, agreement) => {
  expect(agreementOf<Word>(words).is).toBe(agreement);
});

test('what is booked are the slot and the fee of a node that agrees', () => {
  expect(agreementOf<Word>([FAILED, PAID, PAID]).word).toBe(PAID);
});

const CEILINGS = { payout: 100n, personDay: 150n, day: 1_000n, secondAdminAbove: 50n };
const OPEN = { payout: null, personDay: null, day: null, secondAdminAbove: null };

test.each([
  ['what is allowed', 100n, { person: 50n, all: 900n }, CEILINGS, null],
  ['too much at once', 101n, { person: 0n, all: 0n }, CEILINGS, 'above_most_per_payout'],
  ['too much for one', 100n, { person: 51n, all: 51n }, CEILINGS, 'above_most_per_person'],
  ['too much in all', 100n, { person: 0n, all: 901n }, CEILINGS, 'above_most_per_day'],
  ['no ceiling', 9_999n, { person: 9_999n, all: 9_999n }, OPEN, null],
] as const)('ceilings: %s', (_, units, ordered, ceilings, objection) => {
  expect(ceilingObjection(units, ordered, ceilings)).toBe(objection);
});

const approved = (units: bigint) => ({ approved: { id: 7, units, by: 2 } });

test.each([
  ['up to the threshold one admin suffices', 50n, CEILINGS, undefined, { units: 50n, objection: null }],
  ['above it nobody was asked', 51n, CEILINGS, undefined, { units: 51n, objection: 'needs_approval' }],
  ['somebody was', 51n, CEILINGS, { approved: null }, { units: 51n, objection: 'waits_for_approval' }],
  ['another agreed', 51n, CEILINGS, approved(51n), { units: 51n, approvalId: 7, objection: null }],
  ['more since: what was agreed to', 90n, CEILINGS, approved(51n), { units: 51n, approvalId: 7 }],
  ['less since: what there is', 60n, CEILINGS, approved(90n), { units: 60n, approvalId: 7 }],
  ['no threshold', 9_999n, OPEN, undefined, { units: 9_999n, approvalId: null, objection: null }],
] as const)('a second admin: %s', (_, units, ceilings, state, agreed) => {
  expect(agreedTo(units, ceilings, { state, adminId: 1 })).toMatchObject(agreed);
});

test('who agreed does not order', () => {
  const agreed = agreedTo(51n, CEILINGS, { state: approved(51n), adminId: 2 });
  expect(agreed.objection).toBe('approved_by_you');
});

test.each([
  [1, null],
  [2, 'own_payout'],
  [3, 'own_order'],
] as const)('admin %d is objected to with %s', (adminId, objection) => {
  expect(approvalObjection({ adminId, userId: 2, requesterId: 3 })).toBe(objection);
});

const READY: Way = {
  payee: { isConfirmed: true, available: 12_500_000n, doubtful: 0n },
  decimals: 6,
  walletFault: null,
  isHeld: false,
  open: null,
  mostPerPayout: null,
  isConfigured: true,
  isStopped: false,
};
const payeeWith = (change: Partial<Way['payee']>) => ({ payee: { ...READY.payee, ...change } });

test.each<[string, Partial<Way>, ReturnType<typeof delaysOf>]>([
  ['nothing, so that an admin has only to order it', {}, []],
  [
    'that there are none',
    { ...payeeWith({ available: 0n }), walletFault: 'wallet_missing' },
    ['nothing_to_pay'],
  ],
  [
    'that there are none, and that nobody is paid',
    { ...payeeWith({ available: 0n }), isConfigured: false },
    ['nothing_to_pay', 'off'],
  ],
  ['that they are on their way', { ...payeeWith({ available: 0n }), open: 'being_paid' }, ['being_paid']],
  ['an address that is not confirmed', payeeWith({ isConfirmed: false }), ['unconfirmed']],
  ['that there is no wallet', { walletFault: 'wallet_missing', isHeld: true }, ['wallet_missing']],
  ['a wallet that nothing can be sent to', { walletFault: 'wallet_is_program' }, ['wallet_unusable']],
  ['a wallet that was changed', { isHeld: true }, ['wallet_held']],
  ['less than the smallest unit', { ...payeeWith({ available: 4_999n }), decimals: 2 }, ['too_little']],
  ['points that stand on nothing', payeeWith({ doubtful: 1n }), ['doubtful_points']],
  ['a payout that a person looks at', { open: 'in_review' }, ['in_review']],
  ['more than one payout may be', { mostPerPayout: 12_499_999n }, ['above_ceiling']],
  ['that payouts are off', { isConfigured: false, isStopped: true }, ['off']],
  ['that payouts are stopped', { isStopped: true }, ['stopped']],
  [
    'all of it, their own first',
    { ...payeeWith({ isConfirmed: false }), walletFault: 'wallet_missing', isConfigured: false },
    ['unconfirmed', 'wallet_missing', 'off'],
  ],
])('what keeps points from being paid: %s', (_, change, delays) => {
  expect(delaysOf({ ...READY, ...change })).toEqual(delays);
});

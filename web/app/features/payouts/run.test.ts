import type { PendingUser } from '@mustalah/contract/payouts/payees';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import type { Payout } from '@mustalah/contract/payouts/review';
import { expect, test } from 'vitest';
import {
  endedAmong,
  followed,
  isAnyUnknown,
  isOpen,
  type RunRow,
  waiting,
  withoutAnswer,
  withProgress,
  withResults,
} from './run.ts';

const user = (user_id: number): PendingUser => ({
  user_id,
  name: `مساهم ${user_id}`,
  email: `u${user_id}@example.org`,
  uas_balance: '5',
  wallet: 'w',
  payable: '4',
  reason: '',
  reason_code: '',
  payout_id: null,
  wallet_since: null,
  wallet_held_until: null,
});

const result = (user_id: number, more: Partial<PayoutResult> = {}): PayoutResult => ({
  user_id,
  email: `u${user_id}@example.org`,
  status: 'success',
  amount: '4',
  reason: '',
  reason_code: '',
  payout_id: `p${user_id}`,
  tx_hash: 'hash',
  explorer_url: 'https://x',
  ...more,
});

const payout = (user_id: number, more: Partial<Payout> = {}): Payout => ({
  id: `p${user_id}`,
  user_id,
  email: `u${user_id}@example.org`,
  wallet: 'w',
  amount: '4',
  state: 'signed',
  reason: '',
  reason_code: '',
  signer: 'key',
  awaits_decision: false,
  requested_by: 'مدير',
  tx_hash: 'hash',
  explorer_url: 'https://x',
  created_at: '2026-03-10T09:00:05.000Z',
  updated_at: '2026-03-10T09:00:05.000Z',
  ...more,
});

const NONE: ReadonlySet<string> = new Set();
const shown = (rows: readonly RunRow[]) => rows.map(({ status, hash }) => [status, hash]);

test('whoever is chosen waits, and is shown with what was answered', () => {
  const rows = [1, 2].map((id) => waiting(user(id)));
  expect(shown(rows)).toEqual([
    ['waiting', null],
    ['waiting', null],
  ]);
  expect(shown(withResults(rows, [result(2)]))).toEqual([
    ['waiting', null],
    ['success', 'hash'],
  ]);
});

test('while nothing is answered the list of payouts tells how far it has come', () => {
  const rows = [1, 2, 3].map((id) => waiting(user(id)));
  const list = [payout(1, { state: 'reserved', tx_hash: null }), payout(2)];
  expect(shown(withProgress(rows, list, NONE))).toEqual([
    ['reserved', null],
    ['signed', 'hash'],
    ['waiting', null],
  ]);
});

test('an earlier payout of the same person is not taken for this one, whatever the clocks say', () => {
  const earlier = payout(1, { state: 'settled', created_at: '2099-01-01T00:00:00.000Z' });
  const ended = endedAmong([earlier]);
  expect(shown(withProgress([waiting(user(1))], [earlier], ended))).toEqual([['waiting', null]]);
  const own = payout(1, { id: 'own', created_at: '1999-01-01T00:00:00.000Z' });
  expect(shown(withProgress([waiting(user(1))], [own, earlier], ended))).toEqual([['signed', 'hash']]);
});

test('one that was under way before is what the person waits for', () => {
  expect(endedAmong([payout(1), payout(2, { state: 'reserved' }), payout(3, { state: 'review' })]).size).toBe(
    0,
  );
});

test('where nobody knows what had ended, only the answer tells which payout it is', () => {
  expect(shown(withProgress([waiting(user(1))], [payout(1)], null))).toEqual([['waiting', null]]);
});

test('what was still under way in the answer is followed by its own number', () => {
  const rows = withResults([waiting(user(1))], [result(1, { status: 'pending', reason: 'أُرسلت' })]);
  expect(withProgress(rows, [payout(1)], NONE)[0]?.reason).toBe('أُرسلت');
  const settled = withProgress(rows, [payout(1, { state: 'settled' })], NONE);
  expect([settled[0]?.status, settled[0]?.reason, settled.some(isOpen)]).toEqual(['success', '', false]);
});

test('what has ended does not change any more', () => {
  const rows = withResults([waiting(user(1))], [result(1, { status: 'failed' })]);
  expect(withProgress(rows, [payout(1, { state: 'settled' })], NONE)).toEqual(rows);
});

test('where no answer came nobody is told that nothing was sent', () => {
  const rows = withResults(
    [1, 2].map((id) => waiting(user(id))),
    [result(1)],
  );
  expect(withoutAnswer(rows, 'انقطع الاتصال').map(({ status, reason }) => [status, reason])).toEqual([
    ['success', ''],
    ['pending', 'انقطع الاتصال'],
  ]);
});

test('all that is open is followed by its id, however many they are', () => {
  const many = Array.from({ length: 250 }, (_, index) => ({
    ...waiting(user(index)),
    status: index === 7 ? ('success' as const) : ('pending' as const),
    payoutId: `p${index}`,
  }));
  const parts = followed(many, 100);
  expect([parts.map((ids) => ids.length), parts.flat().includes('p7')]).toEqual([[100, 100, 49], false]);
  expect([isAnyUnknown(many), isAnyUnknown([...many, waiting(user(999))])]).toEqual([false, true]);
});

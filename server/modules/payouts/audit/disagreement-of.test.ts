import { expect, test } from 'vitest';
import { disagreementOf } from './audit.ts';

const payout = { state: 'reserved', signature: null, wallet: 'payee', tokens: 125n, isPrepared: true };
const movement = { signature: 'one', tokens: -125n, wallet: 'payee' };

test.each([
  ['what a wallet sent by itself', payout, movement, null],
  ['another amount', payout, { ...movement, tokens: -777n }, 'other_transaction'],
  ['a stranger', payout, { ...movement, wallet: 'stranger' }, 'other_transaction'],
  ['several at once', payout, { ...movement, wallet: '' }, 'other_transaction'],
  ['what nobody prepared', { ...payout, isPrepared: false }, movement, 'paid_and_released'],
  ['what was given back', { ...payout, state: 'released' }, movement, 'paid_and_released'],
  ['the stored one', { ...payout, state: 'settled', signature: 'one' }, movement, null],
  ['not the stored one', { ...payout, state: 'settled', signature: 'two' }, movement, 'other_transaction'],
  ['no payout', undefined, movement, 'unknown_payment'],
])('under the name of a payout there moved %s', (_, known, moved, kind) => {
  expect(disagreementOf(known, moved)).toBe(kind);
});

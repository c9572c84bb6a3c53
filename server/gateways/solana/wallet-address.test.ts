import { address } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { expect, test } from 'vitest';
import { newKey } from '../../test/chain/treasury.ts';
import { tokenAccountOf } from './transfer.ts';
import { walletFault } from './wallet-address.ts';

const OURS = [newKey().address, newKey().address] as const;
const WALLET = newKey().address;

test('a wallet may be paid', () => {
  expect(walletFault(WALLET, OURS)).toBeNull();
});

test.each([
  ['nothing', '', 'wallet_missing'],
  ['a name', 'not-a-wallet', 'wallet_unreadable'],
  ['an address with a letter too much', `${WALLET}1`, 'wallet_unreadable'],
  ['base58 that is too short for 32 bytes', '1'.repeat(31), 'wallet_unreadable'],
  ['forty-four of the highest digit, which are 33 bytes', 'z'.repeat(44), 'wallet_unreadable'],
  ['a letter that is not of the alphabet', `0${WALLET.slice(1)}`, 'wallet_unreadable'],
  ['blanks around', ` ${WALLET} `, 'wallet_unreadable'],
  ['the System program', '11111111111111111111111111111111', 'wallet_is_program'],
  ['the Token program', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'wallet_is_program'],
  ['Token-2022', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', 'wallet_is_program'],
  ['the program of token accounts', 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 'wallet_is_program'],
  ['the mint of wrapped SOL', 'So11111111111111111111111111111111111111112', 'wallet_is_program'],
  ['our mint', OURS[0], 'wallet_is_program'],
  ['our treasury', OURS[1], 'wallet_is_program'],
])('%s is no wallet', (_, wallet, fault) => {
  expect(walletFault(wallet, OURS)).toBe(fault);
});

test('the token account of a wallet has no key', async () => {
  const account = await tokenAccountOf(WALLET, { mint: address(OURS[0]), program: TOKEN_PROGRAM_ADDRESS });
  expect(walletFault(account, OURS)).toBe('wallet_has_no_key');
});

import { type Address, isAddress, isOffCurveAddress } from '@solana/kit';

/** Why nothing may be paid to an address. */
export type WalletFault = 'wallet_missing' | 'wallet_unreadable' | 'wallet_is_program' | 'wallet_has_no_key';

/** They lie on the curve, as wallets do. */
const PROGRAMS_AND_MINTS: ReadonlySet<string> = new Set([
  '11111111111111111111111111111111', // System
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', // Token
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', // Token-2022
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', // Associated Token Account
  'So11111111111111111111111111111111111111112', // the mint of wrapped SOL
]);

/**
 * What stands against paying to this address, as far as the address tells; `ours` are our mint and our treasury.
 *
 * That an address on the curve is not the account of a person, only the chain tells.
 */
export function walletFault(wallet: string, ours: readonly string[]): WalletFault | null {
  if (wallet === '') return 'wallet_missing';
  if (!isAddress(wallet)) return 'wallet_unreadable';
  if (PROGRAMS_AND_MINTS.has(wallet) || ours.includes(wallet)) return 'wallet_is_program';
  // No private key can exist for it, as for every token account; half of all typing errors end here.
  return isOffCurve(wallet) ? 'wallet_has_no_key' : null;
}

const MOST_KNOWN = 10_000;
const offCurve = new Map<Address, boolean>();

/** It takes a tenth of a millisecond to find out, which a list of a hundred people feels, and never changes. */
function isOffCurve(wallet: Address): boolean {
  const known = offCurve.get(wallet);
  if (known !== undefined) return known;
  const found = isOffCurveAddress(wallet);
  if (offCurve.size >= MOST_KNOWN) offCurve.clear();
  offCurve.set(wallet, found);
  return found;
}

/** An address that was checked before, for instance when it was stored. */
export function knownAddress(text: string): Address {
  if (!isAddress(text)) throw new Error('Not an address of Solana');
  return text;
}

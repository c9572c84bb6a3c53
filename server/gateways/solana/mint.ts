import { type Address, address } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';

export const TOKEN_2022_PROGRAM = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');

export type MintFault = 'mint_missing' | 'mint_decimals' | 'mint_extension';

export type MintReading = { program: Address } | { fault: MintFault };

interface Account {
  owner: string;
  data: Uint8Array;
}

// The layout of a mint: https://github.com/solana-program/token, interface/src/state.rs.
const MINT_BYTES = 82;
const DECIMALS_AT = 44;
const INITIALIZED_AT = 45;
// With extensions, the kind of account follows where a token account would end, and the extensions after it.
const KIND_AT = 165;
const MINT_KIND = 1;

/**
 * Extensions of Token-2022 under which a transfer still moves what it says, to whom it says, and nothing more:
 * authority to close the mint, pointers to and texts of metadata, groups.
 *
 * Any other one is refused: fees, hooks, delegates who take back, accounts that begin frozen, amounts that are shown
 * otherwise than they are moved, and whatever is invented later.
 */
const HARMLESS = new Set([3, 18, 19, 20, 21, 22, 23]);

/** Read the account of a mint: the program that moves its tokens, or why we do not pay with it. */
export function readMint(account: Account | null, decimals: number): MintReading {
  const owners: readonly string[] = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM];
  if (!account || !owners.includes(account.owner) || account.data.length < MINT_BYTES) {
    return { fault: 'mint_missing' };
  }
  const { data } = account;
  if (data[INITIALIZED_AT] !== 1) return { fault: 'mint_missing' };
  if (account.owner === TOKEN_PROGRAM_ADDRESS && data.length !== MINT_BYTES) return { fault: 'mint_missing' };
  if (data.length > MINT_BYTES && data[KIND_AT] !== MINT_KIND) return { fault: 'mint_missing' };
  if (data[DECIMALS_AT] !== decimals) return { fault: 'mint_decimals' };
  // guard: A token that takes fees or calls hooks is not paid with (mint.test.ts, ../../modules/payouts/chain-faults.test.ts)
  if (!extensionsOf(data).every((extension) => HARMLESS.has(extension))) return { fault: 'mint_extension' };
  return { program: address(account.owner) };
}

/** The kinds of its extensions: each is a kind, a length (two bytes each) and so many bytes. */
function extensionsOf(data: Uint8Array): number[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const kinds: number[] = [];
  for (let at = KIND_AT + 1; at + 4 <= data.length; ) {
    const kind = view.getUint16(at, true);
    // What is left was made larger than it is filled.
    if (kind === 0) break;
    kinds.push(kind);
    at += 4 + view.getUint16(at + 2, true);
  }
  return kinds;
}

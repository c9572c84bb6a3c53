import { generateKeyPairSync } from 'node:crypto';
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getSignatureFromTransaction,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  blockhash as knownBlockhash,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { tokenAccountOf } from '../../gateways/solana/transfer.ts';
import type { Chain } from './chain.ts';
import { readTokenAccount } from './machine.ts';

/** A pair of keys as people and programs write it. */
export interface TestKey {
  /** The private half and the public half. */
  bytes: Uint8Array;
  base58: string;
  /** The public half. */
  address: Address;
}

export function newKey(): TestKey {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const publicHalf = Buffer.from(x, 'base64url');
  const bytes = new Uint8Array(Buffer.concat([Buffer.from(d, 'base64url'), publicHalf]));
  const { decode } = getBase58Decoder();
  return { bytes, base58: decode(bytes), address: address(decode(publicHalf)) };
}

export interface TreasuryOptions {
  key?: TestKey;
  decimals?: number;
  /** The program of the mint: Token unless told otherwise. */
  program?: Address;
  lamports?: bigint;
  /** In the smallest unit. */
  tokens?: bigint;
}

/** A token and the treasury that pays in it. */
export interface Treasury {
  key: TestKey;
  mint: Address;
  program: Address;
  decimals: number;
  /** Holds the tokens. */
  account: Address;
  /** Owns the mint, and pays for preparations. */
  owner: KeyPairSigner;
}

/** Make a token on a chain and give all of it to a treasury. */
export async function fundTreasury(chain: Chain, options: TreasuryOptions = {}): Promise<Treasury> {
  const { key = newKey(), decimals = 9, program = TOKEN_PROGRAM_ADDRESS } = options;
  const { lamports: sol = 5_000_000_000n, tokens = 10n ** 15n } = options;
  const owner = await generateKeyPairSigner();
  const mint = await generateKeyPairSigner();
  giveSol(chain, owner.address, 10_000_000_000n);
  if (sol > 0n) giveSol(chain, key.address, sol);
  const token = { mint: mint.address, program };
  const account = await tokenAccountOf(key.address, token);
  const space = BigInt(getMintSize());
  const inProgram = { programAddress: program };
  await run(chain, owner, [
    getCreateAccountInstruction({
      payer: owner,
      newAccount: mint,
      lamports: chain.machineAt('processed').minimumBalanceForRentExemption(space),
      space,
      programAddress: program,
    }),
    getInitializeMint2Instruction(
      { mint: mint.address, decimals, mintAuthority: owner.address, freezeAuthority: owner.address },
      inProgram,
    ),
    openAccount(owner, key.address, { mint: mint.address, program, account }),
    getMintToCheckedInstruction(
      { mint: mint.address, token: account, mintAuthority: owner, amount: tokens, decimals },
      inProgram,
    ),
  ]);
  return { key, mint: mint.address, program, decimals, account, owner };
}

/** The instruction that opens the token account of an owner, at somebody's expense. */
export const openAccount = (
  payer: KeyPairSigner,
  owner: Address,
  { mint, program, account }: { mint: Address; program: Address; account: Address },
): Instruction =>
  getCreateAssociatedTokenIdempotentInstruction({ payer, ata: account, owner, mint, tokenProgram: program });

export const giveSol = (chain: Chain, account: Address, amount: bigint): void =>
  chain.change((machine) => void machine.airdrop(account, lamports(amount)));

/** Execute instructions at once; throws what the chain says against them. */
export async function run(chain: Chain, payer: KeyPairSigner, instructions: Instruction[]): Promise<void> {
  const { blockhash } = chain.blockAt('processed');
  const transaction = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: knownBlockhash(blockhash), lastValidBlockHeight: 0n },
          message,
        ),
      (message) => appendTransactionMessageInstructions(instructions, message),
    ),
  );
  chain.land(new Uint8Array(getTransactionEncoder().encode(transaction)));
  const landed = chain.landed.get(getSignatureFromTransaction(transaction));
  if (landed?.error !== null) throw new Error(`the chain refused: ${JSON.stringify(landed?.error)}`);
}

export const signerOf = (key: TestKey): Promise<KeyPairSigner> => createKeyPairSignerFromBytes(key.bytes);

/** How many of the smallest unit a wallet holds. */
export async function balanceOf(
  chain: Chain,
  wallet: string,
  token: Pick<Treasury, 'mint' | 'program'>,
): Promise<bigint> {
  const account = await tokenAccountOf(address(wallet), token);
  return readTokenAccount(chain.machineAt('processed'), account)?.amount ?? 0n;
}

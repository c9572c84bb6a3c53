import {
  type Address,
  appendTransactionMessageInstructions,
  type Base64EncodedWireTransaction,
  type Blockhash,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/kit';
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget';
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token';

/** A payment of our token: all that makes its transaction, but the block it builds on. */
export interface Transfer {
  payoutId: string;
  treasury: Address;
  mint: Address;
  /** The program that moves the mint's tokens: Token or Token-2022. */
  program: Address;
  decimals: number;
  recipient: Address;
  /** In the smallest unit of the token. */
  amount: bigint;
}

/** A transaction may land while its blockhash is young. */
export interface Lifetime {
  blockhash: Blockhash;
  lastValidBlockHeight: bigint;
}

/** Enough for any of the token programs on a real cluster; the test machine needs a fifth of it. */
const COMPUTE_UNITS = 200_000;
const MICROLAMPORTS_A_UNIT = 10_000n;
/** What one payment costs beside the rent of a new token account: the signature and the priority. */
export const FEE_LAMPORTS = 5_000n + (BigInt(COMPUTE_UNITS) * MICROLAMPORTS_A_UNIT) / 1_000_000n;

const MEMO = 'uas-payout:';

/**
 * The memo that ties a transaction to one payout.
 *
 * Without it two equal payouts to one wallet on one blockhash are the same transaction, and the second one is silently
 * not paid. It also lets an audit find payments that the database has lost.
 */
export const memoOf = (payoutId: string): string => MEMO + payoutId;

const IN_MEMO = new RegExp(`${MEMO}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-f])`);

/** The payout that a memo names; nodes put its length before the text. */
export const payoutIn = (memo: string | null): string | null => IN_MEMO.exec(memo ?? '')?.[1] ?? null;

/** The account that holds the tokens of an owner. */
export async function tokenAccountOf(
  owner: Address,
  { mint, program }: Pick<Transfer, 'mint' | 'program'>,
): Promise<Address> {
  const [account] = await findAssociatedTokenPda({ owner, mint, tokenProgram: program });
  return account;
}

/** Places of instructions in the transaction, for errors such as `InstructionError: [3, …]`. */
export const INSTRUCTION = { createAccount: 2, transfer: 3 } as const;

async function instructionsOf(transfer: Transfer, treasury: TransactionSigner) {
  const { mint, program, decimals, recipient, amount, payoutId } = transfer;
  const source = await tokenAccountOf(treasury.address, transfer);
  const destination = await tokenAccountOf(recipient, transfer);
  return [
    // Our own two settings also keep most browser wallets from adding theirs.
    getSetComputeUnitLimitInstruction({ units: COMPUTE_UNITS }),
    getSetComputeUnitPriceInstruction({ microLamports: MICROLAMPORTS_A_UNIT }),
    getCreateAssociatedTokenIdempotentInstruction({
      payer: treasury,
      ata: destination,
      owner: recipient,
      mint,
      tokenProgram: program,
    }),
    getTransferCheckedInstruction(
      { source, mint, destination, authority: treasury, amount, decimals },
      { programAddress: program },
    ),
    // The library's default is memo v4, whose presence on every cluster is not certain.
    getAddMemoInstruction(
      { memo: memoOf(payoutId), signers: [treasury] },
      { programAddress: LEGACY_MEMO_PROGRAM_ADDRESS_V3 },
    ),
  ];
}

async function messageOf(transfer: Transfer, treasury: TransactionSigner, lifetime: Lifetime) {
  const instructions = await instructionsOf(transfer, treasury);
  return pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(treasury, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) => appendTransactionMessageInstructions(instructions, message),
  );
}

/** A signed transaction: stored before its first byte is sent, and sent as often as needed. */
export interface SignedTransfer {
  signature: string;
  wire: Uint8Array;
}

/** Sign a payment with the key of the treasury. */
export async function signTransfer(
  transfer: Transfer,
  treasury: KeyPairSigner,
  lifetime: Lifetime,
): Promise<SignedTransfer> {
  const transaction = await signTransactionMessageWithSigners(await messageOf(transfer, treasury, lifetime));
  return {
    signature: getSignatureFromTransaction(transaction),
    wire: new Uint8Array(getTransactionEncoder().encode(transaction)),
  };
}

/** The same payment without a signature, for a simulation or for a browser wallet. */
export async function unsignedTransfer(transfer: Transfer, lifetime: Lifetime): Promise<Uint8Array> {
  const message = await messageOf(transfer, createNoopSigner(transfer.treasury), lifetime);
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)));
}

/** A lifetime for transactions that are only simulated. */
export const NO_LIFETIME: Lifetime = {
  blockhash: blockhash('11111111111111111111111111111111'),
  lastValidBlockHeight: 0n,
};

/** A transaction as calls of a node take it. */
export const inBase64 = (wire: Uint8Array): Base64EncodedWireTransaction =>
  getBase64EncodedWireTransaction(getTransactionDecoder().decode(wire));

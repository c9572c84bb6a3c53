// What a node of Solana answers, as far as payouts ask.
import {
  type Address,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  getPublicKeyFromAddress,
  isAddress,
  lamports,
  verifySignature,
} from '@solana/kit';
import { FailedTransactionMetadata } from 'litesvm';
import { knownAddress } from '../../gateways/solana/wallet-address.ts';
import {
  type Chain,
  type Commitment,
  decode,
  type Landed,
  MOST_BLOCKS_OLD,
  randomHash,
  type TokenBalance,
} from './chain.ts';
import type { Fault } from './faults.ts';
import { type ChainError, errorOf, readTokenAccount } from './machine.ts';

/** An answer with `error`; the codes are those of a real node. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The object at the end of the parameters. */
interface Options {
  commitment?: Commitment;
  encoding?: string;
  minContextSlot?: number | bigint;
  searchTransactionHistory?: boolean;
  limit?: number;
  before?: string;
  until?: string;
  sigVerify?: boolean;
  replaceRecentBlockhash?: boolean;
  skipPreflight?: boolean;
  preflightCommitment?: Commitment;
}

export interface Call {
  chain: Chain;
  params: readonly unknown[];
  fault: Fault | undefined;
}

interface Asked extends Call {
  options: Options;
  commitment: Commitment;
  /** Slots by which the answering replica is behind. */
  lag: bigint;
}

/** Answer one call, or throw an `RpcError`. */
export async function answer(method: string, call: Call): Promise<unknown> {
  const handler = methods[method];
  if (!handler) throw new RpcError(-32601, 'Method not found');
  const last = call.params.at(-1);
  const options: Options = typeof last === 'object' && last !== null && !Array.isArray(last) ? last : {};
  const commitment = options.commitment ?? 'finalized';
  return handler({ ...call, options, commitment, lag: BigInt(call.fault?.lag ?? 0) });
}

const withContext = (asked: Asked, value: unknown) => ({
  context: { slot: asked.chain.slotAt(asked.commitment) - asked.lag, apiVersion: '3.1.8' },
  value,
});

const methods: Record<string, (asked: Asked) => unknown> = {
  getVersion: () => ({ 'solana-core': '3.1.8', 'feature-set': 0 }),
  getHealth: () => 'ok',
  getGenesisHash: ({ chain }) => chain.genesis,
  getSlot: (asked) => slotSeen(asked),
  getBlockHeight: (asked) => heightSeen(asked),
  getEpochInfo: (asked) => ({
    absoluteSlot: slotSeen(asked),
    blockHeight: heightSeen(asked),
    epoch: 1036n,
    slotIndex: 0n,
    slotsInEpoch: 432_000n,
    transactionCount: BigInt(asked.chain.landed.size),
  }),
  getFirstAvailableBlock: ({ chain }) => chain.firstSlotKept,
  getLatestBlockhash: (asked) => {
    const { blockhash, height } = asked.chain.blockAt(asked.commitment);
    return withContext(asked, { blockhash, lastValidBlockHeight: height + MOST_BLOCKS_OLD });
  },
  getMinimumBalanceForRentExemption: ({ chain, params }) =>
    chain.machineAt('processed').minimumBalanceForRentExemption(BigInt(Number(params[0]))),
  getBalance: (asked) =>
    withContext(asked, asked.chain.machineAt(asked.commitment).getBalance(addressIn(asked)) ?? 0n),
  getAccountInfo: (asked) => withContext(asked, accountInfo(asked, addressIn(asked))),
  getMultipleAccounts: (asked) =>
    withContext(
      asked,
      listIn(asked).map((account) => accountInfo(asked, knownAddress(account))),
    ),
  getTokenAccountBalance: (asked) => {
    const found = readTokenAccount(asked.chain.machineAt(asked.commitment), addressIn(asked));
    if (!found) throw new RpcError(-32602, 'Invalid param: could not find account');
    return withContext(asked, uiAmount(found));
  },
  requestAirdrop: ({ chain, params }) => {
    const account = knownAddress(String(params[0]));
    chain.change((machine) => void machine.airdrop(account, lamports(BigInt(Number(params[1])))));
    return randomHash();
  },
  simulateTransaction,
  sendTransaction,
  getSignatureStatuses,
  getTransaction,
  getSignaturesForAddress,
};

async function simulateTransaction(asked: Asked): Promise<unknown> {
  const { chain, options, commitment } = asked;
  const checksSignatures = options.sigVerify === true;
  const { transaction, message } = await check(wireIn(asked), checksSignatures);
  if (!options.replaceRecentBlockhash && !chain.isYoung(message.lifetimeToken, chain.heightAt(commitment))) {
    return withContext(asked, simulated('BlockhashNotFound', [], 0n));
  }
  const machine = chain.machineAt('processed');
  machine.withSigverify(checksSignatures);
  try {
    const result = machine.simulateTransaction(transaction);
    const error = result instanceof FailedTransactionMetadata ? errorOf(result) : null;
    const meta = result.meta();
    return withContext(asked, simulated(error, meta.logs(), meta.computeUnitsConsumed()));
  } finally {
    machine.withSigverify(true);
  }
}

const simulated = (err: ChainError | null, logs: string[], unitsConsumed: bigint) => ({
  err,
  logs,
  accounts: null,
  unitsConsumed,
  returnData: null,
});

async function sendTransaction(asked: Asked): Promise<string> {
  const { chain, options, fault } = asked;
  const wire = wireIn(asked);
  const { transaction, message, signature } = await check(wire, true);
  if (!options.skipPreflight) {
    const height = chain.heightAt(options.preflightCommitment ?? 'finalized');
    if (!chain.isYoung(message.lifetimeToken, height)) throw preflightFailure('BlockhashNotFound', []);
    const result = chain.machineAt('processed').simulateTransaction(transaction);
    if (result instanceof FailedTransactionMetadata) {
      throw preflightFailure(errorOf(result), result.meta().logs());
    }
  }
  // In all these cases a node answers with the signature: it does not know what the leader will do.
  if (fault?.landAfter !== undefined) chain.landLater(wire, fault.landAfter);
  else if (!fault?.swallow) for (let i = 0; i <= (fault?.again ?? 0); i++) chain.land(wire);
  return signature;
}

function preflightFailure(error: ChainError, logs: string[]): RpcError {
  const what = typeof error === 'string' ? error : 'Error processing Instruction';
  return new RpcError(-32002, `Transaction simulation failed: ${what}`, simulated(error, logs, 0n));
}

function getSignatureStatuses(asked: Asked): unknown {
  const { chain, options, lag } = asked;
  const statusOf = (signature: string) => {
    const landed = seen(asked, signature);
    if (!landed) return null;
    // A node looks only into its recent blocks unless it is told to search.
    if (!options.searchTransactionHistory && chain.height - landed.height > 300n) return null;
    const confirmationStatus = chain.commitmentOf(landed);
    return {
      slot: landed.slot,
      confirmations: confirmationStatus === 'finalized' ? null : chain.slot - landed.slot,
      err: landed.error,
      status: statusField(landed.error),
      confirmationStatus,
    };
  };
  const list = listIn(asked);
  if (list.length > 256) throw new RpcError(-32602, 'Too many inputs provided; max 256');
  return { context: { slot: chain.slot - lag, apiVersion: '3.1.8' }, value: list.map(statusOf) };
}

function getTransaction(asked: Asked): unknown {
  const landed = seen(asked, String(asked.params[0]));
  if (!landed || landed.slot > slotSeen(asked)) return null;
  return {
    slot: landed.slot,
    blockTime: landed.time,
    version: 0,
    transaction: [getBase64Decoder().decode(landed.wire), 'base64'],
    meta: {
      err: landed.error,
      fee: landed.fee,
      status: statusField(landed.error),
      preBalances: landed.lamports.before,
      postBalances: landed.lamports.after,
      preTokenBalances: landed.tokens.before.map(tokenBalance),
      postTokenBalances: landed.tokens.after.map(tokenBalance),
      logMessages: landed.logs,
      innerInstructions: [],
      loadedAddresses: { readonly: [], writable: [] },
      computeUnitsConsumed: landed.units,
      rewards: [],
    },
  };
}

function getSignaturesForAddress(asked: Asked): unknown {
  const { chain, options } = asked;
  const account = addressIn(asked);
  const last = slotSeen(asked);
  const found = [...chain.landed.values()]
    .reverse()
    .filter(
      ({ signature, slot, accounts }) => slot <= last && accounts.includes(account) && seen(asked, signature),
    );
  const from = options.before ? found.findIndex(({ signature }) => signature === options.before) + 1 : 0;
  const end = options.until ? found.findIndex(({ signature }) => signature === options.until) : -1;
  return found
    .slice(from, end < 0 ? undefined : end)
    .slice(0, options.limit ?? 1000)
    .map((landed) => ({
      signature: landed.signature,
      slot: landed.slot,
      err: landed.error,
      memo: landed.memo,
      blockTime: landed.time,
      confirmationStatus: chain.commitmentOf(landed),
    }));
}

/** A transaction as this replica sees it: it may be behind, and it may have forgotten. */
function seen({ chain, lag }: Asked, signature: string): Landed | null {
  const landed = chain.landed.get(signature);
  if (!landed || landed.slot > chain.slot - lag) return null;
  return landed.slot < chain.firstSlotKept ? null : landed;
}

function slotSeen(asked: Asked): bigint {
  const { chain, commitment, lag, options } = asked;
  const slot = chain.slotAt(commitment) - lag;
  if (options.minContextSlot !== undefined && BigInt(options.minContextSlot) > slot) {
    throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot });
  }
  return slot;
}

function heightSeen(asked: Asked): bigint {
  slotSeen(asked);
  return asked.chain.heightAt(asked.commitment) - asked.lag;
}

function accountInfo({ chain, commitment }: Asked, account: Address): unknown {
  const found = chain.machineAt(commitment).getAccount(account);
  if (!found.exists) return null;
  return {
    data: [getBase64Decoder().decode(found.data), 'base64'],
    executable: found.executable,
    lamports: found.lamports,
    owner: found.programAddress,
    rentEpoch: 0n,
    space: found.space,
  };
}

/** What a node looks at before it looks at the chain: size and signatures. */
async function check(wire: Uint8Array, checksSignatures: boolean) {
  if (wire.length > 1232) throw new RpcError(-32602, `transaction too large: ${wire.length} bytes`);
  const decoded = decode(wire);
  if (!checksSignatures) return decoded;
  for (const [signer, signature] of Object.entries(decoded.transaction.signatures)) {
    const key = await getPublicKeyFromAddress(knownAddress(signer));
    const isValid = signature && (await verifySignature(key, signature, decoded.transaction.messageBytes));
    if (!isValid) throw new RpcError(-32003, 'Transaction signature verification failure');
  }
  return decoded;
}

function wireIn({ params, options }: Asked): Uint8Array {
  const encoder = options.encoding === 'base64' ? getBase64Encoder() : getBase58Encoder();
  try {
    return new Uint8Array(encoder.encode(String(params[0])));
  } catch {
    throw new RpcError(-32602, 'invalid encoding');
  }
}

function addressIn({ params }: Asked): Address {
  const text = String(params[0]);
  if (!isAddress(text)) throw new RpcError(-32602, 'Invalid param: Invalid');
  return text;
}

const listIn = ({ params: [list] }: Asked): string[] => (Array.isArray(list) ? list.map(String) : []);
const statusField = (error: ChainError | null) => (error ? { Err: error } : { Ok: null });

const tokenBalance = (balance: TokenBalance) => ({
  accountIndex: balance.index,
  mint: balance.mint,
  owner: balance.owner,
  programId: balance.program,
  uiTokenAmount: uiAmount(balance),
});

function uiAmount({ amount, decimals }: { amount: bigint; decimals: number }) {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  const text = [digits.slice(0, at), digits.slice(at).replace(/0+$/, '')].filter(Boolean).join('.');
  return { amount: amount.toString(), decimals, uiAmount: Number(text), uiAmountString: text };
}

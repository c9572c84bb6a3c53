// A cluster around LiteSVM, which by itself has no blocks, no forks and one valid blockhash:
//  - a block a slot, but for skipped slots, so that heights and slots differ as on a real cluster;
//  - blockhashes that are valid for 150 blocks;
//  - two machines: `tip` for what is processed and confirmed, `root` for what is final. What becomes final is replayed
//    into `root`; rollback() drops what is not, as a change of forks does.
import { randomBytes } from 'node:crypto';
import {
  type Address,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { payoutIn } from '../../gateways/solana/transfer.ts';
import { type ChainError, errorOf, openMachine, readTokenAccount, type TokenAccount } from './machine.ts';

export type Commitment = 'processed' | 'confirmed' | 'finalized';

interface Block {
  slot: bigint;
  height: bigint;
  blockhash: string;
}

export interface Landed {
  signature: string;
  slot: bigint;
  height: bigint;
  time: bigint;
  error: ChainError | null;
  accounts: Address[];
  memo: string | null;
  wire: Uint8Array;
  logs: string[];
  units: bigint;
  fee: bigint;
  lamports: { before: bigint[]; after: bigint[] };
  tokens: { before: TokenBalance[]; after: TokenBalance[] };
}

export type TokenBalance = TokenAccount & { index: number };

/** What will happen to `root` once its slot is final: a transaction, or a change by hand. */
type Entry = { slot: bigint } & ({ signature: string; wire: Uint8Array } | { change: Change });
type Change = (machine: LiteSVM) => void;

export interface ChainOptions {
  /** Slots until a block is final. */
  finality?: number;
  genesis?: string;
}

export const MOST_BLOCKS_OLD = 150n;
const KEPT_BLOCKS = 5_000;
const LAMPORTS_A_SIGNATURE = 5_000n;
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';

export const randomHash = (): string => getBase58Decoder().decode(randomBytes(32));

export class Chain {
  readonly genesis: string;
  // As far as the main network was, and as far apart.
  slot = 447_552_000n;
  height = 425_000_000n;
  /** How many slots of history the node keeps; all of them when null. */
  keptSlots: bigint | null = null;
  readonly counts = { executed: 0, refused: 0 };
  readonly landed = new Map<string, Landed>();
  readonly #firstSlot = this.slot;
  readonly #finality: bigint;
  readonly #root: LiteSVM;
  #tip: LiteSVM;
  #blocks: Block[] = [];
  #journal: Entry[] = [];
  #late: { slot: bigint; wire: Uint8Array }[] = [];

  constructor({ finality = 31, genesis = randomHash() }: ChainOptions = {}) {
    this.#finality = BigInt(finality);
    this.genesis = genesis;
    this.#tip = openMachine(this.slot);
    this.#root = openMachine(this.slot);
    this.tick(3);
  }

  /** Let so many slots pass; skipped ones have no block. */
  tick(slots = 1, { skipped = false } = {}): void {
    for (let i = 0; i < slots; i++) {
      this.slot++;
      if (!skipped) this.#addBlock();
      this.#landLate();
      this.#finish();
    }
    this.#tip.warpToSlot(this.slot);
  }

  #addBlock(): void {
    this.height++;
    this.#blocks.push({ slot: this.slot, height: this.height, blockhash: randomHash() });
    if (this.#blocks.length > KEPT_BLOCKS) this.#blocks.shift();
  }

  #landLate(): void {
    const due = this.#late.filter(({ slot }) => slot <= this.slot);
    this.#late = this.#late.filter(({ slot }) => slot > this.slot);
    for (const { wire } of due) this.land(wire);
  }

  #finish(): void {
    const final = this.slotAt('finalized');
    while (this.#journal[0] && this.#journal[0].slot <= final) {
      const entry = this.#journal.shift();
      if (!entry) return;
      if ('change' in entry) entry.change(this.#root);
      else this.#root.sendTransaction(getTransactionDecoder().decode(entry.wire));
    }
  }

  machineAt(commitment: Commitment): LiteSVM {
    return commitment === 'finalized' ? this.#root : this.#tip;
  }

  slotAt(commitment: Commitment): bigint {
    if (commitment === 'finalized') return this.slot - this.#finality;
    return commitment === 'confirmed' ? this.slot - 1n : this.slot;
  }

  heightAt(commitment: Commitment): bigint {
    const slot = this.slotAt(commitment);
    return this.#blocks.findLast((block) => block.slot <= slot)?.height ?? this.height - this.#finality;
  }

  /** The newest block of that commitment. */
  blockAt(commitment: Commitment): Block {
    const height = this.heightAt(commitment);
    const block = this.#blocks.findLast((each) => each.height <= height) ?? this.#blocks[0];
    if (!block) throw new Error('a chain has a block');
    return block;
  }

  isYoung(blockhash: string, height: bigint): boolean {
    const block = this.#blocks.findLast((each) => each.blockhash === blockhash);
    return block !== undefined && block.height <= height && height - block.height <= MOST_BLOCKS_OLD;
  }

  get firstSlotKept(): bigint {
    return this.keptSlots === null ? this.#firstSlot : this.slot - this.keptSlots;
  }

  commitmentOf({ slot }: Landed): Commitment {
    if (slot <= this.slotAt('finalized')) return 'finalized';
    return slot <= this.slotAt('confirmed') ? 'confirmed' : 'processed';
  }

  /** Change accounts without a transaction, now and, later, in what is final. */
  change(change: Change): void {
    change(this.#tip);
    this.#journal.push({ slot: this.slot, change });
  }

  landLater(wire: Uint8Array, slots: number): void {
    this.#late.push({ slot: this.slot + BigInt(slots), wire });
  }

  /** Execute a transaction in the present block; one that no block would take counts as refused. */
  land(wire: Uint8Array): void {
    const { transaction, message, signature } = decode(wire);
    if (this.landed.has(signature) || !this.isYoung(message.lifetimeToken, this.height)) {
      this.counts.refused++;
      return;
    }
    const accounts = message.staticAccounts;
    const before = this.#balances(accounts);
    const result = this.#tip.sendTransaction(transaction);
    const isFailed = result instanceof FailedTransactionMetadata;
    const error = isFailed ? errorOf(result) : null;
    if (error !== null && !standsInBlock(error)) {
      this.counts.refused++;
      return;
    }
    const after = this.#balances(accounts);
    const meta = isFailed ? result.meta() : result;
    this.landed.set(signature, {
      signature,
      slot: this.slot,
      height: this.height,
      time: BigInt(Math.floor(Date.now() / 1000)),
      error,
      accounts,
      memo: memoIn(message),
      wire,
      logs: meta.logs(),
      units: meta.computeUnitsConsumed(),
      fee: feeOf(message),
      lamports: { before: before.lamports, after: after.lamports },
      tokens: { before: before.tokens, after: after.tokens },
    });
    this.#journal.push({ slot: this.slot, signature, wire });
    this.counts.executed++;
  }

  /** Another fork wins: every transaction that is not final is gone. Gives their signatures. */
  rollback(): string[] {
    this.#tip = LiteSVM.fromBytes(this.#root.toBytes());
    this.#tip.withBlockhashCheck(false);
    const dropped: string[] = [];
    for (const entry of this.#journal) {
      if ('change' in entry) {
        entry.change(this.#tip);
      } else {
        this.landed.delete(entry.signature);
        dropped.push(entry.signature);
      }
    }
    this.#journal = this.#journal.filter((entry) => 'change' in entry);
    return dropped;
  }

  /** The payments that somebody made for payouts, as they stand on the chain: the truth, not what a call says. */
  paymentsOf(payer: Address): { payoutId: string; signature: string }[] {
    return [...this.landed.values()].flatMap(({ memo, error, signature, accounts }) => {
      const payoutId = payoutIn(memo);
      return payoutId && error === null && accounts[0] === payer ? [{ payoutId, signature }] : [];
    });
  }

  #balances(accounts: readonly Address[]) {
    return {
      lamports: accounts.map((account) => this.#tip.getBalance(account) ?? 0n),
      tokens: accounts.flatMap((account, index) => {
        const found = readTokenAccount(this.#tip, account);
        return found ? [{ ...found, index }] : [];
      }),
    };
  }
}

interface Message {
  header: { numSignerAccounts: number };
  staticAccounts: Address[];
  instructions: { programAddressIndex: number; data?: Uint8Array }[];
  lifetimeToken: string;
}

export function decode(wire: Uint8Array) {
  const transaction = getTransactionDecoder().decode(wire);
  const message = getCompiledTransactionMessageDecoder().decode(
    transaction.messageBytes,
  ) as unknown as Message;
  const [first] = Object.values(transaction.signatures);
  return { transaction, message, signature: first ? getBase58Decoder().decode(first) : '' };
}

/** A program that fails has cost its fee and stands in a block; what cannot pay its fee or is malformed does not. */
const standsInBlock = (error: ChainError): boolean =>
  typeof error === 'object' && ('InstructionError' in error || 'InsufficientFundsForRent' in error);

function feeOf({ header, instructions, staticAccounts }: Message): bigint {
  let units = 200_000n * BigInt(instructions.length);
  let microLamports = 0n;
  for (const { programAddressIndex, data } of instructions) {
    if (staticAccounts[programAddressIndex] !== COMPUTE_BUDGET || !data) continue;
    const bytes = Buffer.from(data);
    if (bytes[0] === 2) units = BigInt(bytes.readUInt32LE(1));
    if (bytes[0] === 3) microLamports = bytes.readBigUInt64LE(1);
  }
  const priority = (units * microLamports + 999_999n) / 1_000_000n;
  return LAMPORTS_A_SIGNATURE * BigInt(header.numSignerAccounts) + priority;
}

function memoIn({ instructions, staticAccounts }: Message): string | null {
  const memos = instructions
    .filter(({ programAddressIndex }) => staticAccounts[programAddressIndex]?.startsWith('Memo'))
    .map(({ data = new Uint8Array() }) => `[${data.length}] ${Buffer.from(data).toString()}`);
  return memos.length > 0 ? memos.join('; ') : null;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Address, address, getBase58Decoder } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { type FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { TOKEN_2022_PROGRAM } from '../../gateways/solana/mint.ts';

/** A virtual machine that leaves blockhashes to us: its own check knows one of them at a time. */
export function openMachine(slot: bigint): LiteSVM {
  const machine = new LiteSVM();
  machine.withBlockhashCheck(false);
  machine.withTransactionHistory(1_000_000n);
  machine.warpToSlot(slot);
  return machine;
}

/** An error as nodes write it: a name, or an object around one. */
export type ChainError = string | Record<string, unknown>;

// The machine gives errors as numbers; their names stand in its declarations only.
const declarations = readFileSync(
  createRequire(import.meta.url).resolve('litesvm/dist/internal.d.ts'),
  'utf8',
);
const namesOf = (kind: string): string[] => {
  const [, body = ''] = new RegExp(`const enum ${kind} \\{([^}]*)\\}`).exec(declarations) ?? [];
  const names: string[] = [];
  for (const [, name = '', number] of body.matchAll(/(\w+) = (\d+)/g)) names[Number(number)] = name;
  return names;
};
const ofTransaction = namesOf('TransactionErrorFieldless');
const ofInstruction = namesOf('InstructionErrorFieldless');

export function errorOf(failed: FailedTransactionMetadata): ChainError {
  const error = failed.err();
  if (typeof error === 'number') return ofTransaction[error] ?? `Unknown${error}`;
  switch (error.constructor.name) {
    case 'TransactionErrorInstructionError': {
      const { index, err } = error as unknown as { index: number; err(): unknown };
      return { InstructionError: [index, instructionError(err.call(error))] };
    }
    case 'TransactionErrorInsufficientFundsForRent':
      return {
        InsufficientFundsForRent: { account_index: (error as { accountIndex: number }).accountIndex },
      };
    default:
      return { [error.constructor.name.replace('TransactionError', '')]: error.toString() };
  }
}

/** A number that has a name, a code of the program's own, or a text. */
function instructionError(error: unknown): unknown {
  if (typeof error === 'number') return ofInstruction[error];
  const { code, msg } = error as { code?: number; msg?: string };
  return code === undefined ? { BorshIoError: msg } : { Custom: code };
}

export interface TokenAccount {
  mint: Address;
  owner: Address;
  amount: bigint;
  decimals: number;
  program: Address;
}

const TOKEN_ACCOUNT_BYTES = 165;
const DECIMALS_AT = 44;

/** What a token account holds; null when the address is something else. */
export function readTokenAccount(machine: LiteSVM, account: Address): TokenAccount | null {
  const found = machine.getAccount(account);
  if (!found.exists || found.data.length < TOKEN_ACCOUNT_BYTES) return null;
  const program = found.programAddress;
  if (program !== TOKEN_PROGRAM_ADDRESS && program !== TOKEN_2022_PROGRAM) return null;
  const bytes = Buffer.from(found.data);
  const mint = addressAt(bytes, 0);
  const { exists, data } = { data: undefined, ...machine.getAccount(mint) };
  return {
    mint,
    owner: addressAt(bytes, 32),
    amount: bytes.readBigUInt64LE(64),
    decimals: exists && data ? (data[DECIMALS_AT] ?? 0) : 0,
    program,
  };
}

const addressAt = (data: Buffer, at: number): Address =>
  address(getBase58Decoder().decode(data.subarray(at, at + 32)));

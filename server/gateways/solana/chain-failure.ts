import { INSTRUCTION } from './transfer.ts';

/** Why a payment fails on the chain, in a simulation or for good. */
export type ChainFailure =
  | 'no_sol_for_fee'
  | 'no_sol_for_account'
  | 'no_tokens'
  | 'frozen'
  | 'mint_decimals'
  | 'treasury_account'
  | 'recipient_account'
  | 'expired'
  | 'rejected';

/** Codes of the token programs' own errors. */
const TOKEN_ERROR = { insufficientFunds: 1, mintMismatch: 3, frozen: 17, decimals: 18 } as const;
/** The code of the System program for a transfer of more lamports than there are. */
const SYSTEM_NO_LAMPORTS = 1;

/** What an error of the chain means for a payment of ours. */
export function chainFailureOf(error: unknown): ChainFailure {
  const { index, kind, custom } = readError(error);
  if (kind === 'AccountNotFound' || kind === 'InsufficientFundsForFee') return 'no_sol_for_fee';
  if (kind === 'InsufficientFundsForRent') return 'no_sol_for_account';
  if (kind === 'BlockhashNotFound') return 'expired';
  if (index === INSTRUCTION.createAccount) {
    return custom === SYSTEM_NO_LAMPORTS ? 'no_sol_for_account' : 'recipient_account';
  }
  if (index !== INSTRUCTION.transfer) return 'rejected';
  if (custom === TOKEN_ERROR.insufficientFunds) return 'no_tokens';
  if (custom === TOKEN_ERROR.frozen) return 'frozen';
  if (custom === TOKEN_ERROR.decimals) return 'mint_decimals';
  const isTreasurys = custom === TOKEN_ERROR.mintMismatch || TREASURY_KINDS.has(kind);
  return isTreasurys ? 'treasury_account' : 'rejected';
}

/** The recipient's account was made one instruction before, so what is wrong with an account is the treasury's. */
const TREASURY_KINDS = new Set([
  'InvalidAccountData',
  'UninitializedAccount',
  'InvalidAccountOwner',
  'IncorrectProgramId',
]);

interface ChainError {
  /** The instruction that failed. */
  index: number | null;
  /** The name of the error, of the transaction or of that instruction. */
  kind: string;
  /** The program's own code. */
  custom: number | null;
}

/** `{ InstructionError: [3, { Custom: 1 }] }`, `{ InsufficientFundsForRent: … }` or a bare name. */
function readError(error: unknown): ChainError {
  if (typeof error === 'string') return { index: null, kind: error, custom: null };
  const [kind = '', detail] = Object.entries(error ?? {})[0] ?? [];
  if (kind !== 'InstructionError' || !Array.isArray(detail)) return { index: null, kind, custom: null };
  const [index, fault] = detail as [number | bigint, unknown];
  if (typeof fault === 'string') return { index: Number(index), kind: fault, custom: null };
  const [name = '', code] = Object.entries(fault ?? {})[0] ?? [];
  return { index: Number(index), kind: name, custom: name === 'Custom' ? Number(code) : null };
}

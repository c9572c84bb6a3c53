import {
  type CompiledTransactionMessage,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  type Transaction,
  verifySignature,
} from '@solana/kit';
import { knownAddress } from './wallet-address.ts';

/** Why what a browser wallet gave back is not sent. */
export type WalletRefusal =
  | 'not_a_transaction'
  | 'other_version'
  | 'other_signer'
  | 'fee_too_high'
  | 'other_payment'
  | 'not_signed';

export type WalletSigned =
  | {
      signature: string;
      /** Another blockhash than the prepared one, which ends at another height. */
      isRenewed: boolean;
    }
  | { refusal: WalletRefusal };

const MOST_BYTES = 1232;
const MOST_PRIORITY_LAMPORTS = 100_000n;
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const LIGHTHOUSE = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95';

type Message = CompiledTransactionMessage & { lifetimeToken: string };
type Version0 = Extract<Message, { version: 0 }>;

/**
 * Take a signed transaction for the one that we prepared, or say why not.
 *
 * Wallets add guards, set a priority fee and replace the blockhash, so equal bytes would refuse most of them. Without
 * the settings of the compute budget (their fee is capped) and assertions of Lighthouse, the rest must be the prepared
 * list: programs, accounts with their roles, data, order; signed by the treasury alone.
 */
export async function checkWalletSigned(
  wire: Uint8Array,
  prepared: Uint8Array,
  treasury: string,
): Promise<WalletSigned> {
  const transaction = decodeTransaction(wire);
  const message = transaction && decodeMessage(transaction.messageBytes);
  const expected = messageIn(prepared);
  if (!transaction || !message) return { refusal: 'not_a_transaction' };
  if (!isVersion0(message) || message.addressTableLookups?.length) return { refusal: 'other_version' };
  if (message.header.numSignerAccounts !== 1 || message.staticAccounts[0] !== treasury) {
    return { refusal: 'other_signer' };
  }

  const instructions = instructionsOf(message);
  // guard: A wallet raises the fee no higher than may be
  if (priorityLamports(instructions) > MOST_PRIORITY_LAMPORTS) return { refusal: 'fee_too_high' };
  // guard: A wallet signs what was prepared, and nothing else
  if (essence(instructions) !== essence(instructionsOf(expected))) return { refusal: 'other_payment' };

  const signature = await signatureBy(treasury, transaction);
  if (!signature) return { refusal: 'not_signed' };
  return { signature, isRenewed: message.lifetimeToken !== expected.lifetimeToken };
}

/** The valid signature that a transaction bears of somebody, or null. */
export async function signatureOn(wire: Uint8Array, address: string): Promise<string | null> {
  const transaction = decodeTransaction(wire);
  return transaction && signatureBy(address, transaction);
}

async function signatureBy(address: string, transaction: Transaction): Promise<string | null> {
  const signer = knownAddress(address);
  const signature = transaction.signatures[signer];
  if (!signature) return null;
  const key = await getPublicKeyFromAddress(signer);
  const isValid = await verifySignature(key, signature, transaction.messageBytes);
  // guard: A signature of the wallet is verified ‹isValid ? getBase58Decoder().decode(signature) : null → getBase58Decoder().decode(signature)›
  return isValid ? getBase58Decoder().decode(signature) : null;
}

/** An instruction whose indexes are resolved, so that two lists can be compared. */
interface Instruction {
  program: string;
  /** `address role`: a changed role is a changed instruction. */
  accounts: string[];
  data: Buffer;
}

function instructionsOf({ header, staticAccounts, instructions }: Version0): Instruction[] {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header;
  const roleOf = (index: number): string => {
    if (index < numSignerAccounts) {
      return index < numSignerAccounts - numReadonlySignerAccounts ? 'writable signer' : 'readonly signer';
    }
    return index < staticAccounts.length - numReadonlyNonSignerAccounts ? 'writable' : 'readonly';
  };
  return instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
    program: String(staticAccounts[programAddressIndex]),
    accounts: accountIndices.map((index) => `${staticAccounts[index]} ${roleOf(index)}`),
    data: Buffer.from(data ?? []),
  }));
}

/** What an instruction list does beside what a wallet may add, as a text to compare. */
const essence = (instructions: readonly Instruction[]): string =>
  JSON.stringify(
    instructions
      .filter((instruction) => !mayBeAdded(instruction))
      .map(({ program, accounts, data }) => [program, accounts, data.toString('hex')]),
  );

const setsUnits = ({ program, data }: Instruction): boolean =>
  program === COMPUTE_BUDGET && data.length === 5 && data[0] === 2;
const setsPrice = ({ program, data }: Instruction): boolean =>
  program === COMPUTE_BUDGET && data.length === 9 && data[0] === 3;

function mayBeAdded(instruction: Instruction): boolean {
  if (setsUnits(instruction) || setsPrice(instruction)) return true;
  // Kinds 0 and 1 of Lighthouse write and close accounts, which costs the payer; 2 to 15 only assert.
  const [kind = 0] = instruction.data;
  return instruction.program === LIGHTHOUSE && kind >= 2 && kind <= 15;
}

function priorityLamports(instructions: readonly Instruction[]): bigint {
  // What the runtime assumes when nothing is set.
  let units = 200_000n * BigInt(instructions.length);
  let microLamports = 0n;
  for (const instruction of instructions) {
    if (setsUnits(instruction)) units = BigInt(instruction.data.readUInt32LE(1));
    if (setsPrice(instruction)) microLamports = instruction.data.readBigUInt64LE(1);
  }
  return (microLamports * units) / 1_000_000n;
}

const isVersion0 = (message: Message): message is Version0 => message.version === 0;

/** The message of a transaction of ours. */
function messageIn(prepared: Uint8Array): Version0 {
  const transaction = decodeTransaction(prepared);
  const message = transaction && decodeMessage(transaction.messageBytes);
  if (!message || !isVersion0(message)) throw new Error('What was prepared is no transaction of ours');
  return message;
}

function decodeTransaction(wire: Uint8Array): Transaction | null {
  if (wire.length > MOST_BYTES) return null;
  try {
    return getTransactionDecoder().decode(wire);
  } catch {
    return null;
  }
}

function decodeMessage(bytes: ArrayLike<number>): Message | null {
  try {
    return getCompiledTransactionMessageDecoder().decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

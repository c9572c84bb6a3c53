import {
  type Address,
  address,
  blockhash,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
} from '@solana/kit';
import { beforeAll, expect, test } from 'vitest';
import { Chain } from '../../test/chain/chain.ts';
import { balanceOf, fundTreasury, newKey, signerOf, type Treasury } from '../../test/chain/treasury.ts';
import { type Transfer, unsignedTransfer } from './transfer.ts';
import { checkWalletSigned } from './wallet-signed.ts';

const LIGHTHOUSE = address('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95');
const SYSTEM = address('11111111111111111111111111111111');
const OTHER = newKey();
const TRANSFER_CHECKED = 12;
const SET_UNITS = 2;
const SET_PRICE = 3;

let chain: Chain;
let treasury: Treasury;
let transfer: Transfer;
let prepared: Uint8Array;

beforeAll(async () => {
  chain = new Chain();
  treasury = await fundTreasury(chain);
  transfer = {
    payoutId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    treasury: treasury.key.address,
    mint: treasury.mint,
    program: treasury.program,
    decimals: 9,
    recipient: newKey().address,
    amount: 12_500_000_000n,
  };
  prepared = await unsignedTransfer(transfer, {
    blockhash: blockhash(chain.blockAt('processed').blockhash),
    lastValidBlockHeight: 0n,
  });
});

interface Instruction {
  programAddressIndex: number;
  accountIndices?: number[];
  data?: Uint8Array;
}

/** A compiled message, loosely: a wallet does to it what it likes. */
interface Message {
  header: {
    numSignerAccounts: number;
    numReadonlySignerAccounts: number;
    numReadonlyNonSignerAccounts: number;
  };
  staticAccounts: Address[];
  instructions: Instruction[];
  lifetimeToken: string;
}

type Edit = (message: Message) => Message;

function edited(wire: Uint8Array, edit: Edit): Uint8Array {
  const transaction = getTransactionDecoder().decode(wire);
  const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
  const changed = edit(message as unknown as Message);
  const messageBytes = getCompiledTransactionMessageEncoder().encode(changed as never);
  return new Uint8Array(getTransactionEncoder().encode({ ...transaction, messageBytes } as never));
}

/** As a wallet signs, after it has changed what it was given. */
async function signed(edit: Edit = (message) => message, key = treasury.key): Promise<Uint8Array> {
  const transaction = getTransactionDecoder().decode(edited(prepared, edit));
  const { keyPair } = await signerOf(key);
  return new Uint8Array(
    getTransactionEncoder().encode(await partiallySignTransaction([keyPair], transaction)),
  );
}

const check = (wire: Uint8Array) => checkWalletSigned(wire, prepared, treasury.key.address);

const append =
  (program: Address, data: number[], accountIndices: number[] = []): Edit =>
  (message) => ({
    ...message,
    header: {
      ...message.header,
      numReadonlyNonSignerAccounts: message.header.numReadonlyNonSignerAccounts + 1,
    },
    staticAccounts: [...message.staticAccounts, program],
    instructions: [
      ...message.instructions,
      {
        programAddressIndex: message.staticAccounts.length,
        accountIndices,
        data: new Uint8Array(data),
      },
    ],
  });

/** Change the data of the instruction of this kind. */
const withData =
  (kind: number, change: (data: Buffer) => void): Edit =>
  (message) => ({
    ...message,
    instructions: message.instructions.map((instruction) => {
      if (instruction.data?.[0] !== kind) return instruction;
      const data = Buffer.from(instruction.data);
      change(data);
      return { ...instruction, data: new Uint8Array(data) };
    }),
  });

const withPrice = (microLamports: bigint): Edit =>
  withData(SET_PRICE, (data) => data.writeBigUInt64LE(microLamports, 1));
const withList =
  (change: (list: Instruction[]) => Instruction[]): Edit =>
  (message) => ({ ...message, instructions: change(message.instructions) });
const withBlockhash =
  (hash: string): Edit =>
  (message) => ({ ...message, lifetimeToken: hash });
const both =
  (first: Edit, second: Edit): Edit =>
  (message) =>
    second(first(message));

test('what was prepared, signed by the treasury, is taken and lands', async () => {
  const wire = await signed();
  const taken = await check(wire);
  expect(taken).toEqual({ signature: expect.any(String), isRenewed: false });
  chain.land(wire);
  expect([...chain.landed.keys()]).toContain((taken as { signature: string }).signature);
  expect(await balanceOf(chain, transfer.recipient, treasury)).toBe(12_500_000_000n);
});

test.each<[string, Edit, boolean]>([
  ['adds a guard', append(LIGHTHOUSE, [5, 2, 3]), false],
  ['sets a priority fee', withPrice(50_000n), false],
  ['takes the settings out', withList((list) => list.slice(2)), false],
  ['renews the blockhash', withBlockhash(OTHER.address), true],
  ['does all of it', both(withBlockhash(OTHER.address), append(LIGHTHOUSE, [15])), true],
])('a wallet that %s is believed', async (_, edit, isRenewed) => {
  expect(await check(await signed(edit))).toEqual({ signature: expect.any(String), isRenewed });
});

test.each<[string, Edit, string]>([
  ['another amount', withData(TRANSFER_CHECKED, (data) => data.writeUInt8(1, 1)), 'other_payment'],
  [
    'another recipient',
    (message) => ({
      ...message,
      staticAccounts: message.staticAccounts.map((account) =>
        account === transfer.recipient ? OTHER.address : account,
      ),
    }),
    'other_payment',
  ],
  ['a second transfer', withList((list) => [...list, ...list.slice(3, 4)]), 'other_payment'],
  ['no memo', withList((list) => list.slice(0, -1)), 'other_payment'],
  ['no account opened', withList((list) => list.toSpliced(2, 1)), 'other_payment'],
  ['another order', withList((list) => list.toReversed()), 'other_payment'],
  ['a transfer of SOL', append(SYSTEM, [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 1]), 'other_payment'],
  ['a guard that writes', append(LIGHTHOUSE, [0, 2, 3]), 'other_payment'],
  ['a guard that closes', append(LIGHTHOUSE, [1]), 'other_payment'],
  ['a guard of an unknown kind', append(LIGHTHOUSE, [16]), 'other_payment'],
  ['a guard that says nothing', append(LIGHTHOUSE, []), 'other_payment'],
  [
    'accounts in other roles',
    (message) => ({
      ...message,
      header: {
        ...message.header,
        numReadonlyNonSignerAccounts: message.header.numReadonlyNonSignerAccounts - 1,
      },
    }),
    'other_payment',
  ],
  ['an absurd priority fee', withPrice(500_000_001n), 'fee_too_high'],
  [
    'a modest price for absurdly many units',
    withData(SET_UNITS, (data) => data.writeUInt32LE(4_000_000_000, 1)),
    'fee_too_high',
  ],
])('%s is refused', async (_, edit, refusal) => {
  expect(await check(await signed(edit))).toEqual({ refusal });
});

test('no signature, a signature of something else, half a transaction, bytes, far too many of them', async () => {
  const good = await signed();
  const flipped = Uint8Array.from(good);
  flipped[5] = (flipped[5] ?? 0) ^ 1;
  const given = [prepared, flipped, good.slice(0, 200), Uint8Array.from([1, 2, 3]), new Uint8Array(2_000)];
  expect(await Promise.all(given.map(check))).toEqual([
    { refusal: 'not_signed' },
    { refusal: 'not_signed' },
    { refusal: 'not_a_transaction' },
    { refusal: 'not_a_transaction' },
    { refusal: 'not_a_transaction' },
  ]);
});

test('another wallet that pays the same is refused', async () => {
  const theirs = await unsignedTransfer(
    { ...transfer, treasury: OTHER.address },
    { blockhash: blockhash(chain.blockAt('processed').blockhash), lastValidBlockHeight: 0n },
  );
  const transaction = getTransactionDecoder().decode(theirs);
  const { keyPair } = await signerOf(OTHER);
  const wire = getTransactionEncoder().encode(await partiallySignTransaction([keyPair], transaction));
  expect(await check(new Uint8Array(wire))).toEqual({ refusal: 'other_signer' });
});

import { address, type Instruction } from '@solana/kit';
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo';
import { getTransferCheckedInstruction } from '@solana-program/token';
import { tokenAccountOf } from '../gateways/solana/transfer.ts';
import type { Bank } from './bank.ts';
import { openAccount, run, signerOf } from './chain/treasury.ts';

interface OutsidePayment {
  wallet: string;
  memo?: string;
  amount?: bigint;
  /** To another one in the same transaction. */
  beside?: { wallet: string; amount: bigint };
}

/** The treasury pays by other ways than ours: a transfer with a memo of its choice. */
export async function payOutside(
  bank: Bank,
  { wallet, memo, amount = 1_000_000_000n, beside }: OutsidePayment,
) {
  const { treasury, node } = bank;
  const { mint, program, owner, decimals } = treasury;
  const transfers = beside ? [{ wallet, amount }, beside] : [{ wallet, amount }];
  const signer = await signerOf(treasury.key);
  const instructions: Instruction[] = [];
  for (const each of transfers) {
    const recipient = address(each.wallet);
    const account = await tokenAccountOf(recipient, treasury);
    await run(node.chain, owner, [openAccount(owner, recipient, { mint, program, account })]);
    instructions.push(
      getTransferCheckedInstruction({
        source: treasury.account,
        mint,
        destination: account,
        authority: signer,
        amount: each.amount,
        decimals,
      }),
    );
  }
  await run(node.chain, signer, [
    ...instructions,
    ...(memo
      ? [
          getAddMemoInstruction(
            { memo, signers: [signer] },
            { programAddress: LEGACY_MEMO_PROGRAM_ADDRESS_V3 },
          ),
        ]
      : []),
  ]);
  return [...node.chain.landed.keys()].at(-1) ?? '';
}

/** Take tokens from the payee’s wallet again, so that the chain agrees with the books. */
export async function payBack({ node, treasury, payee }: Bank, amount: bigint): Promise<void> {
  const account = await tokenAccountOf(address(payee.wallet), treasury);
  node.chain.change((machine) => {
    const found = machine.getAccount(account);
    if (!found.exists) return;
    const data = Buffer.from(found.data);
    data.writeBigUInt64LE(data.readBigUInt64LE(64) - amount, 64);
    machine.setAccount({ ...found, data: new Uint8Array(data) });
  });
}

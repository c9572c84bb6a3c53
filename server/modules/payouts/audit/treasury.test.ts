// All that moves on the treasury's account is explained, or nobody is paid.
import { address } from '@solana/kit';
import { getTransferCheckedInstruction } from '@solana-program/token';
import { expect } from 'vitest';
import { tokenAccountOf } from '../../../gateways/solana/transfer.ts';
import { askNodes, type Bank, bankTest, inShort } from '../../../test/bank.ts';
import { startNode } from '../../../test/chain/node.ts';
import { newKey, run, signerOf } from '../../../test/chain/treasury.ts';
import { payBack, payOutside } from '../../../test/pay-outside.ts';
import { balancesOf } from '../../rewards/balances.ts';
import { bookPayment } from '../review/book-payment.ts';
import { reasonOf } from '../unpayable.ts';
import { auditPayouts } from './audit.ts';
import { dismissDisagreement } from './dismiss.ts';
import { listDisagreementRows } from './queries.ts';

const audit = async (bank: Bank, isFull = false) => {
  bank.node.chain.tick(40);
  await auditPayouts(bank.deps, { isFull });
};

const open = async ({ db }: Bank) =>
  (await listDisagreementRows(db, { page: 1, page_size: 100 })).rows.filter(
    ({ resolution }) => resolution === null,
  );

const kinds = async (bank: Bank) =>
  (await open(bank)).map(({ kind, units, user_id }) => ({ kind, units, user: user_id }));

const dismiss = async (bank: Bank) => {
  for (const { id } of await open(bank)) {
    await dismissDisagreement(
      { db: bank.db, now: bank.deps.now },
      { id, note: 'نعرفها', adminId: bank.admin.id },
    );
  }
};

/** So much of the smallest unit, on the treasury's account, without a transaction. */
function conjure({ node, treasury }: Bank, tokens: bigint): void {
  node.chain.change((machine) => {
    const found = machine.getAccount(treasury.account);
    if (!found.exists) return;
    const data = Buffer.from(found.data);
    data.writeBigUInt64LE(data.readBigUInt64LE(64) + tokens, 64);
    machine.setAccount({ ...found, data: new Uint8Array(data) });
  });
}

const OWN = { points: [12.5] };

bankTest(
  'what leaves for a stranger without a memo stops payouts until a person says what it was',
  async (bank) => {
    await audit(bank);
    const signature = await payOutside(bank, { wallet: newKey().address, amount: 777_000_000_000n });
    await audit(bank);
    expect(await kinds(bank)).toEqual([{ kind: 'unexplained_payment', units: '777000000', user: null }]);
    expect((await open(bank))[0]?.signature).toBe(signature);
    expect(inShort(await bank.pay())).toEqual(['skipped: blocked']);
    await dismiss(bank);
    await audit(bank, true);
    expect(await kinds(bank)).toEqual([]);
    expect(inShort(await bank.pay())).toEqual(['success']);
    await audit(bank, true);
    expect(await kinds(bank)).toEqual([]);
  },
  OWN,
);

bankTest(
  'a payment by hand to a member is recognised, and the member is paid the rest once it is booked',
  async (bank) => {
    await audit(bank);
    const txHash = await payOutside(bank, { wallet: bank.payee.wallet, amount: 4_000_000_000n });
    await audit(bank);
    expect(await kinds(bank)).toEqual([
      { kind: 'unexplained_payment', units: '4000000', user: bank.payee.id },
    ]);
    expect(inShort(await bank.pay())).toEqual(['skipped: blocked']);
    await bookPayment(bank.deps, { userId: bank.payee.id, txHash, note: 'x', adminId: bank.admin.id });
    expect(await kinds(bank)).toEqual([]);
    expect((await bank.pay())[0]).toMatchObject({ status: 'success', amount: '8.5' });
    await audit(bank, true);
    expect(await kinds(bank)).toEqual([]);
    expect(await balancesOf(bank.db, bank.payee.id)).toMatchObject({ paid: 12_500_000n });
    await payBack(bank, 4_000_000_000n);
  },
  OWN,
);

bankTest(
  'what comes in is told and stops nobody: whoever holds a token could stop everybody',
  async (bank) => {
    const donor = newKey();
    await payOutside(bank, { wallet: donor.address, amount: 5_000_000_000n });
    await audit(bank);
    const { mint, decimals, account, owner } = bank.treasury;
    const source = await tokenAccountOf(address(donor.address), bank.treasury);
    await run(bank.node.chain, owner, [
      getTransferCheckedInstruction({
        source,
        mint,
        destination: account,
        authority: await signerOf(donor),
        amount: 2_000_000_000n,
        decimals,
      }),
    ]);
    await audit(bank);
    expect(await kinds(bank)).toEqual([{ kind: 'unexplained_deposit', units: '2000000', user: null }]);
    expect(inShort(await bank.pay())).toEqual(['success']);
  },
  OWN,
);

bankTest(
  'a balance that its movements do not explain stops payouts',
  async (bank) => {
    await audit(bank);
    expect(inShort(await bank.pay())).toEqual(['success']);
    await audit(bank);
    expect(await kinds(bank)).toEqual([]);
    conjure(bank, -3_000_000_000n);
    await audit(bank);
    expect(await kinds(bank)).toEqual([{ kind: 'balance_gap', units: '3000000', user: null }]);
    // The same gap, once explained, is not told again.
    await dismiss(bank);
    await audit(bank, true);
    expect(await kinds(bank)).toEqual([]);
  },
  OWN,
);

bankTest(
  'what left before the first look is in its balance; a member who was paid by hand since the first payout is told',
  async (bank) => {
    await payOutside(bank, { wallet: newKey().address });
    await payOutside(bank, { wallet: bank.payee.wallet, memo: 'before any payout' });
    await bank.pay();
    await payOutside(bank, { wallet: newKey().address });
    await payOutside(bank, { wallet: bank.payee.wallet, amount: 2_000_000_000n });
    await audit(bank, true);
    expect(await kinds(bank)).toEqual([
      { kind: 'unexplained_payment', units: '2000000', user: bank.payee.id },
    ]);
    await payBack(bank, 3_000_000_000n);
  },
  OWN,
);

bankTest(
  'a transaction that took out more than was booked stays unexplained',
  async (bank) => {
    await audit(bank);
    const txHash = await payOutside(bank, {
      wallet: bank.payee.wallet,
      amount: 4_000_000_000n,
      beside: { wallet: newKey().address, amount: 700_000_000_000n },
    });
    await audit(bank);
    await bookPayment(bank.deps, { userId: bank.payee.id, txHash, note: 'x', adminId: bank.admin.id });
    await audit(bank, true);
    expect(await kinds(bank)).toEqual([{ kind: 'unexplained_payment', units: '704000000', user: null }]);
    await payBack(bank, 4_000_000_000n);
  },
  OWN,
);

bankTest(
  'of three nodes one hides what left and lies about the balance: it is found by the two others',
  async (bank) => {
    const [liar, other] = [
      await startNode({ chain: bank.node.chain }),
      await startNode({ chain: bank.node.chain }),
    ];
    askNodes(bank, [liar, bank.node, other], 2_000);
    await audit(bank);
    liar.setFaults(
      { method: 'getSignaturesForAddress', result: [] },
      { method: 'getTransaction', result: null },
    );
    await payOutside(bank, { wallet: newKey().address, amount: 5_000_000_000n });
    await audit(bank);
    expect(await kinds(bank)).toEqual([{ kind: 'unexplained_payment', units: '5000000', user: null }]);
    // Two that hide it: nobody can tell, and nobody is paid.
    other.setFaults(
      { method: 'getSignaturesForAddress', result: [] },
      { method: 'getTransaction', result: null },
    );
    await payOutside(bank, { wallet: newKey().address, amount: 6_000_000_000n });
    await audit(bank);
    expect((await kinds(bank)).map(({ kind }) => kind)).toEqual(['balance_gap', 'unexplained_payment']);
    for (const away of [liar, other]) away.setFaults({ method: '*', status: 503 });
    const fault = await audit(bank).catch((error: unknown) => error);
    expect(reasonOf(fault)).not.toBeNull();
    await Promise.all([liar.close(), other.close()]);
  },
  OWN,
);

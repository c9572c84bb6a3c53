// Each step of the proof alone: everything else that the node says is true, and nothing has landed.
import { address, blockhash, signature as known } from '@solana/kit';
import { expect } from 'vitest';
import { signTransfer } from '../../gateways/solana/transfer.ts';
import { OtherCluster } from '../../gateways/solana.ts';
import { type Bank, bankTest } from '../../test/bank.ts';
import type { Fault } from '../../test/chain/faults.ts';
import { signerOf } from '../../test/chain/treasury.ts';
import { proveAbsence } from './prove-absence.ts';
import { listSigned, type SignedRow } from './queries.ts';

const EXPIRED_AFTER = 260;
const ONCE_PAID = { pace: { waitMs: 100 } };

/** A payout that is signed, was swallowed by the node, and is so many blocks old. */
async function swallowed(bank: Bank, blocks = EXPIRED_AFTER): Promise<SignedRow> {
  bank.node.setSlotTime(null);
  bank.node.chain.tick(40);
  bank.node.setFaults({ method: 'sendTransaction', swallow: true });
  await bank.pay();
  bank.node.setFaults();
  bank.node.chain.tick(blocks);
  const [row] = await listSigned(bank.db);
  if (!row) throw new Error('nothing is signed');
  return row;
}

const verdictOn = async ({ solana }: Bank, row: SignedRow) =>
  (await proveAbsence(solana.trusted[0], row, solana.pace)).is;

const withFaults = async (bank: Bank, row: SignedRow, ...faults: Fault[]) => {
  bank.node.setFaults(...faults);
  const verdict = await verdictOn(bank, row);
  bank.node.setFaults();
  return verdict;
};

bankTest(
  'what is truly missing is proven missing',
  async (bank) => {
    expect(await verdictOn(bank, await swallowed(bank))).toBe('absent');
  },
  ONCE_PAID,
);

bankTest(
  'blocks that are final must have passed the last one that could hold it, and some more',
  async (bank) => {
    // The last valid block is 150 ahead; what is final is 31 behind.
    const row = await swallowed(bank, 150 + 31 + 20);
    expect(await verdictOn(bank, row)).toBe('unknown');
    bank.node.chain.tick(32);
    expect(await verdictOn(bank, row)).toBe('absent');
  },
  ONCE_PAID,
);

bankTest(
  'a chain that has come too far proves nothing',
  async (bank) => {
    const row = await swallowed(bank);
    expect(await verdictOn(bank, { ...row, elapsed_ms: -2_000 })).toBe('unknown');
  },
  ONCE_PAID,
);

bankTest(
  'a status that is older than the height proves nothing',
  async (bank) => {
    const row = await swallowed(bank);
    const old = { context: { slot: Number(row.context_slot) }, value: [null] };
    expect(await withFaults(bank, row, { method: 'getSignatureStatuses', result: old })).toBe('unknown');
  },
  ONCE_PAID,
);

bankTest(
  'a transaction that one call has proves the others wrong',
  async (bank) => {
    const row = await swallowed(bank);
    const found = { slot: 1, meta: null, transaction: ['', 'base64'], blockTime: null };
    expect(await withFaults(bank, row, { method: 'getTransaction', result: found })).toBe('unknown');
    const entry = { signature: row.signature, slot: 1, err: null, memo: null, blockTime: null };
    expect(await withFaults(bank, row, { method: 'getSignaturesForAddress', result: [entry] })).toBe(
      'unknown',
    );
  },
  ONCE_PAID,
);

bankTest(
  'a replica that is behind is not believed about the history',
  async (bank) => {
    const row = await swallowed(bank);
    bank.node.setFaults({ method: 'getSignaturesForAddress', lag: 100_000 });
    await expect(verdictOn(bank, row)).rejects.toThrow();
  },
  ONCE_PAID,
);

bankTest(
  'another transaction of the treasury with the memo of a payout is found',
  async (bank) => {
    const { node, treasury, payee } = bank;
    const row = await swallowed(bank, 10);
    const { mint, program, decimals } = treasury;
    const transfer = { payoutId: row.id, treasury: treasury.key.address, mint, program, decimals };
    const { blockhash: latest, height } = node.chain.blockAt('confirmed');
    const other = await signTransfer(
      { ...transfer, recipient: address(payee.wallet), amount: BigInt(row.tokens) },
      await signerOf(treasury.key),
      { blockhash: blockhash(latest), lastValidBlockHeight: height + 150n },
    );
    node.chain.land(other.wire);
    node.chain.tick(EXPIRED_AFTER);
    const { solana } = bank;
    expect(await proveAbsence(solana.trusted[0], row, solana.pace)).toEqual({
      is: 'landed',
      signature: other.signature,
    });
  },
  ONCE_PAID,
);

bankTest(
  'a stranger who writes the memo of a payout beside the recipient hides nothing',
  async (bank) => {
    const row = await swallowed(bank, 10);
    await bank.writeMemo(`uas-payout:${row.id}`, [row.recipient_account]);
    bank.node.chain.tick(EXPIRED_AFTER);
    expect(await verdictOn(bank, row)).toBe('absent');
  },
  ONCE_PAID,
);

bankTest(
  'a node that makes up a transaction of the treasury hides nothing: nobody else can sign',
  async (bank) => {
    const row = await swallowed(bank);
    const forged = Buffer.from(row.wire);
    // The first byte of the one signature.
    forged[1] = (forged[1] ?? 0) ^ 1;
    const entry = {
      signature: '5'.repeat(88),
      slot: 1,
      err: null,
      memo: `uas-payout:${row.id}`,
      blockTime: null,
    };
    const found = {
      slot: 1,
      meta: null,
      transaction: [forged.toString('base64'), 'base64'],
      blockTime: null,
    };
    const faults: Fault[] = [
      { method: 'getSignaturesForAddress', result: [entry] },
      { method: 'getTransaction', result: found, after: 1 },
    ];
    expect(await withFaults(bank, row, ...faults)).toBe('absent');
  },
  ONCE_PAID,
);

bankTest(
  'what a wallet signed may be on a later blockhash, also when its signature is known',
  async (bank) => {
    const row = { ...(await swallowed(bank)), signer: 'wallet' as const };
    expect(await verdictOn(bank, row)).toBe('unknown');
    bank.node.chain.tick(150);
    expect(await verdictOn(bank, row)).toBe('absent');
  },
  ONCE_PAID,
);

bankTest(
  'a node that has forgotten those blocks leaves it to a person',
  async (bank) => {
    const row = await swallowed(bank);
    const forgets: Fault = { method: 'getFirstAvailableBlock', result: Number(row.context_slot) + 1 };
    expect(await withFaults(bank, row, forgets)).toBe('unprovable');
  },
  ONCE_PAID,
);

bankTest(
  'a node that has changed to another cluster meanwhile proves nothing',
  async (bank) => {
    const row = await swallowed(bank);
    bank.node.setFaults({ method: 'getGenesisHash', result: known(row.signature).slice(0, 44) });
    await expect(verdictOn(bank, row)).rejects.toThrow(OtherCluster);
  },
  ONCE_PAID,
);

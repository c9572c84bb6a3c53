// What can be wrong on the chain. All of it but the last is found before anything is signed.
import { type Address, address } from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  getFreezeAccountInstruction,
  getInitializeAccount3Instruction,
  getTransferCheckedInstruction,
} from '@solana-program/token';
import { expect } from 'vitest';
import { TOKEN_2022_PROGRAM } from '../../gateways/solana/mint.ts';
import { tokenAccountOf } from '../../gateways/solana/transfer.ts';
import {
  type Bank,
  type BankOptions,
  bankTest,
  expectNothingSigned,
  inShort,
  statesOf,
} from '../../test/bank.ts';
import { giveSol, newKey, openAccount, run, signerOf } from '../../test/chain/treasury.ts';
import { checkInvariants, expectPaidOnce, recoverUntilEnd } from '../../test/payout-invariants.ts';

function refusedBeforeSigning(
  name: string,
  reason: string,
  prepare: (bank: Bank) => Promise<unknown> = async () => {},
  options: BankOptions = {},
): void {
  bankTest(
    `before signing: ${name}`,
    async (bank) => {
      await prepare(bank);
      expect(inShort(await bank.pay())).toEqual([`failed: ${reason}`]);
      await expectNothingSigned(bank);
    },
    options,
  );
}

const freeze = ({ treasury }: Bank, account: Address) =>
  getFreezeAccountInstruction({ account, mint: treasury.mint, owner: treasury.owner });
const accountOf = ({ treasury }: Bank, wallet: string) => tokenAccountOf(address(wallet), treasury);
const setWallet = ({ db, payee }: Bank, wallet: string) =>
  db.updateTable('users').set({ wallet_address: wallet }).where('id', '=', payee.id).execute();

refusedBeforeSigning('not enough UAS', 'no_tokens', undefined, { tokens: 5n });
refusedBeforeSigning('no SOL at all', 'no_sol_for_fee', undefined, { lamports: 0n });
refusedBeforeSigning('SOL for the fee but not for the recipient’s account', 'no_sol_for_account', undefined, {
  lamports: 1_500_000n,
});

refusedBeforeSigning('the treasury’s account is frozen', 'frozen', (bank) =>
  run(bank.node.chain, bank.treasury.owner, [freeze(bank, bank.treasury.account)]),
);

refusedBeforeSigning('the recipient’s account is frozen', 'frozen', async (bank) => {
  const { owner, mint, program } = bank.treasury;
  const account = await accountOf(bank, bank.payee.wallet);
  await run(bank.node.chain, owner, [
    openAccount(owner, address(bank.payee.wallet), { mint, program, account }),
    freeze(bank, account),
  ]);
});

refusedBeforeSigning('there is no such mint', 'mint_missing', async (bank) => {
  bank.deps.solana = { ...bank.solana, mint: newKey().address };
});

refusedBeforeSigning('the mint has other decimals', 'mint_decimals', async (bank) => {
  bank.deps.solana = { ...bank.solana, decimals: 6 };
});

refusedBeforeSigning(
  'the mint takes a fee on transfers',
  'mint_extension',
  async ({ node, treasury }) => {
    node.chain.change((machine) => {
      const account = machine.getAccount(treasury.mint);
      if (!account.exists) return;
      // An extension of kind 1 with 108 bytes, behind the kind of the account.
      const data = Buffer.alloc(278);
      data.set(account.data);
      data.set([1, 1, 0, 108, 0], 165);
      machine.setAccount({ ...account, data: new Uint8Array(data), space: BigInt(data.length) });
    });
  },
  { program: TOKEN_2022_PROGRAM },
);

refusedBeforeSigning('the treasury has no account for the token', 'treasury_account', async (bank) => {
  const key = newKey();
  giveSol(bank.node.chain, key.address, 1_000_000_000n);
  bank.deps.solana = { ...bank.solana, treasury: key.address };
  bank.treasury.key = key;
});

bankTest(
  'before signing: the wallet is a token account that was made from a key, on the curve',
  async (bank) => {
    const { owner, mint, program } = bank.treasury;
    const account = newKey();
    await run(bank.node.chain, owner, [
      getCreateAccountInstruction({
        payer: owner,
        newAccount: await signerOf(account),
        lamports: 2_039_280n,
        space: 165n,
        programAddress: program,
      }),
      getInitializeAccount3Instruction({ account: account.address, mint, owner: owner.address }),
    ]);
    await setWallet(bank, account.address);
    expect(inShort(await bank.pay())).toEqual(['failed: recipient_is_program']);
    await expectNothingSigned(bank);
  },
);

bankTest('skipped: what is no wallet by its address alone', async (bank) => {
  const { mint, key } = bank.treasury;
  const account = await accountOf(bank, bank.payee.wallet);
  const outcomes: string[] = [];
  for (const wallet of [account, 'not-a-wallet', '', mint, key.address]) {
    await setWallet(bank, wallet);
    outcomes.push(...inShort(await bank.pay()));
  }
  expect(outcomes).toEqual([
    'skipped: wallet_has_no_key',
    'skipped: wallet_unreadable',
    'skipped: wallet_missing',
    'skipped: wallet_is_program',
    'skipped: wallet_is_program',
  ]);
  expect(bank.node.takeCalls()).toEqual([]);
});

bankTest('the recipient has an account already', async (bank) => {
  const { owner, mint, program } = bank.treasury;
  const account = await accountOf(bank, bank.payee.wallet);
  await run(bank.node.chain, owner, [
    openAccount(owner, address(bank.payee.wallet), { mint, program, account }),
  ]);
  expect(inShort(await bank.pay())).toEqual(['success']);
  await expectPaidOnce(bank);
});

bankTest(
  'a mint of Token-2022 is paid like any other',
  async (bank) => {
    expect(inShort(await bank.pay())).toEqual(['success']);
    await expectPaidOnce(bank);
  },
  { program: TOKEN_2022_PROGRAM },
);

bankTest(
  'what the treasury has is given out in order, and whoever comes after keeps their points',
  async (bank) => {
    expect(inShort(await bank.pay(...bank.payees))).toEqual([
      'success',
      'success',
      'failed: no_tokens',
      'success',
    ]);
    await recoverUntilEnd(bank);
    await checkInvariants(bank, { isEnd: true });
  },
  { points: [4, 4, 4, 2], tokens: 10_000_000_000n },
);

bankTest(
  'SOL for one new account is not spent on two',
  async (bank) => {
    expect(inShort(await bank.pay(...bank.payees))).toEqual(['success', 'failed: no_sol_for_account']);
  },
  { points: [1, 1], lamports: 890_880n + 2n * 2_039_280n - 1_000_000n },
);

bankTest(
  'the treasury is emptied between simulation and landing: the points come back',
  async (bank) => {
    const { node, treasury } = bank;
    const { mint, program, owner } = treasury;
    const other = newKey();
    const account = await tokenAccountOf(other.address, treasury);
    const drain = [
      openAccount(owner, other.address, { mint, program, account }),
      getTransferCheckedInstruction({
        source: treasury.account,
        mint,
        destination: account,
        authority: await signerOf(treasury.key),
        amount: 10n ** 15n,
        decimals: 9,
      }),
    ];
    let draining: Promise<void> | undefined;
    node.onCall = (method) => {
      if (method === 'sendTransaction') draining ??= run(node.chain, owner, drain);
    };
    node.setFaults({ method: 'sendTransaction', landAfter: 20, times: 1 });
    expect(inShort(await bank.pay())).toEqual(['failed: no_tokens']);
    await draining;
    await recoverUntilEnd(bank);
    await checkInvariants(bank, { isEnd: true });
    expect(await statesOf(bank)).toEqual(['released']);
  },
  { points: [12.5] },
);

for (const [decimals, points, paid, left] of [
  [9, 12.345678, 12.345678, '0'],
  [6, 12.345678, 12.345678, '0'],
  [2, 0.505, 0.5, '5000'],
  [2, 12.5, 12.5, '0'],
  [0, 7.9, 7, '900000'],
] as const) {
  bankTest(
    `a mint of ${decimals} decimals pays ${paid} of ${points} points and keeps the rest`,
    async (bank) => {
      expect(inShort(await bank.pay())).toEqual(['success']);
      expect(await bank.held(bank.payee.wallet)).toBe(paid);
      const { balance } = await bank.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('user_id', '=', bank.payee.id)
        .where('kind', '=', 'available')
        .executeTakeFirstOrThrow();
      expect(balance).toBe(left);
    },
    { decimals, points: [points] },
  );
}

bankTest(
  'half a point of a token without decimals is too little',
  async (bank) => {
    expect(inShort(await bank.pay())).toEqual(['skipped: too_little']);
  },
  { decimals: 0, points: [0.5] },
);

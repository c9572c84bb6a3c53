import type { Address } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { expect, test } from 'vitest';
import { Chain } from '../../test/chain/chain.ts';
import { fundTreasury } from '../../test/chain/treasury.ts';
import { readMint, TOKEN_2022_PROGRAM } from './mint.ts';

async function mintOf(program: Address = TOKEN_PROGRAM_ADDRESS) {
  const chain = new Chain();
  const { mint } = await fundTreasury(chain, { program, decimals: 9 });
  const account = chain.machineAt('processed').getAccount(mint);
  if (!account.exists) throw new Error('no mint');
  return { owner: account.programAddress, data: Uint8Array.from(account.data) };
}

/** A mint with these extensions, each of so many bytes, and room that is not used. */
function extended(data: Uint8Array, ...extensions: [kind: number, bytes: number][]): Uint8Array {
  const parts = extensions.map(([kind, bytes]) => {
    const part = Buffer.alloc(4 + bytes, 7);
    part.writeUInt16LE(kind, 0);
    part.writeUInt16LE(bytes, 2);
    return part;
  });
  const base = Buffer.alloc(166);
  base.set(data);
  base[165] = 1;
  return new Uint8Array(Buffer.concat([base, ...parts, Buffer.alloc(20)]));
}

test('a mint of either program is read with the program that moves it', async () => {
  expect(readMint(await mintOf(), 9)).toEqual({ program: TOKEN_PROGRAM_ADDRESS });
  expect(readMint(await mintOf(TOKEN_2022_PROGRAM), 9)).toEqual({ program: TOKEN_2022_PROGRAM });
});

test('pointers to metadata and groups do not change what a transfer moves', async () => {
  const { owner, data } = await mintOf(TOKEN_2022_PROGRAM);
  const harmless = extended(data, [3, 32], [18, 64], [19, 90], [20, 64], [21, 80], [22, 64], [23, 72]);
  expect(readMint({ owner, data: harmless }, 9)).toEqual({ program: TOKEN_2022_PROGRAM });
});

test.each([
  ['a fee on transfers', 1],
  ['confidential transfers', 4],
  ['accounts that begin frozen', 6],
  ['tokens that cannot be moved', 9],
  ['amounts that bear interest', 10],
  ['a delegate who may take back', 12],
  ['a hook on transfers', 14],
  ['amounts shown in another scale', 25],
  ['a switch that stops everything', 26],
  ['something not invented yet', 900],
])('a mint with %s is refused, also behind harmless extensions', async (_, kind) => {
  const { owner, data } = await mintOf(TOKEN_2022_PROGRAM);
  expect(readMint({ owner, data: extended(data, [kind, 8]) }, 9)).toEqual({ fault: 'mint_extension' });
  const behind = extended(data, [18, 64], [kind, 108]);
  expect(readMint({ owner, data: behind }, 9)).toEqual({ fault: 'mint_extension' });
});

test('other decimals than configured', async () => {
  expect(readMint(await mintOf(), 6)).toEqual({ fault: 'mint_decimals' });
});

test('no account, an account of another program, one that is not initialised, a token account', async () => {
  const { owner, data } = await mintOf();
  const other = '11111111111111111111111111111111';
  const token = new Uint8Array(165).fill(9);
  const accounts = [
    null,
    { owner: other, data },
    { owner, data: new Uint8Array(82) },
    { owner, data: token },
    { owner: TOKEN_2022_PROGRAM, data: new Uint8Array([...extended(data).slice(0, 165), 2]) },
    { owner, data: data.slice(0, 40) },
  ];
  expect(accounts.map((account) => readMint(account, 9))).toEqual(
    accounts.map(() => ({ fault: 'mint_missing' })),
  );
});

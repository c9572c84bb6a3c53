import { type Address, getBase64Encoder } from '@solana/kit';
import { readMint } from '../../gateways/solana/mint.ts';
import type { Solana, SolanaNode } from '../../gateways/solana.ts';
import { Unpayable } from './unpayable.ts';

/** The program that moves our token, as a node tells it; throws where the token is not the one that is configured. */
export async function mintProgram({ mint, decimals }: Solana, { rpc }: SolanaNode): Promise<Address> {
  const { value } = await rpc.getAccountInfo(mint, { encoding: 'base64', commitment: 'confirmed' }).send();
  const account = value && {
    owner: value.owner,
    data: Uint8Array.from(getBase64Encoder().encode(value.data[0])),
  };
  const reading = readMint(account, decimals);
  if ('fault' in reading) throw new Unpayable(reading.fault);
  return reading.program;
}

/** Where the account of a holder keeps how much it holds. */
const TOKENS_AT = 64;

/** How much a token account holds, by its bytes. */
export const tokensIn = ({ data: [bytes] }: { data: readonly [string, ...unknown[]] }): bigint =>
  Buffer.from(bytes, 'base64').readBigUInt64LE(TOKENS_AT);

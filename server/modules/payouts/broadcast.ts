import { inBase64 } from '../../gateways/solana/transfer.ts';
import type { SolanaNode } from '../../gateways/solana.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import type { SignedRow } from './queries.ts';

const CALLS_AT_ONCE = 8;

/** Send stored transactions. Each bears one signature, so sending it again cannot pay again. */
export async function broadcast(node: SolanaNode, rows: readonly Pick<SignedRow, 'wire'>[]): Promise<void> {
  await inParallel(rows, CALLS_AT_ONCE, async ({ wire }) => {
    // guard: An error of sending is no failure of the payment (node-faults.test.ts) ‹} catch { → } catch (error) { throw error;›
    try {
      await node.rpc
        .sendTransaction(inBase64(new Uint8Array(wire)), {
          encoding: 'base64',
          skipPreflight: true,
          maxRetries: 0n,
        })
        .send();
    } catch {
      // A refusal or a lost answer proves nothing: the transaction may be on its way.
    }
  });
}

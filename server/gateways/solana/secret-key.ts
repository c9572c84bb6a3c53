import { createKeyPairSignerFromBytes, getBase58Encoder, type KeyPairSigner } from '@solana/kit';

/** Why a key is not taken. */
export type KeyFault = 'key_unreadable' | 'key_of_another';

export const KEY_BYTES = 64;

/**
 * Make a signer of a private key followed by its public half, and wipe the bytes; the signer's own key cannot be
 * exported. Only the treasury's key is taken.
 */
export async function openKey(bytes: Uint8Array, treasury: string): Promise<KeyPairSigner | KeyFault> {
  try {
    // Also checks that one half belongs to the other.
    const signer = await createKeyPairSignerFromBytes(bytes);
    // guard: Only the key of the treasury is taken (secret-key.test.ts, ../../modules/payouts/order/routes.test.ts) ‹signer.address === treasury → treasury !== ''›
    return signer.address === treasury ? signer : 'key_of_another';
  } catch {
    // The library's messages quote what they were given.
    return 'key_unreadable';
  } finally {
    // guard: The bytes of a key are wiped (secret-key.test.ts, ../../modules/payouts/order/routes.test.ts) ‹bytes.fill(0) → void bytes›
    bytes.fill(0);
  }
}

/** Words that are as long as a key, which are as long as a signature too; and as many numbers as a key has bytes. */
const KEY_WORDS = /[1-9A-HJ-NP-Za-km-z]{80,90}/g;
const KEY_NUMBERS = /\d{1,3}(?:\s*,\s*\d{1,3}){63}/g;

/** Whether somebody's private key stands in a text: a signature has the same form, but no halves that belong together. */
export async function holdsKey(text: string): Promise<boolean> {
  const words = [...text.matchAll(KEY_WORDS)].map(([word]) => getBase58Encoder().encode(word));
  const lists = [...text.matchAll(KEY_NUMBERS)].map(([list]) => list.split(',').map(Number));
  for (const candidate of [...words, ...lists]) {
    const bytes = Uint8Array.from(candidate);
    const isKey = await createKeyPairSignerFromBytes(bytes).then(
      () => true,
      () => false,
    );
    bytes.fill(0);
    if (isKey) return true;
  }
  return false;
}

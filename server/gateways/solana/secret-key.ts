import { createKeyPairSignerFromBytes, type KeyPairSigner } from '@solana/kit';

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
    return signer.address === treasury ? signer : 'key_of_another';
  } catch {
    // The library's messages quote what they were given.
    return 'key_unreadable';
  } finally {
    bytes.fill(0);
  }
}

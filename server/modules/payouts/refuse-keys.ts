import { holdsKey } from '../../gateways/solana/secret-key.ts';
import { Refusal } from '../../platform/errors.ts';
import { faultText } from './text.ts';

/** Refuse a private key that was pasted into a field which is stored, or asked of a node. */
export async function refuseKeys(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    // guard: A key in the place of a transaction or of a reason goes nowhere (review/review.test.ts) ‹text → text.slice(0, 1)›
    if (await holdsKey(text)) {
      throw new Refusal(400, 'bad_request', { fields: { [name]: [faultText.keyHere] } });
    }
  }
}

import type { Assertion, Attestation } from '@mustalah/contract/identity';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// The browser's part of passkeys, loaded where one is used. The shapes are those of WebAuthn, which the server made or checks.

const library = () => import('@simplewebauthn/browser');

/** So that the press of the button still counts as the person's own when the browser asks. */
export const preparePasskeys = (): void => void library();

export async function makePasskey(options: Record<string, unknown>): Promise<Attestation> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as Attestation;
}

export async function usePasskeyFor(options: Record<string, unknown>): Promise<Assertion> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as Assertion;
}

/** Whether this page may use passkeys of a host: the page stands on it, or under it. */
export const isHostOfPage = (host: string): boolean =>
  window.isSecureContext && (location.hostname === host || location.hostname.endsWith(`.${host}`));

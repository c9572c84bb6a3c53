import { isIP } from 'node:net';
import type { Assertion, Attestation } from '@mustalah/contract/identity';
import type {
  AuthenticatorTransport,
  VerifyAuthenticationResponseOpts,
  VerifyRegistrationResponseOpts,
} from '@simplewebauthn/server';
import type { Config } from '../../../platform/config.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';

/** Loaded when somebody has to do with a passkey: with all that reads certificates it is three hundred modules. */
const library = () => import('@simplewebauthn/server');

/** The site as passkeys know it. */
export interface Site {
  /** They are bound to it and work nowhere else. */
  host: string;
  origin: string;
}

export interface KnownPasskey {
  credential_id: string;
  transports: string[];
}

/** Ed25519, ECDSA on P-256 and RSA (RFC 8152, 8230): what devices in use make. */
const ALGORITHMS = [-8, -7, -257];

/** Null where there can be no passkeys: they need a name and an encrypted connection, or this very machine. */
export function siteOf(config: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): Site | null {
  const { protocol, hostname, port, origin } = new URL(publicUrlOf(config));
  const isHere = hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
  if (isHere) return { host: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[');
  return protocol === 'https:' && !isNumber ? { host: hostname, origin } : null;
}

const listed = (passkeys: readonly KnownPasskey[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports as AuthenticatorTransport[],
  }));

interface Owner {
  id: number;
  email: string;
  name: string;
}

/** What the browser needs to make a passkey, one that the user does not have yet. */
export async function offerOf({ host }: Site, owner: Owner, passkeys: readonly KnownPasskey[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'مصطلح',
    rpID: host,
    userID: Uint8Array.from(Buffer.from(String(owner.id))),
    userName: owner.email,
    userDisplayName: owner.name,
    excludeCredentials: listed(passkeys),
    supportedAlgorithmIDs: ALGORITHMS,
    // It stands beside the password, so it need not find the user by itself.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** What the browser needs to use a passkey of the user. */
export async function questionOf({ host }: Site, passkeys: readonly KnownPasskey[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: host,
    allowCredentials: listed(passkeys),
    userVerification: 'preferred',
  });
}

/** The passkey that was made for a challenge of ours; null when it is none. */
export async function readAttestation(site: Site, challenge: string, { response, ...rest }: Attestation) {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...rest,
        authenticatorAttachment: rest.authenticatorAttachment,
        response: { ...response, transports: response.transports as AuthenticatorTransport[] },
      } as VerifyRegistrationResponseOpts['response'],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // Forged, for another site or challenge, or not readable at all: the library throws for each.
    return null;
  }
}

interface StoredPasskey {
  credential_id: string;
  public_key: Buffer;
  counter: number;
}

/** The counter of a passkey after its use; null when it was not used, or is a copy that lags behind. */
export async function readAssertion(
  site: Site,
  challenge: string,
  passkey: StoredPasskey,
  assertion: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as VerifyAuthenticationResponseOpts['response'],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // As above; a counter that does not rise is among it.
    return null;
  }
}

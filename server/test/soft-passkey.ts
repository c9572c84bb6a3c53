import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '@mustalah/contract/identity';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A device with one passkey, as a browser would speak for it. */
export interface SoftPasskey {
  readonly id: string;
  /** How often it was used; a copy lags behind. */
  counter: number;
  attest(challenge: string): Attestation;
  assert(challenge: string): Assertion;
}

const PRESENT_AND_VERIFIED = 0b0000_0101;
const WITH_CREDENTIAL = 0b0100_0000;

/** A passkey of a device that counts, for one site. */
export function softPasskey(host: string, origin: string): SoftPasskey {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = id.toString('base64url');

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(counter: number, credential?: Buffer): Buffer {
    const flags = Buffer.from([PRESENT_AND_VERIFIED | (credential ? WITH_CREDENTIAL : 0)]);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(Buffer.from(host)), flags, count, credential ?? Buffer.alloc(0)]);
  }

  const credential = (): Buffer => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey.export({ format: 'jwk' }))]);
  };

  const device: SoftPasskey = {
    id: name,
    counter: 0,
    attest(challenge) {
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', Uint8Array.from(authenticatorData(device.counter, credential()))],
        ]),
      );
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    assert(challenge) {
      device.counter += 1;
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(device.counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
  return device;
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** RFC 9053: an elliptic curve key (kty 2) for ES256 (alg -7) on P-256 (crv 1). */
function coseKeyOf({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const point = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    ),
  );
}

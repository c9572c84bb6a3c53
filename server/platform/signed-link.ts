import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { LINK_LIFE_SECONDS } from '@mustalah/contract/files';
import type { SessionClaims, User } from './session.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

const PARAMETER = 'link';

interface Signing {
  /** The installation's; links have keys of their own, made from them. */
  secrets: { signing: SigningKeys };
  now: () => Date;
}

/**
 * Make an address of ours open by a plain link for one user, for five minutes and as long as they stay signed in.
 *
 * The endpoint must say `link: true`. Rights are those that the user has when the link is opened.
 *
 * @example signLink(deps, urlOf(paperFile.path, { params: { id } }), user)
 */
export function signLink(
  { secrets, now }: Signing,
  address: string,
  { session }: Pick<User, 'session'>,
): string {
  const { userId, familyId, epoch } = session;
  const url = new URL(address, ANYWHERE);
  const expires = Math.floor(now().getTime() / 1000) + LINK_LIFE_SECONDS;
  const claims = `${userId}.${familyId}.${epoch}.${expires}`;
  const signature = signatureOf(secrets.signing.current, addressOf(url), claims).toString('base64url');
  url.searchParams.set(PARAMETER, `${claims}.${signature}`);
  return `${url.pathname}${url.search}`;
}

/** Whose link this is: null when the address carries none, `invalid` when it is forged, altered or too old. */
export function readLink({ secrets, now }: Signing, address: string): SessionClaims | 'invalid' | null {
  const url = new URL(address, ANYWHERE);
  const link = url.searchParams.get(PARAMETER);
  if (link === null) return null;
  url.searchParams.delete(PARAMETER);
  const [, claims, userId, familyId, epoch, expires, signature] = LINK.exec(link) ?? [];
  if (!claims || !familyId || !signature) return 'invalid';
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.signing
    .holding(now())
    .some((key) => timingSafeEqual(given, signatureOf(key, addressOf(url), claims)));
  // guard: A link that nobody signed opens nothing
  if (!isOurs) return 'invalid';
  // guard: A signed link ends after five minutes
  if (Number(expires) * 1000 <= now().getTime()) return 'invalid';
  return { userId: Number(userId), familyId, epoch: Number(epoch) };
}

const ANYWHERE = 'http://here';
const LINK = /^((\d+)\.([0-9a-f-]{36})\.(\d+)\.(\d+))\.([\w-]{43})$/;

/** With its other parameters, and the same with and without a slash at the end. */
const addressOf = ({ pathname, search }: URL): string => `${pathname.replace(/\/$/, '')}${search}`;

function signatureOf({ secret }: SigningKey, address: string, claims: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'signed link', 32));
  // guard: A signed link opens one address only ‹address}\n${ →›
  return createHmac('sha256', key).update(`${address}\n${claims}`).digest();
}

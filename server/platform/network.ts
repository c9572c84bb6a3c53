import { isIP } from 'node:net';

/** The network whose callers are counted as one: an IPv6 customer holds 2^64 addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  // A proxy may pass on whatever a stranger wrote.
  if (isIP(mapped) === 0) return 'unknown';
  return isIP(mapped) === 4 ? mapped : prefixOf(mapped, 4);
}

/** A network that a caller belongs to, and how many times the share of a single one it has. */
export interface Crowd {
  network: string;
  shares: number;
}

/** Many customers of IPv6 hold 65,536 networks and not one; a few of them may still be neighbours. */
const SHARES_OF_SITE = 4;

/** All networks that a caller is counted in: their own, and under IPv6 the site (/48) that it is a part of. */
export function crowdsOf(address: string): Crowd[] {
  const network = networkOf(address);
  const own = { network, shares: 1 };
  if (!network.endsWith('/64')) return [own];
  return [own, { network: prefixOf(address, 3), shares: SHARES_OF_SITE }];
}

/** The first groups of an IPv6 address, written in one way. */
function prefixOf(address: string, count: number): string {
  const [bare = ''] = address.split('%');
  const [first = [], last = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/${count * 16}`;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a caller is on this machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address);

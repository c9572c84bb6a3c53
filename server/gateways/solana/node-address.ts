import { BlockList, isIP } from 'node:net';

/** Why an address may not be that of a node. */
export type AddressFault = 'unreadable' | 'not_https' | 'has_secrets' | 'not_public';

interface AddressPolicy {
  /** Nodes on this machine, also without TLS: for development. */
  allowsLoopback: boolean;
}

/** Networks that no public node stands in: private, reserved, for documentation, and tunnels to any of these. */
const RESERVED = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ipv6: [
    '::/96',
    '::ffff:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
} as const;

type Family = keyof typeof RESERVED;

// Apart, since in one list the addresses of version 4 that stand in version 6 would be all of version 4.
const reserved = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') };

function listOf(family: Family): BlockList {
  const list = new BlockList();
  for (const network of RESERVED[family]) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const isLoopback = (ip: string): boolean => ip === '::1' || (isIP(ip) === 4 && ip.startsWith('127.'));

/** Whether a node may be reached at this IP address. */
export function mayBeNode(ip: string, { allowsLoopback }: AddressPolicy): boolean {
  const version = isIP(ip);
  if (version === 0) return false;
  if (isLoopback(ip)) return allowsLoopback;
  const family: Family = version === 4 ? 'ipv4' : 'ipv6';
  return !reserved[family].check(ip, family);
}

/** What stands against an address in the list of nodes, or null. */
export function nodeAddressFault(text: string, policy: AddressPolicy): AddressFault | null {
  const url = URL.parse(text);
  if (!url) return 'unreadable';
  if (url.username || url.password || url.hash) return 'has_secrets';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (policy.allowsLoopback && (host === 'localhost' || isLoopback(host)) && isWeb(url)) return null;
  if (url.protocol !== 'https:') return 'not_https';
  if (host === 'localhost' || (isIP(host) > 0 && !mayBeNode(host, policy))) return 'not_public';
  return null;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/** The one spelling of an address by which two are compared; the path counts, since it often holds a key. */
export const sameSpelling = (text: string): string | null => {
  const url = URL.parse(text);
  return url && !url.username && !url.password && !url.hash ? url.href : null;
};

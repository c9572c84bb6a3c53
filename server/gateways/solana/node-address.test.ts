import { expect, test } from 'vitest';
import { openSolana, PUBLIC_MAINNET } from '../solana.ts';
import { mayBeNode, nodeAddressFault } from './node-address.ts';

const KEYED = 'https://rpc.example.org/v1/KEY';

const open = (nodes: string[], allowsLoopback = false) =>
  openSolana({
    mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    decimals: 6,
    treasury: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    genesis: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    nodes,
    allowsLoopback,
  });

test.each([
  'https://api.mainnet-beta.solana.com',
  'https://api.mainnet-beta.solana.com/',
  'https://API.mainnet-beta.solana.com:443/',
  KEYED,
])('an admin may name %s', (url) => {
  expect(open([KEYED]).nodeAt(url)).not.toBeNull();
});

test.each([
  '',
  'x',
  'http://127.0.0.1:8899',
  'http://localhost:8899',
  'https://localhost/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:8899',
  'file:///etc/passwd',
  'gopher://x',
  'ftp://api.mainnet-beta.solana.com',
  'ws://api.mainnet-beta.solana.com',
  'javascript:alert(1)',
  'data:application/json,{}',
  'https://0/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://127.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://10.0.0.5',
  'https://192.168.1.1',
  'https://100.64.0.1/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[64:ff9b::7f00:1]/',
  'http://api.mainnet-beta.solana.com',
  'https://api.mainnet-beta.solana.com.evil.org',
  'https://api.mainnet-beta.solana.com@evil.org/',
  'https://user:p@api.mainnet-beta.solana.com/',
  ' https://api.mainnet-beta.solana.com@x',
  'https://api.mainnet-beta.solana.com/../../x',
  'https://api.mainnet-beta.solana.com:8443/',
  'https://api.mainnet-beta.solana.com?x=1',
  'https://api.mainnet-beta.solana.com#x',
  'https://rpc.example.org/v1/OTHER',
  'https://rpc.example.org/v1/KEY/',
  'https://rpc.example.org/v1/key',
  'https://some-public-node.example.net/',
  `https://${'a'.repeat(600)}`,
  `https://rpc.example.org/v1/${'KEY'.repeat(300)}`,
])('an admin may not name %s', (url) => {
  expect(open([KEYED]).nodeAt(url)).toBeNull();
});

test('a node on this machine is listed only where development allows it, and named only when it is listed', () => {
  expect(() => open(['http://127.0.0.1:8899'])).toThrow('not https');
  expect(() => open(['https://localhost/'])).toThrow('not public');
  const solana = open(['http://127.0.0.1:8899'], true);
  expect(solana.trusted.map(({ host }) => host)).toEqual(['127.0.0.1:8899']);
  expect(solana.nodeAt('http://127.0.0.1:8899/')).toBe(solana.trusted[0]);
  expect(solana.nodeAt('http://127.0.0.1:8900/')).toBeNull();
});

test('without a list the public node is trusted; with one, the listed ones are, and the public one may be named', () => {
  expect(open([]).trusted.map(({ url }) => url)).toEqual([PUBLIC_MAINNET]);
  const listed = open([KEYED, 'https://other.example.org']);
  expect(listed.trusted.map(({ host }) => host)).toEqual(['rpc.example.org', 'other.example.org']);
  expect(listed.nodeAt(PUBLIC_MAINNET)?.host).toBe('api.mainnet-beta.solana.com');
});

test('an address that may hold a key is not shown', () => {
  const [keyed, query, bare] = open([KEYED, 'https://a.example.org/?k=KEY', 'https://b.example.org']).trusted;
  expect([keyed.url, query?.url, bare?.url]).toEqual([null, null, 'https://b.example.org']);
});

test.each([
  ['nothing that can be read', 'not an address', 'unreadable'],
  ['no TLS', 'http://rpc.example.org', 'not_https'],
  ['a name and a password', 'https://me:secret@rpc.example.org', 'has_secrets'],
  ['a fragment', 'https://rpc.example.org/#key', 'has_secrets'],
  ['a private address', 'https://10.1.2.3', 'not_public'],
  ['a private address of version 6', 'https://[fd12::1]/', 'not_public'],
])('the list refuses %s', (_, url, fault) => {
  expect(nodeAddressFault(url, { allowsLoopback: false })).toBe(fault);
  expect(() => open([url])).toThrow(fault.replaceAll('_', ' '));
});

test.each([
  ['mint', { mint: 'not-a-mint' }, 'UAS_MINT'],
  ['treasury', { treasury: '' }, 'TREASURY_ADDRESS'],
  ['genesis', { genesis: '0'.repeat(44) }, 'SOLANA_GENESIS'],
])('a %s that is none stops the start with its name', (_, wrong, name) => {
  const good = {
    mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    treasury: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    genesis: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  };
  const settings = { ...good, ...wrong, decimals: 6, nodes: [], allowsLoopback: false };
  expect(() => openSolana(settings)).toThrow(name);
});

test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('%s is a public address', (ip) => {
  expect(mayBeNode(ip, { allowsLoopback: false })).toBe(true);
});

test.each([
  '',
  'nonsense',
  '127.0.0.1',
  '10.1.1.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'ff02::1',
])('%s is not', (ip) => {
  expect(mayBeNode(ip, { allowsLoopback: false })).toBe(false);
});

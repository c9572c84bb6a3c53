import { expect, test } from 'vitest';
import { crowdsOf, networkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['x'.repeat(7_000), 'unknown'],
  ['', 'unknown'],
])('callers from %s are counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', [{ network: '192.0.2.7', shares: 1 }]],
  ['::ffff:192.0.2.7', [{ network: '192.0.2.7', shares: 1 }]],
  [
    '2001:0db8::2:3:4:5:6',
    [
      { network: '2001:db8:0:2::/64', shares: 1 },
      { network: '2001:db8:0::/48', shares: 4 },
    ],
  ],
  ['x', [{ network: 'unknown', shares: 1 }]],
])('%s belongs to %j', (address, crowds) => {
  expect(crowdsOf(address)).toEqual(crowds);
});

import { expect, test } from 'vitest';
import { coarseNetwork, deviceOf } from './device.ts';

const APPLE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

// As the programs say it (developer.mozilla.org, "User-Agent"), versions of 2026.
test.each([
  ['chrome', 'windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/140.0.0.0 Safari/537.36`],
  [
    'edge',
    'windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  ['opera', 'linux', `Mozilla/5.0 (X11; Linux x86_64) ${APPLE} Chrome/138.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  [
    'samsung',
    'android',
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${APPLE} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['firefox', 'macos', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:142.0) Gecko/20100101 Firefox/142.0'],
  [
    'safari',
    'macos',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  [
    'safari',
    'iphone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'chrome',
    'ipad',
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
  ],
  ['chrome', 'chromeos', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${APPLE} Chrome/140.0.0.0 Safari/537.36`],
  ['other', 'other', 'curl/8.5.0'],
  ['other', 'other', ''],
])('%s on %s', (browser, system, agent) => {
  expect(deviceOf({ address: '203.0.113.7', agent })).toEqual({ browser, system, network: '203.0.x.x' });
});

test.each([
  ['203.0.113.7', '203.0.x.x'],
  ['::ffff:203.0.113.7', '203.0.x.x'],
  ['2001:db8:17:2::1', '2001:db8::/32'],
  ['unix socket', ''],
])('of the address %s no more than %j is kept', (address, kept) => {
  expect(coarseNetwork(address)).toBe(kept);
});

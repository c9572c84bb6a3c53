import { expect, test } from 'vitest';
import { sealPage } from './sealed-page.ts';

const NONCE = 'c2VjcmV0IG9mIHRoaXM=';
const HASH = /^'sha256-[\w+/]{43}='$/;

test('only what bears the secret of the render is trusted', () => {
  const html = `<body><script>stolen()</script><script nonce="other">stolen()</script>
    <style>p { color: red }</style><script nonce="${NONCE}">ours()</script><style nonce="${NONCE}">b{}</style></body></html>`;
  const { scripts, styles } = sealPage(html, NONCE);
  expect([scripts.length, styles.length, HASH.test(scripts[0] ?? '')]).toEqual([1, 1, true]);
});

test('the secret itself leaves the page', () => {
  const { text } = sealPage(`<script nonce="${NONCE}" src="/a.js"></script></body></html>`, NONCE);
  expect(text.plain.toString()).toBe('<script src="/a.js"></script></body></html>');
});

test('a script from a file needs no hash', () => {
  expect(sealPage(`<script nonce="${NONCE}" src="/a.js"></script>`, NONCE).scripts).toEqual([]);
});

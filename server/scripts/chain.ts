// `npm run chain`: a Solana of one's own for development. The real virtual machine behind a node on this machine, a token,
// a treasury and wallets; nothing of it is worth anything, and all of it is gone when it ends.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { readConfig } from '../platform/config.ts';
import { startNode, type TestNode } from '../test/chain/node.ts';
import { testWalletScript } from '../test/chain/test-wallet.ts';
import { fundTreasury, newKey } from '../test/chain/treasury.ts';

const DECIMALS = 6;
const WALLETS = 3;

const config = readConfig();
const [port = '8899', slotMs = String(config.SOLANA_SLOT_MS)] = process.argv.slice(2);
const node: TestNode = await startNode({
  port: Number(port),
  slotMs: Number(slotMs),
  page: (request, response) => showTransaction(request, response),
});
const treasury = await fundTreasury(node.chain, { decimals: DECIMALS, lamports: 100_000_000_000n });
const folder = join(config.DATA_DIR, 'chain');
mkdirSync(folder, { recursive: true });
const settings = {
  UAS_MINT: treasury.mint,
  UAS_DECIMALS: DECIMALS,
  TREASURY_ADDRESS: treasury.key.address,
  SOLANA_GENESIS: node.chain.genesis,
  RPC_ALLOWLIST: node.url,
  ALLOW_LOOPBACK_RPC: true,
  SOLANA_SLOT_MS: slotMs,
  EXPLORER_URL: `${node.url}/tx/{tx}`,
};
const environment = join(folder, 'env');
const wallet = join(folder, 'test-wallet.js');
const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`);
writeFileSync(environment, lines.join(''), { mode: 0o600 });
writeFileSync(wallet, testWalletScript(treasury.key), { mode: 0o600 });

console.log(`
  سلسلة سولانا للتطوير تعمل على  ${node.url}

  شغّل المنصة عليها:
    set -a; . ${environment}; set +a; npm start

  محفظة الخزينة في المتصفح: الصق محتوى هذا الملف في وحدة تحكم المتصفح (Console) في صفحة الصرف
    ${wallet}
  أو مفتاح الخزينة:
    ${treasury.key.base58}

  محافظ للتجربة:
${Array.from({ length: WALLETS }, () => `    ${newKey().address}`).join('\n')}
`);

/** A transaction as the node keeps it, in place of an explorer. */
function showTransaction({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const landed = node.chain.landed.get(url.split('/').at(-1) ?? '');
  const shown = landed && { ...landed, wire: Buffer.from(landed.wire).toString('base64') };
  response
    .writeHead(landed ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' })
    .end(stringifyJsonWithBigInts(shown ?? null));
}

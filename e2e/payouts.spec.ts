import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, request as requests } from '@playwright/test';
import { startNode, type TestNode } from '../server/test/chain/node.ts';
import { TEST_WALLET, testWalletScript } from '../server/test/chain/test-wallet.ts';
import { balanceOf, fundTreasury, newKey, type Treasury } from '../server/test/chain/treasury.ts';
import { test } from './journey.ts';
import { ADMIN, bearer, newMember, type Person, signedIn, suggested, theAdmin, tokensOf } from './people.ts';

const root = join(import.meta.dirname, '..');
/** Slots until what has landed is final, and some more. */
const FINAL = 40;
const FIRST_PORT = Number(process.env.E2E_PAYOUT_PORT ?? 4327);

const settingsFor = (chain: TestNode, treasury: Treasury) => ({
  UAS_MINT: treasury.mint,
  UAS_DECIMALS: '6',
  TREASURY_ADDRESS: treasury.key.address,
  SOLANA_GENESIS: chain.chain.genesis,
  RPC_ALLOWLIST: chain.url,
  ALLOW_LOOPBACK_RPC: 'true',
  EXPLORER_URL: `${chain.url}/tx/{tx}`,
});

/** A chain whose clock stands: however long a page takes to be signed, no payment grows too old for it meanwhile. */
async function startChain() {
  const chain = await startNode();
  const treasury = await fundTreasury(chain.chain, { decimals: 6 });
  chain.chain.tick(FINAL);
  return { chain, treasury };
}

/** A server of its own on a chain of its own, so that it can be killed. */
function startServer(port: number, folder: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT: 'off',
      CAPTCHA_ATTEMPTS: '2',
      LOG_LEVEL: 'silent',
      PAGE_CACHE_MS: '0',
      ...settings,
    },
  });
}

/** It may have ended by itself. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
}

async function untilReady(base: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${base}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 240_000 },
    )
    .toBe(true);
}

/** A wallet, and the points for a term that this admin approved. */
async function earnWith(api: APIRequestContext, person: Person, wallet: string, admin: Person) {
  const profile = {
    name: person.name,
    bio: '',
    education_level: '',
    institution: '',
    wallet_address: wallet,
  };
  const kept = await api.put('/api/users/me/', { headers: bearer(person), data: profile });
  expect(kept.status()).toBe(200);
  const term = await suggested(api, person);
  const approved = await api.post(`/api/approve-term/${term.id}/`, { headers: bearer(admin), data: {} });
  expect(approved.status()).toBe(200);
}

test('an admin pays three contributors with a wallet; the server is killed in the middle, and every balance is right', async ({
  browser,
  faults,
}) => {
  test.setTimeout(600_000);
  const { chain, treasury } = await startChain();
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-payouts-e2e-'));
  const settings = settingsFor(chain, treasury);
  const base = `http://127.0.0.1:${FIRST_PORT}`;
  let server = startServer(FIRST_PORT, folder, settings);
  try {
    await untilReady(base);
    const api = await requests.newContext({ baseURL: base });
    const admin = await theAdmin(api);

    // Three who earned points for a term each; the second one has a wallet that cannot be paid.
    const people: (Person & { wallet: string })[] = [];
    for (const name of ['ليلى', 'سلمى', 'خالد']) {
      const person = await newMember(api, name);
      const wallet = name === 'سلمى' ? 'x'.repeat(40) : newKey().address;
      await earnWith(api, person, wallet, admin);
      people.push({ ...person, wallet });
    }
    const [good, bad, last] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];

    const context = await browser.newContext({ baseURL: base, locale: 'ar-EG', timezoneId: 'Asia/Riyadh' });
    await signedIn(context, admin);
    await context.addInitScript({ content: testWalletScript(treasury.key) });
    const page = await context.newPage();
    await page.goto('/admin-payouts');
    await page.getByRole('button', { name: `اتصل بـ«${TEST_WALLET}»` }).click();
    await expect(page.getByText(`متصل بـ«${TEST_WALLET}»`)).toBeVisible();
    const row = (person: Person) => page.getByRole('row').filter({ hasText: person.email });
    await expect(row(bad)).toContainText('عنوان المحفظة ليس عنوانًا صالحًا');
    await expect(row(bad).getByRole('checkbox')).toBeDisabled();

    // The server dies when the first payment is sent, whose answer nobody hears.
    faults.expect(/^net::ERR_.* (POST|GET) \/api\//);
    // The page also asks for notices from time to time.
    faults.allow(/^console\.error: TypeError: Failed to fetch/);
    faults.allow(/^503 GET \/api\//);
    const killed = new Promise<void>((done) => {
      chain.onCall = (method) => {
        if (method !== 'sendTransaction') return;
        chain.onCall = () => {};
        server.once('exit', () => done());
        server.kill('SIGKILL');
      };
    });
    await row(good).getByRole('checkbox').check();
    await row(last).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'اصرف للمختارين' }).click();
    await page.getByRole('button', { name: 'اصرف الآن' }).click();
    await killed;
    // No answer came; how far the payments had come by then the page may have heard or not.
    await expect(page.getByRole('table', { name: 'نتائج الصرف' })).toContainText('فشل التحويل');

    server = startServer(FIRST_PORT, folder, settings);
    await untilReady(base);
    const again = await theAdmin(api);
    // What was stored is found, sent once more where the chain does not know it, and finished without the wallet.
    const payments = () => chain.chain.paymentsOf(treasury.key.address).map(({ payoutId }) => payoutId);
    await expect.poll(() => payments().length, { timeout: 180_000 }).toBe(2);
    chain.chain.tick(FINAL);
    await expect.poll(() => openPayouts(again), { timeout: 180_000 }).toBe(0);

    // Nobody is left who could be paid once more.
    await page.goto('/admin-payouts');
    await expect(row(bad)).toBeVisible();
    await expect(row(good)).toHaveCount(0);
    await expect(row(last)).toHaveCount(0);
    // Base points, the bonus for a first category, and the day's challenge where it was one of suggestions.
    const earned = async ({ email, password }: Person) => {
      const { access } = await tokensOf(api, email, password);
      const headers = { authorization: `Bearer ${access}` };
      return (await (await api.get('/api/user-stats/', { headers })).json()) as {
        uas_earned: number;
        uas_paid: number;
      };
    };
    for (const person of [good, last]) {
      const { uas_earned, uas_paid } = await earned(person);
      expect(uas_paid).toBe(uas_earned);
      expect(await balanceOf(chain.chain, person.wallet, treasury)).toBe(
        BigInt(Math.round(uas_earned * 1e6)),
      );
    }
    expect((await earned(bad)).uas_paid).toBe(0);
    expect(new Set(payments()).size).toBe(2);
    expect(payments()).toHaveLength(2);

    await page.goto('/admin-payout-log');
    await expect(page.getByRole('row').filter({ hasText: good.email })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: last.email })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: bad.email })).toHaveCount(0);
    await context.close();
    await api.dispose();

    async function openPayouts(who: Person): Promise<number> {
      const answer = await api.get('/api/payouts/?open=true', { headers: bearer(who) });
      return answer.ok() ? (await answer.json()).count : -1;
    }
  } finally {
    await end(server);
    await chain.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
});

test('a large payout waits until a second admin approves it, and the first one pays it then', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { chain, treasury } = await startChain();
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-approvals-e2e-'));
  const port = FIRST_PORT + 1;
  const base = `http://127.0.0.1:${port}`;
  const server = startServer(port, folder, {
    ...settingsFor(chain, treasury),
    PAYOUT_SECOND_ADMIN_ABOVE: '1',
    NEW_ADMIN_WAIT_HOURS: '0',
  });
  try {
    await untilReady(base);
    const api = await requests.newContext({ baseURL: base });
    const first = await theAdmin(api);
    const member = await newMember(api, 'ليلى العالمة');
    const wallet = newKey().address;
    await earnWith(api, member, wallet, first);
    const colleague = await newMember(api, 'مديرة ثانية');
    const role = await api.patch(`/api/users/${colleague.id}/`, {
      headers: bearer(first),
      data: { role: 'admin' },
    });
    expect(role.status()).toBe(200);
    const second = { ...colleague, tokens: await tokensOf(api, colleague.email, colleague.password) };

    const page = await pageOf(browser, first);
    const rowOf = (each: typeof page) => each.getByRole('row').filter({ hasText: member.email });
    const order = async () => {
      await page.goto('/admin-payouts');
      await page.getByRole('button', { name: `اتصل بـ«${TEST_WALLET}»` }).click();
      await rowOf(page)
        .getByRole('button', { name: /^اصرف إلى/ })
        .click();
      await page.getByRole('button', { name: 'اصرف الآن' }).click();
    };
    await order();
    await expect(page.getByRole('table', { name: 'نتائج الصرف' })).toContainText('تنتظر موافقة مدير آخر');

    // Whoever asked for it may refuse it, but not agree to it.
    await page.goto('/admin-payouts/approvals');
    await page.getByRole('button', { name: 'انظر في طلب الصرف إلى ليلى العالمة' }).click();
    await expect(page.getByRole('button', { name: 'أرفض' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'أوافق' })).toHaveCount(0);

    const other = await pageOf(browser, second);
    await other.goto('/admin-payouts/approvals');
    await other.getByRole('button', { name: 'انظر في طلب الصرف إلى ليلى العالمة' }).click();
    await expect(other.getByRole('dialog')).toContainText(wallet);
    await other.getByLabel('ملاحظة').fill('راجعت ما كسبته');
    await other.getByRole('button', { name: 'أوافق' }).click();
    await expect(rowOf(other)).toContainText('وُوفق عليه');
    expect(await balanceOf(chain.chain, wallet, treasury)).toBe(0n);

    // Once it is sent, time goes on.
    chain.onCall = (method) => {
      if (method === 'sendTransaction') chain.setSlotTime(50);
    };
    await order();
    await expect(page.getByText('انتهى ١ من ١')).toBeVisible({ timeout: 180_000 });
    const { uas_earned } = await (await api.get('/api/user-stats/', { headers: bearer(member) })).json();
    await expect
      .poll(() => balanceOf(chain.chain, wallet, treasury))
      .toBe(BigInt(Math.round(uas_earned * 1e6)));
    await page.context().close();
    await other.context().close();
    await api.dispose();
  } finally {
    await end(server);
    await chain.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }

  async function pageOf(from: Browser, admin: Person) {
    const context = await from.newContext({ baseURL: base, locale: 'ar-EG', timezoneId: 'Asia/Riyadh' });
    await signedIn(context, admin);
    await context.addInitScript({ content: testWalletScript(treasury.key) });
    return context.newPage();
  }
});

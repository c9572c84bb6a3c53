import type { Answer } from '@mustalah/contract/endpoint';
import { dismissDisagreement, listDisagreements } from '@mustalah/contract/payouts/audit';
import { listPayoutLog } from '@mustalah/contract/payouts/log';
import {
  cancelPayouts,
  preparePayouts,
  submitPayouts,
  triggerPayout,
} from '@mustalah/contract/payouts/orders';
import {
  getPayoutOverview,
  listPendingUsers,
  type PendingUser,
  placeOf,
} from '@mustalah/contract/payouts/payees';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import { decidePayout, getPayout, listPayouts } from '@mustalah/contract/payouts/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import AuditPage from './audit-page.tsx';
import PayoutLogPage from './payout-log-page.tsx';
import PayoutPage from './payout-page.tsx';
import PayoutsPage from './payouts-page.tsx';

const TREASURY = '6iDrmBSB1SKuNnBm3EppzFLDTBGyzEc7wEyRF7fyqfBs';

const amal: PendingUser = {
  user_id: 3,
  name: 'أمل الباحثة',
  email: 'amal@example.org',
  uas_balance: '12.5',
  wallet: 'HuBtw1QK2nXo5cVYd4GZ8kPq7sLfRjTmUaEyNb9P7pV',
  payable: '12.5',
  reason: '',
  reason_code: '',
  payout_id: null,
  wallet_since: null,
  wallet_held_until: null,
};
const omar: PendingUser = {
  ...amal,
  user_id: 4,
  name: 'عمر',
  email: 'omar@example.org',
  wallet: '',
  payable: '0',
  reason: 'لم يُضف المستخدم عنوان محفظته',
  reason_code: 'wallet_missing',
};
const overview: Answer<typeof getPayoutOverview> = {
  token: {
    mint: 'm',
    decimals: 6,
    treasury: TREASURY,
    genesis: 'g',
    node: 'n',
    rpc_url: 'https://node.example',
  },
  pending: 2,
  total: '25',
  under_way: 0,
  in_review: 0,
  approvals: 0,
  disagreements: 0,
};
const paid: PayoutResult = {
  user_id: 3,
  email: 'amal@example.org',
  status: 'success',
  amount: '12.5',
  reason: '',
  reason_code: '',
  payout_id: 'p3',
  tx_hash: '4XHhuAZvabc',
  explorer_url: 'https://x/4XHhuAZvabc',
};
const empty = { results: [], count: 0, next: null, previous: null };

let toasts: ReturnType<typeof watchToasts>;
beforeEach(() => {
  toasts = watchToasts();
});

async function shown(state: Partial<typeof overview> = {}) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getPayoutOverview, { ...overview, ...state });
  network.answer(listPendingUsers, [amal, omar]);
  network.answer(listPayouts, empty);
  const place = showAt('/admin-payouts', { '/admin-payouts': <PayoutsPage /> });
  await screen.findByRole('table', { name: 'من لهم رصيد لم يُصرف' });
  const user = userEvent.setup();
  return { network, user, ...place };
}

type User = ReturnType<typeof userEvent.setup>;

async function openKey(user: User) {
  await user.click(screen.getByRole('tab', { name: 'المفتاح الخاص' }));
  await user.click(screen.getByRole('button', { name: /أفهم ذلك/ }));
}

async function payAmal(user: User) {
  await user.click(screen.getByRole('button', { name: 'اصرف إلى أمل الباحثة' }));
  await user.click(await screen.findByRole('button', { name: 'اصرف الآن' }));
}

const results = () => screen.findByRole('table', { name: 'نتائج الصرف' });

describe('paying', () => {
  test('who cannot be paid is shown with the reason, and cannot be chosen', async () => {
    await shown();
    const [, first, second] = screen.getAllByRole('row');
    expect(within(first as HTMLElement).getByRole('checkbox')).toHaveProperty('disabled', false);
    expect(within(second as HTMLElement).getByRole('checkbox')).toHaveProperty('disabled', true);
    expect(second?.textContent).toContain('لم يُضف المستخدم عنوان محفظته');
  });

  test('the next page begins behind the last one shown', async () => {
    await shown({ pending: 60 });
    const next = await screen.findByRole('link', { name: 'التالي' });
    expect(next.getAttribute('href')).toBe(`/admin-payouts?page=2&after=${placeOf(omar)}`);
    expect(screen.getByRole('link', { name: /[3٣]$/ }).getAttribute('href')).toBe('/admin-payouts?page=3');
  });

  test('with nothing configured the page says so, and there is nothing to press', async () => {
    await shown({ token: null });
    expect(screen.getByText('الصرف غير مهيأ على هذا الخادم')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('button', { name: 'اصرف إلى أمل الباحثة' })).toHaveProperty('disabled', true);
  });

  test('where ledger and chain disagree nobody can be paid, and the page says where to look', async () => {
    await shown({ disagreements: 2 });
    expect(screen.getByText(/اختلافان/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'صفحة المطابقة' }).getAttribute('href')).toBe(
      '/admin-payouts/audit',
    );
    expect(screen.getByRole('button', { name: 'اصرف إلى أمل الباحثة' })).toHaveProperty('disabled', true);
  });

  test('without a key nothing is asked twice, and nothing is sent', async () => {
    const { network, user } = await shown();
    await openKey(user);
    await user.click(screen.getByRole('button', { name: 'اصرف إلى أمل الباحثة' }));
    expect(await screen.findByText('يرجى إدخال المفتاح الخاص')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'اصرف الآن' })).toBeNull();
    expect([network.timesAsked(triggerPayout), toasts.map(({ message }) => message)]).toEqual([
      0,
      ['يرجى إدخال المفتاح الخاص'],
    ]);
  });

  test('before anything goes out it is said to whom, how much and to which wallet', async () => {
    const { user } = await shown();
    await openKey(user);
    await user.type(screen.getByLabelText(/المفتاح الخاص للخزينة/), 'x');
    await user.click(screen.getByRole('button', { name: 'اصرف إلى أمل الباحثة' }));
    const line = within(await screen.findByRole('dialog')).getByRole('listitem');
    expect(line.textContent).toBe('أمل الباحثة١٢٫٥ UASHuBt…P7pV');
  });

  test('two clicks on the last button are one order', async () => {
    const { network, user } = await shown();
    network.answer(triggerPayout, [paid]);
    await openKey(user);
    await user.type(screen.getByLabelText(/المفتاح الخاص للخزينة/), 'x');
    await user.click(screen.getByRole('button', { name: 'اصرف إلى أمل الباحثة' }));
    await user.dblClick(await screen.findByRole('button', { name: 'اصرف الآن' }));
    await waitFor(async () => expect((await results()).textContent).toContain('وصلت'));
    expect(network.timesAsked(triggerPayout)).toBe(1);
  });

  test('a key that is pasted into the search goes nowhere', async () => {
    const { network, user, place } = await shown();
    const asked = network.timesAsked(listPendingUsers);
    await user.click(screen.getByRole('searchbox'));
    await user.paste('5'.repeat(88));
    await waitFor(() => expect(toasts.at(-1)?.message).toContain('يشبه مفتاحًا خاصًا'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect([place(), network.timesAsked(listPendingUsers)]).toEqual(['/admin-payouts', asked]);
  });

  test('the key goes with the user and the node, once, and is forgotten', async () => {
    const { network, user } = await shown();
    network.answer(triggerPayout, [paid]);
    await openKey(user);
    await user.type(screen.getByLabelText(/المفتاح الخاص للخزينة/), 'the-key');
    await payAmal(user);
    const table = await results();
    await waitFor(() => expect(table.textContent).toContain('وصلت'));
    expect(within(table).getByRole('link').textContent).toBe('4XHhuAZv');
    const sent = network.asked.filter(({ what }) => what === 'POST /api/payouts/manual/trigger/');
    expect(sent.map(({ body }) => body)).toEqual([
      { user_id: 3, admin_private_key: 'the-key', rpc_url: 'https://node.example' },
    ]);
    expect(screen.getByLabelText(/المفتاح الخاص للخزينة/)).toHaveProperty('value', '');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('the-key');
  });

  test('a refusal is told in its own words, and leaves no payment that seems to be under way', async () => {
    const { network, user } = await shown();
    network.on(triggerPayout, () => refusal(400, 'key_of_another'));
    await openKey(user);
    await user.type(screen.getByLabelText(/المفتاح الخاص للخزينة/), 'x');
    await payAmal(user);
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('هذا المفتاح ليس مفتاح محفظة الخزينة'));
    expect(screen.queryByRole('table', { name: 'نتائج الصرف' })).toBeNull();
  });

  test('where no answer came nobody is told that nothing was sent; the list of payouts tells how it ended', async () => {
    const { network, user } = await shown();
    network.on(triggerPayout, () => {
      throw new TypeError('cut');
    });
    await openKey(user);
    await user.type(screen.getByLabelText(/المفتاح الخاص للخزينة/), 'x');
    await payAmal(user);
    expect((await results()).textContent).toContain('لم تُحسم بعد');
    expect(toasts.at(-1)?.message).toBe('فشل التحويل');
    network.answer(listPayouts, {
      ...empty,
      results: [
        {
          id: 'p3',
          user_id: 3,
          email: amal.email,
          wallet: amal.wallet,
          amount: '12.5',
          state: 'settled',
          reason: '',
          reason_code: '',
          signer: 'key',
          awaits_decision: false,
          requested_by: 'مدير',
          tx_hash: 'hash-of-it',
          explorer_url: 'https://x',
          created_at: new Date().toISOString(),
          updated_at: new Date().toISOString(),
        },
      ],
    });
    await waitFor(() => expect(screen.getByText('انتهى ١ من ١')).toBeDefined(), { timeout: 60_000 });
  }, 300_000);

  test('no results are told as such', async () => {
    const { network, user } = await shown();
    network.answer(triggerPayout, []);
    await openKey(user);
    await user.type(screen.getByLabelText(/المفتاح الخاص للخزينة/), 'x');
    await payAmal(user);
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('لا توجد نتائج للتحويل'));
  });
});

describe('a wallet in the browser', () => {
  /** As an extension puts it into the page. */
  function putWallet(name: string, address: string, sign: (bytes: Uint8Array) => Uint8Array): void {
    const account = { address, publicKey: new Uint8Array(32), chains: [], features: [] };
    const wallet = {
      version: '1.0.0',
      name,
      icon: 'data:image/png;base64,',
      chains: ['solana:mainnet'],
      accounts: [account],
      features: {
        'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
        'solana:signTransaction': {
          version: '1.0.0',
          signTransaction: async (...inputs: { transaction: Uint8Array }[]) =>
            inputs.map(({ transaction }) => ({ signedTransaction: sign(transaction) })),
        },
      },
    };
    window.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: ({ register }: { register: (one: object) => void }) => register(wallet),
      }),
    );
  }

  const prepared = {
    prepared: [
      {
        payout_id: 'p3',
        user_id: 3,
        email: amal.email,
        amount: '12.5',
        wallet: amal.wallet,
        transaction: btoa('unsigned'),
      },
    ],
    results: [],
  };

  test('signs what the server prepared, and the server sends it', async () => {
    const { network, user } = await shown();
    putWallet('Good', TREASURY, () => Uint8Array.from('signed', (letter) => letter.charCodeAt(0)));
    network.answer(preparePayouts, prepared);
    network.answer(submitPayouts, [paid]);
    await user.click(await screen.findByRole('button', { name: 'اتصل بـ«Good»' }));
    await screen.findByText(/متصل بـ«Good»/);
    await payAmal(user);
    await waitFor(async () => expect((await results()).textContent).toContain('وصلت'));
    const sent = network.asked
      .filter(({ what }) => what.includes('/wallet/'))
      .map(({ what, body }) => [what, body]);
    expect(sent).toEqual([
      ['POST /api/payouts/wallet/prepare/', { user_ids: [3] }],
      ['POST /api/payouts/wallet/submit/', { signed: [{ payout_id: 'p3', transaction: btoa('signed') }] }],
    ]);
  });

  test('that is refused in the wallet gives the payment up', async () => {
    const { network, user } = await shown();
    putWallet('Refusing', TREASURY, () => {
      throw new Error('User rejected the request');
    });
    network.answer(preparePayouts, prepared);
    network.answer(cancelPayouts, [
      { ...paid, status: 'pending', reason: 'تُرك', tx_hash: null, explorer_url: null },
    ]);
    await user.click(await screen.findByRole('button', { name: 'اتصل بـ«Refusing»' }));
    await payAmal(user);
    await waitFor(() => expect(network.timesAsked(cancelPayouts)).toBe(1));
    expect([network.timesAsked(submitPayouts), toasts.at(-1)?.tone]).toEqual([0, 'warning']);
    expect((await results()).textContent).toContain('تُرك');
  });

  test('of another account pays nobody', async () => {
    const { network, user } = await shown();
    putWallet('Other', '11111111111111111111111111111111', (bytes) => bytes);
    await user.click(await screen.findByRole('button', { name: 'اتصل بـ«Other»' }));
    expect(await screen.findByText(/هذا الحساب ليس حساب الخزينة/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'اصرف إلى أمل الباحثة' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.timesAsked(preparePayouts)).toBe(0);
  });

  test('is missed before anything is asked of the server', async () => {
    const { network, user } = await shown();
    await user.click(screen.getByRole('button', { name: 'اصرف إلى أمل الباحثة' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([network.timesAsked(preparePayouts), toasts.at(-1)?.message]).toEqual([
      0,
      'اتصل بمحفظة الخزينة أولًا',
    ]);
  });
});

test('the log shows what was paid with its proof, and says when there is nothing', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(listPayoutLog, {
    ...empty,
    count: 1,
    results: [
      {
        id: 1,
        user_id: 3,
        email: amal.email,
        wallet: amal.wallet,
        amount: '12.5',
        tx_hash: '4XHhuAZvabc',
        explorer_url: 'https://x/4XHhuAZvabc',
        date: '2026-03-10T09:00:00.000Z',
      },
    ],
  });
  const { goTo } = showAt('/admin-payout-log', { '/admin-payout-log': <PayoutLogPage /> });
  const table = await screen.findByRole('table');
  expect(table.textContent).toContain('١٢٫٥ UAS');
  expect(within(table).getByRole('link').getAttribute('href')).toBe('https://x/4XHhuAZvabc');
  network.answer(listPayoutLog, empty);
  await goTo('/admin-payout-log?search=nobody');
  expect(await screen.findByText('لا شيء في السجل بهذه الشروط')).toBeDefined();
});

describe('a payout that waits for a person', () => {
  const waitingOne: Answer<typeof getPayout> = {
    id: 'p3',
    user_id: 3,
    email: amal.email,
    wallet: amal.wallet,
    amount: '12.5',
    state: 'review',
    reason: 'لم تعد العقدة تحفظ من السلسلة ما يثبت أن المعاملة لم تصل',
    reason_code: 'history_gone',
    signer: 'key',
    awaits_decision: true,
    requested_by: 'مدير',
    tx_hash: 'abc',
    explorer_url: 'https://x/abc',
    created_at: '2026-03-10T09:00:00.000Z',
    updated_at: '2026-03-10T09:00:00.000Z',
    recipient_account: 'ata',
    last_valid_block_height: '425000150',
    evidence: [
      {
        node: 'node.example',
        is_good: true,
        status: null,
        is_failed: false,
        moved: null,
        with_memo: [],
        is_expired: true,
        keeps_history: false,
      },
    ],
    decisions: [],
  };

  test('and that there is none of is not offered to be asked for again', async () => {
    const network = fakeNetwork();
    await signedIn(network);
    network.on(getPayout, () => refusal(404, 'not_found'));
    showAt('/admin-payouts/p9', { '/admin-payouts/:id': <PayoutPage /> });
    expect(await screen.findByText('لا توجد عملية صرف بهذا الرقم')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'إعادة المحاولة' })).toBeNull();
  });

  test('and was made for a cluster that is gone says what to do, and offers no decision', async () => {
    const network = fakeNetwork();
    await signedIn(network);
    const gone = {
      state: 'reserved',
      reason: 'جُهّزت لشبكة لم تعد مهيأة',
      reason_code: 'cluster_gone',
    } as const;
    network.answer(getPayout, { ...waitingOne, ...gone, tx_hash: null });
    showAt('/admin-payouts/p3', { '/admin-payouts/:id': <PayoutPage /> });
    expect(await screen.findByText(/جُهّزت لشبكة لم تعد مهيأة/)).toBeDefined();
    expect(screen.getByText('تنتظر قرارًا')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'لم تصل: أعد النقاط' })).toBeNull();
  });

  test('and bears no signature cannot be booked as paid', async () => {
    const network = fakeNetwork();
    await signedIn(network);
    network.answer(getPayout, { ...waitingOne, state: 'reserved', tx_hash: null });
    showAt('/admin-payouts/p3', { '/admin-payouts/:id': <PayoutPage /> });
    expect(await screen.findByRole('button', { name: 'لم تصل: أعد النقاط' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'وصلت: قيّدها مدفوعة' })).toBeNull();
  });

  test('is decided with a reason, or not at all', async () => {
    const network = fakeNetwork();
    await signedIn(network);
    network.answer(getPayout, waitingOne);
    network.on(decidePayout, () => json({ ...waitingOne, state: 'released', awaits_decision: false }));
    showAt('/admin-payouts/p3', { '/admin-payouts/:id': <PayoutPage /> });
    const user = userEvent.setup();
    const release = await screen.findByRole('button', { name: 'لم تصل: أعد النقاط' });
    expect((await screen.findByRole('table')).textContent).toContain('غير معروفة');
    await user.click(release);
    expect(await screen.findByText('اكتب ما استندت إليه في القرار')).toBeDefined();
    expect(network.timesAsked(decidePayout)).toBe(0);
    await user.type(screen.getByLabelText('إلى ماذا استندت؟'), 'راجعت المستكشف');
    await user.click(release);
    await waitFor(() => expect(network.timesAsked(decidePayout)).toBe(1));
    expect(network.asked.find(({ what }) => what.includes('/decide/'))?.body).toEqual({
      decision: 'release',
      note: 'راجعت المستكشف',
    });
  });
});

test('a disagreement is closed with its reason', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  const one = {
    id: 5,
    kind: 'unknown_payment' as const,
    sentence: 'على السلسلة دفعة لا يعرفها السجل',
    tx_hash: 'abc',
    explorer_url: 'https://x/abc',
    payout_id: 'p',
    amount: '4',
    member: null,
    stops_payouts: true,
    found_at: '2026-03-10T09:00:00.000Z',
    resolution: null,
    resolved_by: null,
    resolved_at: null,
    note: '',
  };
  network.answer(getPayoutOverview, overview);
  network.answer(listDisagreements, { ...empty, count: 1, results: [one], audits: [], treasury: null });
  network.on(dismissDisagreement, () => json({ ...one, resolution: 'dismissed' }));
  showAt('/admin-payouts/audit', { '/admin-payouts/audit': <AuditPage /> });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'أغلق الاختلاف 5' }));
  const dialog = await screen.findByRole('dialog');
  const close = within(dialog).getByRole('button', { name: 'أغلق' });
  await user.click(close);
  expect(await within(dialog).findByText('اكتب السبب')).toBeDefined();
  await user.type(within(dialog).getByLabelText('السبب'), 'تجربة');
  await user.click(close);
  await waitFor(() => expect(network.asked.at(-1) && network.timesAsked(dismissDisagreement)).toBe(1));
});

import type { Answer } from '@mustalah/contract/endpoint';
import { listDisagreements, runAudit } from '@mustalah/contract/payouts/audit';
import { bookPayment, findRecipients, type Recipient } from '@mustalah/contract/payouts/booking';
import { getPayoutOverview } from '@mustalah/contract/payouts/payees';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import AuditPage from './audit-page.tsx';

type Page = Answer<typeof listDisagreements>;

const audit = { id: 1, is_full: true, payments: 2, found: 0, finished_at: '2026-03-10T09:00:00.000Z' };
const agreeing: Page = { results: [], count: 0, next: null, previous: null, audits: [audit], treasury: null };
const blocking: Page = {
  ...agreeing,
  count: 2,
  results: [
    {
      id: 5,
      kind: 'unknown_payment',
      sentence: 'على السلسلة دفعة لا يعرفها السجل',
      tx_hash: '4XHhuAZvabc',
      explorer_url: 'https://x/4XHhuAZvabc',
      payout_id: 'p',
      amount: '4',
      member: null,
      stops_payouts: true,
      found_at: '2026-03-10T09:00:00.000Z',
      resolution: null,
      resolved_by: null,
      resolved_at: null,
      note: '',
    },
    {
      id: 4,
      kind: 'ledger',
      sentence: 'سجل النقاط لا يتفق مع نفسه',
      tx_hash: null,
      explorer_url: null,
      payout_id: null,
      amount: null,
      member: null,
      stops_payouts: true,
      found_at: '2026-03-09T09:00:00.000Z',
      resolution: 'dismissed',
      resolved_by: 'سعاد',
      resolved_at: '2026-03-09T10:00:00.000Z',
      note: 'تجربة على نسخة',
    },
  ],
};

let toasts: ReturnType<typeof watchToasts>;
beforeEach(() => {
  toasts = watchToasts();
});

const token = {
  mint: 'm',
  decimals: 6,
  treasury: 't',
  genesis: 'g',
  node: 'https://node.example',
  rpc_url: null,
};
const counts = { pending: 0, total: '0', under_way: 0, in_review: 0, approvals: 0, disagreements: 0 };

async function shown(page: Page, isConfigured = true) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(listDisagreements, page);
  network.answer(getPayoutOverview, { ...counts, token: isConfigured ? token : null });
  showAt('/admin-payouts/audit', { '/admin-payouts/audit': <AuditPage /> });
  return { network, user: userEvent.setup() };
}

test('where ledger and chain agree the page says so, and when it was looked', async () => {
  await shown(agreeing);
  expect(await screen.findByText('السجل والسلسلة متفقان')).toBeDefined();
  expect(screen.getByText('كاملة: دفعتان على السلسلة، لا اختلافات')).toBeDefined();
});

test('where nothing was ever compared the page says that alone, and with payouts off there is nothing to press', async () => {
  await shown({ ...agreeing, audits: [] }, false);
  expect(await screen.findAllByText('لم تُجرَ مطابقة بعد')).toHaveLength(2);
  expect(screen.queryByText('السجل والسلسلة متفقان')).toBeNull();
  expect(await screen.findByText('الصرف غير مهيأ على هذا الخادم')).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('what stops payouts is told with its transaction; what was closed, with who and why', async () => {
  await shown(blocking);
  const [, open, closed] = await screen.findAllByRole('row');
  expect(open?.textContent).toContain('يوقف الصرف');
  expect(within(open as HTMLElement).getByRole('link').textContent).toBe('4XHhuAZv');
  expect(closed?.textContent).toContain('سعاد: تجربة على نسخة');
  expect(within(closed as HTMLElement).queryByRole('button')).toBeNull();
});

test('the whole ledger is compared once, however often the button is pressed', async () => {
  const { network, user } = await shown(agreeing);
  await screen.findByText('السجل والسلسلة متفقان');
  const letGo = network.hold(runAudit);
  await user.dblClick(screen.getByRole('button', { name: 'طابق السجل كله الآن' }));
  network.answer(listDisagreements, blocking);
  letGo(json({ ...audit, found: 1 }));
  await screen.findByText('على السلسلة دفعة لا يعرفها السجل');
  expect([network.timesAsked(runAudit), toasts.map(({ tone }) => tone)]).toEqual([1, ['warning']]);
});

test('a chain that is away is told as that, and nothing on the page is lost', async () => {
  const { network, user } = await shown(blocking);
  await screen.findByText('على السلسلة دفعة لا يعرفها السجل');
  network.on(runAudit, () => refusal(503, 'chain_away'));
  await user.click(screen.getByRole('button', { name: 'طابق السجل كله الآن' }));
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('error'));
  expect(screen.getByText('على السلسلة دفعة لا يعرفها السجل')).toBeDefined();
});

test('a list that does not come says so, and is asked for again', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.on(listDisagreements, () => refusal(500, 'internal'));
  network.answer(getPayoutOverview, { ...counts, token });
  showAt('/admin-payouts/audit', { '/admin-payouts/audit': <AuditPage /> });
  const alert = await screen.findByRole('alert');
  network.answer(listDisagreements, agreeing);
  await userEvent.click(within(alert).getByRole('button'));
  expect(await screen.findByText('السجل والسلسلة متفقان')).toBeDefined();
});

const person = (user_id: number, fields: Partial<Recipient> = {}): Recipient => ({
  user_id,
  name: 'أمل',
  email: `amal${user_id}@example.org`,
  joined_at: '2026-01-02T09:00:00.000Z',
  is_suspended: false,
  wallet: `So1111111111111111111111111111111111111111${user_id}`,
  earlier_wallets: [],
  reason: '',
  reason_code: '',
  ...fields,
});
const noWallet = { wallet: '', reason: 'لم يُضف المستخدم عنوان محفظته', reason_code: 'wallet_missing' };

test('a payment from outside is booked to one of those whom the name finds; a refusal keeps what was typed', async () => {
  const { network, user } = await shown(agreeing);
  await screen.findByText('السجل والسلسلة متفقان');
  const act = screen.getByRole('button', { name: 'قيّد الدفعة' });
  await user.click(act);
  expect(network.timesAsked(bookPayment)).toBe(0);
  expect(screen.getByText('اختر من وصلته الدفعة')).toBeDefined();
  network.answer(findRecipients, { people: [person(3), person(4), person(5, noWallet)], has_more: true });
  await user.type(screen.getByRole('searchbox', { name: /لمن وصلت/ }), 'أمل{Enter}');
  const [, second, third] = await screen.findAllByRole('radio');
  expect(third).toHaveProperty('disabled', true);
  expect(screen.getByText(noWallet.reason)).toBeDefined();
  expect(screen.getByText(person(4).wallet)).toBeDefined();
  expect(screen.getByText(/وُجد غيرهم أيضًا/)).toBeDefined();
  await user.click(second as HTMLElement);
  await user.type(screen.getByLabelText(/معرّف المعاملة/), '5'.repeat(88));
  await user.type(screen.getByLabelText(/السبب/), 'صُرفت من جدول');
  network.on(bookPayment, () => refusal(404, 'payment_not_found'));
  await user.click(act);
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('error'));
  expect(screen.getByLabelText(/السبب/)).toHaveProperty('value', 'صُرفت من جدول');
  expect(second).toHaveProperty('checked', true);
  network.answer(bookPayment, { amount: '4', email: 'amal@example.org', tx_hash: 'x' });
  await user.click(act);
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('قُيّد ٤ UAS إلى amal@example.org'));
  expect(network.asked.findLast(({ what }) => what === 'POST /api/payouts/book/')?.body).toMatchObject({
    user_id: '4',
  });
  expect(screen.getByLabelText(/السبب/)).toHaveProperty('value', '');
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('who is sought again is chosen again; a search that fails says so, and one that finds nobody', async () => {
  const { network, user } = await shown(agreeing);
  const box = await screen.findByRole('searchbox', { name: /لمن وصلت/ });
  network.answer(findRecipients, { people: [person(3)], has_more: false });
  await user.type(box, 'أمل{Enter}');
  await user.click(await screen.findByRole('radio'));
  // The form was not sent by that.
  expect(screen.queryByText('معرّف المعاملة مطلوب')).toBeNull();
  network.on(findRecipients, () => refusal(500, 'internal'));
  await user.type(box, ' ب{Enter}');
  const alert = await screen.findByRole('alert');
  network.answer(findRecipients, { people: [], has_more: false });
  await user.click(within(alert).getByRole('button'));
  expect(await screen.findByText('لا أحد بهذا الاسم أو البريد أو المحفظة')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'قيّد الدفعة' }));
  expect(network.timesAsked(bookPayment)).toBe(0);
});

test('a key in the place of a name is sent to nobody', async () => {
  const { network, user } = await shown(agreeing);
  const box = await screen.findByRole('searchbox', { name: /لمن وصلت/ });
  await user.type(box, `${'5'.repeat(88)}{Enter}`);
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('error'));
  expect(network.timesAsked(findRecipients)).toBe(0);
});

test('a payment that the chain shows is booked to the member whose wallet it reached', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  const [found] = blocking.results;
  if (!found) throw new Error('nothing was found');
  const results = [{ ...found, kind: 'unexplained_payment' as const, member: { id: 3, name: 'أمل' } }];
  network.answer(getPayoutOverview, { ...counts, token });
  network.answer(listDisagreements, { ...blocking, results });
  network.answer(findRecipients, { people: [person(3)], has_more: false });
  showAt('/admin-payouts/audit', { '/admin-payouts/audit': <AuditPage /> });
  await userEvent.click(await screen.findByRole('button', { name: 'قيّدها له' }));
  expect(await screen.findByRole('radio')).toHaveProperty('checked', true);
  expect(screen.getByText('amal3@example.org')).toBeDefined();
});

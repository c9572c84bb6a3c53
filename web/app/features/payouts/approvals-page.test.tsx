import type { Answer } from '@mustalah/contract/endpoint';
import { decidePayoutApproval, listPayoutApprovals } from '@mustalah/contract/payouts/approvals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import ApprovalsPage from './approvals-page.tsx';

type Page = Answer<typeof listPayoutApprovals>;

const waiting: Page['results'][number] = {
  id: 9,
  user_id: 3,
  name: 'أمل الباحثة',
  email: 'amal@example.org',
  wallet: 'HuBtw1QK2nXo5cVYd4GZ8kPq7sLfRjTmUaEyNb9P7pV',
  amount: '2500',
  requested_by: 'سعاد',
  requested_at: '2026-03-10T09:00:00.000Z',
  decision: null,
  decided_by: null,
  decided_at: null,
  note: '',
  can_approve: true,
  reason: '',
  reason_code: '',
};
const none: Page = { results: [], count: 0, next: null, previous: null };

let toasts: ReturnType<typeof watchToasts>;
beforeEach(() => {
  toasts = watchToasts();
});

async function shown(...results: Page['results']) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(listPayoutApprovals, { ...none, results, count: results.length });
  showAt('/admin-payouts/approvals', { '/admin-payouts/approvals': <ApprovalsPage /> });
  return { network, user: userEvent.setup() };
}

const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'انظر في طلب الصرف إلى أمل الباحثة' }));
  return within(await screen.findByRole('dialog'));
};

test('where nothing waits the page says so', async () => {
  await shown();
  expect(await screen.findByText('لا شيء ينتظر موافقة')).toBeDefined();
});

test('another admin agrees, having seen the amount and the whole wallet', async () => {
  const { network, user } = await shown(waiting);
  const dialog = await openDialog(user);
  expect(dialog.getByText(waiting.wallet)).toBeDefined();
  network.answer(decidePayoutApproval, { ...waiting, decision: 'approved', decided_by: 'أمل' });
  await user.click(dialog.getByRole('button', { name: 'أوافق' }));
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('success'));
  const path = '/api/payouts/approvals/9/decide/';
  expect(network.asked.filter(({ what }) => what === `POST ${path}`).map(({ body }) => body)).toEqual([
    { decision: 'approve', note: '' },
  ]);
});

test('a refusal says why, or is not sent', async () => {
  const { network, user } = await shown(waiting);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'أرفض' }));
  expect(await dialog.findByText('اكتب سبب الرفض')).toBeDefined();
  expect(network.timesAsked(decidePayoutApproval)).toBe(0);
  await user.type(dialog.getByLabelText('ملاحظة'), 'لا أعرف المحفظة');
  network.on(decidePayoutApproval, () => refusal(409, 'approval_decided'));
  await user.click(dialog.getByRole('button', { name: 'أرفض' }));
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('error'));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('ملاحظة').value).toBe('لا أعرف المحفظة');
});

test('whoever asked is told why they cannot agree', async () => {
  const reason = 'أنت من طلب هذا الصرف، فيوافق عليه مدير غيرك';
  const { user } = await shown({ ...waiting, can_approve: false, reason, reason_code: 'own_order' });
  const dialog = await openDialog(user);
  expect(dialog.getByText(reason)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'أوافق' })).toBeNull();
});

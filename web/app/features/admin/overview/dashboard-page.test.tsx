import { getCurrentUser } from '@mustalah/contract/accounts';
import {
  getDashboard,
  getTrends,
  listQueues,
  queueKinds,
  retryFailedWork,
  type Trend,
} from '@mustalah/contract/administration';
import { getEvidence } from '@mustalah/contract/evidence';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../../test/network.ts';
import { person, signedIn } from '../../../../test/person.ts';
import { showAt } from '../../../../test/screen.tsx';
import { watchToasts } from '../../../../test/toasts.ts';
import { reloadUser } from '../../../session.ts';
import AdminDashboardPage from './admin-dashboard-page.tsx';

const nothing = {
  from: '2026-03-09',
  suggested: 0,
  approved: 0,
  votes: 0,
  active: 0,
  issued: 0,
  reversed: 0,
  paid: 0,
  papers: { pending: 0, revisions_requested: 0, approved: 0, rejected: 0 },
} satisfies Trend;
const days: Trend[] = [
  { ...nothing, suggested: 3, votes: 7, active: 2, issued: 30.5 },
  {
    ...nothing,
    from: '2026-03-10',
    suggested: 1,
    active: 2,
    paid: 12.5,
    papers: { ...nothing.papers, rejected: 1 },
  },
];
const noQueues = Object.fromEntries(queueKinds.map((kind) => [kind, 0])) as Record<
  (typeof queueKinds)[number],
  number
>;

const heads = [{ chain: 'audit_log' as const, length: 12, hash: 'ab12' }];

async function shown(address = '/admin-dashboard', waiting: Partial<typeof noQueues> = {}) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, role: 'admin', is_admin: true });
  await reloadUser();
  network.answer(getDashboard, { users: 4, contributors: 1, pending_terms: 0, pending_points: 3 });
  network.answer(listQueues, { ...noQueues, ...waiting });
  network.answer(getTrends, { trends: days, active: 3 });
  network.answer(getEvidence, { heads, last_check: null });
  const open = () => showAt(address, { '/admin-dashboard': <AdminDashboardPage /> });
  return { network, open };
}

test('what happened is told in tables as well, the latest first', async () => {
  const { open } = await shown();
  open();
  const table = await screen.findByRole('table', { name: 'المصطلحات', hidden: true });
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['اليوم', 'مصطلحات اقتُرحت', 'مصطلحات اعتُمدت'],
    ['١٠ مارس', '١', '٠'],
    ['٩ مارس', '٣', '٠'],
  ]);
});

test('the total of a plot is the sum, and of active people how many they were', async () => {
  const { open } = await shown();
  open();
  const totalOf = (name: string) => screen.getByRole('figure', { name }).querySelector('strong')?.textContent;
  await screen.findByRole('figure', { name: 'مصطلحات اقتُرحت' });
  expect(['مصطلحات اقتُرحت', 'مساهمون نشطون', 'نقاط مُنحت'].map(totalOf)).toEqual(['٤', '٣', '٣٠٫٥']);
});

test('the period is chosen, asked for and kept in the address', async () => {
  const { network, open } = await shown();
  const place = open();
  await userEvent.click(await screen.findByRole('tab', { name: 'آخر ١٢ شهرًا' }));
  await vi.waitFor(() => expect(network.asked.at(-1)?.search).toBe('?period=months'));
  expect(place.place()).toContain('period=months');
});

test('plots that did not come say so and are asked for again', async () => {
  const { network, open } = await shown();
  network.on(getTrends, () => refusal(500, 'internal'));
  open();
  const alert = await screen.findByRole('alert');
  network.answer(getTrends, { trends: days, active: 3 });
  await userEvent.click(within(alert).getByRole('button'));
  await screen.findByRole('table', { name: 'المصطلحات', hidden: true });
});

test('each queue that is not empty leads to where it is worked off', async () => {
  const { open } = await shown('/admin-dashboard', { terms_without_definition: 2, payouts_in_review: 1 });
  open();
  const links = await screen.findAllByRole('link', { name: /^افتح/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin-terms?status=wanting',
    '/admin-payouts/review',
  ]);
});

test('what a check of the logs found is told above where their chains stand', async () => {
  const { network, open } = await shown();
  const found = 'سجل الإدارة: القيد 7 حُذف.';
  network.answer(getEvidence, {
    heads,
    last_check: { finished_at: '2026-03-10T03:23:00Z', is_whole: true, findings: [found] },
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(found);
  const table = screen.getByRole('table', { name: 'سلامة السجلات' });
  expect(within(table).getByText('ab12').getAttribute('dir')).toBe('ltr');
});

test('where nothing waits the page says so', async () => {
  const { open } = await shown();
  open();
  await screen.findByText('لا شيء ينتظر أحدًا');
});

test('failed work is tried again once, however often the button is pressed', async () => {
  const { network, open } = await shown('/admin-dashboard', { failed_work: 3 });
  const toasts = watchToasts();
  open();
  const button = await screen.findByRole('button', { name: 'إعادة المحاولة' });
  const letGo = network.hold(retryFailedWork);
  await userEvent.dblClick(button);
  network.answer(listQueues, noQueues);
  letGo(json({ retried: 3 }));
  await screen.findByText('لا شيء ينتظر أحدًا');
  expect(network.timesAsked(retryFailedWork)).toBe(1);
  expect(toasts.map(({ message }) => message)).toEqual(['٣ أعمال تُعاد محاولتها']);
});

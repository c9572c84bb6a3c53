import { getDashboard, listActivity } from '@mustalah/contract/administration';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../../test/network.ts';
import { signedIn } from '../../../../test/person.ts';
import { showAt } from '../../../../test/screen.tsx';
import AdminPanelPage from './admin-panel-page.tsx';

async function shown() {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getDashboard, { users: 1250, contributors: 3, pending_terms: 2, pending_points: 12.5 });
  network.answer(listActivity, []);
  return { network, open: () => showAt('/admin-panel', { '/admin-panel': <AdminPanelPage /> }) };
}

test('every tool of an admin has its tile', async () => {
  const { open } = await shown();
  open();
  const panel = (await screen.findByText('الأدوات')).closest('section') as HTMLElement;
  const places = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(places).toEqual(
    expect.arrayContaining([
      '/admin-terms',
      '/user-roles',
      '/admin-payouts',
      '/admin-payout-log',
      '/admin-dashboard',
      '/admin-users',
      '/admin-audit-log',
    ]),
  );
});

test('the numbers are told, with the way to what waits', async () => {
  const { open } = await shown();
  open();
  expect(await screen.findByText('١٬٢٥٠')).toBeDefined();
  expect(screen.getByText('١٢٫٥')).toBeDefined();
  expect(screen.getByRole('link', { name: 'راجع ما ينتظر' }).getAttribute('href')).toBe('/admin-terms');
});

test('what happened last is told with who, the name of the act, and what it was done to', async () => {
  const { network, open } = await shown();
  network.answer(listActivity, [
    {
      kind: 'acted',
      at: '2026-03-10T09:00:00.000Z',
      user: { id: 7, name: 'سعاد' },
      action: 'announcement.create',
      subject: { kind: 'announcement', ref: '4', name: 'مسابقة' },
    },
    {
      kind: 'suggested',
      at: '2026-03-10T08:00:00.000Z',
      user: { id: 8, name: 'ليلى' },
      action: '',
      subject: { kind: 'term', ref: '9', name: 'ترصيد' },
    },
  ]);
  open();
  const table = await screen.findByRole('table', { name: 'آخر النشاط' });
  const [, acted, suggested] = within(table).getAllByRole('row');
  expect(acted?.textContent).toContain('نشر إعلان');
  expect(acted?.textContent).toContain('مسابقة');
  expect(
    within(acted as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admin-users/7');
  expect(
    within(suggested as HTMLElement)
      .getByRole('link', { name: 'ترصيد' })
      .getAttribute('href'),
  ).toBe('/term/9');
});

test('where nothing happened yet, and where the answer did not come, the page says so', async () => {
  const { network, open } = await shown();
  network.on(getDashboard, () => refusal(500, 'internal'));
  open();
  expect(await screen.findByText('لم يحدث شيء بعد')).toBeDefined();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('فشل في تحميل البيانات');
  network.answer(getDashboard, { users: 1, contributors: 0, pending_terms: 0, pending_points: 0 });
  await userEvent.click(within(alert).getByRole('button'));
  expect(await screen.findByText('لا مصطلحات تنتظر المراجعة.')).toBeDefined();
});

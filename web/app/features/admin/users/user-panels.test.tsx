import { endUserSessions } from '@mustalah/contract/accounts';
import type { UserRecord } from '@mustalah/contract/administration';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../../test/network.ts';
import { signedIn } from '../../../../test/person.ts';
import { showAt } from '../../../../test/screen.tsx';
import { watchToasts } from '../../../../test/toasts.ts';
import { AccountPanel } from './account-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

const AT = '2026-03-10T09:00:00.000Z';
const amal: UserRecord = {
  id: 3,
  name: 'أمل الباحثة',
  email: 'amal@example.org',
  role: 'user',
  status: 'active',
  is_admin: false,
  is_staff: false,
  is_journal_admin: false,
  is_reviewer: true,
  uas_balance: 12.5,
  wallet_address: '',
  created_at: AT,
  last_login: null,
  last_activity: null,
  area_of_expertise: '',
  institution: 'الكيمياء',
  bio: '',
  email_confirmed: false,
  is_contributor: true,
  education_level: '',
  figures: {
    terms: 12,
    approved_terms: 9,
    rejected_terms: 1,
    votes: 40,
    decisions: 3,
    papers: 2,
    reviews: 5,
  },
  points: { earned: 130.5, available: 20, reserved: 0, paid: 110.5, owed: 0 },
  second_factor: { code_app: true, passkeys: 0 },
  session_count: 2,
  sessions: [
    { opened_at: AT, last_used_at: AT },
    { opened_at: '2026-03-09T09:00:00.000Z', last_used_at: AT },
  ],
};

let toasts: ReturnType<typeof watchToasts>;
beforeEach(() => {
  toasts = watchToasts();
});

async function shown(user: UserRecord = amal) {
  const network = fakeNetwork();
  await signedIn(network);
  showAt('/', {
    '/': (
      <>
        <AccountPanel user={user} />
        <WorkPanel user={user} />
        <SessionsPanel user={user} />
      </>
    ),
  });
  return network;
}

const factOf = (name: string) => screen.getByText(name, { selector: 'dt, dt *' }).closest('div')?.textContent;

test('what somebody did and earned is told, and what is missing is said to be', async () => {
  await shown();
  expect(['مصطلحات اقترحها', 'أصوات قائمة', 'UAS المكتسبة', 'UAS المدفوعة'].map(factOf)).toEqual([
    'مصطلحات اقترحها١٢',
    'أصوات قائمة٤٠',
    'UAS المكتسبة١٣٠٫٥',
    'UAS المدفوعة١١٠٫٥',
  ]);
  expect(screen.getByText('غير مؤكَّد: لا تُحتسب أصواته ولا نقاطه بعد')).toBeDefined();
  expect(screen.getAllByText('غير محدد').length).toBeGreaterThan(1);
  expect(screen.getByRole('switch', { name: /محكّم/ }).getAttribute('aria-checked')).toBe('true');
});

test('all sessions are ended after a word of warning, once', async () => {
  const network = await shown();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'إنهاء كل الجلسات' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('يخرج من كل أجهزته في الحال');
  const letGo = network.hold(endUserSessions);
  await user.dblClick(within(dialog).getByRole('button', { name: 'إنهاء كل الجلسات' }));
  letGo(json({ ended: 2 }));
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['أُنهيت جلستان']));
  expect(network.timesAsked(endUserSessions)).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failure leaves the question open and says why', async () => {
  const network = await shown();
  const user = userEvent.setup();
  network.on(endUserSessions, () => refusal(403, 'forbidden'));
  await user.click(screen.getByRole('button', { name: 'إنهاء كل الجلسات' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'إنهاء كل الجلسات' }));
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('error'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('where there is no session there is none to end', async () => {
  await shown({ ...amal, session_count: 0, sessions: [] });
  expect(screen.queryByRole('button', { name: 'إنهاء كل الجلسات' })).toBeNull();
});

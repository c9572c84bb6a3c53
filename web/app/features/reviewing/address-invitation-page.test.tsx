import {
  acceptSignedIn,
  acceptWithNewAccount,
  declineAddressInvitation,
  showAddressInvitation,
} from '@mustalah/contract/journal/address-invitations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../test/network.ts';
import { signedIn, signedOut } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { common } from '../../text/common.ts';
import AddressInvitationPage from './address-invitation-page.tsx';
import { linkText, text as ownText, addressText as text } from './text.ts';

const invitation = {
  title: 'أثر التعريب',
  abstract: '',
  main_category: 'الطب',
  sub_category: 'طب الأسرة',
  name: 'هدى الأندلسي',
  email: 'huda@example.org',
  respond_by: '2026-03-17T09:00:00.000Z',
  due_in_days: 21,
  has_account: false,
};

async function opened({ isMember = false, hasAccount = false } = {}) {
  const network = fakeNetwork();
  await (isMember ? signedIn(network) : signedOut());
  network.answer(showAddressInvitation, { ...invitation, has_account: hasAccount });
  showAt('/reviewer-invitation?token=t1', { '/reviewer-invitation': <AddressInvitationPage /> });
  await screen.findByText('أثر التعريب');
  return network;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (network: ReturnType<typeof fakeNetwork>) =>
  network.asked.find(({ what }) => what.startsWith('POST'))?.body;

test('who has no account declines with one press', async () => {
  const network = await opened();
  network.answer(declineAddressInvitation, { detail: 'سُجّل اعتذارك' });
  await press(ownText.decline);
  await screen.findByText('سُجّل اعتذارك');
  expect(sent(network)).toEqual({ token: 't1', reason: '' });
  expect(screen.queryByRole('button', { name: text.acceptNew })).toBeNull();
});

test('they accept with a name and a password, and what is refused stands at its field', async () => {
  const network = await opened();
  await press(text.acceptNew);
  expect(screen.getByText(text.passwordShort)).toBeDefined();
  await userEvent.type(screen.getByLabelText(new RegExp(text.password)), 'نخلة باسقة في الوادي');
  network.on(acceptWithNewAccount, () => refusal(400, 'name_reserved', { name: ['اسم محجوز'] }));
  await press(text.acceptNew);
  await screen.findByText('اسم محجوز');
  network.answer(acceptWithNewAccount, { detail: 'صار لك حساب' });
  await press(text.acceptNew);
  await screen.findByText('صار لك حساب');
  expect(sent(network)).toEqual({ token: 't1', name: 'هدى الأندلسي', password: 'نخلة باسقة في الوادي' });
  expect(screen.getByRole('link', { name: text.signIn }).getAttribute('href')).toBe(
    '/login?next=%2Freviewer-dashboard',
  );
});

test('whose address has an account signs in first, and comes back', async () => {
  await opened({ hasAccount: true });
  expect(screen.getByRole('link', { name: text.signIn }).getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent('/reviewer-invitation?token=t1')}`,
  );
});

test('signed in with another address they are told so', async () => {
  const network = await opened({ hasAccount: true, isMember: true });
  network.on(acceptSignedIn, () => refusal(403, 'invitation_for_another'));
  await press(ownText.accept);
  expect((await screen.findByRole('alert')).textContent).toContain('هذه الدعوة لبريد آخر');
  network.answer(acceptSignedIn, { detail: 'قبلت التحكيم' });
  await press(ownText.accept);
  expect((await screen.findByRole('link', { name: linkText.toDashboard })).getAttribute('href')).toBe(
    '/reviewer-dashboard',
  );
});

test('a link that is over says so', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.on(showAddressInvitation, () => refusal(404, 'invitation_invalid'));
  showAt('/reviewer-invitation?token=t1', { '/reviewer-invitation': <AddressInvitationPage /> });
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('رابط الدعوة غير صالح');
  expect(within(said).getByRole('link').getAttribute('href')).toBe('/contact');
});

test('an invitation that did not come is asked for again', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.on(showAddressInvitation, () => refusal(500, 'internal'));
  showAt('/reviewer-invitation?token=t1', { '/reviewer-invitation': <AddressInvitationPage /> });
  const again = await screen.findByRole('button', { name: common.retry });
  network.answer(showAddressInvitation, { ...invitation, due_in_days: 7 });
  await userEvent.click(again);
  expect(await screen.findByText(/مهلة التحكيم ٧ أيام/)).toBeDefined();
});

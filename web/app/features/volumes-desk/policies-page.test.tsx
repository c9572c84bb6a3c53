import { getCurrentUser } from '@mustalah/contract/accounts';
import {
  getPolicy,
  listPolicies,
  type ManagedPolicy,
  PolicyName,
  resetPolicy,
  savePolicy,
} from '@mustalah/contract/journal/policies';
import { getReviewPolicy } from '@mustalah/contract/journal/review';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../test/network.ts';
import { person, signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { reloadUser } from '../../session.ts';
import PoliciesPage from './policies-page.tsx';
import { policiesText as text } from './text.ts';

const at = '2026-03-10T09:00:00.000Z';
const policy = (name: PolicyName, version: number, own: string | null): ManagedPolicy => ({
  name,
  version,
  text: own,
  saved_at: version > 0 ? at : null,
  saved_by: version > 0 ? 'محررة' : null,
  versions: version > 0 ? [{ version, saved_at: at, saved_by: 'محررة', is_original: own === null }] : [],
});
const all = (ethics: ManagedPolicy) =>
  PolicyName.options.map((name) => (name === 'ethics' ? ethics : policy(name, 0, null)));

test('a page is worded beside its preview, and what another editor saved meanwhile is shown beside what is written', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, is_journal_admin: true });
  await reloadUser();
  network.answer(getReviewPolicy, { decided_by: 'editor', reviews_required: 2 });
  network.answer(listPolicies, all(policy('ethics', 0, null)));
  const { goTo, place } = showAt('/journal-policies', {
    '/journal-policies': <PoliciesPage />,
    '/desk': <p>المكتب</p>,
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'أخلاقيات النشر' }));
  const field = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${text.text}`, 'u') });
  const preview = () => within(screen.getByRole('region', { name: text.preview }));
  await screen.findByText(text.asDelivered);
  expect(field().value).toContain('{من يقرر}');
  await preview().findByText(/القرار للمحرر/u);
  expect(screen.getByRole('button', { name: text.save })).toHaveProperty('disabled', true);

  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText('هذا الحقل مطلوب');
  await userEvent.click(field());
  await userEvent.paste('# عنوان <b>\n- نقطة');
  await preview().findByRole('heading', { name: 'عنوان <b>' });
  expect(preview().getByRole('listitem').textContent).toBe('نقطة');
  // What is written stays while another page is looked at.
  await userEvent.click(screen.getByRole('tab', { name: 'سياسة التحكيم' }));
  await userEvent.click(screen.getByRole('tab', { name: 'أخلاقيات النشر' }));
  expect(field().value).toBe('# عنوان <b>\n- نقطة');

  // Nor is it lost without a question by leaving.
  void goTo('/desk');
  const question = within(await screen.findByRole('dialog', { name: text.unsaved }));
  expect(question.getByText(text.wouldBeLost(['أخلاقيات النشر']))).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'إلغاء' }));
  expect([place(), field().value]).toEqual(['/journal-policies', '# عنوان <b>\n- نقطة']);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  network.on(savePolicy, () => refusal(409, 'policy_changed'));
  network.answer(listPolicies, all(policy('ethics', 1, 'نص المحررة')));
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole<HTMLTextAreaElement>('textbox', { name: text.theirText }).value).toBe('نص المحررة');
  expect(field().value).toBe('# عنوان <b>\n- نقطة');
  await userEvent.click(alert.getByRole('button', { name: text.keepMine }));

  network.answer(savePolicy, policy('ethics', 2, '# عنوان <b>\n- نقطة'));
  network.answer(listPolicies, all(policy('ethics', 2, '# عنوان <b>\n- نقطة')));
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  const takeUp = await screen.findByRole('button', { name: text.takeOf('٢') });
  const sent = network.asked.filter(({ what }) => what.startsWith('POST /api/journal/policies'));
  expect(sent.map(({ body }) => body)).toEqual([
    { text: '# عنوان <b>\n- نقطة', after: 0 },
    { text: '# عنوان <b>\n- نقطة', after: 1 },
  ]);

  network.answer(getPolicy, { name: 'ethics', version: 1, text: 'نص المحررة', saved_at: at, versions: [] });
  await userEvent.click(takeUp);
  await preview().findByText('نص المحررة');
  network.answer(resetPolicy, policy('ethics', 3, null));
  network.answer(listPolicies, all(policy('ethics', 3, null)));
  await userEvent.click(screen.getByRole('button', { name: text.putBackAct }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: text.putBackAct }));
  await screen.findByText(/أعادها محررة إلى نصها الأصلي/u);
  await goTo('/desk');
  expect(place()).toBe('/desk');
});

import {
  type AdminDirectoryUser,
  countUsers,
  getCurrentUser,
  listUsers,
  updateUser,
} from '@mustalah/contract/accounts';
import { type AlikeGroup, listAlikeGroups } from '@mustalah/contract/administration';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../../test/network.ts';
import { person, signedIn } from '../../../../test/person.ts';
import { showAt } from '../../../../test/screen.tsx';
import { watchToasts } from '../../../../test/toasts.ts';
import { reloadUser } from '../../../session.ts';
import AdminUsersPage from './admin-users-page.tsx';
import AlikeGroupsPage from './alike-groups-page.tsx';
import UserRolesPage from './user-roles-page.tsx';

const amal: AdminDirectoryUser = {
  id: 3,
  name: 'أمل الباحثة',
  email: 'amal@example.org',
  role: 'user',
  status: 'active',
  is_admin: false,
  is_staff: false,
  is_journal_admin: false,
  is_reviewer: false,
  uas_balance: 12.5,
  wallet_address: '',
  created_at: '2026-01-05T09:00:00.000Z',
  last_login: null,
  last_activity: null,
  area_of_expertise: 'كيمياء',
  institution: '',
  bio: '',
};
const self: AdminDirectoryUser = { ...amal, id: person.id, name: 'أنا', role: 'admin', is_admin: true };
const counts = {
  all: 1250,
  admins: 1,
  journal_admins: 2,
  reviewers: 14,
  contributors: 30,
  suspended: 0,
  unconfirmed: 0,
};
const pageOf = (...users: AdminDirectoryUser[]) => ({
  results: users,
  users,
  count: users.length,
  next: null,
  previous: null,
});

async function shown(address: string, ...users: AdminDirectoryUser[]) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, role: 'admin', is_admin: true });
  await reloadUser();
  network.answer(listUsers, pageOf(...users));
  network.answer(countUsers, counts);
  const place = showAt(address, { '/user-roles': <UserRolesPage />, '/admin-users': <AdminUsersPage /> });
  await screen.findByRole('table');
  return { network, ...place };
}

const reviewer = () => screen.getByRole('switch', { name: 'دور محكّم: أمل الباحثة' });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

let toasts: ReturnType<typeof watchToasts>;
beforeEach(() => {
  toasts = watchToasts();
});

describe('roles', () => {
  test('users are shown with what the journal needs to know of them, and counted', async () => {
    await shown('/user-roles', amal);
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'أمل الباحثة',
      'amal@example.org',
      'كيمياء',
      'لم يدخل بعد',
    ]);
    expect(await screen.findByText('١٬٢٥٠')).toBeDefined();
  });

  test('a role is shown as granted at once, and stays so', async () => {
    const { network } = await shown('/user-roles', amal);
    const release = network.hold(updateUser);
    await userEvent.click(reviewer());
    expect(isOn(reviewer())).toBe(true);
    network.answer(listUsers, pageOf({ ...amal, is_reviewer: true }));
    release(json({ ...amal, is_reviewer: true }));
    await expect.poll(() => toasts).toEqual([{ tone: 'success', message: 'تم تمكين دور المحكّم' }]);
    expect(isOn(reviewer())).toBe(true);
    expect(network.asked.find(({ what }) => what.startsWith('PATCH'))?.body).toEqual({ is_reviewer: true });
  });

  test('a role that could not be granted is shown as it was, and why is told', async () => {
    const { network } = await shown('/user-roles', amal);
    const release = network.hold(updateUser);
    await userEvent.click(reviewer());
    expect(isOn(reviewer())).toBe(true);
    release(refusal(403, 'forbidden'));
    await expect.poll(() => isOn(reviewer())).toBe(false);
    expect(toasts).toEqual([
      { tone: 'error', message: 'فشل في تحديث الصلاحيات: ليس لديك صلاحية الوصول إلى هذه الصفحة' },
    ]);
    expect(network.timesAsked(listUsers)).toBeGreaterThan(1);
  });

  test('two clicks are one change', async () => {
    const { network } = await shown('/user-roles', amal);
    const release = network.hold(updateUser);
    await userEvent.dblClick(reviewer());
    expect(network.timesAsked(updateUser)).toBe(1);
    release(json({ ...amal, is_reviewer: true }));
  });

  test('taking the journal from somebody is told in its words', async () => {
    const editor: AdminDirectoryUser = { ...amal, role: 'journal_admin', is_journal_admin: true };
    const { network } = await shown('/user-roles', editor);
    network.answer(updateUser, amal);
    await userEvent.click(screen.getByRole('switch', { name: 'دور مدير المجلة: أمل الباحثة' }));
    await expect.poll(() => toasts[0]?.message).toBe('تم تعطيل دور مدير المجلة');
  });

  test('an admin has the journal by their role: there is nothing to switch', async () => {
    await shown('/user-roles', self);
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    expect(screen.getByText('ضمن دوره')).toBeDefined();
  });

  test('users that did not come are asked for again by a button', async () => {
    const network = fakeNetwork();
    await signedIn(network);
    network.answer(countUsers, counts);
    network.on(listUsers, () => refusal(500, 'internal'));
    showAt('/user-roles', { '/user-roles': <UserRolesPage /> });
    await screen.findByText('فشل في تحميل بيانات المستخدمين');
    network.answer(listUsers, pageOf(amal));
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText('أمل الباحثة')).toBeDefined();
  });
});

describe('users', () => {
  test('are sorted by their headings, found by the search, grouped and turned by the address', async () => {
    const { network, place } = await shown('/admin-users?page=2', amal);
    await userEvent.click(screen.getByRole('button', { name: 'الاسم' }));
    expect(place()).toBe('/admin-users?sort=name');
    await userEvent.click(screen.getByRole('button', { name: 'الاسم' }));
    expect(place()).toBe('/admin-users?sort=-name');
    await userEvent.selectOptions(screen.getByLabelText('من يُعرض'), 'الموقوفون');
    await userEvent.type(screen.getByLabelText('ابحث بالاسم أو البريد'), 'أمل');
    await expect.poll(place).toBe('/admin-users?sort=-name&group=suspended&search=%D8%A3%D9%85%D9%84');
    // The address changes before the next page is asked for.
    const asked = () => network.asked.findLast(({ what }) => what === 'GET /api/users/')?.search ?? '';
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(asked())))
      .toEqual({
        search: 'أمل',
        group: 'suspended',
        sort: '-name',
        page: '1',
        page_size: '10',
      });
  });

  test('where nobody is found the way back to everybody is offered, and empties the search', async () => {
    const { network, place } = await shown('/admin-users?search=nobody', amal);
    network.answer(listUsers, pageOf());
    const search = screen.getByLabelText('ابحث بالاسم أو البريد');
    await userEvent.type(search, '1');
    await screen.findByText('لا مستخدمين بهذه الشروط');
    await userEvent.click(screen.getByRole('button', { name: 'عرض الجميع' }));
    expect([place(), search]).toEqual(['/admin-users', expect.objectContaining({ value: '' })]);
  });

  test('an account is suspended with a reason, after a question, and let in again with one click', async () => {
    const { network } = await shown('/admin-users', amal);
    network.answer(updateUser, { ...amal, status: 'suspended' });
    network.answer(listUsers, pageOf({ ...amal, status: 'suspended' }));
    const account = () => screen.getByRole('switch', { name: 'حساب أمل الباحثة نشط' });
    await userEvent.click(account());
    const act = await screen.findByRole('button', { name: 'أوقف الحساب' });
    await userEvent.click(act);
    await screen.findByText('هذا الحقل مطلوب');
    expect(network.timesAsked(updateUser)).toBe(0);
    await userEvent.type(screen.getByLabelText(/سبب الإيقاف/), 'يصوّت بحسابات كثيرة');
    await userEvent.click(act);
    await expect.poll(() => toasts[0]?.message).toBe('أُوقف الحساب وانتهت جلساته');
    expect(network.asked.find(({ what }) => what.startsWith('PATCH'))?.body).toEqual({
      status: 'suspended',
      reason: 'يصوّت بحسابات كثيرة',
    });
    expect(isOn(account())).toBe(false);
    network.answer(updateUser, amal);
    await userEvent.click(account());
    await expect.poll(() => toasts[1]?.message).toBe('عاد الحساب نشطًا');
  });

  test('whoever makes an admin is asked first, and nothing is done until they say so', async () => {
    const { network } = await shown('/admin-users', amal);
    network.answer(updateUser, { ...amal, role: 'admin', is_admin: true });
    await userEvent.selectOptions(screen.getByLabelText('دور أمل الباحثة'), 'مدير المنصة');
    await screen.findByText(/^سيصير مديرًا للمنصة/);
    expect(network.timesAsked(updateUser)).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'نعم، غيّره' }));
    await expect.poll(() => toasts[0]?.message).toBe('صار دوره: مدير المنصة');
  });

  test('whoever would step down is told that it is their own account, and may go back', async () => {
    const { network } = await shown('/admin-users', self);
    await userEvent.selectOptions(screen.getByLabelText('دور أنا'), 'مستخدم');
    await screen.findByText('هذا حسابك أنت، ولن تستطيع الرجوع عن ذلك بنفسك.');
    await userEvent.click(screen.getByRole('button', { name: 'إلغاء' }));
    expect([network.timesAsked(updateUser), screen.queryByRole('dialog')]).toEqual([0, null]);
    expect(screen.getByLabelText('دور أنا')).toHaveProperty('value', 'admin');
  });

  test('the last admin stays one, and the refusal says why', async () => {
    const { network } = await shown('/admin-users', self);
    network.on(updateUser, () => refusal(409, 'last_admin'));
    await userEvent.click(screen.getByRole('switch', { name: 'حساب أنا نشط' }));
    await userEvent.type(await screen.findByLabelText(/سبب الإيقاف/), 'أغادر الإدارة');
    await userEvent.click(screen.getByRole('button', { name: 'أوقف الحساب' }));
    await expect
      .poll(() => toasts[0]?.message)
      .toBe('تعذّر تغيير حالة المستخدم: لا يمكن إيقاف آخر مدير نشط للمنصة أو خفض دوره');
    expect(isOn(screen.getByRole('switch', { name: 'حساب أنا نشط' }))).toBe(true);
  });
});

describe('accounts that look alike', () => {
  const group: AlikeGroup = {
    id: 3,
    size: 13,
    signs: ['votes_for_other', 'opened_together', 'same_network'],
    author: null,
    first_opened_at: '2026-01-05T09:00:00.000Z',
    last_opened_at: '2026-01-05T09:20:00.000Z',
    votes: 12,
    votes_within: 9,
    accounts: [
      { id: 3, name: 'أمل', email: 'amal@example.org', created_at: '2026-01-05T09:00:00.000Z' },
      { id: 4, name: 'أمال', email: 'amal2@example.org', created_at: '2026-01-05T09:20:00.000Z' },
    ],
  };
  const answer = { results: [group], count: 11, next: null, previous: null };

  async function groups(address: string, answered = answer) {
    const network = fakeNetwork();
    await signedIn(network);
    network.answer(getCurrentUser, { ...person, role: 'admin', is_admin: true });
    await reloadUser();
    network.answer(listAlikeGroups, answered);
    const place = showAt(address, { '/admin-users/alike': <AlikeGroupsPage /> });
    return { network, ...place };
  }

  test('are shown by groups with their signs and numbers, and said to be a hint', async () => {
    await groups('/admin-users/alike');
    expect((await screen.findByRole('link', { name: 'أمال' })).getAttribute('href')).toBe('/admin-users/4');
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(
      cells.map((cell) =>
        within(cell)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['أمل amal@example.org', 'أمال amal2@example.org', 'ومعها ١١ حسابًا'],
      ['معظم أصوات بعضها لمصطلحات بعض', 'فُتحت من شبكة واحدة في أوقات متقاربة', 'استُعملت من شبكة واحدة'],
      ['فُتحت في ٥ يناير ٢٠٢٦', 'أصواتها القائمة: ١٢، منها لمصطلحات بعضها: ٩'],
    ]);
    expect(screen.getByText(/^هذه قرائن لا أحكام/)).toBeDefined();
    expect(screen.getByText('١١ مجموعة')).toBeDefined();
  });

  test('whose votes went to one author are shown with that author', async () => {
    const devoted: AlikeGroup = {
      ...group,
      signs: ['votes_to_one_author', 'opened_at_once'],
      author: { id: 9, name: 'الكاتب', email: 'author@example.org', votes: 11 },
    };
    await groups('/admin-users/alike', { ...answer, results: [devoted, group] });
    expect((await screen.findByRole('link', { name: 'الكاتب' })).getAttribute('href')).toBe('/admin-users/9');
    const [row] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const told = within(row as HTMLElement).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent).slice(3)).toEqual([
      'منحوا أصواتهم كلها، أو كلها إلا قليلًا، لكاتب واحد',
      'فُتح معظمها في أوقات متقاربة',
      'الكاتب: الكاتب author@example.org',
      'فُتحت في ٥ يناير ٢٠٢٦',
      'أصواتها القائمة: ١٢، منها لمصطلحات هذا الكاتب: ١١',
    ]);
  });

  test('are turned by the address', async () => {
    const { network, place } = await groups('/admin-users/alike?page=2');
    await userEvent.click(await screen.findByRole('link', { name: 'صفحات المجموعات، الصفحة ١' }));
    expect(place()).toBe('/admin-users/alike?page=1');
    const asked = () => network.asked.findLast(({ what }) => what.startsWith('GET /api/admin-tools/alike'));
    await expect.poll(() => asked()?.search).toContain('page=1&');
  });

  test('where there are none that is said, and what did not come is asked for again', async () => {
    const network = fakeNetwork();
    await signedIn(network);
    network.on(listAlikeGroups, () => refusal(500, 'internal'));
    showAt('/admin-users/alike', { '/admin-users/alike': <AlikeGroupsPage /> });
    await screen.findByText('تعذّر البحث عن حسابات متشابهة');
    network.answer(listAlikeGroups, { ...answer, results: [], count: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(
      await screen.findByText(
        'لا حسابات نشطة تجتمع فيها قرينتان أو أكثر، أو يجمعها صندوق بريد واحد، أو ذهبت أصواتها لكاتب واحد.',
      ),
    ).toBeDefined();
  });
});

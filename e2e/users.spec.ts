import { listAnnouncements } from '@mustalah/contract/announcements';
import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { bearer, newMember, signedIn, theAdmin } from './people.ts';

test('a role that is granted holds at once for whoever is signed in, and so does its loss', async ({
  page,
  context,
  browser,
  request,
  faults,
}) => {
  const name = `محررة ${Date.now()}`;
  const member = await newMember(request, name);
  await signedIn(context, await theAdmin(request));
  const theirs = await browser.newContext();
  await signedIn(theirs, member);
  const other = await theirs.newPage();
  await other.goto('/journal-announcements');
  await expect(other.getByText('🔒 ليس لديك صلاحية الوصول إلى هذه الصفحة')).toBeVisible();

  await page.goto('/user-roles');
  await page.getByLabel('ابحث بالاسم أو البريد').fill(name);
  const journal = page.getByRole('switch', { name: `دور مدير المجلة: ${name}` });
  await expect(page.getByRole('row')).toHaveCount(2);
  await journal.click();
  await expectSaid(page, 'تم تمكين دور مدير المجلة');
  await expect(journal).toBeChecked();

  // The old access token is refused once, and renewed.
  faults.expect(/^401 GET \/api\//);
  // A page that only waits for its answer shows no lock either.
  const answered = other.waitForResponse(
    (response) => response.url().endsWith(listAnnouncements.path) && response.status() === 200,
  );
  await other.goto('/journal-announcements');
  await answered;
  await expect(other.getByText('🔒 ليس لديك صلاحية الوصول إلى هذه الصفحة')).toHaveCount(0);

  await journal.click();
  await expectSaid(page, 'تم تعطيل دور مدير المجلة');
  await other.goto('/user-roles');
  await expect(other.getByText('صلاحياتك محدودة')).toBeVisible();
  await theirs.close();
});

test('all sessions of a user end with one click, and the log tells who did it', async ({
  page,
  context,
  request,
}) => {
  const name = `عضو ${Date.now()}`;
  const member = await newMember(request, name);
  await signedIn(context, await theAdmin(request));
  await page.goto(`/admin-users/${member.id}`);
  await page.getByRole('button', { name: 'إنهاء كل الجلسات' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'إنهاء كل الجلسات' }).click();
  await expectSaid(page, 'أُنهيت جلسة واحدة');
  await expect(page.getByText('لا جلسات مفتوحة')).toBeVisible();
  expect((await request.get('/api/users/me/', { headers: bearer(member) })).status()).toBe(401);

  await page.goto('/admin-audit-log');
  await page.getByLabel('ابحث باسم مستخدم أو بريده أو بمصطلح').fill(name);
  const log = page.getByRole('table', { name: 'سجل الإدارة' });
  await expect(log.getByRole('row')).toHaveCount(2);
  await expect(log).toContainText('إنهاء جلسات مستخدم');
  await expect(log).toContainText(name);
});

test('an admin who loses the role while a list is open sees the lock, and nothing else', async ({
  page,
  context,
  request,
  faults,
}) => {
  const member = await newMember(request, `مدير سابق ${Date.now()}`);
  const admin = await theAdmin(request);
  const setRole = async (role: string) => {
    const answer = await request.patch(`/api/users/${member.id}/`, {
      headers: bearer(admin),
      data: { role },
    });
    expect(answer.status()).toBe(200);
  };
  await setRole('admin');
  const tokens = (await (
    await request.post('/api/token/refresh/', { data: { refresh: member.tokens.refresh } })
  ).json()) as { access: string; refresh: string };
  await signedIn(context, { ...member, tokens });
  await page.goto('/admin-users');
  await expect(page.getByRole('table')).toBeVisible();
  await setRole('user');
  faults.expect(/^401 GET \/api\//);
  // The renewed session tells the loss before the list is asked again, or after.
  faults.allow(/^403 GET \/api\//);
  const lock = page.getByText('هذا القسم لمديري المنصة فقط.');
  // A call under way may tell it first: then there is nothing left to choose from.
  await Promise.any([page.getByLabel('من يُعرض').selectOption('الموقوفون'), lock.waitFor()]);
  await expect(lock).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('two addresses of one mailbox are shown to an admin, who comes from the groups to the account', async ({
  page,
  context,
  request,
}) => {
  const mailbox = `alias${Date.now()}`;
  const first = await newMember(request, 'صاحبة الحساب الأول', `${mailbox}@example.org`);
  const second = await newMember(request, 'صاحبة الحساب الثاني', `${mailbox}+two@example.org`);
  await signedIn(context, await theAdmin(request));
  await page.goto('/admin-users');
  await page.getByRole('main').getByRole('link', { name: 'حسابات متشابهة' }).click();
  await expect(page).toHaveURL(/\/admin-users\/alike$/);
  const groups = page.getByRole('table', { name: 'حسابات متشابهة' });
  // Everybody here registers from one machine within minutes, so that most are one group.
  const group = groups.getByRole('row').filter({ hasText: 'عناوينها لصندوق بريد واحد' }).first();
  await expect(group).toContainText('فُتحت من شبكة واحدة في أوقات متقاربة');
  await group.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin-users\/\d+$/);

  await page.goto(`/admin-users/${first.id}`);
  const row = page
    .getByRole('table', { name: 'حسابات قد تكون للشخص نفسه' })
    .getByRole('row')
    .filter({ hasText: second.email });
  await expect(row).toContainText('عنواناهما لصندوق بريد واحد');
  await row.getByRole('link', { name: second.name }).click();
  await expect(page).toHaveURL(`/admin-users/${second.id}`);
});

test('who is no admin learns nothing of alike accounts', async ({ page, context, request }) => {
  const member = await newMember(request);
  await signedIn(context, member);
  await page.goto('/admin-users/alike');
  await expect(page.getByRole('table', { name: 'حسابات متشابهة' })).toHaveCount(0);
  await expect(page.getByText('ليس لديك صلاحية الوصول إلى هذه الصفحة')).toBeVisible();
});

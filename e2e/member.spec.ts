import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import {
  bearer,
  newMember,
  newTerm,
  signedIn,
  signInByForm,
  suggested,
  theAdmin,
  tickCaptcha,
  withoutTour,
} from './people.ts';

test('register, suggest with auto-fill, sign out, be voted in, and see the points', async ({
  page,
  context,
  browser,
  request,
}) => {
  const email = `author-${Date.now()}@example.org`;
  await withoutTour(context);
  await page.goto('/register');
  await page.getByLabel('الاسم الكامل').fill('مريم الفلكية');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور', exact: true }).fill('author-password');
  await page.getByRole('textbox', { name: 'تأكيد كلمة المرور' }).fill('author-password');
  await tickCaptcha(page);
  await page.getByRole('button', { name: 'إنشاء حساب' }).click();
  await expectSaid(page, 'تم إنشاء الحساب بنجاح');
  await expect(page).toHaveURL('/login');

  await signInByForm(page, { email, password: 'author-password' });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toHaveCount(0);
  await page.goto('/suggest');
  const arabic = newTerm();
  await page.getByLabel('المصطلح العربي').fill(arabic);
  // Of an invented word nothing is known: the generic sentence with its warning, and nothing of our own making.
  await expect(page.getByText('فشل توليد التعريف', { exact: false })).toBeVisible();
  await expect(page.getByLabel('التعريف')).toHaveValue(
    `«${arabic}» مصطلح يُستعمل في مجاله العلمي، ويحتاج إلى تعريف يحرّره المختصون.`,
  );
  await expect(page.getByLabel('التخصص')).not.toHaveValue('');
  await page.getByLabel('المقابل اللاتيني').fill('stellar trial');
  await page.getByLabel('التعريف').fill('جرم سماوي صغير يدور حول نجم ولا يضيء بنفسه');
  await page.getByRole('button', { name: 'إرسال المصطلح' }).click();
  await expect(page.getByText(/تم إرسال المصطلح/)).toBeVisible();
  await expect(page.getByLabel('المصطلح العربي')).toHaveValue('');
  await page.getByRole('link', { name: 'افتح صفحة المصطلح' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic);
  const id = Number(/\d+$/.exec(page.url())?.[0]);

  await page.getByRole('button', { name: 'مريم الفلكية' }).click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL('/login');

  for (let voter = 1; voter <= 4; voter++) {
    const answer = await request.post(`/api/terms/vote/${id}/`, {
      headers: bearer(await newMember(request)),
    });
    expect(answer.status()).toBe(200);
  }
  const fifth = await browser.newContext();
  await signedIn(fifth, await newMember(request));
  const ballot = await fifth.newPage();
  await ballot.goto(`/term/${id}`);
  await ballot.getByRole('button', { name: /^صوّت للمصطلح/ }).click();
  await expect(ballot.getByText('معتمد', { exact: true })).toBeVisible();
  await fifth.close();

  await signInByForm(page, { email, password: 'author-password' });
  await expect(page).toHaveURL('/');
  // One tap from the first page: what was earned for what, and why it is not paid yet, with the next step.
  await page.getByRole('region', { name: 'رصيدك والتحدي اليومي' }).getByRole('link', { name: /UAS/ }).click();
  await expect(page.getByText(arabic)).toBeVisible();
  await page.getByRole('link', { name: 'أضف عنوان المحفظة' }).click();
  await expect(page.getByLabel('عنوان محفظة UAS')).toBeVisible();
  const stats = await page.evaluate(async () => {
    const { access } = JSON.parse(localStorage.getItem('authTokens') ?? '{}');
    return (await fetch('/api/user-stats/', { headers: { authorization: `Bearer ${access}` } })).json();
  });
  // Ten for the term, five for a first category, two for the first day; a daily challenge may have come on top.
  expect(stats.uas_balance - 10).toBeGreaterThanOrEqual(5);
  await page.goto('/notifications');
  await expect(page.getByText(arabic).first()).toBeVisible();
});

test('a draft written while the session ended survives signing in again', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.expect(/^401 POST \/api\/submit\//);
  faults.expect(/^401 POST \/api\/token\/refresh\//);
  const member = await newMember(request);
  await signedIn(context, member);
  await page.goto('/suggest');
  const arabic = newTerm();
  await page.getByLabel('المصطلح العربي').fill(arabic);
  await expect(page.getByLabel('التعريف')).not.toHaveValue('');
  await page.getByLabel('المقابل اللاتيني').fill('draft term');
  await page.getByLabel('التعريف').fill('جرم سماوي صغير يدور حول نجم ولا يضيء بنفسه');
  // The account's tokens are taken back elsewhere.
  await request.post('/api/token/revoke/', { data: { refresh: member.tokens.refresh } });
  await page.evaluate(() =>
    localStorage.setItem('authTokens', JSON.stringify({ access: 'x', refresh: 'x' })),
  );
  await page.getByRole('button', { name: 'إرسال المصطلح' }).click();
  await expect(page).toHaveURL('/login?next=%2Fsuggest');
  await signInByForm(page, member);
  await expect(page).toHaveURL('/suggest');
  await expect(page.getByLabel('المصطلح العربي')).toHaveValue(arabic);
  await expect(page.getByLabel('المقابل اللاتيني')).toHaveValue('draft term');
  await page.reload();
  await expect(page.getByLabel('المصطلح العربي')).toHaveValue('');
});

test('a duplicate is not submitted: a link leads to the term that exists', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await newMember(request));
  await page.goto('/suggest');
  await page.getByLabel('المصطلح العربي').fill('المجهر');
  await expect(page.getByText('هذا المصطلح موجود في المعجم:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'مِجهر' })).toBeVisible();
  // While the helpers are at work the button has another name.
  await expect(page.getByRole('button', { name: 'إرسال المصطلح' })).toBeDisabled();
});

test('signing out in one tab ends the other, which says why and leads back to what was written', async ({
  context,
  request,
}) => {
  const member = await newMember(request);
  await signedIn(context, member);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/profile');
  await other.goto('/suggest');
  await other.getByLabel('المقابل اللاتيني').fill('kept words');
  // What is still being asked for would be refused once the tokens are gone.
  await Promise.all([one, other].map((tab) => tab.waitForLoadState('networkidle')));
  await one.evaluate(() => localStorage.removeItem('authTokens'));
  await one.close();
  await expect(other).toHaveURL('/login?next=%2Fsuggest');
  await expect(other.getByText('ما كتبته محفوظ', { exact: false })).toBeVisible();
  await signInByForm(other, member);
  await expect(other).toHaveURL('/suggest');
  await expect(other.getByLabel('المقابل اللاتيني')).toHaveValue('kept words');
});

test('a suspended member is out at the next request and cannot come back', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.expect(/^401 GET /);
  faults.expect(/^401 POST \/api\/token\/refresh\//);
  faults.expect(/^403 POST \/api\/token\//);
  const member = await newMember(request);
  const admin = await theAdmin(request);
  await signedIn(context, member);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answer = await request.patch(`/api/users/${member.id}/`, {
    headers: bearer(admin),
    data: { status: 'suspended' },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/rewards-history');
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, member);
  await expect(page.getByText('هذا الحساب موقوف، تواصل مع الإدارة')).toBeVisible();
});

test('a vote is given and taken back', async ({ page, context, request }) => {
  const term = await suggested(request, await newMember(request));
  await signedIn(context, await newMember(request));
  await page.goto(`/term/${term.id}`);
  await page.getByRole('button', { name: /^صوّت للمصطلح/ }).click();
  await expect(page.getByText('صوت واحد', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^اسحب صوتك/ }).click();
  await expect(page.getByText('لا أصوات بعد')).toBeVisible();
});

test('a forgotten password is replaced through the mail that was sent', async ({ page, request }) => {
  const member = await newMember(request);
  await page.goto('/forgot-password');
  await page.getByLabel('البريد الإلكتروني').fill(member.email);
  await page.getByRole('button', { name: 'إرسال' }).click();
  await expect(page.getByText('أُرسل رابط إعادة التعيين إلى بريدك الإلكتروني')).toBeVisible();
  const link = await linkFromOutbox(member.email);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'كلمة المرور الجديدة' }).fill('another-password');
  await page.getByRole('textbox', { name: 'تأكيد كلمة المرور' }).fill('another-password');
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await expect(page.getByText(/حُفظت كلمة المرور الجديدة/)).toBeVisible();
  await page.goto('/login');
  await signInByForm(page, { email: member.email, password: 'another-password' });
  await expect(page).toHaveURL('/');
});

/** The path of the link in the newest mail to this address. */
async function linkFromOutbox(email: string): Promise<string> {
  const { readdirSync, readFileSync, existsSync } = await import('node:fs');
  const { join } = await import('node:path');
  const outbox = join(process.env.E2E_DATA ?? '', 'data', 'outbox');
  let link = '';
  await expect
    .poll(() => {
      const mails = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
      const mine = mails
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
        .find((mail) => mail.includes(email));
      const parts =
        mine?.split(/\r?\n\r?\n/).map((part) => Buffer.from(part, 'base64').toString('utf8')) ?? [];
      const text = [mine ?? '', ...parts]
        .join('\n')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      link = /\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('an author corrects a pending term, and the correction is kept in its history', async ({
  page,
  context,
  request,
}) => {
  const author = await newMember(request);
  const term = await suggested(request, author);
  await signedIn(context, author);
  await page.goto(`/term/${term.id}`);
  await page.getByRole('link', { name: 'تعديل' }).click();
  await page.getByLabel('التعريف').fill('تعريف صحّحه صاحبه قبل أن يُراجع المصطلح.');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page).toHaveURL(`/term/${term.id}`);
  await expect(page.getByText('تعريف صحّحه صاحبه قبل أن يُراجع المصطلح.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'تاريخ التعديلات' })).toBeVisible();
});

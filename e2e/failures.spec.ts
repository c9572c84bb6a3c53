import { expect, type Page } from '@playwright/test';
import { failures } from './failing.ts';
import { expectSaid, test } from './journey.ts';
import { newMember, newTerm, signedIn, suggested, tickCaptcha, withoutTour } from './people.ts';

/** The page works, and it is known who reads it. */
const knowsMember = (page: Page) => expect(page.getByRole('button', { name: 'ليلى العالمة' })).toBeVisible();

test.beforeEach(({ faults }) => {
  for (const { fault } of failures) faults.expect(fault);
  // What a page asks for beside the matter, be it still under way, is missed on the console alone without a network.
  faults.allow(/^console\.error: TypeError: Failed to fetch/);
});

test('a search says that it failed, and finds when it is tried again', async ({ page, context }) => {
  await withoutTour(context);
  await page.goto('/dictionary');
  const search = page.getByLabel('ابحث عن مصطلح');
  const failure = page.getByRole('main').getByRole('alert');
  for (const [round, { name, heals, begin }] of failures.entries()) {
    await test.step(name, async () => {
      // Each round asks what has not been answered yet.
      await search.fill(`قظغثخذضط${'ط'.repeat(round)}`);
      await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
      const asked = ['MICROSCOPE', 'microscop', 'microscopes'][round] ?? '';
      const mend = await begin(context, /\/api\/terms\/\?/);
      await search.fill(asked);
      await expect(failure).toContainText('فشل تحميل المصطلحات، حاول لاحقًا');
      await expect(search).toHaveValue(asked);
      await mend();
      if (!heals) await failure.getByRole('button', { name: 'إعادة المحاولة' }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('مِجهر');
      await expect(failure).toHaveCount(0);
    });
  }
});

test('a vote says that it failed and does not count, and counts when it is given again', async ({
  page,
  context,
  request,
}) => {
  const term = await suggested(request, await newMember(request));
  await signedIn(context, await newMember(request));
  await page.goto(`/term/${term.id}`);
  await knowsMember(page);
  const give = page.getByRole('button', { name: /^صوّت للمصطلح/ });
  for (const { name, detail, begin } of failures) {
    await test.step(name, async () => {
      const mend = await begin(context, /\/api\/terms\/vote\//);
      await give.click();
      const told = detail ?? 'حدث خطأ أثناء التصويت';
      await expectSaid(page, told);
      await expect(give).toBeEnabled();
      await mend();
      await give.click();
      await expect(page.getByText('صوت واحد')).toBeVisible();
      await page.getByRole('button', { name: /^اسحب صوتك/ }).click();
      await expect(page.getByText('لا أصوات بعد')).toBeVisible();
    });
  }
});

test('a suggestion says that it failed and keeps what was written, and arrives when it is sent again', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await newMember(request));
  await page.goto('/suggest');
  const written = {
    'المصطلح العربي': newTerm(),
    'المقابل اللاتيني': 'failing trial',
    التعريف: 'تعريف كتبه صاحبه ولا يريد أن يكتبه مرة أخرى.',
  };
  const field = (label: string) => page.getByRole('textbox', { name: label });
  for (const [label, text] of Object.entries(written)) await field(label).fill(text);
  await page.getByLabel('التخصص').selectOption('الفلك');
  const submit = page.getByRole('button', { name: 'إرسال المصطلح' });
  await expect(submit).toBeEnabled();
  for (const { name, detail, begin } of failures) {
    await test.step(name, async () => {
      const mend = await begin(context, /\/api\/submit\//);
      await submit.click();
      const told = `❌ ${detail ?? 'فشل في إرسال المصطلح'}`;
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
      for (const [label, text] of Object.entries(written)) await expect(field(label)).toHaveValue(text);
      await expect(page.getByLabel('التخصص')).toHaveValue('الفلك');
      await mend();
    });
  }
  await submit.click();
  await expect(page.getByText(/تم إرسال المصطلح/)).toBeVisible();
});

test('signing in says that it failed and keeps the address, and succeeds when it is tried again', async ({
  page,
  context,
  request,
}) => {
  const { email, password } = await newMember(request);
  await withoutTour(context);
  await page.goto('/login');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await tickCaptcha(page);
  const enter = page.getByRole('button', { name: 'تسجيل الدخول' });
  for (const { name, detail, begin } of failures) {
    await test.step(name, async () => {
      const mend = await begin(context, /\/api\/token\/$/);
      await enter.click();
      await expect(page.getByRole('alert')).toContainText(detail ?? 'حدث خطأ أثناء تسجيل الدخول');
      await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(email);
      await mend();
      await tickCaptcha(page);
    });
  }
  await enter.click();
  await expect(page).toHaveURL('/');
});

test('the profile says what it could not load, and shows it when it is tried again', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await newMember(request));
  const failure = page.getByRole('alert').filter({ hasText: 'فشل في تحميل سجل المكافآت' });
  for (const { name, heals, begin } of failures) {
    await test.step(name, async () => {
      await page.goto('/profile?tab=roles');
      await knowsMember(page);
      const mend = await begin(context, /\/api\/user-rewards\//);
      await page.getByRole('tab', { name: 'المكافآت' }).click();
      await expect(failure).toBeVisible();
      await mend();
      if (!heals) await failure.getByRole('button', { name: 'إعادة المحاولة' }).click();
      await expect(failure).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

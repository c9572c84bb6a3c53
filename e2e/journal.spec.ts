import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { acceptedPaper, newTitle, publishedVolume } from './papers.ts';
import { bearer, signedIn, theAdmin, withoutTour } from './people.ts';

/** A green PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(({ context }) => withoutTour(context));

test('a visitor finds a volume, a paper in it, and reads its file, on a phone and on a desk', async ({
  page,
  request,
}) => {
  const { title, paper } = await publishedVolume(request);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/journal');
    await page.getByRole('searchbox').fill(title);
    await expect(page.getByRole('list', { name: 'المجلدات' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.getByRole('link', { name: paper.title, exact: true }).click();
    await expect(page).toHaveURL(`/articles/${paper.id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(paper.title);
    await expect(page.getByText('نصف في هذا البحث الألفاظ')).toBeVisible();
    await expect(page.getByText(/^ليلى العالمة\. \([٠-٩]{4}\)/)).toBeVisible();
    const path = await page.getByRole('link', { name: 'افتح الملف' }).getAttribute('href');
    const file = await request.get(path ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
});

test('a paper that the address names is marked, and then the address is plain', async ({ page, request }) => {
  const { id, paper } = await publishedVolume(request);
  // The clock of the page goes on when it is told to: the mark stands for three seconds.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/volume/${id}?paper=${paper.id}`);
  const card = page.locator(`#paper-${paper.id}`);
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(card).toHaveAttribute('data-marked', 'true', { timeout: 1_000 });
  }).toPass();
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL(`/volume/${id}`);
  await expect(card).not.toHaveAttribute('data-marked', 'true');
});

test('a volume that is not there is a 404 that says so', async ({ page, faults }) => {
  faults.expect(/^404 GET \/volume\/999999$/);
  expect((await page.goto('/volume/999999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المجلد غير موجود');
});

test('words stand where a cover does not come', async ({ page, request, faults }) => {
  faults.expect(/GET \/covers\//);
  const { id, title } = await publishedVolume(request);
  await request.patch(`/api/journal/manage-volumes/${id}/`, {
    headers: bearer(await theAdmin(request)),
    multipart: {
      title,
      year: '2026',
      cover_image: { name: 'cover.png', mimeType: 'image/png', buffer: PNG },
    },
  });
  await page.goto(`/journal?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('img', { name: `غلاف ${title}` })).toBeVisible();
  await page.route('**/covers/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/journal?search=${encodeURIComponent(title)}`);
  await expect(page.getByText('لا يوجد غلاف')).toBeVisible();
});

test('an editor gathers accepted papers, publishes them with a cover and takes the volume out; a draft is deleted', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.expect(/^410 GET \/volume\/\d+$/);
  const paper = await acceptedPaper(request, { main_category: 'الفيزياء', sub_category: 'علم الفلك' });
  const title = newTitle();
  await signedIn(context, await theAdmin(request));
  await page.goto('/publish-journal-issue');
  await page.getByRole('button', { name: /^الفيزياء \/ علم الفلك/ }).click();
  await page.getByLabel('عنوان المجلد').fill(title);
  await page.setInputFiles('input[type=file]', { name: 'cover.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('img', { name: 'معاينة الغلاف' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `أدرج «${paper.title}»` })).toBeChecked();
  await page.getByRole('button', { name: 'انشر المجلد' }).click();
  await page.getByRole('checkbox', { name: 'انشر المخطوط كما هو' }).check();
  await page.getByRole('button', { name: 'نعم، انشره' }).click();
  await expect(page.getByText('✅ تم إنشاء المجلد بنجاح').first()).toBeVisible();
  await page.getByRole('link', { name: 'افتح صفحة المجلد' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('img', { name: `غلاف ${title}` })).toBeVisible();
  const address = page.url();

  await page.goto('/manage-volumes');
  await page.getByRole('button', { name: `إلغاء النشر: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء النشر' }).click();
  await expectSaid(page, 'تم نشر / إلغاء نشر المجلد');
  expect((await page.goto(address))?.status()).toBe(410);
  await expect(page.getByText(title).first()).toBeVisible();

  await page.goto('/journal-volume-manager');
  await page.getByRole('button', { name: `حذف ${title}` }).click();
  const question = page.getByRole('dialog');
  // What was published leaves a trace.
  await expect(question).toContainText('نُشر هذا المجلد من قبل فلا يُحذف');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  const draft = newTitle();
  const adding = page.getByRole('form', { name: 'إضافة مجلد' });
  await adding.getByLabel('عنوان المجلد').fill(draft);
  await adding.getByLabel('التخصص الرئيس').selectOption('الفيزياء');
  await adding.getByRole('button').click();
  await page.getByRole('button', { name: `حذف ${draft}` }).click();
  await expect(question).toContainText('هل أنت متأكد من حذف هذا المجلد؟');
  await question.getByRole('button', { name: 'حذف' }).click();
  await expectSaid(page, '✅ تم حذف المجلد');
  await expect(page.getByText(draft)).toHaveCount(0);
});

test('an announcement is read on the first page as soon as it is made, and gone when it is deleted', async ({
  page,
  context,
  request,
}) => {
  const title = `إعلان ${newTitle()}`;
  await signedIn(context, await theAdmin(request));
  await page.goto('/journal-announcements');
  await page.getByRole('button', { name: 'إعلان جديد' }).click();
  await page.getByLabel('العنوان').fill(title);
  await page.getByLabel('النص').fill('صدر المجلد الجديد.');
  await page.getByRole('button', { name: 'انشر الإعلان' }).click();
  await expectSaid(page, 'نُشر الإعلان');
  await page.goto('/');
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByText('صدر المجلد الجديد.', { exact: true })).toBeVisible();

  await page.goto('/journal-announcements');
  await page.getByRole('button', { name: `حذف «${title}»` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await expectSaid(page, 'حُذف الإعلان');
  await page.goto('/');
  await expect(page.getByRole('button', { name: title })).toHaveCount(0);
});

// An author's way: the check, the submission, what is asked, the revision.
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import {
  bearer,
  newMember,
  type Person,
  signedIn,
  signInByForm,
  theAdmin,
  tokensOf,
  withoutTour,
} from './people.ts';

const paper = (name: string): string =>
  join(import.meta.dirname, '../server/seed/demo/papers', `${name}.pdf`);
const TITLE = 'التوصيل الحراري لألواح الجبس';

async function fill(page: Page): Promise<void> {
  await page.getByLabel('عنوان البحث').fill(TITLE);
  await page.getByLabel('التخصص الرئيس').selectOption('الفيزياء');
  await page.getByLabel('التخصص الفرعي').selectOption('الفيزياء التطبيقية');
  await page.getByRole('textbox', { name: 'الملخص', exact: true }).fill('يقيس البحث توصيل ألواح من الجبس.');
}

/** A reviewer who asks for changes to the newest paper of an author. */
async function reviewed(request: APIRequestContext, author: Person, reviewer: Person): Promise<void> {
  const admin = await theAdmin(request);
  const own = await request.get('/api/journal/my-papers/', { headers: bearer(author) });
  const [{ id }] = await own.json();
  await request.patch(`/api/users/${reviewer.id}/`, { headers: bearer(admin), data: { is_reviewer: true } });
  const assigned = await request.post(`/api/journal/papers/${id}/assign-reviewer/`, {
    headers: bearer(admin),
    data: { reviewer_id: reviewer.id },
  });
  // Another right, another token.
  const tokens = await tokensOf(request, reviewer.email, reviewer.password);
  const sent = await request.post(`/api/journal/review/${id}/`, {
    headers: bearer({ ...reviewer, tokens }),
    data: { action: 'revisions_requested', review_note: 'بيّن عدد العيّنات.' },
  });
  expect([assigned.status(), sent.status()]).toEqual([200, 200]);
}

test('submit a checked paper, read what is asked, send a revision, and never meet the reviewer', async ({
  page,
  context,
  request,
}) => {
  const author = await newMember(request, 'هدى الباحثة');
  const reviewer = await newMember(request, 'قتيبة المستور');
  await signedIn(context, author);
  await page.goto('/submit-paper');
  await page.getByRole('button', { name: 'إرسال البحث' }).click();
  await expect(page.getByRole('alert')).toHaveText('❌ يجب إرفاق ملف بصيغة PDF فقط');
  await fill(page);

  // What was written outlives the page; the file does not.
  await page.reload();
  await expect(page.getByText('استعدنا ما كتبته من قبل')).toBeVisible();
  await expect(page.getByLabel('عنوان البحث')).toHaveValue(TITLE);
  await page.getByLabel(/^ملف البحث/).setInputFiles(paper('gypsum-conductivity'));
  await page.getByRole('button', { name: 'افحص الملف قبل إرساله' }).click();
  const copy = page.getByRole('link', { name: 'افتح نسخة المحكّمين' });
  await expect(copy).toBeVisible();
  const opened = await page.request.get((await copy.getAttribute('href')) ?? '');
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // What was agreed to is not kept with the draft.
  await page.getByLabel('أقرّ بذلك عن المؤلفين جميعًا').check();
  await page.getByRole('button', { name: 'إرسال البحث' }).click();
  await expect(page.getByText('✅ تم إرسال البحث بنجاح!')).toBeVisible();
  await expect(page.getByLabel('عنوان البحث')).toHaveValue('');

  await page.getByRole('link', { name: 'تابع حاله في «أبحاثي»' }).click();
  await expect(page.getByText('عرض ١ - ١ من ١')).toBeVisible();
  await expect(page.getByText('قيد المراجعة')).toBeVisible();
  await expect(page.getByText('لدى هيئة التحرير، ولم يصدر فيه قرار بعد')).toBeVisible();

  await reviewed(request, author, reviewer);
  await page.reload();
  await expect(page.getByText('بيّن عدد العيّنات.').first()).toBeVisible();
  await page.getByRole('button', { name: 'ارفع النسخة المعدّلة' }).click();
  await page.getByLabel('ردّك على الملاحظات').fill('بيّنته في الجدول الأول.');
  await page.getByLabel(/^ملف البحث/).setInputFiles(paper('search-keys'));
  await page.getByRole('button', { name: 'أرسل النسخة المعدّلة' }).click();
  await expectSaid(page, 'وصلت النسخة المعدّلة');
  await page.getByText('الجولات والتفاصيل').click();
  await expect(page.getByText('بيّنته في الجدول الأول.')).toBeVisible();
  expect(await page.content()).not.toContain('قتيبة');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: `تنزيل ملف «${TITLE}»` }).click();
  expect((await download).suggestedFilename()).toMatch(/^paper-\d+-2\.pdf$/);
});

test('whoever wants to submit signs in first and comes back', async ({ page, context, request }) => {
  const author = await newMember(request);
  await withoutTour(context);
  await page.goto('/submit-paper');
  await expect(page).toHaveURL('/login?next=%2Fsubmit-paper');
  await signInByForm(page, author);
  await expect(page).toHaveURL('/submit-paper');
});

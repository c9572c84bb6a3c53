import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { acceptedPaper, CATEGORY } from './papers.ts';
import { bearer, newTerm, type Person, signedIn, theAdmin } from './people.ts';

async function pageOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext();
  await signedIn(context, person);
  return context.newPage();
}

test('an author confirms a term and coins another; the article and the dictionary show both once it is published', async ({
  browser,
  request,
}) => {
  test.slow();
  const admin = await theAdmin(request);
  const { id, title, author } = await acceptedPaper(request);
  const coined = newTerm();

  // What was found in the text is confirmed from the keyboard; another is refused.
  const writing = await pageOf(browser, author);
  await writing.goto('/my-papers');
  await writing.getByRole('button', { name: `مصطلحات «${title}»` }).click();
  const dialog = writing.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'أثبت لَهجة' });
  await expect(confirm).toBeVisible();
  await confirm.focus();
  await writing.keyboard.press('Enter');
  await expect(confirm).toHaveAttribute('aria-pressed', 'true');
  await expect(confirm).toBeFocused();
  await dialog.getByRole('button', { name: 'ردّ جراحة' }).click();
  await expect(dialog.getByRole('button', { name: 'ردّ جراحة' })).toHaveAttribute('aria-pressed', 'true');

  // A new term waits with the paper: the queue does not know it.
  await dialog.getByRole('button', { name: 'اقترح مصطلحًا جديدًا' }).click();
  await dialog.getByLabel('المصطلح العربي').fill(coined);
  await dialog.getByLabel('المقابل اللاتيني').fill('coined term');
  await dialog.getByLabel('التخصص').selectOption('الطب');
  await dialog.getByLabel('التعريف').fill('درجة يقيس بها الطبيب ما يجده المريض من الألم.');
  await dialog.getByRole('button', { name: 'أضف المصطلح' }).click();
  await expect(dialog.getByText('ينتظر نشر البحث')).toBeVisible();
  const editing = await pageOf(browser, admin);
  const queue = `/review-terms?search=${encodeURIComponent(coined)}`;
  await editing.goto(queue);
  await expect(editing.getByText('لا توجد', { exact: false }).first()).toBeVisible();

  const made = await request.post('/api/journal/create-volume-by-category/', {
    headers: bearer(admin),
    multipart: {
      title: `مجلد ${title}`,
      year: '2026',
      ...CATEGORY,
      paper_ids: String(id),
      as_submitted: 'true',
    },
  });
  expect(made.status()).toBe(201);

  // The article shows the term, and its page the article, without a script.
  const article = await (await request.get(`/articles/${id}/`)).text();
  expect(article).toContain('مصطلحات من المعجم في هذا البحث');
  expect(article).toContain('"@type":"DefinedTerm"');
  expect(article).not.toContain('جراحة</a>');
  const reading = await (await browser.newContext()).newPage();
  await reading.addInitScript(() => sessionStorage.setItem('tutorialSeen', '1'));
  await reading.goto(`/articles/${id}/`);
  await reading.getByRole('link', { name: 'لَهجة' }).click();
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText('لَهجة');
  await expect(reading.getByRole('link', { name: title, exact: true })).toBeVisible();

  // The coined term is in the queue with its paper, and leads to it.
  await expect(async () => {
    await editing.goto(queue);
    await expect(editing.getByRole('heading', { name: coined })).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await editing.getByRole('button', { name: `التفاصيل «${coined}»` }).click();
  await expect(editing.getByText('اقتُرح في بحث:')).toBeVisible();
  await editing.getByRole('link', { name: title, exact: true }).click();
  await expect(editing.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(editing.getByRole('heading', { name: 'مصطلحات وضعها هذا البحث' })).toBeVisible();
  await expect(editing.getByRole('link', { name: coined })).toBeVisible();
  await Promise.all([writing, editing, reading].map((page) => page.context().close()));
});

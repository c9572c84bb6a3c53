import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { withoutTour } from './people.ts';

test.beforeEach(({ context }) => withoutTour(context));

test('a term is derived, explained, paged and reset', async ({ page }) => {
  await page.goto('/derivation');
  await page.getByRole('searchbox').fill('ك');
  await expect(page.getByText('اكتب حرفين على الأقل لبدء الاشتقاق.')).toBeVisible();
  await page.getByRole('searchbox').fill('استخراج');
  await expect(page.getByText('خ ر ج', { exact: true })).toBeVisible();
  const firstWord = page.locator('li .term').first();
  await expect(firstWord).toBeVisible();
  const word = await firstWord.textContent();
  await page
    .getByRole('button', { name: /^اشرح / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(/الجذر|جذر/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'التالي' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(firstWord).not.toHaveText(word ?? '');
  await page.getByRole('searchbox').fill('مجهر');
  await expect(page).not.toHaveURL(/page=2/);
  await page.getByRole('button', { name: 'إعادة ضبط' }).click();
  await expect(page.getByText('اكتب حرفين على الأقل لبدء الاشتقاق.')).toBeVisible();
});

test('a loanword has no derivations, and nothing can be exported', async ({ page }) => {
  await page.goto('/derivation?term=تلفزيون');
  await expect(page.getByText('لم يُعثر على مشتقات للمصطلح «تلفزيون»')).toBeVisible();
  await page.getByRole('button', { name: 'تصدير PDF' }).click();
  await expectSaid(page, 'لا توجد نتائج للتصدير');
});

test('a noun in use can be suggested, a verb cannot, and what nobody attests is shown when it is asked for', async ({
  page,
}) => {
  const words = page.getByRole('button', { name: /^اشرح / });
  const suggest = page.getByRole('link', { name: /^اقترح المصطلح/ });
  await page.goto('/derivation?term=جهر');
  await expect(words.first()).toBeVisible();
  await expect(suggest).toHaveCount(0);
  await page.goto('/derivation?term=جهر&page=2');
  await expect(suggest.first()).toBeVisible();
  await expect(words).toHaveCount(20);
  await expect(page.getByText('محتمل', { exact: true })).toHaveCount(0);
  await page.goto('/derivation?term=جهر');
  const count = page.getByText(/^[٠-٩]+ كلم/);
  const heard = await count.textContent();
  await page.getByRole('button', { name: 'أظهر ما لم يُسمع' }).click();
  await expect(page).toHaveURL(/unheard=true/);
  await expect(count).not.toHaveText(heard ?? '');
});

test('all results go into a PDF with an Arabic name, joined letters and text that is found', async ({
  page,
}) => {
  await page.goto('/derivation?term=مجهر');
  await expect(page.locator('li .term').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('مشتقات مجهر.pdf');
  const path = await file.path();
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
  expect(text.normalize('NFC')).toContain('مِجْهَر'.normalize('NFC'));
  const pages = Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [path], { encoding: 'utf8' }))?.[1]);
  expect(pages).toBeGreaterThan(2);
});

test('results are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/derivation?term=مجهر');
  await expect(page.locator('li .term').first()).toBeVisible();
  await page.getByRole('button', { name: 'نسخ النتائج' }).click();
  await expectSaid(page, 'نُسخت النتائج');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('جَاهِر');
});

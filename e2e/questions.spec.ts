import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { newMember, newTerm, signedIn, suggested, theAdmin, withoutTour } from './people.ts';

/** Each kind of question, and the founding term that answers it first. */
const QUESTIONS = [
  ['المِجهَر', 'مِجهر'],
  ['microscopes', 'مِجهر'],
  ['MICROSCOP', 'مِجهر'],
  ['مهجر', 'مِجهر'],
] as const;

test('each kind of question is answered by its term, first', async ({ page, context }) => {
  await withoutTour(context);
  for (const [asked, term] of QUESTIONS) {
    await page.goto(`/dictionary?search=${encodeURIComponent(asked)}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(term);
  }
});

test('keys of the other layout are offered as they were meant', async ({ page, context }) => {
  await withoutTour(context);
  await page.goto(`/dictionary?search=${encodeURIComponent('hgl[iv')}`);
  await page.getByRole('link', { name: 'المجهر', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('مِجهر');
});

test('what is not found comes to whoever can suggest it, in the field of its script', async ({
  page,
  context,
  request,
}) => {
  const missed = newTerm();
  await request.get(`/api/terms/?search=${encodeURIComponent(missed)}`);
  // Whoever goes on to another word did not mean its beginning.
  await request.get('/api/terms/?search=microscope');
  await signedIn(context, await theAdmin(request));
  await page.goto('/contributor');
  const row = page.getByRole('row').filter({ hasText: missed });
  await row.getByRole('link', { name: 'اقترح مصطلحها' }).click();
  await expect(page.getByLabel('المصطلح العربي')).toHaveValue(missed);
});

test('a word that has an entry is suggested for another concept, and both stand on its pages', async ({
  page,
  context,
  request,
}) => {
  const first = await suggested(request, await newMember(request));
  await signedIn(context, await newMember(request));
  await page.goto(`/suggest?arabic=${encodeURIComponent(first.arabic)}`);
  await page.getByLabel('معنى آخر في مجال آخر').check();
  await page.getByLabel('المقابل اللاتيني').fill(`homonym ${Date.now().toString(36).replace(/\d/g, 'x')}`);
  await page.getByLabel('التخصص').selectOption('القانون');
  await page.getByLabel('التعريف').fill('قاعدة قانونية تنظم ما لا تنظمه القواعد المكتوبة من أفعال الناس.');
  await page.getByRole('button', { name: 'إرسال المصطلح' }).click();
  await expect(page.getByText(/تم إرسال المصطلح/)).toBeVisible();
  await page.goto(`/term/${first.id}`);
  await expect(page.getByRole('link', { name: first.arabic }).first()).toBeVisible();
});

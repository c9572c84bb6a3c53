import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { newMember, rowsIn, signedIn, suggested, theAdmin } from './people.ts';

test('an admin edits, approves and rejects; the author is told', async ({
  page,
  context,
  browser,
  request,
  faults,
}) => {
  const author = await newMember(request);
  const good = await suggested(request, author);
  const bad = await suggested(request, author);
  await signedIn(context, await theAdmin(request));

  await page.goto('/admin-terms');
  await page.getByRole('main').getByLabel('بحث', { exact: true }).fill(good.arabic);
  // Another list has other places: it is there before anything is decided.
  await expect(page).toHaveURL(/search=/);
  const card = rowsIn(page).filter({ hasText: good.arabic });
  await card.getByRole('button', { name: 'تعديل' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('التعريف').fill('تعريف حسّنه المدير بعد المراجعة ليستوفي الجنس والفصل.');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expectSaid(page, 'حُفظ التعديل');
  await expect(card).toContainText('تعريف حسّنه المدير');
  await card.getByRole('button', { name: 'اعتماد' }).click();
  await card.getByRole('button', { name: 'اعتماد' }).click();
  await expectSaid(page, 'اعتُمد المصطلح');
  await expect(card).toContainText('غادر هذه القائمة');
  await expect(card.getByRole('button')).toHaveCount(0);

  await page.getByRole('main').getByLabel('بحث', { exact: true }).fill(bad.arabic);
  await rowsIn(page).filter({ hasText: bad.arabic }).getByRole('button', { name: 'رفض' }).click();
  await dialog.getByLabel('سبب الرفض').fill('المصطلح مترجم حرفيًا');
  await dialog.getByRole('button', { name: 'رفض' }).click();
  await expectSaid(page, 'رُفض المصطلح وأُبلغ صاحبه');
  faults.expect(/^404 GET \/term\//);
  expect((await page.goto(`/term/${bad.id}`))?.status()).toBe(404);

  const mine = await browser.newContext();
  await signedIn(mine, author);
  const inbox = await mine.newPage();
  await inbox.goto('/notifications');
  await expect(inbox.getByText('المصطلح مترجم حرفيًا')).toBeVisible();
  await expect(inbox.getByText(good.arabic).first()).toBeVisible();
  await mine.close();
});

test('a member sees the lock where an admin sees the tools', async ({ page, context, request }) => {
  await signedIn(context, await newMember(request));
  await page.goto('/admin-terms');
  await expect(page.getByText('🔒 ليس لديك صلاحية الوصول إلى هذه الصفحة')).toBeVisible();
});

// What editors do for each other.
import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { CATEGORY, submittedPaper } from './papers.ts';
import { bearer, newMember, signedIn, theAdmin, tokensOf } from './people.ts';

test('an editor who was wrongly named as an author is let in by another one, is told, and handles the paper', async ({
  browser,
  page,
  context,
  request,
}) => {
  const admin = await theAdmin(request);
  const name = `سلمى المحررة ${Date.now()}`;
  const editor = await newMember(request, name);
  const granted = await request.patch(`/api/users/${editor.id}/`, {
    headers: bearer(admin),
    data: { role: 'journal_admin' },
  });
  expect(granted.status()).toBe(200);
  const { title } = await submittedPaper(request, CATEGORY, [
    { name: 'شريك لا حساب له', email: editor.email },
  ]);
  const desk = `/journal-admin?search=${encodeURIComponent(title)}`;
  const details = { name: title, exact: true };

  const room = await browser.newContext();
  await signedIn(room, { ...editor, tokens: await tokensOf(request, editor.email, editor.password) });
  const hers = await room.newPage();
  await hers.goto(desk);
  await expect(hers.getByText('أنت من مؤلفيه، فيتولاه محرر غيرك.')).toBeVisible();

  await signedIn(context, admin);
  await page.goto(desk);
  await page.getByRole('button', details).click();
  await page.getByRole('button', { name: `ارفع المنع عن ${name}` }).click();
  await page.getByLabel('كيف عرفت أنه ليس من مؤلفيه؟').fill('راجعتُ جهة عملها، والبريد كُتب خطأ.');
  await page.getByRole('button', { name: `ارفع المنع عن ${name}` }).click();
  await expectSaid(page, `رُفع المنع عن ${name}، وأُبلغ بذلك`);

  await hers.goto('/notifications');
  await expect(hers.getByRole('main')).toContainText(title);
  await hers.goto(desk);
  await hers.getByRole('button', details).click();
  const dialog = hers.getByRole('dialog');
  await dialog.getByLabel('الحالة').selectOption('تعديلات مطلوبة');
  await dialog.getByLabel('ملاحظة للباحث').fill('بيّن عدد المرضى الذين سألتهم.');
  await dialog.getByRole('button', { name: 'أرسل القرار' }).click();
  await expectSaid(hers, 'تغيّرت حالة البحث، وأُبلغ صاحبه');
  await room.close();
});

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { newMember, newTerm, signedIn, signInByForm, theAdmin, withoutTour } from './people.ts';

const root = join(import.meta.dirname, '..');
const folder = process.env.E2E_DATA ?? '';

/** Put a glossary on the shelf, as an operator does while the server runs. */
function importGlossary(key: string, rows: readonly string[]): void {
  const file = join(folder, `${key}.csv`);
  writeFileSync(file, ['arabic,latin,category', ...rows].join('\n'));
  const told = [
    '--key',
    key,
    '--name',
    'معجم التجربة',
    '--licence',
    'CC BY 4.0',
    '--report',
    `${file}.report`,
  ];
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'server/cli/mustalah.ts'), 'shelf:import', file, ...told, '--confirm'],
    { env: { ...process.env, DATA_DIR: join(folder, 'data') }, encoding: 'utf8' },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
}

test('what the shelf has is suggested with everything filled, through the sign-in, and the row then leads to the entry', async ({
  page,
  context,
  browser,
  request,
}) => {
  const arabic = newTerm();
  const latin = `shelved ${Date.now()}`;
  importGlossary(`e2e-${Date.now()}`, [`${arabic},${latin},الفيزياء`]);
  await withoutTour(context);
  const author = await newMember(request);

  await page.goto(`/dictionary?search=${encodeURIComponent(latin)}`);
  const shelf = page.getByRole('list', { name: 'من المسرد، لم يُراجَع' });
  await expect(shelf.getByText(arabic)).toBeVisible();
  await shelf.getByRole('link', { name: `اقترحه: «${arabic}»` }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInByForm(page, author);
  await expect(page).toHaveURL(/\/suggest\?arabic=/);
  await expect(page.getByLabel('المصطلح العربي')).toHaveValue(arabic);
  await expect(page.getByLabel('المقابل اللاتيني')).toHaveValue(latin);
  await expect(page.getByLabel('التخصص')).toHaveValue('الفيزياء');
  await page.getByLabel('التعريف').fill('خاصية في المادة تُقاس بنسبة ما ينفذ منها إلى ما يرتد عنها');
  await page.getByRole('button', { name: 'إرسال المصطلح' }).click();
  await expect(page.getByText(/تم إرسال المصطلح/)).toBeVisible();

  await page.goto(`/shelf?search=${encodeURIComponent(latin)}`);
  await page.getByRole('link', { name: `اقتُرح: «${arabic}»` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic);
  const voting = await browser.newContext();
  await signedIn(voting, await newMember(request));
  const ballot = await voting.newPage();
  await ballot.goto(page.url());
  await ballot.getByRole('button', { name: /^صوّت للمصطلح/ }).click();
  await expect(ballot.getByRole('button', { name: /^اسحب صوتك/ })).toBeVisible();
  await voting.close();
});

test('a reader marks a row wrong, a reviewer puts it right, and it is found so', async ({
  page,
  context,
  browser,
  request,
}) => {
  const arabic = newTerm();
  const latin = `doubted ${Date.now()}`;
  importGlossary(`e2e-${Date.now()}`, [`${arabic},${latin},الفيزياء`]);
  await signedIn(context, await newMember(request));
  await page.goto(`/shelf?search=${encodeURIComponent(latin)}`);
  await page.getByRole('button', { name: `خطأ؟ أبلغ عن «${arabic}»` }).click();
  await page.getByLabel('السبب').selectOption('spelling');
  await page.getByLabel('ملاحظة').fill('الصواب بالتاء');
  await page.getByRole('button', { name: 'أرسل البلاغ' }).click();
  await expectSaid(page, 'وصل بلاغك إلى المراجعين');

  const reviewing = await browser.newContext();
  await signedIn(reviewing, await theAdmin(request));
  const desk = await reviewing.newPage();
  await desk.goto('/review-shelf');
  const row = desk.getByRole('listitem').filter({ hasText: latin });
  await expect(row.getByText('الصواب بالتاء')).toBeVisible();
  await row.getByRole('button', { name: `صحّحه «${arabic}»` }).click();
  await desk.getByLabel('العربي').fill(`${arabic}ة`);
  await desk.getByRole('button', { name: 'احفظ التصحيح' }).click();
  await expectSaid(desk, 'صُحّح الصف');
  await expect(row).toHaveCount(0);
  await reviewing.close();

  await page.goto(`/shelf?search=${encodeURIComponent(latin)}`);
  await expect(page.getByText(`${arabic}ة`, { exact: true })).toBeVisible();
});

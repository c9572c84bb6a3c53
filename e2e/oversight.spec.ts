import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { bearer, newMember, type Person, rowsIn, signedIn, suggested, theAdmin } from './people.ts';

/** Search, and wait for the list that was asked for: a term may stand in the one before as well. */
async function searchFor(page: Page, word: string): Promise<void> {
  await page.getByRole('main').getByLabel('بحث', { exact: true }).fill(word);
  await expect(page).toHaveURL(/search=/);
}

async function reject(request: APIRequestContext, reviewer: Person, id: number, reason: string) {
  const answer = await request.post(`/api/reject-term/${id}/`, {
    headers: bearer(reviewer),
    data: { reason },
  });
  expect(answer.status()).toBe(200);
}

/** Somebody whose three terms an admin has approved. */
async function newContributor(request: APIRequestContext, admin: Person, name: string): Promise<Person> {
  const contributor = await newMember(request, name);
  for (const _ of [1, 2, 3]) {
    const { id } = await suggested(request, contributor);
    const answer = await request.post(`/api/approve-term/${id}/`, { headers: bearer(admin), data: {} });
    expect(answer.status()).toBe(200);
  }
  return contributor;
}

test('a rejected term is found with who rejected it and why, and comes back', async ({
  page,
  context,
  request,
  faults,
}) => {
  const admin = await theAdmin(request);
  const contributor = await newContributor(request, admin, 'مراجع متعجل');
  const term = await suggested(request, await newMember(request));
  await reject(request, contributor, term.id, 'لا يعجبني');
  faults.expect(/^404 GET \/term\//);
  expect((await page.goto(`/term/${term.id}`))?.status()).toBe(404);

  await signedIn(context, admin);
  await page.goto('/admin-terms');
  // What is typed while the other list is on its way is searched for in that list.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/admin-tools/rejected-terms/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('الحالة').selectOption('مرفوض');
  await page.getByRole('main').getByLabel('بحث', { exact: true }).fill(term.arabic);
  letGo();
  await expect(page).toHaveURL(/status=rejected&search=|search=.*&status=rejected/);
  const card = rowsIn(page).filter({ hasText: term.arabic });
  await expect(card).toContainText('رفضه مراجع متعجل');
  await expect(card).toContainText('لا يعجبني');
  await card.getByRole('button', { name: 'إعادة المصطلح' }).click();
  await expectSaid(page, 'أُعيد المصطلح كما كان');
  await expect(card).toContainText('غادر هذه القائمة');
  expect((await page.goto(`/term/${term.id}`))?.status()).toBe(200);
});

test('all decisions of one reviewer are undone in one click, after a look at what comes of it', async ({
  page,
  context,
  request,
}) => {
  const admin = await theAdmin(request);
  const contributor = await newContributor(request, admin, 'مراجع غاضب');
  const author = await newMember(request);
  const [first, second, approved] = [
    await suggested(request, author),
    await suggested(request, author),
    await suggested(request, author),
  ];
  await reject(request, contributor, first.id, '');
  await reject(request, contributor, second.id, '');
  await request.post(`/api/approve-term/${approved.id}/`, { headers: bearer(contributor), data: {} });

  await signedIn(context, admin);
  await page.goto('/admin-terms?status=rejected');
  await searchFor(page, first.arabic);
  const row = rowsIn(page).filter({ hasText: first.arabic });
  await row.getByRole('button', { name: 'التفاصيل' }).click();
  await row.getByRole('button', { name: 'كل ما رفضه هذا المراجع' }).click();
  await expect(page.getByText('ما رفضه مراجع غاضب')).toBeVisible();
  await page.getByRole('button', { name: 'نقض كل القرارات' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('يعود إلى المعجم مما رُفض: مصطلحان');
  await expect(dialog).toContainText('يعود إلى المراجعة ما لم يعتمده غيره: مصطلح واحد');
  await dialog.getByRole('button', { name: 'نقض كل القرارات' }).click();
  await expectSaid(page, /^نُقضت القرارات/);

  const stateOf = async (id: number) => (await request.get(`/api/terms/${id}/`)).json();
  expect(await stateOf(first.id)).toMatchObject({ is_approved: false });
  expect(await stateOf(second.id)).toMatchObject({ is_approved: false });
  expect(await stateOf(approved.id)).toMatchObject({ is_approved: false });
});

test('a term that changes while it is read is not approved unread, and nothing is lost', async ({
  page,
  context,
  request,
  faults,
}) => {
  const author = await newMember(request);
  const term = await suggested(request, author);
  const rewrite = (definition: string) =>
    request.patch(`/api/terms/${term.id}/`, { headers: bearer(author), data: { definition } });
  await signedIn(context, await theAdmin(request));

  await page.goto('/admin-terms');
  await searchFor(page, term.arabic);
  const card = rowsIn(page).filter({ hasText: term.arabic });
  await expect(card).toBeVisible();
  await rewrite('نص بدّله صاحبه بعد أن فتح المدير الصفحة ليقرأ المصطلح.');
  faults.expect(/^409 POST \/api\/approve-term\//);
  await card.getByRole('button', { name: 'اعتماد' }).click();
  await card.getByRole('button', { name: 'اعتماد' }).click();
  await expect(card.getByRole('alert')).toContainText('تغيّر المصطلح بعد أن فتحته');
  await expect(card).toContainText('نص بدّله صاحبه');

  await card.getByRole('button', { name: 'رفض' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('سبب الرفض').fill('سبب كُتب بعناية');
  await rewrite('نص ثالث كُتب والمدير يكتب سبب الرفض، فلا يُرفض ما لم يُقرأ.');
  faults.expect(/^409 POST \/api\/reject-term\//);
  await dialog.getByRole('button', { name: 'رفض' }).click();
  await expect(dialog.getByRole('alert')).toContainText('نص ثالث');
  await expect(dialog.getByLabel('سبب الرفض')).toHaveValue('سبب كُتب بعناية');
  await dialog.getByRole('button', { name: 'إلغاء' }).click();

  await card.getByRole('button', { name: 'اعتماد' }).click();
  await expectSaid(page, 'اعتُمد المصطلح');
  await expect(card).toContainText('غادر هذه القائمة');
});

test('the votes of a suspended voter are gone, with what only they had approved', async ({
  page,
  context,
  request,
}) => {
  const author = await newMember(request);
  const term = await suggested(request, author);
  const voters = [await newMember(request, 'مصوّت موقوف')];
  for (const _ of [2, 3, 4, 5]) voters.push(await newMember(request));
  for (const voter of voters) {
    await request.post(`/api/terms/vote/${term.id}/`, { headers: bearer(voter) });
  }
  const stateOf = async () => (await request.get(`/api/terms/${term.id}/`)).json();
  expect(await stateOf()).toMatchObject({ votes: 5, is_approved: true });

  await signedIn(context, await theAdmin(request));
  await page.goto(`/admin-users/${voters[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'مصوّت موقوف', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'سحب أصواته' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'حساب مصوّت موقوف نشط' }).click();
  await page.getByLabel('سبب الإيقاف').fill('يصوّت بحسابات كثيرة');
  await page.getByRole('button', { name: 'أوقف الحساب' }).click();
  await expectSaid(page, 'أُوقف الحساب وانتهت جلساته');

  await page.getByRole('button', { name: 'سحب أصواته' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('صوت واحد');
  await expect(dialog).toContainText(term.arabic);
  expect(await stateOf()).toMatchObject({ votes: 5 });
  await dialog.getByRole('button', { name: 'سحب أصواته' }).click();
  await expectSaid(page, 'سُحبت أصواته');
  expect(await stateOf()).toMatchObject({ votes: 4, is_approved: false });

  await page.getByRole('tab', { name: 'سجل الإدارة' }).click();
  await expect(page.getByRole('table', { name: 'سجل الإدارة' })).toContainText('سحب أصوات حساب موقوف');
});

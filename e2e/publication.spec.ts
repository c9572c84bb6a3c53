import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { newReviewer } from './papers.ts';
import { newMember, type Person, signedIn, theAdmin } from './people.ts';

const PDF = readFileSync(join(import.meta.dirname, '../server/seed/demo/papers/search-keys.pdf'));
/** A comment after its end changes nothing of a PDF but its bytes. */
const REVISED = Buffer.concat([PDF, Buffer.from('\n% 2\n')]);
const COVER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const asPdf = (buffer: Buffer) => ({ name: 'بحث.pdf', mimeType: 'application/pdf', buffer });

async function pageOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext();
  await signedIn(context, person);
  return context.newPage();
}

test('a paper goes from its author through two rounds of blind review to a published article', async ({
  browser,
  request,
}) => {
  test.slow();
  const admin = await theAdmin(request);
  const author = await newMember(request, 'سناء الكاتبة');
  const reviewer = await newReviewer(request, 'وليد المحكّم');
  const title = `مفاتيح البحث ${process.pid}${Date.now()}`;
  const [writing, judging, editing] = [
    await pageOf(browser, author),
    await pageOf(browser, reviewer),
    await pageOf(browser, admin),
  ];

  // The author submits, and sees what reviewers will see.
  await writing.goto('/submit-paper');
  await writing.getByLabel('عنوان البحث').fill(title);
  await writing.getByLabel('التخصص الرئيس').selectOption('الهندسة');
  await writing.getByLabel('التخصص الفرعي').selectOption('هندسة البرمجيات');
  await writing
    .getByRole('textbox', { name: 'الملخص', exact: true })
    .fill('نصف طريقة تجعل لكل نص مفتاحًا موحّد الرسم، ونقيس أثرها في ما يجده القارئ.');
  await writing.locator('input[type=file]').setInputFiles(asPdf(PDF));
  await writing.getByLabel('أقرّ بذلك عن المؤلفين جميعًا').check();
  await writing.getByRole('button', { name: 'إرسال البحث' }).click();
  await expect(writing.getByText('✅ تم إرسال البحث بنجاح!').first()).toBeVisible();
  await expect(async () => {
    await writing.goto('/my-papers');
    await expect(writing.getByText(`نسخة المحكّمين من «${title}»`).or(copyOf(writing, title))).toBeAttached({
      timeout: 20_000,
    });
  }).toPass();

  // An editor assigns it.
  await editing.goto('/journal-admin');
  await editing.getByRole('searchbox').first().fill(title);
  await editing.getByRole('button', { name: title, exact: true }).click();
  const choice = editing.getByLabel(`محكّم «${title}»`).first();
  // A mark may stand before the name.
  const offered = choice.locator('option', { hasText: 'وليد المحكّم' }).first();
  await choice.selectOption(await offered.getAttribute('value'));
  await editing.getByRole('button', { name: 'إسناد' }).first().click();
  await expectSaid(editing, 'أُسند البحث إلى وليد المحكّم');

  // The reviewer meets no author, and asks for revisions.
  await judging.goto('/reviewer-dashboard');
  await expect(judging.getByText('غير معروف').first()).toBeVisible();
  await expectNobodyNamed(judging, title, 'سناء الكاتبة');
  await decide(judging, 'طلب تعديلات', 'أرجو توضيح طريقة اختيار الأسئلة.');

  // The author answers with a new version.
  await writing.goto('/my-papers');
  await expect(writing.getByText('أرجو توضيح طريقة اختيار الأسئلة.').first()).toBeVisible();
  await expectNobodyNamed(writing, title, 'وليد المحكّم');
  await writing.getByRole('button', { name: 'ارفع النسخة المعدّلة' }).click();
  const revision = writing.getByRole('dialog');
  await revision.getByLabel('ردّك على الملاحظات').fill('وضّحنا طريقة اختيار الأسئلة في المنهج.');
  await revision.locator('input[type=file]').setInputFiles(asPdf(REVISED));
  await revision.getByRole('button', { name: 'أرسل النسخة المعدّلة' }).click();
  await expectSaid(writing, 'وصلت النسخة المعدّلة');

  // The second round accepts it.
  await judging.goto('/reviewer-dashboard');
  await expect(judging.getByText('وضّحنا طريقة اختيار الأسئلة في المنهج.').first()).toBeVisible();
  await decide(judging, 'قبول', 'أجاب عن الملاحظات.');

  // An editor publishes it in a volume with a cover.
  const volume = `مجلد ${title}`;
  await editing.goto('/publish-journal-issue');
  await editing.getByRole('button', { name: /^الهندسة \/ هندسة البرمجيات/ }).click();
  await editing.getByLabel('عنوان المجلد').fill(volume);
  await editing
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: COVER });
  await expect(editing.getByRole('checkbox', { name: `أدرج «${title}»` })).toBeChecked();
  await editing.getByRole('button', { name: 'انشر المجلد' }).click();
  // Its author gave no final file: that its manuscript appears is said in so many words.
  await editing.getByRole('checkbox', { name: 'انشر المخطوط كما هو' }).check();
  await editing.getByRole('button', { name: 'نعم، انشره' }).click();
  await expect(editing.getByText('✅ تم إنشاء المجلد بنجاح').first()).toBeVisible();

  // Everybody reads it, and harvesters are told of it.
  const reading = await (await browser.newContext()).newPage();
  await reading.addInitScript(() => sessionStorage.setItem('tutorialSeen', '1'));
  await reading.goto(`/journal?search=${encodeURIComponent(volume)}`);
  await reading.getByRole('link', { name: volume, exact: true }).click();
  await reading.getByRole('link', { name: title, exact: true }).click();
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reading.getByText('سناء الكاتبة').first()).toBeVisible();
  const address = new URL(reading.url()).pathname;
  // What readers get is made in the background: the revised manuscript behind a title page.
  const paper = `${address}paper.pdf`;
  await expect.poll(async () => (await request.get(paper)).status(), { timeout: 60_000 }).toBe(200);
  const file = await request.get(paper);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await file.body()).equals(REVISED)).toBe(false);
  const html = await (await request.get(address)).text();
  expect(html).toContain('name="citation_pdf_url"');
  expect(html).toContain('"@type":"ScholarlyArticle"');
  const harvested = await request.get('/oai?verb=ListRecords&metadataPrefix=oai_dc&set=engineering');
  expect(await harvested.text()).toContain(title);
  await Promise.all([writing, judging, editing, reading].map((page) => page.context().close()));
});

const copyOf = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`نسخة المحكّمين من «${title}»`) });

/** The paper stands on the page with all that is told of it, and nothing there, seen or unseen, names the other side. */
async function expectNobodyNamed(page: Page, title: string, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const html = await page.content();
  expect([html.includes(title), html.includes(name)]).toEqual([true, false]);
}

/** Send a verdict with a note to the author. */
async function decide(page: Page, verdict: string, note: string): Promise<void> {
  await page.getByLabel('ملاحظة للباحث').first().fill(note);
  await page.getByRole('button', { name: verdict, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'أرسل الحكم' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

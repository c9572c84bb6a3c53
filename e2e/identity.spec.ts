import { type APIRequestContext, expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectSaid, test } from './journey.ts';
import { newMember, type Person, signedIn, signInByForm, tokensOf } from './people.ts';

const settings = '/profile?tab=settings';

/** What an app shows for a secret so many half minutes from now: a code that was used is not taken again. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });

test('an app that shows codes is linked, and signing in takes its code as the second step', async ({
  page,
  context,
  request,
  browser,
  faults,
}) => {
  const member = await newMember(request);
  await signedIn(context, member);
  await page.goto(settings);
  await page.getByRole('button', { name: 'اربط تطبيقًا' }).click();
  const dialog = page.getByRole('dialog', { name: 'ربط تطبيق الرموز' });
  await expect(dialog.getByRole('img', { name: 'مربع يقرؤه تطبيق الرموز' })).toBeVisible();
  const secret = (await dialog.locator('bdi').textContent()) ?? '';
  await dialog.getByLabel('الرمز الذي يعرضه التطبيق').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'أتمّ الربط' }).click();
  const codes = page.getByRole('dialog', { name: 'رموز الاسترداد' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'حفظتها' }).click();

  const elsewhere = await (await browser.newContext()).newPage();
  faults.expect(/^403 POST \/api\/token\/$/);
  await elsewhere.goto('/login');
  await signInByForm(elsewhere, member);
  await expect(elsewhere.getByRole('heading', { name: 'الخطوة الثانية' })).toBeVisible();
  await elsewhere.getByLabel('رمز التحقق').fill(codeOf(secret, 1));
  await elsewhere.getByRole('button', { name: 'تحقق' }).click();
  await expect(elsewhere).toHaveURL('/');
  await elsewhere.context().close();
});

test('a passkey is added, and signing in takes it as the second step', async ({
  page,
  context,
  request,
  faults,
  baseURL,
}) => {
  // Passkeys need a name: the same server by another.
  const here = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  });
  const member = await newMember(request);
  await signedIn(context, member);
  await page.goto(here + settings);
  await page.getByRole('button', { name: 'أضف مفتاح مرور' }).click();
  await page.getByLabel('اسم تعرفه به').fill('هاتفي');
  await page.getByRole('button', { name: 'تابع في المتصفح' }).click();
  await page.getByRole('dialog', { name: 'رموز الاسترداد' }).getByRole('button', { name: 'حفظتها' }).click();
  await expect(page.getByRole('list', { name: 'مفاتيح المرور' }).getByRole('listitem')).toContainText(
    'هاتفي',
  );

  faults.expect(/^403 POST \/api\/token\/$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${here}/login`);
  await signInByForm(page, member);
  await page.getByRole('button', { name: 'استعمل مفتاح المرور' }).click();
  await expect(page).toHaveURL(`${here}/`);
});

test('another wallet asks who one is, and the form goes on with all that was typed', async ({
  page,
  context,
  request,
  faults,
}) => {
  const member = await newMember(request);
  const [first, second] = [
    'So11111111111111111111111111111111111111112',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  ];
  await signedIn(context, member);
  await page.goto(settings);
  const wallet = page.getByLabel('عنوان محفظة UAS');
  await wallet.fill(first);
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expectSaid(page, 'تم حفظ التغييرات بنجاح');
  const secret = await linkedElsewhere(request, member);

  // This sign-in has used the password alone.
  faults.expect(/^403 PUT \/api\/users\/me\/$/);
  faults.expect(/^403 POST \/api\/users\/me\/identity\/$/);
  await page.getByLabel('نبذة عنك').fill('أكتب في تاريخ المصطلح');
  await wallet.fill(second);
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
  const dialog = page.getByRole('dialog', { name: 'أكّد هويتك' });
  await dialog.getByLabel('كلمة مرور حسابك').fill(member.password);
  await dialog.getByRole('button', { name: 'تأكيد' }).click();
  await dialog.getByLabel('رمز التحقق').fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'تحقق' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/صرف نقاطك متوقف حتى/)).toBeVisible();
  await expect(page.getByText('لديك تغييرات لم تُحفظ')).toBeHidden();
  await page.reload();
  await expect(wallet).toHaveValue(second);
  await expect(page.getByLabel('نبذة عنك')).toHaveValue('أكتب في تاريخ المصطلح');
});

/** Link an app in another sign-in of the same person; gives its secret. */
async function linkedElsewhere(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const { access } = await tokensOf(request, email, password);
  const headers = { authorization: `Bearer ${access}` };
  const begun = await request.post('/api/users/me/security/code-app/', { headers });
  const { secret } = await begun.json();
  const data = { totp: codeOf(secret) };
  const linked = await request.post('/api/users/me/security/code-app/confirm/', { headers, data });
  expect(linked.status()).toBe(200);
  return secret;
}

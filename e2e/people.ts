import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export const ADMIN = { email: 'admin@example.org', password: 'admin-password' };

export interface Person {
  id: number;
  name: string;
  email: string;
  password: string;
  tokens: { access: string; refresh: string };
}

let serial = 0;
const unique = () => `${process.pid}-${Date.now()}-${serial++}`;

/** Solve the captcha as the widget does. */
async function solvedCaptcha(request: APIRequestContext): Promise<string> {
  const challenge: Challenge = await (await request.get('/api/captcha/challenge/')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A new member, registered and signed in over the API. */
export async function newMember(
  request: APIRequestContext,
  name = 'ليلى العالمة',
  email = `member-${unique()}@example.org`,
): Promise<Person> {
  const password = 'member-password';
  const answer = await request.post('/api/users/register/', {
    data: { name, email, password, recaptcha: await solvedCaptcha(request) },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { id, name, email, password, tokens: await tokensOf(request, email, password) };
}

export async function tokensOf(request: APIRequestContext, email: string, password: string) {
  const answer = await request.post('/api/token/', { data: { email, password, recaptcha: '' } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function theAdmin(request: APIRequestContext): Promise<Person> {
  const tokens = await tokensOf(request, ADMIN.email, ADMIN.password);
  return { id: 0, name: 'مدير المنصة', ...ADMIN, tokens };
}

export const bearer = ({ tokens }: Person) => ({ authorization: `Bearer ${tokens.access}` });

/** The rows of the list of terms that the page shows. */
export const rowsIn = (page: Page) =>
  page.getByRole('list', { name: 'المصطلحات', exact: true }).getByRole('listitem');

/** As if the tour had been seen in this session. */
export async function withoutTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (origin !== 'null') sessionStorage.setItem('tutorialSeen', '1');
  });
}

/** Put the tokens where the site keeps them, as if this person had signed in on this device. */
export async function signedIn(context: BrowserContext, person: Person): Promise<void> {
  await withoutTour(context);
  await context.addInitScript((tokens) => {
    // An empty page has no storage.
    if (origin === 'null') return;
    // Only once: what the page does with them afterwards counts.
    if (!sessionStorage.getItem('e2e-signed-in')) {
      localStorage.setItem('authTokens', tokens);
      sessionStorage.setItem('e2e-signed-in', 'yes');
    }
  }, JSON.stringify(person.tokens));
}

/** Sign in through the form, captcha included. */
export async function signInByForm(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول', level: 1 })).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await tickCaptcha(page);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
}

export async function tickCaptcha(page: Page): Promise<void> {
  const widget = page.locator('altcha-widget');
  // By the keyboard: what else comes on the page may move it away from under a pointer.
  await widget.locator('input[type=checkbox]').press('Space');
  await expect(widget.locator('[data-state=verified]')).toBeAttached();
}

const WORDS = ['ترصيد', 'تكوين', 'مقلاب', 'تهجين', 'ترقيش', 'مسباق', 'تجويف', 'ترسيم', 'معيار', 'مسقاط'];
const TAILS = ['ضوئي', 'حراري', 'كمومي', 'خلوي', 'عصبي', 'رقمي', 'لغوي', 'بيئي', 'معدني', 'فلكي'];
const LETTERS = 'بتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** An Arabic term that the dictionary does not have. */
export function newTerm(): string {
  const pick = (list: readonly string[]) => list[Math.floor(Math.random() * list.length)] ?? '';
  const rare = Array.from({ length: 5 }, () => pick([...LETTERS])).join('');
  return `${pick(WORDS)} ${rare} ${pick(TAILS)}`;
}

/** A pending term, suggested over the API. */
export async function suggested(request: APIRequestContext, author: Person, arabic = newTerm()) {
  const categories: { id: number; name: string }[] = await (await request.get('/api/categories/')).json();
  const answer = await request.post('/api/submit/', {
    headers: bearer(author),
    data: {
      arabic,
      // A Latin name of its own: terms of one Latin name are rivals, shown on one page.
      latin: `trial ${arabic.split(' ')[1] ?? ''} ${Date.now().toString(36)}`.replace(/[^a-z0-9 ]/g, ''),
      definition: 'مفهوم يُضرب مثلًا في تجربة المنصة من أولها إلى آخرها.',
      category: categories[0]?.id,
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { id: id as number, arabic };
}

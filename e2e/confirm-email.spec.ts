import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { newMember, signedIn, suggested } from './people.ts';

const base = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4317) + 1}`;
const outbox = join(process.env.E2E_DATA ?? '', 'confirming', 'outbox');

test.use({ baseURL: base });

test('a newcomer is told that a vote waits, confirms the address by mail, and the vote counts', async ({
  page,
  context,
  request,
}) => {
  const term = await suggested(request, await newMember(request, 'كاتب المصطلح'));
  const newcomer = await newMember(request);
  await signedIn(context, newcomer);

  await page.goto(`/term/${term.id}`);
  const banner = page.getByRole('complementary', { name: 'تأكيد البريد الإلكتروني' });
  await expect(banner).toContainText('متى أكّدت بريدك');
  await page.getByRole('button', { name: /^صوّت للمصطلح/ }).click();
  await expectSaid(page, 'حُفظ صوتك، ويُحتسب متى أكّدت بريدك الإلكتروني');
  expect(await votesOf(term.id)).toBe(0);

  // The first link is outdated by the one that is asked for now.
  await expect.poll(() => linksTo(newcomer.email)).toHaveLength(1);
  await banner.getByRole('button', { name: 'أرسل الرابط مجددًا' }).click();
  await expect.poll(() => linksTo(newcomer.email)).toHaveLength(2);
  const [, link = ''] = await linksTo(newcomer.email);

  await page.goto(link);
  expect(await votesOf(term.id)).toBe(0);
  await page.getByRole('button', { name: 'تأكيد بريدي' }).click();
  await expect(page.getByText('وصارت أصواتك ونقاطك محتسبة')).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await votesOf(term.id)).toBe(1);

  async function votesOf(id: number): Promise<number> {
    return (await (await request.get(`/api/terms/${id}/`)).json()).votes;
  }
});

/** The links that were mailed to an address, the oldest first. */
async function linksTo(email: string): Promise<string[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^\d.*\.eml$/.test(name)).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'latin1')));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(linkIn);
}

/** Mails are written in base64, or in a quoted form that breaks long lines. */
function linkIn(mail: string): string {
  const quoted = mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const blocks = mail.split(/\r\n\r\n/).map((block) => Buffer.from(block, 'base64').toString());
  return /http:\S+confirm-email\?token=[\w-]{43}/.exec([quoted, ...blocks].join('\n'))?.[0] ?? '';
}

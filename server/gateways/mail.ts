import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { escapeHtml } from '../platform/escape-html.ts';
import type { JobKind } from '../platform/jobs.ts';
import { asStep } from '../platform/steps.ts';
import { REQUEST_ID_HEADER, type Work, workNow } from '../platform/work.ts';

const Message = z.object({
  to: z.string(),
  subject: z.string(),
  /** Plain text; the Arabic of it reads right to left in the HTML part. */
  text: z.string(),
  /** The address of ours that stands in the text and is made a link; nothing else in it is. */
  link: z.string().optional(),
});
export type Message = z.infer<typeof Message>;

/** Mails go out in the background, once the transaction that causes them is committed. */
export const mailJob: JobKind<Message> = { name: 'mail', shape: Message, outdates: 'nothing' };

export interface Mail {
  readonly id: 'smtp' | 'outbox' | 'memory';
  send(message: Message): Promise<void>;
  /** Remove what is kept here of mails: to an address, or from before a moment. What has gone out is beyond reach. */
  forget(which: { to: string } | { before: Date }): Promise<void>;
}

const openTransport = (url: string) =>
  createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000 });

/** Greet an SMTP server and sign in, without a mail; what it refuses is thrown. */
export async function greetMailServer(url: string): Promise<void> {
  const transport = openTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Send through an SMTP server given as `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMail(url: string, from: string): Mail {
  const transport = openTransport(url);
  return {
    id: 'smtp',
    async send(message) {
      await asStep('client', 'mail', () => transport.sendMail(mailOf(from, message)));
    },
    async forget() {},
  };
}

/** Write each mail as an `.eml` file into a folder, for installations without a mail server. */
export function outboxMail(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    id: 'outbox',
    async send(message) {
      const { message: bytes } = await asStep('client', 'mail', () =>
        transport.sendMail(mailOf(from, message)),
      );
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${Date.now()}-${randomUUID()}.eml`;
      // Renamed when complete, so that nobody reads half a mail.
      await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    async forget(which) {
      for (const name of await namesIn(folder)) {
        const path = join(folder, name);
        if (await isMeant(path, name, which)) await rm(path, { force: true });
      }
    },
  };
}

/** None where no mail was ever written. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => MAIL_FILE.test(name));

/** Names begin with the moment of writing. */
const MAIL_FILE = /^(\d+)-[\da-f-]{36}\.eml$/;

async function isMeant(path: string, name: string, which: Parameters<Mail['forget']>[0]): Promise<boolean> {
  if ('before' in which) return Number(MAIL_FILE.exec(name)?.[1]) < which.before.getTime();
  // Another process may have been faster.
  const mail = await readFile(path, 'utf8').catch(() => '');
  const [head = ''] = mail.split('\r\n\r\n');
  return head.toLowerCase().split('\r\n').includes(`to: ${which.to.toLowerCase()}`);
}

/** Keep mails in memory; for tests. */
export function memoryMail(): Mail & { readonly sent: Message[] } {
  const sent: Message[] = [];
  return {
    id: 'memory',
    sent,
    async send(message) {
      sent.push(message);
    },
    async forget(which) {
      if ('to' in which) sent.splice(0, sent.length, ...sent.filter(({ to }) => to !== which.to));
    },
  };
}

const mailOf = (from: string, message: Message) => ({
  from,
  // guard: A mail names the request that caused it (mail.test.ts) ‹workNow() → undefined›
  headers: namedBy(workNow()),
  to: message.to,
  subject: message.subject,
  text: message.text,
  html: htmlOf(message),
});

const namedBy = (work: Work | undefined): Record<string, string> =>
  work ? { [REQUEST_ID_HEADER]: work.id } : {};

/** What people wrote may stand in the text too: of all addresses in it only ours becomes a link. */
function htmlOf({ text, link }: Message): string {
  const escaped = escapeHtml(text);
  const address = link && escapeHtml(link);
  const linked = address
    ? escaped.replaceAll(address, () => `<a href="${address}" dir="ltr">${address}</a>`)
    : escaped;
  const paragraphs = linked.split('\n\n').map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="ar" dir="rtl"><body style="font-family:sans-serif">${paragraphs.join('')}</body></html>`;
}

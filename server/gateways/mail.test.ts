import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { doing } from '../platform/work.ts';
import { memoryMail, outboxMail, smtpMail } from './mail.ts';

const FROM = 'مصطلح <no-reply@mustalah.example>';
const message = {
  to: 'amal@example.org',
  subject: 'اعتُمد مصطلحك «خوارزمية»',
  text: 'السلام عليكم أمل،\n\nسطر أول\nسطر ثانٍ <b>&\n\nhttps://mustalah.example/dictionary/42?a=1&b=2',
  link: 'https://mustalah.example/dictionary/42?a=1&b=2',
};

/** The parts of a mail, decoded. */
function partsOf(source: string) {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(source)?.[1] ?? '';
  const words = header('subject').matchAll(/=\?utf-8\?B\?([^?]+)\?=/gi);
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const [text = '', html = ''] = source
    .split(`--${boundary}`)
    .slice(1, 3)
    .map((part) => {
      const [head = '', body = ''] = part.split(/\r\n\r\n([^]*)/);
      const isBase64 = /base64/i.test(head);
      const bytes = isBase64 ? Buffer.from(body, 'base64') : Buffer.from(fromQuotedPrintable(body), 'latin1');
      return bytes.toString('utf8').replaceAll('\r\n', '\n').trim();
    });
  const subject = Buffer.concat([...words].map(([, word = '']) => Buffer.from(word, 'base64'))).toString(
    'utf8',
  );
  return { from: header('from'), to: header('to'), subject, text, html };
}

const fromQuotedPrintable = (body: string): string =>
  body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const html =
  '<!doctype html><html lang="ar" dir="rtl"><body style="font-family:sans-serif"><p>السلام عليكم أمل،</p>' +
  '<p>سطر أول<br>سطر ثانٍ &lt;b&gt;&amp;</p>' +
  '<p><a href="https://mustalah.example/dictionary/42?a=1&amp;b=2" dir="ltr">' +
  'https://mustalah.example/dictionary/42?a=1&amp;b=2</a></p></body></html>';

describe('SMTP', () => {
  let server: SMTPServer;
  afterEach(() => new Promise<void>((closed) => server.close(() => closed())));

  /** A mail server on loopback; gives its address and what it received. */
  async function listen(options: { password?: string; refuses?: boolean } = {}) {
    const received: { from: string; to: string[]; source: string }[] = [];
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', ...(options.password ? [] : ['AUTH' as const])],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'us@er' && password === options.password
          ? done(null, { user: username })
          : done(new Error('wrong password')),
      onRcptTo: (_address, _session, done) =>
        done(options.refuses ? new Error('no such mailbox') : undefined),
      async onData(stream, { envelope }, done) {
        const source = (await buffer(stream)).toString('latin1');
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
    const { port } = server.server.address() as AddressInfo;
    return { received, port };
  }

  test('a mail reaches the server with Arabic subject, plain text and right-to-left HTML', async () => {
    const { received, port } = await listen();
    await smtpMail(`smtp://127.0.0.1:${port}`, FROM).send(message);
    expect(received).toMatchObject([{ from: 'no-reply@mustalah.example', to: ['amal@example.org'] }]);
    expect(partsOf(received[0]?.source ?? '')).toEqual({
      from: expect.stringContaining('<no-reply@mustalah.example>'),
      to: 'amal@example.org',
      subject: message.subject,
      text: message.text,
      html,
    });
  });

  test('a mail names the request that caused it, and one that none caused names none', async () => {
    const { received, port } = await listen();
    const mail = smtpMail(`smtp://127.0.0.1:${port}`, FROM);
    await doing({ id: 'f00d', call: 'job mail' }, () => mail.send(message));
    await mail.send(message);
    expect(received.map(({ source }) => /^x-request-id: (.*)$/im.exec(source)?.[1]?.trim())).toEqual([
      'f00d',
      undefined,
    ]);
  });

  test('an address that somebody else wrote into a mail is no link', async () => {
    const { received, port } = await listen();
    const text = `السلام عليكم https://evil.example/login،\n\n${message.link}\n\nwww.evil.example`;
    await smtpMail(`smtp://127.0.0.1:${port}`, FROM).send({ ...message, text });
    const { html: sent } = partsOf(received[0]?.source ?? '');
    expect(sent.match(/<a [^>]*>/g)).toEqual([
      '<a href="https://mustalah.example/dictionary/42?a=1&amp;b=2" dir="ltr">',
    ]);
  });

  test('user and password come from the address', async () => {
    const { received, port } = await listen({ password: 'p:ss' });
    await smtpMail(`smtp://us%40er:p%3Ass@127.0.0.1:${port}`, FROM).send(message);
    expect(received).toHaveLength(1);
    await expect(smtpMail(`smtp://us%40er:no@127.0.0.1:${port}`, FROM).send(message)).rejects.toThrow();
  });

  test('a refusal is an error, so that the job is tried again', async () => {
    const { port } = await listen({ refuses: true });
    await expect(smtpMail(`smtp://127.0.0.1:${port}`, FROM).send(message)).rejects.toThrow('no such mailbox');
  });

  test('a line break in a subject or an address adds no header', async () => {
    const { received, port } = await listen();
    const subject = 'hello\r\nBcc: victim@example.org';
    await smtpMail(`smtp://127.0.0.1:${port}`, FROM).send({ ...message, subject });
    expect(received[0]?.to).toEqual(['amal@example.org']);
    expect(received[0]?.source).not.toMatch(/^bcc:/im);
  });
});

describe('the outbox', () => {
  let folder: string;
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('keeps each mail as a whole file that only its owner reads', async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'mustalah-mail-')), 'outbox');
    const mail = outboxMail(folder, FROM);
    await Promise.all([1, 2, 3].map(() => mail.send(message)));
    const names = await readdir(folder);
    expect(names).toHaveLength(3);
    expect(names.every((name) => /^\d+-[\w-]+\.eml$/.test(name))).toBe(true);
    const file = join(folder, names[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(partsOf(await readFile(file, 'latin1'))).toMatchObject({
      subject: message.subject,
      text: message.text,
      html,
    });
  });
});

test('mail in memory is kept as it was given', async () => {
  const mail = memoryMail();
  await mail.send(message);
  expect(mail.sent).toEqual([message]);
});

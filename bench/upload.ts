// From the last byte of a paper of five megabytes to the answer that it is received, and to the end of the background work.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PaperFile } from '@mustalah/contract/journal/paper';
import sharp from 'sharp';
import { createUser } from '../server/modules/accounts/create-user.ts';
import { openDatabase } from '../server/platform/db.ts';
import { temporaryPostgres } from '../server/test/postgres.ts';
import { repeatableChance } from './made-terms.ts';
import { median, printTable, shown } from './report.ts';
import { makeDictionary, type Site, startSite, temporaryFolder } from './site.ts';

const PAPERS = 5;
const RECEIVED_MS = 1_000;
/** As many pages as a paper may have. */
const MOST_PAGES = 300;
const AUTHOR = { email: 'author@example.org', password: 'author-password' };
const DEMO = join(import.meta.dirname, '../server/seed/demo/papers');

const folder = temporaryFolder();
const postgres = await temporaryPostgres();
try {
  const database = await makeDictionary(postgres.urlOf('postgres'), 1);
  const db = openDatabase(database);
  await createUser(db, { ...AUTHOR, name: 'سلمى الزهراني' }, new Date());
  const site = await startSite({ DATABASE_URL: database, DATA_DIR: folder.path, NODE_ENV: 'production' });
  const files = { 'with many figures': await withFigures(), 'with many pages': await withPages() };
  const rows: string[][] = [
    ['a paper', 'size', 'received, p50', 'slowest', 'read and copied after, p50', ''],
  ];
  for (const [name, pdf] of Object.entries(files)) {
    const sent = await sendPapers(site, name, pdf);
    // Each reading of a file is of a day on which nobody has sent any.
    await db
      .updateTable('papers')
      .set({ submitted_at: new Date(0) })
      .execute();
    const received = sent.map(({ receivedMs }) => receivedMs);
    rows.push([
      name,
      shown(pdf.length / 2 ** 20, 'MiB'),
      shown(median(received), 'ms'),
      shown(Math.max(...received), 'ms'),
      shown(median(sent.map(({ readMs }) => readMs)), 'ms'),
      `received in ${RECEIVED_MS} ms: ${median(received) <= RECEIVED_MS ? 'met' : 'missed'}`,
    ]);
  }
  printTable(rows);
  await site.stop();
  await db.destroy();
} finally {
  await postgres.stop();
  folder.remove();
}

interface Sent {
  receivedMs: number;
  /** From the answer until reviewers could read it. */
  readMs: number;
}

/** One after the other, the first only to warm up. */
async function sendPapers({ url }: Site, name: string, pdf: Uint8Array): Promise<Sent[]> {
  const authorization = `Bearer ${await signIn(url)}`;
  const sent: Sent[] = [];
  for (let paper = 0; paper <= PAPERS; paper++) {
    const form = new FormData();
    const fields = {
      title: `بحث ${name} ${paper}`,
      main_category: 'الفيزياء',
      sub_category: 'فيزياء الجوامد',
      abstract: 'ملخص البحث.',
    };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('pdf_file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'paper.pdf');
    const began = performance.now();
    const answer = await fetch(`${url}/api/journal/submit/`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    const received = performance.now();
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    const { id } = (await answer.json()) as { id: number };
    await untilReady(url, authorization, id);
    if (paper > 0) sent.push({ receivedMs: received - began, readMs: performance.now() - received });
  }
  return sent;
}

async function untilReady(url: string, authorization: string, id: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/journal/my-papers/`, { headers: { authorization } });
    const papers = (await answer.json()) as { id: number; file_state: string }[];
    const state = papers.find((paper) => paper.id === id)?.file_state;
    if (state === 'ready') return;
    if (state !== 'received') throw new Error(`the file is ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...AUTHOR, recaptcha: '' });
  const answer = await fetch(`${url}/api/token/`, { method: 'POST', headers, body });
  return (await answer.json()).access;
}

/** A paper of the trial community with photographs that cannot be compressed further. */
async function withFigures(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(readFileSync(join(DEMO, 'iron-in-wells.pdf')));
  const chance = repeatableChance(11);
  let room = PaperFile.maxBytes - 200_000 - (await pdf.save()).length;
  while (room > 0) {
    const [width, height] = [900, 600];
    const noise = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.floor(chance() * 256)));
    const picture = await sharp(noise, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 60 })
      .toBuffer();
    room -= picture.length;
    if (room > 0)
      pdf.addPage().drawImage(await pdf.embedJpg(picture), { x: 50, y: 200, width: 450, height: 300 });
  }
  return pdf.save();
}

/** Papers of the trial community behind each other, each with its fonts. */
async function withPages(): Promise<Uint8Array> {
  const part = await PDFDocument.load(readFileSync(join(DEMO, 'iron-in-wells.pdf')));
  const pdf = await PDFDocument.create();
  const size = readFileSync(join(DEMO, 'iron-in-wells.pdf')).length;
  const fits = (copies: number) =>
    (copies + 2) * size < PaperFile.maxBytes && (copies + 1) * part.getPageCount() <= MOST_PAGES;
  for (let copies = 0; fits(copies); copies++) {
    for (const page of await pdf.copyPages(part, part.getPageIndices())) pdf.addPage(page);
  }
  return pdf.save();
}

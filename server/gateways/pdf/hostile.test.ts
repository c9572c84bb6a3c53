import { fork } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { PDFDocument, type SecurityOptions } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { pdfReaderHere } from '../../test/pdf-reader-here.ts';
import {
  A4,
  arabicPdf,
  CATALOG,
  deflatedMany,
  ONE_PAGE,
  pageOf,
  pdfOf,
  streamOf,
  streamOfDeflated,
} from '../../test/pdfs.ts';
import { spawnConfined } from './confined-child.ts';
import { openPdfReader } from './pdf-reader.ts';

const reader = openPdfReader({ seconds: 2, inspectSeconds: 2 });
/** A slow machine needs long until something has become too heavy. */
const SLOW = { seconds: 20, inspectSeconds: 20 };
const patient = openPdfReader({ ...SLOW, megabytes: 300, inspectMegabytes: 300 });
const unhurried = openPdfReader(SLOW);
/** Says the same of a file that is only wrong, and starts no process for it. */
const here = pdfReaderHere();
const paper = Buffer.from(await arabicPdf('عنوان البحث', ['نص البحث']));
const given = async function* (pdf: Uint8Array) {
  yield pdf;
};

const folder = mkdtempSync(join(tmpdir(), 'mustalah-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An archive with one stored file. */
const ZIP = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'),
  Buffer.alloc(20),
  Buffer.from('PK\x05\x06\0\0\0\0\x01\0\x01\0', 'latin1'),
  Buffer.alloc(10),
]);
const pages = (count: number): Buffer =>
  pdfOf([
    CATALOG,
    `<</Type/Pages/Kids[${Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')}]/Count ${count}>>`,
    ...Array.from({ length: count }, () => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${A4}]>>`),
  ]);
/** One page with this content; `resources` may name the fifth object and those after it. */
const onePage = (content: string | Buffer, resources = '', ...more: (string | Buffer)[]): Buffer =>
  pdfOf([CATALOG, ONE_PAGE, pageOf(A4, resources), streamOf('', content), ...more]);
const onePageOfDeflated = (content: Buffer, entries = '') =>
  pdfOf([CATALOG, ONE_PAGE, pageOf(), streamOfDeflated(entries, content)]);
const locked = async (options: SecurityOptions): Promise<Buffer> => {
  const document = await PDFDocument.load(paper);
  document.encrypt(options);
  return Buffer.from(await document.save({ useObjectStreams: false }));
};
/** A form that draws the form of object `inner` many times. */
const form = (inner: number, times: number): Buffer =>
  streamOf(
    `/Type/XObject/Subtype/Form/BBox[0 0 600 900]/Resources<</XObject<</F ${inner} 0 R>>>>`,
    '/F Do\n'.repeat(times),
  );
const MEGABYTE_OF_SPACES = Buffer.alloc(1_000_000, ' ');
const withoutEnd = deflatedMany(MEGABYTE_OF_SPACES, 900);
/** Draws for a minute. */
const endlessPattern = onePage(
  '/Pattern cs /P scn 0 0 595 842 re f',
  '/Pattern<</P 5 0 R>>',
  streamOf(
    '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.0001/YStep 0.0001/Resources<<>>',
    '0 0 1 1 re f',
  ),
);
/** Forms that draw each other ten to the power of twelve times. */
const multiplyingForms = onePage(
  '/F Do',
  '/XObject<</F 5 0 R>>',
  ...Array.from({ length: 12 }, (_, index) => form(index + 6, 10)),
  streamOf('/Type/XObject/Subtype/Form/BBox[0 0 600 900]', '0 0 600 900 re f'),
);

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'fine',
    (fault) => fault.reason ?? fault,
  );

describe('what is no paper is refused with a reason', () => {
  const refused: [what: string, pdf: Buffer | Promise<Buffer>, reason: string][] = [
    [
      'a web page',
      Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(2_000)}%%EOF`),
      'not_pdf',
    ],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'not_pdf'],
    ['an archive', ZIP, 'not_pdf'],
    ['a PDF that begins later', Buffer.concat([Buffer.from('\n'), paper]), 'not_pdf'],
    ['an archive with a PDF in front', Buffer.concat([paper, ZIP]), 'not_pdf'],
    [
      'a PDF with markup in front',
      Buffer.from(`%PDF-1.7\n<html><body>\n${paper.toString('latin1')}`, 'latin1'),
      'not_pdf',
    ],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a PDF without a page', pdfOf([CATALOG, '<</Type/Pages/Kids[]/Count 0>>']), 'empty'],
    ['a PDF that was cut off', paper.subarray(0, Math.round(paper.length * 0.6)), 'damaged'],
    ['a PDF with anything behind it', Buffer.concat([paper, Buffer.alloc(2_000, 'x')]), 'damaged'],
    ['a first line and a last', Buffer.from('%PDF-1.7\n%%EOF'), 'damaged'],
    [
      'noise',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, '7\x81 obj'), Buffer.from('\n%%EOF')]),
      'damaged',
    ],
    ['pages that hold themselves', pdfOf([CATALOG, '<</Type/Pages/Kids[2 0 R]/Count 1>>']), 'damaged'],
    ['a PDF that asks for a password', locked({ userPassword: 'a', ownerPassword: 'b' }), 'encrypted'],
    [
      'a PDF that forbids copying',
      locked({ ownerPassword: 'b', permissions: { copying: false } }),
      'encrypted',
    ],
    ['301 pages', pages(301), 'too_many_pages'],
    ['10,000 pages', pages(10_000), 'too_many_pages'],
  ];
  test.each(refused)('%s', { timeout: 300_000 }, async (_, pdf, reason) => {
    const bytes = await pdf;
    expect([
      await reasonOf(patient.inspect(given(bytes), 'nobody')),
      await reasonOf(here.read(given(bytes), 'nobody')),
      await reasonOf(here.anonymise(given(bytes), 'nobody')),
    ]).toEqual([reason, reason, reason]);
  });

  test.each([
    ['content without end', onePageOfDeflated(withoutEnd)],
    ['content packed twice', onePageOfDeflated(deflateSync(withoutEnd), '/Filter[/FlateDecode/FlateDecode]')],
    [
      'twenty million lines',
      onePageOfDeflated(deflatedMany(Buffer.from('0 0 m 1 1 l S\n'.repeat(100_000)), 200)),
    ],
    ['forms that multiply', multiplyingForms],
  ])('%s', { timeout: 300_000 }, async (_, pdf) => {
    const answers = [];
    for (const task of ['inspect', 'read', 'anonymise'] as const) {
      answers.push(await reasonOf(patient[task](given(pdf), 'nobody')));
    }
    expect(answers).toEqual(['too_heavy', 'too_heavy', 'too_heavy']);
  });

  test('content without end, by the memory of the parser where nobody watches that of the process', async () => {
    const unwatched = openPdfReader({ ...SLOW, megabytes: Number.POSITIVE_INFINITY });
    expect(await reasonOf(unwatched.read(given(onePageOfDeflated(withoutEnd)), 'nobody'))).toBe('too_heavy');
  });

  test.each([
    ['a pattern that is drawn for ever', endlessPattern, 'read', 'too_slow'],
    [
      'objects packed into hundreds of megabytes',
      onePage(
        'q Q',
        '',
        streamOfDeflated('/Type/ObjStm/N 2/First 9', deflatedMany(MEGABYTE_OF_SPACES, 500, '7 0 8 10 ')),
      ),
      'anonymise',
      'too_heavy',
    ],
    ['a page tree without a root', parentless(), 'anonymise', 'damaged'],
  ] as const)('%s, by who looks closer', { timeout: 300_000 }, async (_, pdf, task, reason) => {
    const allowed = reason === 'too_slow' ? reader : patient;
    expect(await reasonOf(allowed[task](given(pdf), 'nobody'))).toBe(reason);
  });

  test('a file larger than any upload is not even read to its end', async () => {
    let pieces = 0;
    const endless = async function* () {
      for (;;) {
        pieces++;
        yield Buffer.alloc(1_000_000);
      }
    };
    expect([await reasonOf(reader.inspect(endless(), 'nobody')), pieces < 40]).toEqual(['too_heavy', true]);
  });
});

function parentless(): Buffer {
  return pdfOf([
    CATALOG,
    '<</Type/Pages/Kids[3 0 R]/Count 1/Parent 2 0 R>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
    streamOf('', 'q Q'),
  ]);
}

describe('what is only strange is read', () => {
  test.each([
    ['a page of 1 by 100,000', pdfOf([CATALOG, ONE_PAGE, pageOf('1 100000'), streamOf('', '0 0 1 9 re f')])],
    ['a page without size', pdfOf([CATALOG, ONE_PAGE, pageOf('0 0'), streamOf('', '0 0 1 9 re f')])],
    [
      'a page larger than the world',
      pdfOf([CATALOG, ONE_PAGE, pageOf('1e30 1e30'), streamOf('', '0 0 1 9 re f')]),
    ],
    ['a form that draws itself', onePage('/F Do', '/XObject<</F 5 0 R>>', form(5, 1))],
    ['brackets that never close', onePage('['.repeat(1_000_000))],
    [
      'two billion pages that are one',
      pdfOf([CATALOG, '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>', pageOf(), streamOf('', 'q Q')]),
    ],
    ['a PDF with blank lines behind it', Buffer.concat([paper, Buffer.alloc(5_000)])],
  ])('%s', { timeout: 300_000 }, async (_, pdf) => {
    const { pages: count, firstPage } = await unhurried.read(given(pdf), 'nobody');
    expect([count, firstPage.length < 100_000]).toEqual([1, true]);
  });
});

describe('others', () => {
  test('are served while one file is read for ever', { timeout: 300_000 }, async () => {
    const order: string[] = [];
    const slow = reasonOf(reader.read(given(endlessPattern), 'nobody')).then((reason) =>
      order.push(`slow: ${String(reason)}`),
    );
    const heavy = reasonOf(reader.inspect(given(multiplyingForms), 'nobody')).then((reason) =>
      order.push(`heavy: ${String(reason)}`),
    );
    await reader.inspect(given(paper), 'nobody');
    order.push('paper');
    await Promise.all([slow, heavy]);
    expect(order).toEqual(['paper', expect.stringContaining('too_'), expect.stringContaining('too_')]);
  });

  test('wait for their turn, and are sent away when too many wait', { timeout: 300_000 }, async () => {
    const narrow = openPdfReader({ waiting: 1 });
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(() =>
        reasonOf(narrow.read(given(paper), 'nobody').then(({ pages: count }) => Promise.reject(count))),
      ),
    );
    expect([first, second, third]).toEqual([
      1,
      1,
      expect.objectContaining({ status: 503, code: 'unavailable' }),
    ]);
    expect(await narrow.inspect(given(paper), 'nobody')).toEqual({ pages: 1 });
    expect((await narrow.read(given(paper), 'nobody')).pages).toBe(1);
  });

  test('do not suffer when a source fails: it is nobody’s bad file', async () => {
    const broken = async function* (): AsyncIterable<Uint8Array> {
      yield paper.subarray(0, 100);
      throw new Error('The store is gone');
    };
    await expect(reader.read(broken(), 'nobody')).rejects.toThrow('The store is gone');
    await expect(reader.read(join(folder, 'absent.pdf'), 'nobody')).rejects.toThrow('ENOENT');
    expect(await reader.inspect(given(paper), 'nobody')).toEqual({ pages: 1 });
  });
});

describe('the child', () => {
  /** Run a script with the rights of the child and give what it says. */
  async function told(script: string): Promise<unknown> {
    const child = spawnConfined(['-e', script], { seconds: 10, isBackground: false });
    child.stdin.end();
    return JSON.parse(await text(child.stdout));
  }
  const attempt = (code: string): string =>
    `try { ${code}; console.log('"done"') } catch (fault) { console.log(JSON.stringify(fault.code)) }`;

  test.each([
    ['read a file', `require('fs').readFileSync('/etc/passwd')`],
    ['read the secrets', `require('fs').readFileSync(${JSON.stringify(join(folder, 'secrets.json'))})`],
    ['list a folder', `require('fs').readdirSync('/')`],
    ['write a file', `require('fs').writeFileSync(${JSON.stringify(join(folder, 'written'))}, 'x')`],
    ['start a program', `require('child_process').execSync('id')`],
    ['start a thread', `new (require('worker_threads').Worker)('', { eval: true })`],
    ['load a native addon', `process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libc.so.6')`],
  ])('may not %s', async (_, code) => {
    writeFileSync(join(folder, 'secrets.json'), '{}');
    expect(['ERR_ACCESS_DENIED', 'ERR_DLOPEN_DISABLED']).toContain(await told(attempt(code)));
  });

  test.runIf(process.platform === 'linux')('cannot lift its limit of time', async () => {
    const limits = await told(
      `console.log(JSON.stringify(process.report.getReport().userLimits.cpu_time_seconds))`,
    );
    expect(limits).toEqual({ soft: 10, hard: 12 });
  });

  test('has no environment', async () => {
    expect(await told('console.log(JSON.stringify(Object.keys(process.env)))')).toEqual([]);
  });

  test.runIf(existsSync('/proc/self/task'))(
    'ends by itself when the server is killed',
    { timeout: 300_000 },
    async () => {
      const file = join(folder, 'endless.pdf');
      writeFileSync(file, endlessPattern);
      const script = join(folder, 'server.mjs');
      writeFileSync(
        script,
        `const { openPdfReader } = await import(${JSON.stringify(join(import.meta.dirname, 'pdf-reader.ts'))});
       openPdfReader({ seconds: 1 }).read(${JSON.stringify(file)}, 'nobody').catch(() => {});`,
      );
      const server = fork(script);
      const childrenOf = () => readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim();
      await expect.poll(childrenOf, { timeout: 60_000 }).not.toBe('');
      const child = childrenOf();
      onTestFinished(() => {
        if (existsSync(`/proc/${child}`)) process.kill(Number(child), 'SIGKILL');
      });
      server.kill('SIGKILL');
      await expect.poll(() => existsSync(`/proc/${child}`), { timeout: 60_000 }).toBe(false);
    },
  );

  test('starts where the product lies in a folder with spaces and Arabic letters', {
    timeout: 300_000,
  }, async () => {
    const root = join(import.meta.dirname, '../../..');
    const home = join(folder, 'مجلد المنتج (1)');
    const copied = ['@hyzyla/pdfium/package.json', '@hyzyla/pdfium/dist', '@cantoo/pdf-lib/package.json'];
    for (const each of [...copied, '@cantoo/pdf-lib/dist', '@cantoo/pdf-lib/es/index.js', 'sax']) {
      cpSync(join(root, 'node_modules', each), join(home, 'node_modules', each), { recursive: true });
    }
    for (const each of ['gateways/pdf', 'platform', 'package.json']) {
      cpSync(join(root, 'server', each), join(home, 'server', each), { recursive: true });
    }
    mkdirSync(join(home, 'node_modules/@mustalah'));
    for (const each of ['sharp', 'zod', '@mustalah/contract']) {
      symlinkSync(join(root, 'node_modules', each), join(home, 'node_modules', each));
    }
    const script = join(home, 'server/try.ts');
    const file = join(home, 'بحث.pdf');
    writeFileSync(file, paper);
    writeFileSync(
      script,
      `import { openPdfReader } from './gateways/pdf/pdf-reader.ts';
       const reader = openPdfReader();
       const file = ${JSON.stringify(file)};
       const [{ pages }, { words }, copy] = [await reader.inspect(file, 'nobody'), await reader.read(file, 'nobody'), await reader.anonymise(file, 'nobody')];
       process.send({ pages, words, copied: copy.length > 1_000 });`,
    );
    const child = fork(script);
    const answer = await new Promise((done, fail) => {
      child.once('message', done);
      child.once('exit', (code) => fail(new Error(`It ended with ${code}`)));
    });
    expect(answer).toEqual({ pages: 1, words: 4, copied: true });
  });
});

import type { Guard } from '../guard.ts';

const DISK = 'server/gateways/files/disk.ts';
const S3 = 'server/gateways/files/s3.ts';
const READER = 'server/gateways/pdf/pdf-reader.ts';
const OUTSIDE = 'server/gateways/pdf/outside.ts';
const CONFINED = 'server/gateways/pdf/confined-child.ts';
const ANONYMISE = 'server/gateways/pdf/child/anonymise.ts';
const LINK = 'server/platform/signed-link.ts';
const SEND = 'server/platform/send-file.ts';
const SWEEP = 'server/platform/sweep-files.ts';
const IMAGES = 'server/gateways/images.ts';
const STORE_TESTS = ['server/gateways/files.test.ts'] as const;
const HOSTILE_TESTS = ['server/gateways/pdf/hostile.test.ts'] as const;
const ANONYMISE_TESTS = ['server/gateways/pdf/anonymise.test.ts'] as const;
const LINK_TESTS = ['server/platform/signed-link.test.ts'] as const;
const SEND_TESTS = ['server/platform/files.test.ts'] as const;
const SWEEP_TESTS = ['server/platform/sweep-files.test.ts'] as const;
const IMAGE_TESTS = ['server/gateways/images.test.ts'] as const;

export const guards: readonly Guard[] = [
  {
    guarantee: 'A source that fails leaves nothing on the disk',
    file: DISK,
    text: '        await rm(unfinished, { force: true });\n        throw fault;',
    instead: '        throw fault;',
    tests: STORE_TESTS,
  },
  {
    guarantee: 'What a crash left half written is swept',
    file: DISK,
    text: '        if (await isOlder(path, before)) await rm(path, { force: true });',
    instead: '        void path;',
    tests: STORE_TESTS,
  },
  {
    guarantee: 'A file that is new is never swept',
    file: DISK,
    text: '      if (await isOlder(path, before)) yield name;',
    instead: '      yield name;',
    tests: STORE_TESTS,
  },
  {
    guarantee: 'A store that does not answer is not waited for',
    file: S3,
    text: 'const timer = setTimeout(() => control.abort(new StoreTimeout()), patience.answerMs);',
    instead: 'const timer = setTimeout(() => {}, patience.answerMs);',
    tests: STORE_TESTS,
  },
  {
    guarantee: 'A store that falls silent in the middle is not waited for',
    file: S3,
    text: 'const timer = setTimeout(() => control.abort(new StoreTimeout()), patience.pieceMs);',
    instead: 'const timer = setTimeout(() => {}, patience.pieceMs);',
    tests: STORE_TESTS,
  },
  {
    guarantee: 'A file that any row names is never swept',
    file: SWEEP,
    text: '    for (const { key } of rows) known.add(key);\n',
    instead: '    void rows;\n',
    tests: SWEEP_TESTS,
  },
  {
    guarantee: 'The wrong database sweeps nothing away',
    file: SWEEP,
    text: '    if (count.unknown > Math.max(SUSPICIOUS, count.known)) {',
    instead: '    if (count.unknown < 0) {',
    tests: SWEEP_TESTS,
  },
  {
    guarantee: 'What begins like a page is no PDF',
    file: OUTSIDE,
    text: '  if (isPageOrPicture(pdf) || isArchive(pdf)) ',
    instead: '  if (isArchive(pdf)) ',
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'What ends like an archive is no PDF',
    file: OUTSIDE,
    text: '  if (isPageOrPicture(pdf) || isArchive(pdf)) ',
    instead: '  if (isPageOrPicture(pdf)) ',
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'A PDF that was cut off is refused',
    file: OUTSIDE,
    text: "  return endsAsPdf(pdf) ? null : 'damaged';",
    instead: '  return null;',
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'The child has no rights',
    file: CONFINED,
    text: "  '--permission',\n",
    instead: '',
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'The child has no environment',
    file: CONFINED,
    text: "exec env -i nice -n ${isBackground ? 10 : 0} \"$@\"`;\n  return spawn('/bin/sh', ['-c', limited, 'sh', ...node], { env: {} });",
    instead:
      "exec nice -n ${isBackground ? 10 : 0} \"$@\"`;\n  return spawn('/bin/sh', ['-c', limited, 'sh', ...node]);",
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'The child ends after its time, also without the server',
    file: CONFINED,
    text: '; ulimit -S -t ${seconds}; ulimit -H -t ${seconds + 2}`',
    instead: '`',
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'Many pages are refused',
    file: 'server/gateways/pdf/child/pdfium.ts',
    text: "  if (pages > MOST_PAGES) throw new Unreadable('too_many_pages');\n",
    instead: '',
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'A PDF with any protection is refused',
    file: 'server/gateways/pdf/child/pdfium.ts',
    text: "  if (native.FPDF_GetSecurityHandlerRevision(document) !== NO_SECURITY) throw new Unreadable('encrypted');\n",
    instead: '',
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'One slow file does not keep others waiting',
    file: READER,
    text: 'const INSPECTIONS_AT_ONCE = 2;',
    instead: 'const INSPECTIONS_AT_ONCE = 1;',
    tests: HOSTILE_TESTS,
  },
  {
    guarantee: 'The copy of a file that two parsers read differently is not given out',
    file: 'server/gateways/pdf/child/tasks.ts',
    text: "    if (!saysTheSame(original, copied)) throw new Unreadable('damaged');\n",
    instead: '    void saysTheSame;\n    void copied;\n',
    tests: ANONYMISE_TESTS,
  },
  {
    guarantee: 'A page keeps only what draws it',
    file: ANONYMISE,
    text: '  keepOnly(page, NEEDED.Page);\n',
    instead: '',
    tests: ANONYMISE_TESTS,
  },
  {
    guarantee: 'A form keeps only what draws it',
    file: ANONYMISE,
    text: "  if (subtype === name('Form')) keepOnly(dict, NEEDED.Form);\n",
    instead: '',
    tests: ANONYMISE_TESTS,
  },
  {
    guarantee: 'A picture says nothing of who took it',
    file: ANONYMISE,
    text: '  stream.updateContents(strip(stream.contents));\n',
    instead: '',
    tests: ANONYMISE_TESTS,
  },
  {
    guarantee: 'Comments of programs stay behind',
    file: ANONYMISE,
    text: '  content.updateContents(deflateSync(stripped));\n',
    instead: '  content.updateContents(deflateSync(plain));\n',
    tests: ANONYMISE_TESTS,
  },
  {
    guarantee: 'Hidden layers stay hidden',
    file: ANONYMISE,
    text: "  if (layers) copy.catalog.set(name('OCProperties'), copier.copy(layers));\n",
    instead: '  void layers;\n',
    tests: ANONYMISE_TESTS,
  },
  {
    guarantee: 'A signed link opens one address only',
    file: LINK,
    text: '.update(`${address}\\n${claims}`)',
    instead: '.update(`${claims}`)',
    tests: LINK_TESTS,
  },
  {
    guarantee: 'A signed link ends after five minutes',
    file: LINK,
    text: "  if (Number(expires) * 1000 <= now().getTime()) return 'invalid';\n",
    instead: '',
    tests: LINK_TESTS,
  },
  {
    guarantee: 'A link that nobody signed opens nothing',
    file: LINK,
    text: "  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), ours)) return 'invalid';\n",
    instead: '  void timingSafeEqual;\n  void ours;\n',
    tests: LINK_TESTS,
  },
  {
    guarantee: 'A link opens only what the contract says',
    file: 'server/platform/http.ts',
    text: "endpoint.method === 'GET' && endpoint.link === true;",
    instead: "endpoint.method === 'GET';",
    tests: LINK_TESTS,
  },
  {
    guarantee: 'Where a file leads does not learn the link',
    file: 'server/platform/http.ts',
    text: "        reply.header('referrer-policy', 'no-referrer');\n",
    instead: '',
    tests: LINK_TESTS,
  },
  {
    guarantee: 'Files of one reader are not kept for others',
    file: SEND,
    text: ": 'private, no-cache',",
    instead: ": 'public, max-age=60',",
    tests: SEND_TESTS,
  },
  {
    guarantee: 'A name cannot hide its ending',
    file: SEND,
    text: '[\\p{Cc}\\p{Bidi_Control}/\\\\]',
    instead: '[\\p{Cc}/\\\\]',
    tests: SEND_TESTS,
  },
  {
    guarantee: 'Pictures with too many pixels are not drawn',
    file: IMAGES,
    text: "  if (width * height > MOST_PIXELS) throw new UnreadableImage('too_large');\n",
    instead: '',
    tests: IMAGE_TESTS,
  },
  {
    guarantee: 'Pictures of other kinds are not read',
    file: IMAGES,
    text: "sharp.block({ operation: ['VipsForeignLoad'] });\n",
    instead: '',
    tests: IMAGE_TESTS,
  },
];

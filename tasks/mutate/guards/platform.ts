import type { Guard } from '../guard.ts';

const LIMITS = 'server/platform/rate-limit.ts';
const FILES = 'server/platform/receive-files.ts';
const APP = 'server/app.ts';
const LIMIT_TESTS = ['server/platform/rate-limit.test.ts'] as const;
const FILE_TESTS = ['server/platform/files.test.ts'] as const;
const APP_TESTS = ['server/test/app.test.ts'] as const;
const LOG_TESTS = ['server/platform/log.test.ts'] as const;

export const guards: readonly Guard[] = [
  {
    guarantee: 'Endpoints that count together share one count',
    file: LIMITS,
    text: 'const what = together ?? `',
    instead: 'const what = (together, undefined) ?? `',
    tests: LIMIT_TESTS,
  },
  {
    guarantee: 'Suggestions are limited',
    file: 'contract/terms/suggestions.ts',
    text: "  limits: [{ by: 'user', max: 60, windowSeconds: 3600 }],\n",
    instead: '',
    tests: LIMIT_TESTS,
  },
  {
    guarantee: 'Whatever strangers may send is limited',
    file: 'contract/accounts.ts',
    text: "  limits: [{ by: 'address', only: 'passed_captcha', max: 10, windowSeconds: HOUR }],\n",
    instead: '',
    tests: LIMIT_TESTS,
  },
  {
    guarantee: 'All addresses of one IPv6 customer are counted as one',
    file: LIMITS,
    text: '  address: ({ ip }) => crowdsOf(ip),',
    instead: '  address: ({ ip }) => one(ip),',
    tests: LIMIT_TESTS,
  },
  {
    guarantee: 'A file is no larger than its field allows',
    file: FILES,
    text: '        if (bytes > field.maxBytes) throw refused(413, part.fieldname, field);\n',
    instead: '',
    tests: FILE_TESTS,
  },
  {
    guarantee: 'A file is known by its bytes, not by what its sender says',
    file: FILES,
    text: '  const type = await fileTypeOf(path, field.types);',
    instead: '  const type = (await fileTypeOf(path, field.types)) ?? field.types[0];',
    tests: FILE_TESTS,
  },
  {
    guarantee: 'Nothing of an upload stays on the disk',
    file: FILES,
    text: "  app.addHook('onResponse', (request) => removeFiles(request));\n",
    instead: '',
    tests: FILE_TESTS,
  },
  {
    guarantee: 'Uploads are limited before a file is taken in',
    file: 'server/platform/http.ts',
    text: '        await app.limitCalls(endpoint, request);\n      }\n',
    instead: '      }\n',
    tests: FILE_TESTS,
  },
  {
    guarantee: 'An endpoint without files takes no form',
    file: FILES,
    text: "    if (request.isMultipart()) throw new Refusal(415, 'unsupported_media');\n    return;",
    instead: '    return;',
    tests: FILE_TESTS,
  },
  {
    guarantee: 'Behind https browsers are told to stay there',
    file: APP,
    text: "    if (request.protocol === 'https') reply",
    instead: "    if (request.protocol === 'never') reply",
    tests: APP_TESTS,
  },
  {
    guarantee: 'Of an error only its words are written down, without tokens',
    file: 'server/platform/log.ts',
    text: '        err: faultOf,\n',
    instead: '',
    tests: LOG_TESTS,
  },
  {
    guarantee: 'The description of the API states the bounds that are enforced',
    file: 'contract/fields.ts',
    text: 'is only a guard.\n    .meta({ minLength: min, maxLength: max });',
    instead: 'is only a guard.\n    .meta({});',
    tests: ['server/platform/openapi.test.ts'],
  },
];

import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'A file is known by its bytes, not by what its sender says',
    file: 'server/platform/receive-files.ts',
    text: '  const type = await fileTypeOf(path, field.types);',
    instead: '  const type = (await fileTypeOf(path, field.types)) ?? field.types[0];',
    tests: ['server/platform/files.test.ts'],
  },
  {
    guarantee: 'Uploads are limited before a file is taken in',
    file: 'server/platform/http.ts',
    text: '        await app.limitCalls(endpoint, request);\n      }\n',
    instead: '      }\n',
    tests: ['server/platform/files.test.ts'],
  },
  {
    guarantee: 'An endpoint without files takes no form',
    file: 'server/platform/receive-files.ts',
    text: "    if (request.isMultipart()) throw new Refusal(415, 'unsupported_media');\n    return;",
    instead: '    return;',
    tests: ['server/platform/files.test.ts'],
  },
];

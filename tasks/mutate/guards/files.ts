import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'A source that fails leaves nothing on the disk',
    file: 'server/gateways/files/disk.ts',
    text: '        await rm(unfinished, { force: true });\n        throw fault;',
    instead: '        throw fault;',
    tests: ['server/gateways/files.test.ts'],
  },
  {
    guarantee: 'The child has no environment',
    file: 'server/gateways/pdf/confined-child.ts',
    text: "exec env -i nice -n ${isBackground ? 10 : 0} \"$@\"`;\n  return spawn('/bin/sh', ['-c', limited, 'sh', ...node], { env: {} });",
    instead:
      "exec nice -n ${isBackground ? 10 : 0} \"$@\"`;\n  return spawn('/bin/sh', ['-c', limited, 'sh', ...node]);",
    tests: ['server/gateways/pdf/hostile.test.ts'],
  },
];

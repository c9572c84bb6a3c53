import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'A word on console.error fails its test',
    file: 'vitest.setup.ts',
    text: '  faults.push(said);\n',
    instead: '',
    tests: ['server/test/faults.test.ts'],
  },
  {
    guarantee: 'A rejection that nobody hears fails its test',
    file: 'vitest.setup.ts',
    text: "process.on('unhandledRejection', onRejection);\n",
    instead: "process.on('unhandledRejection', () => {});\n",
    tests: ['server/test/faults.test.ts'],
  },
  {
    guarantee: 'A guard that no longer fits the code is reported',
    file: 'tasks/mutate/guard.ts',
    text: "throw new StaleGuard('its text is no longer there');",
    instead: 'return source;',
    tests: ['tasks/mutate/guard.test.ts'],
  },
];

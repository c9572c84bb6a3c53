import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Work of a new kind is done on a database of an earlier release',
    file: 'server/platform/jobs.ts',
    text: '    await once(name, () => boss.createQueue(name, QUEUE));\n',
    instead: '',
    tests: ['server/platform/jobs.test.ts'],
  },
  {
    guarantee: 'All handlers of a kind get its work',
    file: 'server/platform/jobs.ts',
    text: 'handlers: [...handlers, checked]',
    instead: 'handlers: [checked]',
    tests: ['server/platform/jobs.test.ts'],
  },
  {
    guarantee: 'A database that goes away while the work begins is waited for',
    file: 'server/platform/jobs.ts',
    text: '      if (attempt === START_TRIES || !isDatabaseAway(fault)) throw fault;\n',
    instead: '      throw fault;\n',
    tests: ['server/platform/jobs.test.ts'],
  },
  {
    guarantee: 'Work is checked again before it is done',
    file: 'server/platform/jobs.ts',
    text: 'handler(kind.shape.parse(work))',
    instead: 'handler(work as T)',
    tests: ['server/platform/jobs.test.ts'],
  },
  {
    guarantee: 'What comes while the server ends is refused in our words',
    file: 'server/platform/drain.ts',
    text: "  server.removeAllListeners('request');\n  server.on('request', (_request, response) => refuse(response));\n",
    instead: '',
    tests: ['server/platform/drain.test.ts'],
  },
  {
    guarantee: 'A server that is killed is started again',
    file: 'tasks/keep-serving.mjs',
    text: '      setTimeout(serve, wait);\n',
    instead: '',
    tests: ['server/test/start.test.ts'],
  },
  {
    guarantee: 'A start that cannot succeed is not repeated',
    file: 'tasks/keep-serving.mjs',
    text: 'code === EXIT.cannotStart',
    instead: 'code === undefined',
    tests: ['server/test/start.test.ts'],
  },
  {
    guarantee: 'The data folder of another PostgreSQL is not started',
    file: 'server/platform/postgres/postgres.ts',
    text: 'version !== programs.major',
    instead: 'version === programs.major',
    tests: ['server/test/start.test.ts'],
  },
];

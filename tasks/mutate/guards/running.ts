import type { Guard } from '../guard.ts';

const JOBS = 'server/platform/jobs.ts';
const START = 'server/test/start.test.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Work of a new kind is done on a database of an earlier release',
    file: JOBS,
    text: '    await once(name, () => boss.createQueue(name, { retryLimit: 8, retryBackoff: true }));\n',
    instead: '',
    tests: ['server/platform/jobs.test.ts'],
  },
  {
    guarantee: 'All handlers of a kind get its work',
    file: JOBS,
    text: 'handlers: [...handlers, checked]',
    instead: 'handlers: [checked]',
    tests: ['server/platform/jobs.test.ts'],
  },
  {
    guarantee: 'Work is checked again before it is done',
    file: JOBS,
    text: 'handler(kind.shape.parse(work))',
    instead: 'handler(work as T)',
    tests: ['server/platform/jobs.test.ts'],
  },
  {
    guarantee: 'A connection that dies in use does not end the process',
    file: 'server/platform/db.ts',
    text: "    client.on('error', () => {});\n",
    instead: '',
    tests: ['server/test/crash.test.ts'],
  },
  {
    guarantee: 'A lost connection without a code is a 503',
    file: 'server/platform/db.ts',
    text: ': AWAY_MESSAGES.test(message)',
    instead: ': false',
    tests: ['server/test/crash.test.ts'],
  },
  {
    guarantee: 'A database that is away is answered with 503 and when to come back',
    file: 'server/platform/answer-error.ts',
    text: 'return isDatabaseAway(error)',
    instead: 'return isDatabaseAway(null ?? {})',
    tests: ['server/test/crash.test.ts'],
  },
  {
    guarantee: 'What comes while the server ends is refused in our words',
    file: 'server/platform/drain.ts',
    text: "  server.removeAllListeners('request');\n  server.on('request', (_request, response) => refuse(response));\n",
    instead: '',
    tests: ['server/platform/drain.test.ts'],
  },
  {
    guarantee: 'Pages under way at the end keep the API behind them',
    file: 'server/platform/drain.ts',
    text: '  await new Promise((done) => server.close(done));\n',
    instead: '',
    tests: ['server/platform/drain.test.ts'],
  },
  {
    guarantee: 'A server that is killed is started again',
    file: 'tasks/keep-serving.mjs',
    text: '      setTimeout(serve, wait);\n',
    instead: '',
    tests: [START],
  },
  {
    guarantee: 'A start that cannot succeed is not repeated',
    file: 'tasks/keep-serving.mjs',
    text: 'code === EXIT.cannotStart',
    instead: 'code === undefined',
    tests: [START],
  },
  {
    guarantee: 'A failed start shows a sentence and no stack',
    file: 'server/main.ts',
    text: 'const running = start().catch(giveUp);',
    instead: 'const running = start();',
    tests: [START],
  },
  {
    guarantee: 'React is the one for production',
    file: 'server/platform/config.ts',
    text: "process.env.NODE_ENV ||= 'production';\n",
    instead: '',
    tests: [START],
  },
  {
    guarantee: 'The data folder of another PostgreSQL is not started',
    file: 'server/platform/postgres/postgres.ts',
    text: 'version !== programs.major',
    instead: 'version === programs.major',
    tests: [START],
  },
  {
    guarantee: 'A data folder that is not whole is not replaced by a new one',
    file: 'server/platform/postgres/postgres.ts',
    text: '!isFree(data)',
    instead: 'isFree(data)',
    tests: [START],
  },
  {
    guarantee: 'A setting that would fail only later is refused at the start',
    file: 'server/platform/config.ts',
    text: 'protocols.test(',
    instead: '/./.test(',
    tests: ['server/platform/config.test.ts'],
  },
  {
    guarantee: 'Programs that only their owner could run are opened to all',
    file: 'server/platform/postgres/binaries.ts',
    text: '  openToAll(half);\n',
    instead: '',
    tests: ['server/platform/postgres/anywhere.test.ts'],
  },
];

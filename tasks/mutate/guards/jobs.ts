import type { Guard } from '../guard.ts';

const JOBS = 'server/platform/jobs.ts';
const JOBS_TESTS = ['server/platform/jobs.test.ts'] as const;

export const guards: readonly Guard[] = [
  {
    guarantee: 'Work of a new kind is done on a database that never knew the kind',
    file: JOBS,
    text: '    await once(name, () => boss.createQueue(name, { retryLimit: 8, retryBackoff: true }));\n',
    instead: '    void name;\n',
    tests: JOBS_TESTS,
  },
  {
    guarantee: 'Several handlers share a kind, and each runs though another fails',
    file: JOBS,
    text: 'registered.set(kind.name, { kind, handlers: [...handlers, checked] });',
    instead: 'registered.set(kind.name, { kind, handlers: [checked, ...handlers].slice(0, 1) });',
    tests: JOBS_TESTS,
  },
  {
    guarantee: 'Work of another shape is not done',
    file: JOBS,
    text: 'handler(kind.shape.parse(work));',
    instead: 'handler(work as T);',
    tests: JOBS_TESTS,
  },
  {
    guarantee: 'A connection that dies in use does not end the process',
    file: 'server/platform/db.ts',
    text: "  pool.on('connect', (client) => client.on('error', () => {}));\n",
    instead: '',
    tests: ['server/test/crash.test.ts'],
  },
  {
    guarantee: 'A database that is away is answered with 503 and when to come back',
    file: 'server/app.ts',
    text: 'if (isDatabaseAway(error)) {',
    instead: 'if (isDatabaseAway(null ?? {})) {',
    tests: ['server/test/crash.test.ts'],
  },
  {
    guarantee: 'What still comes while the server ends is refused in our words',
    file: 'server/platform/drain.ts',
    text: "  server.on('request', (_request, response) => refuse(response));\n",
    instead: "  server.on('request', (_request, response) => void [refuse, response.destroy()]);\n",
    tests: ['server/platform/drain.test.ts'],
  },
  {
    guarantee: 'The server is started again when it dies',
    file: 'tasks/keep-serving.mjs',
    text: '      setTimeout(serve, wait);\n',
    instead: '      process.exitCode = wait;\n',
    tests: ['server/test/start.test.ts'],
  },
];

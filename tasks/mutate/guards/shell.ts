import type { Guard } from '../guard.ts';

const APP_TESTS = ['server/test/app.test.ts'] as const;

export const guards: readonly Guard[] = [
  {
    guarantee: 'Calls are limited as the contract says',
    file: 'server/platform/http.ts',
    text: '      if (!takesFiles(endpoint)) await app.limitCalls(endpoint, request);\n',
    instead: '',
    tests: ['server/platform/rate-limit.test.ts'],
  },
  {
    guarantee: 'Votes of a user are limited',
    file: 'contract/terms/votes.ts',
    text: '  response: CastVote,\n  limits: BALLOTS,\n',
    instead: '  response: CastVote,\n',
    tests: ['server/platform/rate-limit.test.ts'],
  },
  {
    guarantee: 'No answer is taken for another type than it says',
    file: 'server/app.ts',
    text: "    reply.header('x-content-type-options', 'nosniff');\n",
    instead: '',
    tests: APP_TESTS,
  },
  {
    guarantee: 'No page of ours stands in the frame of another',
    file: 'server/app.ts',
    text: "    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');\n",
    instead: '',
    tests: APP_TESTS,
  },
  {
    guarantee: 'The figures are for this machine alone',
    file: 'server/platform/metrics.ts',
    text: '    if (!isLoopback(request.ip)) throw notFound();\n',
    instead: '    void [isLoopback, request, notFound];\n',
    tests: APP_TESTS,
  },
  {
    guarantee: 'No secret is written down',
    file: 'server/platform/log.ts',
    text: 'paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),',
    instead: 'paths: SECRET_FIELDS.filter((field) => field.length > 99),',
    tests: ['server/platform/log.test.ts'],
  },
  {
    guarantee: 'Reads that tolerate some lag go to the replica',
    file: 'server/modules/terms/routes.ts',
    text: 'listTerms(replica, query, user, url)',
    instead: 'listTerms(db, query, user, url)',
    tests: APP_TESTS,
  },
];

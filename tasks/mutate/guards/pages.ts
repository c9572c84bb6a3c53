import type { Guard } from '../guard.ts';

const CACHE = 'server/platform/pages/cache.ts';
const POLICY = 'server/platform/pages/security-policy.ts';
const SERVE = 'server/platform/pages/serve.ts';
const CACHE_TESTS = ['server/platform/pages/cache.test.ts'] as const;
const PAGES_TESTS = ['server/platform/pages/pages.test.ts'] as const;

export const guards: readonly Guard[] = [
  {
    guarantee: 'What a write makes untrue is cleared by route(), for every endpoint that says so',
    file: 'server/platform/http.ts',
    text: 'changesPages(endpoint) ? outdating(app, handle(call)) : handle(call)',
    instead: 'changesPages(endpoint) ? handle(call) : handle(call)',
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'Nobody comes past the access check from within the process',
    file: 'server/platform/in-process.ts',
    text: '    checkAccess(endpoint.access, caller);\n',
    instead: '    void checkAccess;\n',
    tests: ['server/platform/in-process.test.ts'],
  },
  {
    guarantee: 'Limits count the visitor for whom a page is rendered',
    file: 'server/platform/in-process.ts',
    text: '    await app.limitCalls(endpoint, { ...caller, body });\n',
    instead: '    void caller;\n',
    tests: ['server/platform/in-process.test.ts'],
  },
  {
    guarantee: 'What the contract does not name stays in the server, also within the process',
    file: 'server/platform/in-process.ts',
    text: 'endpoint.response.parse(answer)',
    instead: 'answer',
    tests: ['server/platform/in-process.test.ts'],
  },
  {
    guarantee: 'A page that began to render before a write is never kept after it',
    file: CACHE,
    text: ' && generation === this.#generation',
    instead: ' && generation <= this.#generation',
    tests: CACHE_TESTS,
  },
  {
    guarantee: 'A page without what was put off for its visitor is not kept for others',
    file: SERVE,
    text: ' && !putOff && ',
    instead: ' && ',
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'A page whose database is away says so and when to come back',
    file: SERVE,
    text: 'reply.code(isAway ? 503 : answer.status);',
    instead: 'reply.code(answer.status);',
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'What background work makes untrue is cleared for every kind that says so',
    file: 'server/platform/jobs.ts',
    text: "if (kind.outdates === 'pages') await",
    instead: "if (kind.name === '') await",
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'Servers hear of every command that used their database',
    file: 'server/cli/mustalah.ts',
    text: '    if (store) await tellPagesOutdated(store.db).catch(() => {});\n',
    instead: '    void tellPagesOutdated;\n',
    tests: ['server/cli/mustalah.test.ts'],
  },
  {
    guarantee: 'Who cannot hear of the writes of others keeps no page',
    file: CACHE,
    text: ' && !this.#isDeaf',
    instead: '',
    tests: CACHE_TESTS,
  },
  {
    guarantee: 'Kept pages take no more memory than they may',
    file: CACHE,
    text: '      this.#drop(oldest);\n',
    instead: '      void oldest;\n',
    tests: CACHE_TESTS,
  },
  {
    guarantee: 'A write is heard by every process',
    file: 'server/platform/listen.ts',
    text: "    mine.on('notification', ({ payload = '' }) => listener.onNotice(payload));\n",
    instead: '',
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'Search parameters that a page does not know make no page of their own',
    file: 'server/platform/pages/page-address.ts',
    text: 'for (const name of [...known].sort()) {',
    instead: 'for (const name of [...known, ...given.keys()].sort()) {',
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'Pages are for the reader alone',
    file: SERVE,
    text: "      reply.header('cache-control', 'private, no-cache');\n",
    instead: '',
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'The policy allows no inline script but those of the page',
    file: POLICY,
    text: "['script-src', `'self'`, ...scripts,",
    instead: "['script-src', `'self'`, ...scripts, `'unsafe-inline'`,",
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'The policy allows no inline style but those of the page',
    file: POLICY,
    text: "['style-src', `'self'`, ...styles],",
    instead: "['style-src', `'self'`, ...styles, `'unsafe-inline'`],",
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'A page with a token in its address leaves no trace, whichever page it is',
    file: SERVE,
    text: 'const isSecret = carriesToken(request.url);',
    instead: "const isSecret = carriesToken(request.url.replace('token', 'other'));",
    tests: PAGES_TESTS,
  },
  {
    guarantee: 'A page with a token in its address is not kept',
    file: SERVE,
    text: ' && !isSecret) keep(page)',
    instead: ') keep(page)',
    tests: PAGES_TESTS,
  },
];

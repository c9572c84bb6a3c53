import type { Guard } from '../guard.ts';

const TOKENS = 'web/app/tokens.ts';
const FILL = 'web/app/features/suggest/use-auto-fill.ts';
const FORM_TESTS = ['web/app/features/suggest/suggest-form.test.tsx'] as const;

export const guards: readonly Guard[] = [
  {
    guarantee: 'A token that another tab has renewed is taken, since a refresh token works once',
    file: TOKENS,
    text: 'if (!current || current.access !== stale) return current;',
    instead: 'if (!current) return current;',
    tests: ['web/app/tokens.test.ts'],
  },
  {
    guarantee: 'A lost connection keeps the session',
    file: TOKENS,
    text: 'response !== null && (response.status === 400 || response.status === 401)',
    instead: 'response === null || !response.ok',
    tests: ['web/app/tokens.test.ts'],
  },
  {
    guarantee: 'A call that is refused for its token is made again with a new one',
    file: 'web/app/api.ts',
    text: 'if (response.status !== 401 || !access) return response;',
    instead: 'if (response.status !== 402 || !access) return response;',
    tests: ['web/app/api.test.ts'],
  },
  {
    guarantee: 'What a person writes while a helper answers stays',
    file: FILL,
    text: '      if (!latest.current.isWritten(field)) {\n',
    instead: '      {\n',
    tests: FORM_TESTS,
  },
  {
    guarantee: 'What is under way for an older term is given up',
    file: FILL,
    text: '      controller.abort();\n',
    instead: '',
    tests: FORM_TESTS,
  },
  {
    guarantee: 'A submission that meets an ended session keeps the draft',
    file: 'web/app/features/suggest/draft.ts',
    text: '  sessionStorage.setItem(KEY, JSON.stringify(draft));\n',
    instead: '  void JSON.stringify(draft);\n',
    tests: ['web/app/features/suggest/draft.test.ts', ...FORM_TESTS],
  },
  {
    guarantee: 'Two clicks are one request',
    file: 'web/app/use-write.ts',
    text: '      if (isUnderWay.current) return;\n',
    instead: '',
    tests: ['web/app/use-call.test.tsx', 'web/app/features/dictionary/vote-box.test.tsx'],
  },
  {
    guarantee: 'After a write nothing that it outdates is shown again',
    file: 'web/app/use-write.ts',
    text: '      forget(queries, outdates);\n',
    instead: '      void [forget, queries, outdates];\n',
    tests: ['web/app/use-call.test.tsx'],
  },
  {
    guarantee: 'A refused vote says why and changes nothing',
    file: 'web/app/features/dictionary/use-votes.ts',
    text: "      onError: (error) => toast('error', sayFailure(error, text.voteFailed)),\n",
    instead: '      onError: () => sayFailure,\n',
    tests: ['web/app/features/dictionary/vote-box.test.tsx'],
  },
  {
    guarantee: 'A screen is opened only by whom it is for',
    file: 'web/app/features/session/access.ts',
    text: 'const opening = access[path] ?? admin;',
    instead: 'const opening = access[path] ?? member;',
    tests: ['web/app/features/session/access.test.ts'],
  },
];

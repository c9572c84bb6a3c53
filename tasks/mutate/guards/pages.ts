import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'What background work makes untrue is cleared for every kind that says so',
    file: 'server/platform/jobs.ts',
    text: "if (kind.outdates === 'pages') await",
    instead: "if (kind.name === '') await",
    tests: ['server/platform/pages/pages.test.ts'],
  },
  {
    guarantee: 'The policy allows no inline script but those of the page',
    file: 'server/platform/pages/security-policy.ts',
    text: "['script-src', `'self'`, ...scripts,",
    instead: "['script-src', `'self'`, ...scripts, `'unsafe-inline'`,",
    tests: ['server/platform/pages/pages.test.ts'],
  },
];

import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'No area of the contract can be left out of the list of all endpoints',
    file: 'contract/all.ts',
    text: '  announcements,\n',
    instead: '',
    tests: ['contract/all.test.ts'],
  },
  {
    guarantee: 'Every writing endpoint says what it outdates',
    file: 'contract/terms/votes.ts',
    text: "  summary: 'التصويت لمصطلح',\n  outdates: 'pages',\n",
    instead: "  summary: 'التصويت لمصطلح',\n",
    tests: 'types',
  },
  {
    guarantee: 'Nothing validates with what stands for the schemas in the browser',
    file: 'web/schemas-in-browser.ts',
    text: "    if (typeof name === 'string' && USES.has(name)) return refuse;\n",
    instead: '    void refuse;\n',
    tests: ['web/schemas-in-browser.test.ts'],
  },
  {
    guarantee: 'How often something may be called is said by its endpoint alone',
    file: 'server/modules/journal/submission/submit-paper.ts',
    text: "const KEPT = ownLimit(submitEndpoint, 'kept_papers', 'user');",
    instead: 'const KEPT = { max: 10, windowSeconds: 86_400 };',
    tests: ['server/test/architecture.test.ts'],
  },
  {
    guarantee: 'How long a text may be is said by the contract alone',
    file: 'web/app/features/papers/author-fields.tsx',
    text: 'maxLength={PAPER_LENGTHS.orcid}',
    instead: 'maxLength={60}',
    tests: ['server/test/architecture.test.ts'],
  },
];

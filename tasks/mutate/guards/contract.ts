import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
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
];

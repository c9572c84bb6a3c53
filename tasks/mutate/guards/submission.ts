import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Nobody takes back the paper of somebody else',
    file: 'server/modules/journal/submission/withdraw-paper.ts',
    text: 'if (paper?.submitterId !== userId) throw notFound();',
    instead: 'if (!paper) throw notFound();',
    tests: ['server/modules/journal/submission/my-papers.test.ts'],
  },
  {
    guarantee: 'A paper that is decided is not taken back',
    file: 'server/modules/journal/submission/withdraw-paper.ts',
    text: "if (!mayWithdraw(paper)) throw new Refusal(409, 'not_withdrawable');",
    instead: 'void stepObjection;',
    tests: ['server/modules/journal/submission/my-papers.test.ts'],
  },
];

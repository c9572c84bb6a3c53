import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Votes of a user are limited',
    file: 'contract/terms/votes.ts',
    text: '  response: CastVote,\n  limits: BALLOTS,\n',
    instead: '  response: CastVote,\n',
    tests: ['server/platform/rate-limit.test.ts'],
  },
];

import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Five votes at once approve a term once',
    file: 'server/modules/terms/queries.ts',
    text: "    .where('id', '=', id)\n    .forUpdate()\n    .modifyEnd(plannedOnce)\n",
    instead: "    .where('id', '=', id)\n    .modifyEnd(plannedOnce)\n",
    tests: ['server/modules/terms/votes/vote.test.ts'],
  },
  {
    guarantee: 'A user votes once for a term, however often it is sent',
    file: 'server/modules/terms/votes/vote.ts',
    text: "if (!vote) throw new Refusal(409, 'already_voted');",
    instead: 'if (!vote) return { ...voteState(1, null), credited: 0, challenge_credited: 0 };',
    tests: ['server/modules/terms/votes/vote.test.ts'],
  },
  {
    guarantee: 'Nobody votes for a term of their own',
    file: 'server/modules/terms/votes/vote.ts',
    text: 'if (objection) throw',
    instead: 'if (objection && userId < 0) throw',
    tests: ['server/modules/terms/votes/vote.test.ts'],
  },
];

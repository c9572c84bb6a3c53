import type { Guard } from '../guard.ts';

const LEDGER = 'server/modules/rewards/ledger.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'The points of several users are locked in an order that cannot deadlock',
    file: LEDGER,
    text: "    .orderBy('user_id')\n    .orderBy('id')\n",
    instead: "    .orderBy(sql`array_position(${[...userIds]}::bigint[], user_id)`)\n    .orderBy('id')\n",
    tests: ['server/modules/rewards/ledger.test.ts'],
  },
  {
    guarantee: 'Held points are locked until the transaction ends',
    file: LEDGER,
    text: '    .forUpdate()\n',
    instead: '',
    tests: ['server/modules/rewards/ledger.test.ts', 'server/modules/rewards/credit-vote.test.ts'],
  },
  {
    guarantee: 'Only points that are held can be moved',
    file: LEDGER,
    text: '    if (!ledger) throw new Error(`The points of user ${userId} are not held`);\n    return ledger;',
    instead: '    return (ledger ?? [...ledgers.values()][0]) as Ledger;',
    tests: ['server/modules/rewards/ledger.test.ts'],
  },
  {
    guarantee: 'What was paid out and is taken back is owed, and the next credits cover it first',
    file: LEDGER,
    text: 'const covered = lesser(amount, -ledger.owed.balance);',
    instead: 'const covered = lesser(0n, -ledger.owed.balance);',
    tests: ['server/modules/rewards/ledger.test.ts'],
  },
  {
    guarantee: 'Votes earn up to the most of a day, also when they are sent at once',
    file: 'server/modules/rewards/credit-vote.ts',
    text: 'credits: REWARDED_VOTES_A_DAY,',
    instead: 'credits: REWARDED_VOTES_A_DAY * 100,',
    tests: ['server/modules/rewards/credit-vote.test.ts'],
  },
  {
    guarantee: 'Inside a transaction nobody has a second way to the database',
    file: 'server/modules/terms/review/approval.ts',
    text: '  const now = deps.now();\n  await setApproval(',
    instead: '  const now = deps.now();\n  await deps.db.destroy();\n  await setApproval(',
    tests: 'types',
  },
];

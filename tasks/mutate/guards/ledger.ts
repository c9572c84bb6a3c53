import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'The points of several users are locked in an order that cannot deadlock',
    file: 'server/modules/rewards/ledger.ts',
    text: "    .orderBy('user_id')\n    .orderBy('id')\n",
    instead: "    .orderBy(sql`array_position(${[...userIds]}::bigint[], user_id)`)\n    .orderBy('id')\n",
    tests: ['server/modules/rewards/ledger.test.ts'],
  },
  {
    guarantee: 'Only points that are held can be moved',
    file: 'server/modules/rewards/ledger.ts',
    text: '    if (!ledger) throw new Error(`The points of user ${userId} are not held`);\n    return ledger;',
    instead: '    return (ledger ?? [...ledgers.values()][0]) as Ledger;',
    tests: ['server/modules/rewards/ledger.test.ts'],
  },
  {
    guarantee: 'Inside a transaction nobody has a second way to the database',
    file: 'server/modules/terms/review/approval.ts',
    text: '  const now = deps.now();\n  await setApproval(',
    instead: '  const now = deps.now();\n  await deps.db.destroy();\n  await setApproval(',
    tests: 'types',
  },
];

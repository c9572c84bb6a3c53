import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Nobody approves or rejects a term of their own',
    file: 'server/modules/terms/rules.ts',
    text: "  if (term.author_id === actor.id) return 'own_review';\n  if (term.approved_by === 'person')",
    instead: "  if (term.approved_by === 'person')",
    tests: [
      'server/modules/terms/review/review.test.ts',
      'server/modules/terms/review/oversight.test.ts',
      'server/modules/terms/rules.test.ts',
    ],
  },
  {
    guarantee: 'Only a rejected term is restored or removed',
    file: 'server/modules/terms/review/queries.ts',
    text: "    .where('id', '=', id)\n    .where('rejected_at', 'is not', null)\n    .forUpdate()\n",
    instead: "    .where('id', '=', id)\n    .forUpdate()\n",
    tests: [
      'server/modules/terms/review/review.test.ts',
      'server/modules/terms/review/oversight.test.ts',
      'server/modules/terms/rules.test.ts',
    ],
  },
  {
    guarantee: 'Votes are taken back from the suspended only',
    file: 'server/modules/terms/votes/take-back-votes.ts',
    text: "  if (user.status !== 'suspended') throw new Refusal(409, 'not_suspended');\n",
    instead: '  void Refusal;\n',
    tests: [
      'server/modules/terms/review/review.test.ts',
      'server/modules/terms/review/oversight.test.ts',
      'server/modules/terms/rules.test.ts',
    ],
  },
  {
    guarantee: 'Who loses their votes loses what these earned',
    file: 'server/modules/terms/votes/take-back-votes.ts',
    text: '    await reverseVotes(tx, points, { userId, votes: ended, now });\n',
    instead: '    void reverseVotes;\n',
    tests: [
      'server/modules/terms/review/review.test.ts',
      'server/modules/terms/review/oversight.test.ts',
      'server/modules/terms/rules.test.ts',
    ],
  },
  {
    guarantee: 'Votes that are taken back leave no approval that only they gave',
    file: 'server/modules/terms/votes/take-back-votes.ts',
    text: '      if (left === undefined || !fallsBack(term, left)) continue;\n',
    instead: '      if (left === undefined || fallsBack(term, left)) continue;\n',
    tests: [
      'server/modules/terms/review/review.test.ts',
      'server/modules/terms/review/oversight.test.ts',
      'server/modules/terms/rules.test.ts',
    ],
  },
  {
    guarantee: 'The ledger credits nobody whose address is not confirmed',
    file: 'server/modules/rewards/ledger.ts',
    text: 'email_confirmed_at is not null',
    instead: 'true',
    tests: [
      'server/modules/accounts/email/confirm-email.test.ts',
      'server/modules/terms/votes/count-waiting.test.ts',
      'server/modules/rewards/ledger.test.ts',
    ],
  },
  {
    guarantee: 'A session that was left open does not change the address',
    file: 'server/modules/accounts/email/change-email.ts',
    text: '  if (!(await isPasswordOf(account?.password_hash, password))) {',
    instead: '  if (!(await isPasswordOf(account?.password_hash, password)) && password === current) {',
    tests: [
      'server/modules/accounts/email/confirm-email.test.ts',
      'server/modules/terms/votes/count-waiting.test.ts',
    ],
  },
  {
    guarantee: 'A link that was sent before a suspension stays dead when it is lifted',
    file: 'server/modules/accounts/change-user.ts',
    text: "  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();\n",
    instead: '',
    tests: ['server/modules/accounts/change-user.test.ts', 'server/modules/accounts/password-reset.test.ts'],
  },
  {
    guarantee: 'A change of role or status leaves a row in the audit log',
    file: 'server/modules/accounts/change-user.ts',
    text: '    await audit(tx, { actorId, action: act, subject, detail: { from: before, to: after } });\n',
    instead: '    void [audit, subject];\n',
    tests: ['server/modules/accounts/change-user.test.ts'],
  },
  {
    guarantee: 'A suspended account neither joins a group nor parts it',
    file: 'server/modules/admin/users/alike-groups.ts',
    text: "      where network.opened_here and users.status = 'active'\n",
    instead: '      where network.opened_here\n',
    tests: ['server/modules/admin/users/alike-accounts.test.ts'],
  },
  {
    guarantee: 'An author does not become a stranger to their paper under a new name, address or wallet',
    file: 'server/migrations/0019_authors_stay_known.sql',
    text: 'where user_id = old.id order by',
    instead: 'where user_id = -1 order by',
    tests: ['server/modules/journal/people.test.ts'],
  },
];

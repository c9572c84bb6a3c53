import type { Guard } from '../guard.ts';

const RULES = 'server/modules/terms/rules.ts';
const APPROVE = 'server/modules/terms/review/approve.ts';
const REJECT = 'server/modules/terms/review/reject.ts';
const REVIEW_QUERIES = 'server/modules/terms/review/queries.ts';
const TAKE_BACK = 'server/modules/terms/votes/take-back-votes.ts';
const VOTES = 'server/modules/terms/votes/queries.ts';
const CONFIRM = 'server/modules/accounts/email/confirm-email.ts';
const CHANGE_EMAIL = 'server/modules/accounts/email/change-email.ts';
const CHANGE_USER = 'server/modules/accounts/change-user.ts';
const AUDIT = 'server/modules/admin/audit/audit-log.ts';
const ALIKE = 'server/modules/admin/users/alike-groups.ts';
const REVIEW_TESTS = [
  'server/modules/terms/review/review.test.ts',
  'server/modules/terms/review/oversight.test.ts',
  'server/modules/terms/rules.test.ts',
] as const;
const CONFIRM_TESTS = [
  'server/modules/accounts/email/confirm-email.test.ts',
  'server/modules/terms/votes/count-waiting.test.ts',
] as const;
const USER_TESTS = ['server/modules/accounts/change-user.test.ts'] as const;

export const guards: readonly Guard[] = [
  {
    guarantee: 'Two addresses of one mailbox are shown as alike, whatever else speaks for or against it',
    file: 'server/modules/admin/users/rules.ts',
    text: " || signs.includes('one_mailbox')",
    instead: '',
    tests: ['server/modules/admin/users/alike-accounts.test.ts'],
  },
  {
    guarantee: 'What was read is what is approved',
    file: APPROVE,
    text: "    if (isOutdated(seen, term)) throw new Refusal(409, 'edit_conflict');\n",
    instead: '    void [isOutdated, seen];\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'What was read is what is rejected',
    file: REJECT,
    text: "    if (isOutdated(seen, term)) throw new Refusal(409, 'edit_conflict');\n",
    instead: '    void [isOutdated, seen];\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Nobody approves or rejects a term of their own',
    file: RULES,
    text: "  if (term.author_id === actor.id) return 'own_review';\n  if (term.approved_by === 'person')",
    instead: "  if (term.approved_by === 'person')",
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Nobody approves what they voted on with an account of the same day',
    file: APPROVE,
    text: '    await refuseDoubleVoice(tx, term, actor, deps.now());\n',
    instead: '    void refuseDoubleVoice;\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Nor do they reject it',
    file: REJECT,
    text: '    await refuseDoubleVoice(tx, term, actor, now);\n',
    instead: '    void refuseDoubleVoice;\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Only an admin takes an approval back',
    file: RULES,
    text: "  return term.approved_by && !actor.isAdmin ? 'already_approved' : null;\n}\n\n/** Whether the actor may decide",
    instead: '  return null;\n}\n\n/** Whether the actor may decide',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'A rejection takes back what the term had earned',
    file: REJECT,
    text: '    await withdrawReward(points, term, now);\n',
    instead: '    void withdrawReward;\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Only a rejected term is restored or removed',
    file: REVIEW_QUERIES,
    text: "    .where('id', '=', id)\n    .where('rejected_at', 'is not', null)\n    .forUpdate()\n",
    instead: "    .where('id', '=', id)\n    .forUpdate()\n",
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'A word that was suggested anew is not restored beside it',
    file: 'server/modules/terms/review/restore.ts',
    text: '    if (other) throw termExists(other);\n',
    instead: '    void other;\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Only decisions that nobody followed are undone',
    file: REVIEW_QUERIES,
    text: "            .whereRef('later.id', '>', 'decided.id'),",
    instead: "            .whereRef('later.id', '<', 'decided.id'),",
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'A version is hidden with a row in the audit log',
    file: 'server/modules/terms/review/hide-revision.ts',
    text: "      action: 'term.hide_revision',\n",
    instead: "      action: 'nothing',\n",
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Votes are taken back from the suspended only',
    file: TAKE_BACK,
    text: "  if (user.status !== 'suspended') throw new Refusal(409, 'not_suspended');\n",
    instead: '  void Refusal;\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Who loses their votes loses what these earned',
    file: TAKE_BACK,
    text: '    await reverseVotes(tx, points, { userId, votes: ended, now });\n',
    instead: '    void reverseVotes;\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'Votes that are taken back leave no approval that only they gave',
    file: TAKE_BACK,
    text: '      if (left === undefined || !fallsBack(term, left)) continue;\n',
    instead: '      if (left === undefined || fallsBack(term, left)) continue;\n',
    tests: REVIEW_TESTS,
  },
  {
    guarantee: 'The vote of an unconfirmed account counts for nothing',
    file: VOTES,
    text: 'sql<boolean>`(select email_confirmed_at is not null from users where id = ${userId})`',
    instead: 'sql<boolean>`(select true from users where id = ${userId})`',
    tests: CONFIRM_TESTS,
  },
  {
    guarantee: 'The ledger credits nobody whose address is not confirmed',
    file: 'server/modules/rewards/ledger.ts',
    text: 'email_confirmed_at is not null',
    instead: 'true',
    tests: [...CONFIRM_TESTS, 'server/modules/rewards/ledger.test.ts'],
  },
  {
    guarantee: 'Of two confirmations at once one finds the link gone',
    file: CONFIRM,
    text: '    if (!(await findLink(tx, hash, now()))) throw linkInvalid();\n',
    instead: '',
    tests: CONFIRM_TESTS,
  },
  {
    guarantee: 'A link that is too old confirms nothing',
    file: CONFIRM,
    text: "    .where('expires_at', '>', now)\n",
    instead: "    .where('expires_at', '>', new Date(now.getTime() - 9e9))\n",
    tests: CONFIRM_TESTS,
  },
  {
    guarantee: 'A session that was left open does not change the address',
    file: CHANGE_EMAIL,
    text: '  if (!(await isPasswordOf(account?.password_hash, password))) {',
    instead: '  if (!(await isPasswordOf(account?.password_hash, password)) && password === current) {',
    tests: CONFIRM_TESTS,
  },
  {
    guarantee: 'A link in the mailbox that an account leaves opens it no longer',
    file: CONFIRM,
    text: '  if (user.email !== email) {\n',
    instead: '  if (user.email === null) {\n',
    tests: CONFIRM_TESTS,
  },
  {
    guarantee: 'A link that was sent before a suspension stays dead when it is lifted',
    file: CHANGE_USER,
    text: "  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();\n",
    instead: '',
    tests: [...USER_TESTS, 'server/modules/accounts/password-reset.test.ts'],
  },
  {
    guarantee: 'A change of role or status leaves a row in the audit log',
    file: CHANGE_USER,
    text: '    await audit(tx, { actorId, action: act, subject, detail: { from: before, to: after } });\n',
    instead: '    void [audit, subject];\n',
    tests: USER_TESTS,
  },
  {
    guarantee: 'The audit log tells an author nothing of their own papers',
    file: AUDIT,
    text: '(await listPapersOf(db, viewerId)).map((id) => `paper:${id}`)',
    instead: '(await listPapersOf(db, viewerId)).map(() => "")',
    tests: ['server/modules/admin/audit/audit-log.test.ts'],
  },
  {
    guarantee: 'Who runs the journal is told no points and no wallet of a user',
    file: 'server/modules/accounts/directory/directory.ts',
    text: "  if (viewer.role !== 'admin') return",
    instead: "  if (viewer.role === 'user') return",
    tests: ['server/modules/accounts/directory/directory.test.ts'],
  },
  {
    guarantee: 'One sign alone makes no group of accounts',
    file: ALIKE,
    text: '    .filter(({ signs }) => isAlike(signs));\n',
    instead: '    .filter(() => isAlike.length > 0);\n',
    tests: ['server/modules/admin/users/alike-accounts.test.ts'],
  },
  {
    guarantee: 'A suspended account neither joins a group nor parts it',
    file: ALIKE,
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

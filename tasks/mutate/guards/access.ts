import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'The last active admin cannot be demoted or suspended',
    file: 'server/modules/accounts/change-user.ts',
    text: '&& admins.every((id) => id === userId)',
    instead: '&& false',
    tests: ['server/modules/accounts/last-admin.test.ts'],
  },
  {
    guarantee: 'Of two admins who step down at once, one stays',
    file: 'server/modules/accounts/queries.ts',
    text: 'await stayingAdmins(tx).forUpdate().execute()',
    instead: 'await stayingAdmins(tx).execute()',
    tests: ['server/modules/accounts/last-admin.test.ts'],
  },
  {
    guarantee: 'Who has lost the right meanwhile changes nobody',
    file: 'server/modules/accounts/change-user.ts',
    text: '    if (actorId !== null && !admins.includes(actorId)) throw',
    instead: '    if (actorId === 0) throw',
    tests: ['server/modules/accounts/last-admin.test.ts'],
  },
  {
    guarantee: 'A suspended user has no sessions left',
    file: 'server/modules/accounts/change-user.ts',
    text: '  await revokeSessions(tx, userId, now);\n',
    instead: '',
    tests: ['server/modules/accounts/change-user.test.ts'],
  },
];

import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'Who may call an endpoint is checked for every endpoint',
    file: 'server/platform/http.ts',
    text: '      checkAccess(access, request);\n',
    instead: '',
    tests: ['server/test/contract.test.ts'],
  },
  {
    guarantee: 'A right is asked for, not only a session',
    file: 'server/platform/http.ts',
    text: 'if (!guards[access](user)) throw',
    instead: 'if (!user) throw',
    tests: ['server/test/contract.test.ts'],
  },
  {
    guarantee: 'Only fields of the response schema leave the server',
    file: 'server/app.ts',
    text: 'JSON.stringify(schema.parse(answer));',
    instead: 'JSON.stringify((schema, answer));',
    tests: ['server/platform/http.test.ts'],
  },
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
  {
    guarantee: 'A refresh token that comes twice ends its family',
    file: 'server/modules/accounts/refresh.ts',
    text: '      await revokeFamily(tx, found.familyId, now);\n',
    instead: '',
    tests: ['server/modules/accounts/refresh.test.ts'],
  },
  {
    guarantee: 'Who renews the tokens of one account without end is stopped, wherever they come from',
    file: 'server/modules/accounts/refresh.ts',
    text: '  await limit(deps, { key: `refresh:account:${owner.userId}`, ...PER_ACCOUNT });\n',
    instead: '  void [limit, PER_ACCOUNT];\n',
    tests: ['server/modules/accounts/limits.test.ts'],
  },
  {
    guarantee: 'A solved captcha is good once, in all processes',
    file: 'server/modules/accounts/claim-captcha.ts',
    text: 'return row !== undefined;',
    instead: 'return row !== null;',
    tests: ['server/modules/accounts/upkeep.test.ts'],
  },
];

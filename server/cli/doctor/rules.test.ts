import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/calendar.ts';
import {
  type Complaint,
  complaintsOf,
  isWrong,
  LEAST_FREE_BYTES,
  MOST_CLOCK_OFF_MS,
  OLDEST_BACKUP_MS,
  OLDEST_CHECK_MS,
  type Seen,
  type SeenDatabase,
  type SeenWork,
} from './rules.ts';
import { sentenceOf } from './text.ts';

const work: SeenWork = {
  secrets: 'opened',
  failed: [],
  late: [],
  longPayouts: 0,
  ageMs: 30 * DAY_MS,
  check: { ageMs: OLDEST_CHECK_MS, findings: 0 },
};
const database: SeenDatabase = {
  version: 160_000,
  isOneRole: false,
  owned: [],
  closed: [],
  isBehind: false,
  clockOffMs: -MOST_CLOCK_OFF_MS,
  archive: 'off',
  replicas: [{ host: 'one:5432', state: 'follows' }],
  work,
};
const well: Seen = {
  isPublic: true,
  isHttps: true,
  answers: true,
  freeBytes: LEAST_FREE_BYTES,
  filesFault: null,
  mail: 'server',
  backupAgeMs: OLDEST_BACKUP_MS,
  database,
};

const seen = (but: Partial<Seen>): Seen => ({ ...well, ...but });
const seenDatabase = (but: Partial<SeenDatabase>): Seen => seen({ database: { ...database, ...but } });
const seenWork = (but: Partial<SeenWork>): Seen => seenDatabase({ work: { ...work, ...but } });

test('an installation at the edge of what is right has nothing wrong', () => {
  expect(complaintsOf(well)).toEqual([]);
});

test.each<[Seen, Complaint]>([
  [seen({ database: { fault: 'القاعدة بعيدة.' } }), { kind: 'database_away', sentence: 'القاعدة بعيدة.' }],
  [seen({ isHttps: false }), { kind: 'not_https' }],
  [seen({ answers: false }), { kind: 'no_answer' }],
  [seen({ freeBytes: LEAST_FREE_BYTES - 1 }), { kind: 'disk_low', megabytes: 2047 }],
  [seen({ filesFault: 'EACCES' }), { kind: 'files_refused', reason: 'EACCES' }],
  [seen({ mail: 'folder' }), { kind: 'no_mail' }],
  [seen({ mail: { fault: '535' } }), { kind: 'mail_refused', reason: '535' }],
  [seen({ backupAgeMs: null }), { kind: 'no_backup' }],
  [seen({ backupAgeMs: OLDEST_BACKUP_MS + HOUR_MS }), { kind: 'backup_old', hours: 26 }],
  [seen({ backupAgeMs: 'untold' }), { kind: 'backups_untold' }],
  [seenDatabase({ version: 150_012 }), { kind: 'version_old', version: 150_012 }],
  [seenDatabase({ isBehind: true, work: null }), { kind: 'migrations_wait' }],
  [seenDatabase({ isOneRole: true, owned: ['terms'] }), { kind: 'one_role' }],
  [seenDatabase({ owned: ['terms'] }), { kind: 'tables_owned', tables: ['terms'] }],
  [seenDatabase({ closed: ['terms'] }), { kind: 'tables_closed', tables: ['terms'] }],
  [seenDatabase({ clockOffMs: -120_000 }), { kind: 'clock_off', seconds: 120 }],
  [seenDatabase({ clockOffMs: 120_000 }), { kind: 'clock_off', seconds: 120 }],
  [seenDatabase({ archive: 'fails' }), { kind: 'archive_fails' }],
  [
    seenDatabase({ replicas: [{ host: 'one', state: 'away' }] }),
    { kind: 'replica', host: 'one', state: 'away' },
  ],
  [
    seenDatabase({ replicas: [{ host: 'one', state: 'behind' }] }),
    { kind: 'replica', host: 'one', state: 'behind' },
  ],
  [
    seenDatabase({ replicas: [{ host: 'one', state: 'follows_nobody' }] }),
    { kind: 'replica', host: 'one', state: 'follows_nobody' },
  ],
  [seenWork({ secrets: 'other_key' }), { kind: 'secrets_closed' }],
  [seenWork({ secrets: 'old_key' }), { kind: 'secrets_of_old_key' }],
  [seenWork({ failed: [{ name: 'mail', count: 3 }] }), { kind: 'work_failed', name: 'mail', count: 3 }],
  [
    seenWork({ late: [{ name: 'mail', count: 3, ageMs: HOUR_MS }] }),
    { kind: 'work_late', name: 'mail', count: 3, minutes: 60 },
  ],
  [seenWork({ longPayouts: 2 }), { kind: 'payouts_late', count: 2 }],
  [seenWork({ check: null }), { kind: 'logs_never_checked' }],
  [
    seenWork({ check: { ageMs: OLDEST_CHECK_MS + HOUR_MS, findings: 0 } }),
    { kind: 'logs_unchecked', hours: 49 },
  ],
  [seenWork({ check: { ageMs: 0, findings: 4 } }), { kind: 'logs_altered', count: 4 }],
])('what is wrong is told by itself, in a sentence: %#', (ill, complaint) => {
  expect(complaintsOf(ill)).toEqual([complaint]);
  expect(sentenceOf(complaint)).toMatch(/^\p{Script=Arabic}.{8,}$/u);
});

test.each<[string, Seen]>([
  [
    'a machine for oneself needs neither https nor mail',
    seen({ isPublic: false, isHttps: false, mail: 'folder' }),
  ],
  ['a machine for oneself need not tell of backups', seen({ isPublic: false, backupAgeMs: 'untold' })],
  [
    'whose log is archived need not tell of backups',
    seen({ backupAgeMs: 'untold', database: { ...database, archive: 'works' } }),
  ],
  ['who is not told of the owner, and owns nothing, is right so', seenDatabase({ isOneRole: true })],
  ['on its first day the logs were not looked at yet', seenWork({ check: null, ageMs: DAY_MS })],
])('%s', (_, right) => {
  expect(complaintsOf(right)).toEqual([]);
});

test('advice is not wrong', () => {
  const kinds: Complaint[] = [
    { kind: 'one_role' },
    { kind: 'backups_untold' },
    { kind: 'secrets_of_old_key' },
    { kind: 'not_https' },
  ];
  expect(kinds.map(isWrong)).toEqual([false, false, false, true]);
});

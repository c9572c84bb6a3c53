// What is wrong with an installation, told from what was seen of it.
import { DAY_MS, HOUR_MS } from '../../platform/calendar.ts';

const MINUTE_MS = 60_000;

/** What was seen of an installation. */
export interface Seen {
  /** Others than this machine reach it. */
  isPublic: boolean;
  /** Whether what readers and the server send is sealed on the way. */
  isHttps: boolean;
  /** Whether the public address answers; null where none is given. */
  answers: boolean | null;
  /** Where the data folder lies. */
  freeBytes: number;
  /** Why no file can be kept; null: one was kept, read and removed. */
  filesFault: string | null;
  /** Whether mails go out, or why they cannot; `folder`: they are written into one. */
  mail: 'server' | 'folder' | { fault: string };
  /** How old the newest backup is; null: there is none; `untold`: nobody said where they lie. */
  backupAgeMs: number | null | 'untold';
  /** Or why it cannot be opened. */
  database: SeenDatabase | { fault: string };
}

export interface SeenDatabase {
  /** As PostgreSQL counts: 160004. */
  version: number;
  /** Only one role is known here: the owner of the tables, or the application where somebody else migrates. */
  isOneRole: boolean;
  /** Tables that the application owns beside its owner. */
  owned: string[];
  /** Tables that the application cannot read. */
  closed: string[];
  isBehind: boolean;
  /** Its clock less ours. */
  clockOffMs: number;
  archive: 'off' | 'works' | 'fails';
  replicas: SeenReplica[];
  /** Null until its tables are those of this release. */
  work: SeenWork | null;
}

export interface SeenReplica {
  host: string;
  state: 'follows' | 'away' | 'follows_nobody' | 'behind';
}

export interface SeenWork {
  secrets: 'none' | 'opened' | 'old_key' | 'other_key';
  /** How much work of a kind failed however often it was tried. */
  failed: { name: string; count: number }[];
  /** Work that should have begun long ago. */
  late: { name: string; count: number; ageMs: number }[];
  /** Payouts that are not at their end after the time that a person must know of. */
  longPayouts: number;
  /** Since its tables were made. */
  ageMs: number;
  /** The last look at logs and ledger; null before the first one. */
  check: { ageMs: number; findings: number } | null;
}

/** One thing that is wrong, or that could be better. */
export type Complaint =
  | { kind: 'setting' | 'database_away'; sentence: string }
  | { kind: 'files_refused' | 'mail_refused'; reason: string }
  | { kind: 'tables_owned' | 'tables_closed'; tables: string[] }
  | { kind: 'replica'; host: string; state: Exclude<SeenReplica['state'], 'follows'> }
  | { kind: 'work_failed'; name: string; count: number }
  | { kind: 'work_late'; name: string; count: number; minutes: number }
  | { kind: 'disk_low'; megabytes: number }
  | { kind: 'clock_off'; seconds: number }
  | { kind: 'version_old'; version: number }
  | { kind: 'payouts_late' | 'logs_altered'; count: number }
  | { kind: 'logs_unchecked' | 'backup_old'; hours: number }
  | { kind: PlainComplaint };

const PLAIN = [
  'not_https',
  'no_answer',
  'no_mail',
  'no_backup',
  'backups_untold',
  'one_role',
  'migrations_wait',
  'archive_fails',
  'secrets_closed',
  'secrets_of_old_key',
  'logs_never_checked',
] as const;
export type PlainComplaint = (typeof PLAIN)[number];

/** What works, but should be otherwise. */
const ADVICE: readonly Complaint['kind'][] = ['one_role', 'backups_untold', 'secrets_of_old_key'];
export const isWrong = ({ kind }: Complaint): boolean => !ADVICE.includes(kind);

export const OLDEST_VERSION = 160_000;
export const LEAST_FREE_BYTES = 2 * 1024 ** 3;
/** Codes of second factors and signed links bear no more. */
export const MOST_CLOCK_OFF_MS = 10_000;
/** A night's backup, and an hour for making it. */
export const OLDEST_BACKUP_MS = DAY_MS + HOUR_MS;
/** Logs are looked at each night; one of them may have been missed. */
export const OLDEST_CHECK_MS = 2 * DAY_MS;
/** Work that should have begun before that is late. */
export const LATE_MS = 15 * MINUTE_MS;

/** Everything that is wrong with what was seen, what keeps people out first. */
export function complaintsOf(seen: Seen): Complaint[] {
  const { database } = seen;
  const ofDatabase: Complaint[] =
    'fault' in database
      ? [{ kind: 'database_away', sentence: database.fault }]
      : [...ofServer(database), ...(database.work ? ofWork(database.work) : [])];
  return [...ofDatabase, ...ofSurroundings(seen)];
}

function ofSurroundings(seen: Seen): Complaint[] {
  const { isPublic, isHttps, answers, freeBytes, filesFault, mail, backupAgeMs, database } = seen;
  const isArchived = !('fault' in database) && database.archive === 'works';
  return [
    ...when(isPublic && !isHttps, { kind: 'not_https' }),
    ...when(answers === false, { kind: 'no_answer' }),
    ...when(freeBytes < LEAST_FREE_BYTES, { kind: 'disk_low', megabytes: Math.floor(freeBytes / 1024 ** 2) }),
    ...when(filesFault !== null, { kind: 'files_refused', reason: filesFault ?? '' }),
    ...when(isPublic && mail === 'folder', { kind: 'no_mail' }),
    ...(typeof mail === 'object' ? [{ kind: 'mail_refused' as const, reason: mail.fault }] : []),
    ...when(backupAgeMs === null, { kind: 'no_backup' }),
    ...when(isPublic && backupAgeMs === 'untold' && !isArchived, { kind: 'backups_untold' }),
    ...(typeof backupAgeMs === 'number' && backupAgeMs > OLDEST_BACKUP_MS
      ? [{ kind: 'backup_old' as const, hours: hoursIn(backupAgeMs) }]
      : []),
  ];
}

function ofServer({ version, isOneRole, owned, closed, ...seen }: SeenDatabase): Complaint[] {
  const { isBehind, clockOffMs, archive, replicas } = seen;
  const seconds = Math.round(Math.abs(clockOffMs) / 1000);
  return [
    ...when(version < OLDEST_VERSION, { kind: 'version_old', version }),
    ...when(isBehind, { kind: 'migrations_wait' }),
    ...when(isOneRole && owned.length > 0, { kind: 'one_role' }),
    ...when(!isOneRole && owned.length > 0, { kind: 'tables_owned', tables: owned }),
    ...when(closed.length > 0, { kind: 'tables_closed', tables: closed }),
    ...when(Math.abs(clockOffMs) > MOST_CLOCK_OFF_MS, { kind: 'clock_off', seconds }),
    ...when(archive === 'fails', { kind: 'archive_fails' }),
    ...replicas.flatMap(({ host, state }) =>
      state === 'follows' ? [] : [{ kind: 'replica' as const, host, state }],
    ),
  ];
}

function ofWork({ secrets, failed, late, longPayouts, ageMs, check }: SeenWork): Complaint[] {
  return [
    ...when(secrets === 'other_key', { kind: 'secrets_closed' }),
    ...when(secrets === 'old_key', { kind: 'secrets_of_old_key' }),
    ...failed.map(({ name, count }) => ({ kind: 'work_failed' as const, name, count })),
    ...late.map(({ name, count, ageMs: age }) => ({
      kind: 'work_late' as const,
      name,
      count,
      minutes: Math.floor(age / MINUTE_MS),
    })),
    ...when(longPayouts > 0, { kind: 'payouts_late', count: longPayouts }),
    ...when(check === null && ageMs > OLDEST_CHECK_MS, { kind: 'logs_never_checked' }),
    ...(check && check.ageMs > OLDEST_CHECK_MS
      ? [{ kind: 'logs_unchecked' as const, hours: hoursIn(check.ageMs) }]
      : []),
    ...(check && check.findings > 0 ? [{ kind: 'logs_altered' as const, count: check.findings }] : []),
  ];
}

const when = (isSo: boolean, complaint: Complaint): Complaint[] => (isSo ? [complaint] : []);
const hoursIn = (ms: number): number => Math.floor(ms / HOUR_MS);

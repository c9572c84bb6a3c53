import { DAY_MS } from '../../../platform/calendar.ts';
import { OaiError } from './oai-error.ts';
import type { RecordRange } from './queries.ts';
import { specialties } from './specialties.ts';

export const TOKEN_LIFE_MS = DAY_MS;

/** What a harvester sent, its verb known. */
export type Arguments = Readonly<Record<string, string>> & { verb: string };

/** Moments are told to the second. */
export const secondOf = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

/** Where a list goes on. */
export interface Token {
  verb: string;
  from: string | null;
  until: string | null;
  set: string | null;
  /** The last change that was told. */
  after: number;
  /** Records told before, and of how many. */
  cursor: number;
  size: number;
  issued: number;
}

/** Before the first part of a list. */
export function firstToken({ verb, from, until, set }: Arguments, now: Date): Token {
  if (from !== undefined && until !== undefined && from.length !== until.length) {
    throw new OaiError('badArgument', 'from and until have one granularity');
  }
  const token = {
    verb,
    from: from ?? null,
    until: until ?? null,
    set: set ?? null,
    after: 0,
    cursor: 0,
    size: 0,
    issued: now.getTime(),
  };
  const range = rangeOf(token);
  if (range.from && range.until && range.from > range.until) {
    throw new OaiError('badArgument', 'from is later than until');
  }
  return token;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Anybody may write a token; one that says nothing impossible is as good as ours. */
export function readToken({ verb, resumptionToken = '' }: Arguments, now: Date): Token {
  const broken = new OaiError('badResumptionToken', 'The token is broken or has expired');
  let read: Partial<Record<keyof Token, unknown>>;
  try {
    read = JSON.parse(Buffer.from(resumptionToken, 'base64url').toString()) as typeof read;
  } catch {
    throw broken;
  }
  const { from, until, set, after, cursor, size, issued } = read ?? {};
  const isWhole =
    read?.verb === verb &&
    [from, until, set].every(isTextOrNull) &&
    [after, cursor, size, issued].every(isCount) &&
    (cursor as number) > 0;
  if (!isWhole || now.getTime() - (issued as number) > TOKEN_LIFE_MS) throw broken;
  const token = read as Token;
  try {
    rangeOf(token);
  } catch {
    throw broken;
  }
  return token;
}

export function rangeOf({ from, until, set }: Pick<Token, 'from' | 'until' | 'set'>): RecordRange {
  const category = set === null ? null : specialties.find(({ code }) => code === set)?.name;
  if (category === undefined) throw new OaiError('noRecordsMatch', 'No such set');
  return { from: momentOf(from, 'T00:00:00Z'), until: momentOf(until, 'T23:59:59Z'), category };
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** A day or a second; a day begins or ends at the time given. */
function momentOf(text: string | null, time: string): Date | null {
  if (text === null) return null;
  const written = DAY.test(text) ? text + time : text;
  const moment = new Date(SECOND.test(written) ? written : Number.NaN);
  // Days that no month has are shifted into the next by the parser.
  if (Number.isNaN(moment.getTime()) || secondOf(moment) !== written) {
    throw new OaiError('badArgument', 'A moment is written YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ');
  }
  return moment;
}

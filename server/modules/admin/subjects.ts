import { sql } from 'kysely';
import { arabicDigits } from '../../platform/arabic-numbers.ts';
import type { Db } from '../../platform/db.ts';

/** What a privileged act was done to. */
export interface Subject {
  /** Such as `user`. */
  kind: string;
  /** Such as `12`; empty where there is one only. */
  ref: string;
  /** As it is called now, or was when somebody acted on it; empty when nothing is known. */
  name: string;
}

interface Act {
  subject: string;
  detail: unknown;
}

/** What each of these acts was done to, by its name. */
export async function subjectsOf(db: Db, acts: readonly Act[]): Promise<Subject[]> {
  const parts = acts.map(({ subject }) => partsOf(subject));
  const names = await listNames(db, {
    users: idsOf(parts, 'user'),
    terms: idsOf(parts, 'term'),
    announcements: idsOf(parts, 'announcement'),
    members: idsOf(parts, 'board'),
    volumes: idsOf(parts, 'volume'),
  });
  return acts.map(({ subject, detail }) => ({
    ...partsOf(subject),
    name: names.get(subject) ?? nameIn(detailOf(detail)),
  }));
}

export const detailOf = (detail: unknown): Record<string, unknown> =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? { ...detail } : {};

/** `user:12` is the user 12, `terms` the terms as a whole. */
function partsOf(subject: string) {
  const [kind = '', ...rest] = subject.split(':');
  return { kind, ref: rest.join(':') };
}

const idsOf = (parts: readonly { kind: string; ref: string }[], wanted: string): number[] =>
  parts.flatMap(({ kind, ref }) => (kind === wanted && /^\d{1,15}$/.test(ref) ? [Number(ref)] : []));

/** What is gone is still named where it was acted on. */
function nameIn(detail: Record<string, unknown>): string {
  const name = [detail.arabic, detail.title, detail.name].find((each) => typeof each === 'string' && each);
  return typeof name === 'string' ? name : '';
}

type Kind = 'users' | 'terms' | 'announcements' | 'members' | 'volumes';

/** The names of what there still is, as they are now. */
async function listNames(db: Db, ids: Record<Kind, number[]>): Promise<Map<string, string>> {
  const { rows } = await sql<{ subject: string; name: string; number: number | null; year: number }>`
    select 'user:' || id as subject, name, null::int as number, 0 as year from users where id = any(${ids.users})
    union all select 'term:' || id, arabic, null, 0 from all_terms where id = any(${ids.terms})
    union all select 'announcement:' || id, title, null, 0 from announcements where id = any(${ids.announcements})
    union all select 'board:' || id, name, null, 0 from board_members where id = any(${ids.members})
    union all select 'volume:' || id, title, number, year from volumes where id = any(${ids.volumes})`.execute(
    db,
  );
  return new Map(
    rows.map(({ subject, name, number, year }) => [
      subject,
      number === null || name !== '' ? name : `المجلد ${arabicDigits(number)} – ${arabicDigits(year)}`,
    ]),
  );
}

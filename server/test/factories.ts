import { randomUUID } from 'node:crypto';
import type { Role } from '@mustalah/contract/accounts';
import { normalize } from '@mustalah/morphology';
import { sql } from 'kysely';
import { type Db, onlyRow } from '../platform/db.ts';
import { signAccessToken } from '../platform/session.ts';
import { testSecrets } from './world.ts';

export interface TestUser {
  id: number;
  email: string;
  name: string;
  /** A good access token of this user at this moment, at which they have just proved who they are. */
  token(at: { clock: { now: Date }; db: Db }): Promise<string>;
}

interface Rights {
  token_epoch: number;
  role: Role;
  is_reviewer: boolean;
}

interface UserFields {
  role?: Role;
  is_reviewer?: boolean;
  is_contributor?: boolean;
  name?: string;
  email?: string;
  status?: 'active' | 'suspended';
  area_of_expertise?: string;
  wallet_address?: string;
  affiliation?: string;
  orcid?: string;
  password_hash?: string;
  /** Null: nothing it does counts yet. */
  email_confirmed_at?: Date | null;
}

let serial = 0;

/** An active user without a usable password. */
export async function buildUser(db: Db, fields: UserFields = {}): Promise<TestUser> {
  serial += 1;
  const values = {
    email: `user${serial}-${process.pid}@example.org`,
    name: `مستخدم ${serial}`,
    password_hash: 'none',
    email_confirmed_at: new Date('2026-01-01T00:00:00Z'),
    ...fields,
  };
  const { id, email, name } = await db
    .insertInto('users')
    .values({ ...values, name_key: normalize(values.name) })
    .returning(['id', 'email', 'name'])
    .executeTakeFirstOrThrow();
  const familyId = randomUUID();
  let signed: { of: string; token: string } | undefined;
  return {
    id,
    email,
    name,
    async token({ clock, db: current }) {
      // One question a call, which writes only where the clock has moved: nearly every call of every test asks it.
      const { rows } = await sql<Rights>`
        with proof as (
          insert into token_families (id, user_id, created_at, proved_at)
          values (${familyId}, ${id}, ${clock.now}, ${clock.now})
          on conflict (id) do update set proved_at = excluded.proved_at
            where token_families.proved_at is distinct from excluded.proved_at
        )
        select token_epoch, role, is_reviewer from users where id = ${id}`.execute(current);
      const row = onlyRow(rows);
      const of = JSON.stringify([row, clock.now]);
      if (signed?.of !== of) signed = { of, token: await sign(row, clock.now) };
      return signed.token;
    },
  };

  function sign(row: Rights, now: Date): Promise<string> {
    const { token_epoch: epoch, role, is_reviewer: isReviewer } = row;
    return signAccessToken(testSecrets.signing, { userId: id, familyId, epoch, name, role, isReviewer }, now);
  }
}

export const buildUsers = (db: Db, count: number, fields: UserFields = {}): Promise<TestUser[]> =>
  Promise.all(Array.from({ length: count }, () => buildUser(db, fields)));

export const buildAdmin = (db: Db): Promise<TestUser> => buildUser(db, { role: 'admin' });

/** The same user in a sign-in that proved itself an hour ago; calls at the same moment share it. */
export function provedLongAgo(user: TestUser): TestUser {
  let made: Promise<string> | undefined;
  const make = async (at: Parameters<TestUser['token']>[0]) => {
    const token = await user.token(at);
    await at.db
      .updateTable('token_families')
      .set({ proved_at: new Date(at.clock.now.getTime() - 60 * 60 * 1000) })
      .where('user_id', '=', user.id)
      .execute();
    return token;
  };
  return {
    ...user,
    token: (at) => {
      made ??= make(at);
      return made;
    },
  };
}

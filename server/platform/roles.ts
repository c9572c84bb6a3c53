// The application connects as a role that owns no table; another one owns them and changes them.
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The role of the application in the embedded server. */
export const APPLICATION = 'mustalah_app';

/** Any number, as long as nobody else takes it. */
const ROLES_LOCK = 7_420_031;

/** Its password; whoever learns it has not learnt the owner's. */
export const applicationPassword = (ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(APPLICATION).digest('base64url');

/** Make the role of the application, or give it its password again. */
export async function ensureApplication(admin: Db, password: string): Promise<void> {
  await admin.transaction().execute(async (tx) => {
    // Of several who start at once each waits for the one before.
    await sql`select pg_advisory_xact_lock(${ROLES_LOCK})`.execute(tx);
    const { rows } = await sql`select from pg_roles where rolname = ${APPLICATION}`.execute(tx);
    const verb = sql.raw(rows.length === 0 ? 'create' : 'alter');
    await sql`${verb} role ${sql.id(APPLICATION)} login nosuperuser nocreatedb nocreaterole nobypassrls
      password ${sql.lit(password)}`.execute(tx);
  });
}

/** Give the application what it needs on the tables there are, and what it may have on later ones. */
export async function grantApplication(owner: Db, role: string): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ROLES_LOCK})`.execute(tx);
    await sql`select refuse_truncate(), give_jobs(${role}), grant_application(${role})`.execute(tx);
  });
}

/** The role that an address names. */
export const roleOf = (databaseUrl: string): string => decodeURIComponent(new URL(databaseUrl).username);

import * as accounts from '@mustalah/contract/accounts';
import type { Endpoint } from '@mustalah/contract/endpoint';
import { dismissMissedSearch } from '@mustalah/contract/terms/missed-searches';
import * as oversight from '@mustalah/contract/terms/oversight';
import { approveTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { editTerm } from '@mustalah/contract/terms/suggestions';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { buildTerm } from './build-term.ts';
import { buildAdmin, buildUser, type TestUser } from './factories.ts';
import { world } from './world.ts';

const w = world();

interface Act {
  endpoint: Endpoint;
  /** What the log calls it. */
  action: string;
  /** Prepare what it acts on, and say how it is done. */
  prepare: (admin: TestUser) => Promise<() => Promise<{ status: number }>>;
}

const at = ({ id }: { id: number }) => ({ params: { id } });

async function rejected(admin: TestUser) {
  const term = await buildTerm(w.db);
  await w.call(rejectTerm, { ...at(term), body: { reason: '' } }, admin);
  return term;
}

const change = (action: string, body: (typeof accounts.updateUser)['body']['_zod']['input']): Act => ({
  endpoint: accounts.updateUser,
  action,
  async prepare(admin) {
    const user = await buildUser(w.db);
    if (action === 'user.activate') {
      await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
    }
    return () => w.call(accounts.updateUser, { ...at(user), body }, admin);
  },
});

/** Every act of an admin on people and terms. */
const acts: Act[] = [
  change('user.role', { role: 'admin' }),
  change('user.role', { is_journal_admin: true }),
  change('user.reviewer', { is_reviewer: true }),
  change('user.suspend', { status: 'suspended' }),
  change('user.activate', { status: 'active' }),
  {
    endpoint: accounts.endUserSessions,
    action: 'user.sign_out',
    async prepare(admin) {
      const user = await buildUser(w.db);
      await user.token(w);
      return () => w.call(accounts.endUserSessions, at(user), admin);
    },
  },
  {
    endpoint: approveTerm,
    action: 'term.approve',
    async prepare(admin) {
      const term = await buildTerm(w.db);
      return () => w.call(approveTerm, { ...at(term), body: {} }, admin);
    },
  },
  {
    endpoint: rejectTerm,
    action: 'term.reject',
    async prepare(admin) {
      const term = await buildTerm(w.db);
      return () => w.call(rejectTerm, { ...at(term), body: { reason: '' } }, admin);
    },
  },
  {
    endpoint: editTerm,
    action: 'term.edit',
    async prepare(admin) {
      const term = await buildTerm(w.db);
      return () => w.call(editTerm, { ...at(term), body: { latin: 'edited by an admin' } }, admin);
    },
  },
  {
    endpoint: dismissMissedSearch,
    action: 'missed_search.dismiss',
    async prepare(admin) {
      const moment = new Date();
      const key = `word ${crypto.randomUUID()}`;
      const miss = await w.db
        .insertInto('missed_searches')
        .values({ key, shown: key, searches: 1, first_at: moment, last_at: moment })
        .returning('id')
        .executeTakeFirstOrThrow();
      return () => w.call(dismissMissedSearch, at(miss), admin);
    },
  },
  {
    endpoint: oversight.restoreTerm,
    action: 'term.restore',
    async prepare(admin) {
      const term = await rejected(admin);
      return () => w.call(oversight.restoreTerm, at(term), admin);
    },
  },
  {
    endpoint: oversight.removeTerm,
    action: 'term.remove',
    async prepare(admin) {
      const term = await rejected(admin);
      return () => w.call(oversight.removeTerm, at(term), admin);
    },
  },
  {
    endpoint: oversight.hideRevision,
    action: 'term.hide_revision',
    async prepare(admin) {
      const term = await buildTerm(w.db);
      const { id } = await w.db
        .selectFrom('term_revisions')
        .select('id')
        .where('term_id', '=', term.id)
        .executeTakeFirstOrThrow();
      return () => w.call(oversight.hideRevision, at({ id }), admin);
    },
  },
  {
    endpoint: oversight.undoDecisions,
    action: 'user.undo_decisions',
    async prepare(admin) {
      const reviewer = await buildUser(w.db, { is_contributor: true });
      await rejected(reviewer);
      return () => w.call(oversight.undoDecisions, at(reviewer), admin);
    },
  },
  {
    endpoint: oversight.takeBackVotes,
    action: 'user.take_back_votes',
    async prepare(admin) {
      const [voter, term] = [await buildUser(w.db), await buildTerm(w.db)];
      await w.call(voteOnTerm, at(term), voter);
      await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', voter.id).execute();
      return () => w.call(oversight.takeBackVotes, at(voter), admin);
    },
  },
];

const entries = (admin: TestUser) =>
  w.db.selectFrom('audit_log').select('action').where('actor_id', '=', admin.id).orderBy('id').execute();

/** All that an act could change, as one text. */
async function contents(): Promise<string> {
  const tables = ['users', 'token_families', 'all_terms', 'term_revisions', 'term_decisions', 'votes'];
  const all = [...tables, 'ledger_entries', 'notifications'].map(
    (table) =>
      sql`select md5(string_agg(row::text, '' order by row::text)) as rows from ${sql.table(table)} row`,
  );
  const { rows } = await sql`${sql.join(all, sql` union all `)}`.execute(w.db);
  return JSON.stringify(rows);
}

describe.each(acts)('$endpoint.method $endpoint.path as $action', ({ action, prepare }) => {
  test('is kept in the log, by its admin', async () => {
    const admin = await buildAdmin(w.db);
    const act = await prepare(admin);
    const before = await entries(admin);
    expect((await act()).status).toBe(200);
    const added = (await entries(admin)).slice(before.length).map((entry) => entry.action);
    expect(added).toContain(action);
  });

  test('does not happen where it cannot be kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const admin = await buildAdmin(w.db);
    // Their sign-in is none of the act.
    await admin.token(w);
    const act = await prepare(admin);
    await w.asOwner((owner) =>
      sql`create trigger no_room before insert on audit_log for each row execute function refuse_change()`.execute(
        owner,
      ),
    );
    const before = await contents();
    const { status } = await act();
    await w.asOwner((owner) => sql`drop trigger no_room on audit_log`.execute(owner));
    expect([status, await contents()]).toEqual([500, before]);
  });
});

test('no act of an admin on people and terms is missing above', () => {
  const writing = [accounts, oversight]
    .flatMap((area): unknown[] => Object.values(area))
    .filter(
      (value): value is Endpoint =>
        typeof value === 'object' && value !== null && 'access' in value && value.access === 'admin',
    )
    .filter(({ method }) => method !== 'GET');
  const covered = new Set(acts.map(({ endpoint }) => endpoint));
  expect(writing.filter((endpoint) => !covered.has(endpoint)).map(({ path }) => path)).toEqual([]);
});

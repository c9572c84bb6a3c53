import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildUser } from './factories.ts';
import { type OwnDatabase, takeDatabase } from './kept-database.ts';
import { applicationAddress, tamper, withAdmin } from './postgres.ts';

const take = () => takeDatabase(inject('postgres'), inject('template'));
const stateOf = ({ ownerUrl }: OwnDatabase) =>
  withAdmin(ownerUrl, async (owner) => {
    const { rows } = await sql`select (select count(*) from users) as users,
      (select md5(string_agg(domains::text, ',' order by id)) from domains) as domains`.execute(owner);
    return rows[0];
  });

let own: OwnDatabase;
beforeAll(async () => {
  own = await take();
});
afterAll(() => own.leave());

test('what a file of tests wrote is gone for the next, what it took away is back, and numbers begin anew', async () => {
  const begun = await stateOf(own);
  const { id } = await buildUser(own.open(applicationAddress(own.ownerUrl), { max: 1 }));
  await tamper(own.ownerUrl, sql`delete from domains`);
  await own.leave();

  const { ownerUrl } = own;
  own = await take();
  expect(own.ownerUrl).toBe(ownerUrl);
  expect(await stateOf(own)).toEqual(begun);
  expect((await buildUser(own.open(applicationAddress(own.ownerUrl), { max: 1 }))).id).toBe(id);
});

test('a database whose tables were changed is not given again', async () => {
  const { ownerUrl } = own;
  await withAdmin(ownerUrl, (owner) => sql`alter table users add column shoe_size int`.execute(owner));
  await own.leave();
  own = await take();
  expect(own.ownerUrl).not.toBe(ownerUrl);
});

test('whoever needs a second one at once gets one that is thrown away', async () => {
  const second = await take();
  expect(second.ownerUrl).not.toBe(own.ownerUrl);
  await second.leave();
  await expect(stateOf(second)).rejects.toThrow(/does not exist/);
});

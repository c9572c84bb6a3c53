import { grantReviewer, listReviewers } from '@mustalah/contract/journal/desk';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';

const w = world();
let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

const grant = (email: string, as: TestUser = editor) => w.call(grantReviewer, { body: { email } }, as);
const acts = async ({ id }: TestUser) =>
  (
    await w.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .where('subject', '=', `user:${id}`)
      .execute()
  ).map(({ actor_id, action }) => [actor_id, action]);

test('an editor makes a member a reviewer by their address, once, and the log keeps who did', async () => {
  const member = await buildUser(w.db, { name: 'سعاد المختصة' });
  const results = await Promise.all([grant(member.email.toUpperCase()), grant(member.email)]);
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect(results[0]?.answer).toEqual({ id: member.id });
  const listed = (await w.call(listReviewers, { query: {} }, editor)).answer;
  expect(listed.map(({ name }) => name)).toEqual(['سعاد المختصة']);
  expect(await acts(member)).toEqual([[editor.id, 'user.reviewer']]);
});

test('nobody becomes one who edits, is suspended, has not confirmed the address, or is unknown', async () => {
  const [suspended, unconfirmed] = [await buildUser(w.db, { status: 'suspended' }), await buildUser(w.db)];
  await w.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', '=', unconfirmed.id)
    .execute();
  const codes = [editor.email, suspended.email, unconfirmed.email, 'nobody@example.net'].map((email) =>
    grant(email),
  );
  expect((await Promise.all(codes)).map(({ error }) => error?.code)).toEqual([
    'editor_knows_author',
    'account_not_ready',
    'account_not_ready',
    'no_such_account',
  ]);
  expect((await grant('ليس بريدًا')).status).toBe(400);
  expect((await grant(editor.email, await buildUser(w.db, { is_reviewer: true }))).error?.code).toBe(
    'forbidden',
  );
});

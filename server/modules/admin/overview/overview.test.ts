import { updateUser } from '@mustalah/contract/accounts';
import { getDashboard, listActivity } from '@mustalah/contract/administration';
import { approveTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();

test('the dashboard counts users, contributors, waiting terms and points that are not paid', async () => {
  const admin = await buildAdmin(w.db);
  const figures = async () => (await w.call(getDashboard, {}, admin)).answer;
  const before = await figures();
  const author = await buildUser(w.db, { is_contributor: true });
  const [approved, rejected] = [await buildTerm(w.db, { author }), await buildTerm(w.db, { author })];
  await buildTerm(w.db, { author });
  await w.call(approveTerm, { params: { id: approved.id }, body: {} }, admin);
  await w.call(rejectTerm, { params: { id: rejected.id }, body: { reason: '' } }, admin);
  expect(await figures()).toEqual({
    users: before.users + 1,
    contributors: before.contributors + 1,
    pending_terms: before.pending_terms + 1,
    pending_points: before.pending_points + 10,
  });
});

test('what happened last is told with who did it', async () => {
  const [admin, member] = [await buildAdmin(w.db), await buildUser(w.db, { name: 'عضو أخير' })];
  const term = await buildTerm(w.db, { author: member, createdAt: new Date(Date.now() + 60_000) });
  await w.call(updateUser, { params: { id: member.id }, body: { is_reviewer: true } }, admin);
  const { answer } = await w.call(listActivity, {}, admin);
  const { id, name } = member;
  expect(answer).toContainEqual(expect.objectContaining({ kind: 'registered', user: { id, name } }));
  expect(answer[0]).toMatchObject({
    kind: 'suggested',
    user: { id, name },
    subject: { kind: 'term', ref: String(term.id), name: term.arabic },
  });
  const acted = { kind: 'user', ref: String(id), name };
  expect(answer).toContainEqual(
    expect.objectContaining({ kind: 'acted', action: 'user.reviewer', subject: acted }),
  );
  const moments = answer.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

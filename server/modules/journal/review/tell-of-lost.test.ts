import { updateUser } from '@mustalah/contract/accounts';
import { listNotifications } from '@mustalah/contract/notifications';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { tellOfLost } from './tell-of-lost.ts';

const w = world({ config: { JOURNAL_REVIEWS_REQUIRED: 2 } });

let admin: TestUser;
let editor: TestUser;
beforeAll(async () => {
  admin = await buildAdmin(w.db);
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

const told = async () => {
  await w.jobs.drain();
  const { answer } = await w.call(listNotifications, { query: {} }, editor);
  return answer.results.filter(({ kind }) => kind === 'reviewer_lost').map(({ title }) => title);
};
const change = (user: TestUser, body: object) => w.call(updateUser, { params: { id: user.id }, body }, admin);

test('editors hear at once that a review they wait for will not come, of the papers that wait for it', async () => {
  const author = await buildUser(w.db);
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  for (const title of ['أول', 'ثانٍ']) {
    await assign(w, await buildSubmission(w.deps, author, { title }), reviewer, editor);
  }
  const sent = await buildSubmission(w.deps, author, { title: 'حكمه فيه وصل' });
  await assign(w, sent, reviewer, editor);
  await review(w, sent, reviewer, 'approved');
  expect(await told()).toEqual([]);
  expect((await change(reviewer, { is_reviewer: false })).status).toBe(200);
  expect((await told()).sort()).toEqual(['فُقد محكّم بحث «أول»', 'فُقد محكّم بحث «ثانٍ»']);
  // Background work may be done twice.
  await tellOfLost(w.deps, { userId: reviewer.id });
  expect((await told()).sort()).toEqual(['فُقد محكّم بحث «أول»', 'فُقد محكّم بحث «ثانٍ»']);
  const mails = w.mail.sent.filter(({ to, subject }) => to === editor.email && subject.startsWith('فُقد'));
  expect(mails).toHaveLength(2);
});

test('of who is suspended too, and of nobody who is a reviewer again before it was told', async () => {
  const author = await buildUser(w.db);
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  await assign(w, await buildSubmission(w.deps, author, { title: 'ثالث' }), reviewer, editor);
  await change(reviewer, { is_reviewer: false });
  await change(reviewer, { is_reviewer: true });
  expect(await told()).not.toContain('فُقد محكّم بحث «ثالث»');
  expect((await change(reviewer, { status: 'suspended' })).status).toBe(200);
  expect(await told()).toContain('فُقد محكّم بحث «ثالث»');
});

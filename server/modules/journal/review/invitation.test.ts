import { cancelAssignment, getPaperLog, listDesk } from '@mustalah/contract/journal/desk';
import {
  answerByLink,
  answerInvitation,
  listReviewerPapers,
  showInvitation,
} from '@mustalah/contract/journal/review';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example' } });
const DAY_MS = 86_400_000;

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

/** A paper, its reviewer, and the mail that asked them. */
async function invited() {
  const [author, reviewer] = [await buildUser(w.db), await buildUser(w.db, { is_reviewer: true })];
  const id = await buildSubmission(w.deps, author, { title: 'أثر التعريب' });
  await assign(w, id, reviewer, editor);
  await w.jobs.drain();
  const [mail] = w.mail.sent.filter(({ to }) => to === reviewer.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { id, author, reviewer, mail, token };
}

const show = (token: string) => w.call(showInvitation, { query: { token } });
const answer = (token: string, said: 'accept' | 'decline', reason = '') =>
  w.call(answerByLink, { body: { token, answer: said, reason } });
const stateOf = async (id: number) => {
  const { answer: page } = await w.call(listDesk, { query: {} }, editor);
  return page.results.find((paper) => paper.id === id)?.assignments[0];
};

test('an invitation is one mail with a link of its own, and its token is kept as a hash only', async () => {
  const { mail, token, reviewer, author } = await invited();
  expect(w.mail.sent.filter(({ to }) => to === reviewer.email)).toHaveLength(1);
  expect(mail).toMatchObject({
    subject: 'دعوة إلى تحكيم بحث: «أثر التعريب»',
    link: `https://mustalah.example/review-invitation?token=${token}`,
  });
  expect(mail?.text).not.toContain(author.name);
  expect(token).toHaveLength(43);
  const kept = JSON.stringify(await w.db.selectFrom('paper_assignments').selectAll().execute());
  expect(kept).not.toContain(token);
});

test('opening the link answers nothing, however often', async () => {
  const { id, token } = await invited();
  const shown = {
    title: 'أثر التعريب',
    abstract: 'ملخص',
    main_category: 'الطب',
    sub_category: 'طب الأسرة',
    due_at: new Date(w.clock.now.getTime() + 21 * DAY_MS).toISOString(),
  };
  expect((await show(token)).answer).toEqual(shown);
  expect((await show(token)).answer).toEqual(shown);
  expect((await stateOf(id))?.state).toBe('invited');
});

describe('the link', () => {
  test('accepts, once', async () => {
    const { id, token } = await invited();
    expect((await answer(token, 'accept')).status).toBe(200);
    expect((await stateOf(id))?.state).toBe('accepted');
    expect((await answer(token, 'decline')).error?.code).toBe('invitation_invalid');
    expect((await show(token)).status).toBe(404);
  });

  test('declines with a reason, which editors read and authors do not', async () => {
    const { id, token, author } = await invited();
    await answer(token, 'decline', 'بيننا عمل مشترك');
    expect(await stateOf(id)).toMatchObject({ state: 'declined', decline_reason: 'بيننا عمل مشترك' });
    const log = await w.call(getPaperLog, { params: { id } }, editor);
    expect(log.answer.entries.at(-1)).toMatchObject({
      kind: 'declined_invitation',
      note: '',
      internal_note: 'بيننا عمل مشترك',
    });
    const told = await w.send('GET', '/api/notifications/', undefined, author);
    expect(JSON.stringify(told.answer)).not.toContain('بيننا');
  });

  test('of two answers at once takes one', async () => {
    const { token } = await invited();
    const answers = await Promise.all([answer(token, 'accept'), answer(token, 'decline')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test.each([
    ['is over', async () => void (w.clock.now = new Date(w.clock.now.getTime() + 21 * DAY_MS + 1000))],
    [
      'is cancelled',
      async (id: number) => {
        const assignment = (await stateOf(id))?.id ?? 0;
        await w.call(cancelAssignment, { params: { id, assignment } }, editor);
      },
    ],
    [
      'is the review of a suspended account',
      async (_: number, { id }: TestUser) =>
        w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute(),
    ],
    [
      'is of a paper that was taken back',
      async (id: number) =>
        w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', id).execute(),
    ],
    [
      'was answered by a verdict',
      async (id: number, reviewer: TestUser) => review(w, id, reviewer, 'approved'),
    ],
  ])('ends when the invitation %s', async (_, end) => {
    const { id, token, reviewer } = await invited();
    expect((await show(token)).status).toBe(200);
    await end(id, reviewer);
    expect((await show(token)).error?.code).toBe('invitation_invalid');
    expect((await answer(token, 'accept')).error?.code).toBe('invitation_invalid');
  });

  test('that nobody sent opens nothing', async () => {
    expect((await show('x'.repeat(43))).error?.code).toBe('invitation_invalid');
    expect((await show('')).status).toBe(400);
    expect(
      (await w.send('POST', '/api/journal/invitation/', { token: 'x', answer: 'maybe' })).error,
    ).toMatchObject({
      answer: ['اختر قبول التحكيم أو الاعتذار عنه'],
    });
  });

  test('is not sent to whoever answered before the mail went out', async () => {
    const reviewer = await buildUser(w.db, { is_reviewer: true });
    const id = await buildSubmission(w.deps, await buildUser(w.db));
    await assign(w, id, reviewer, editor);
    await w.call(answerInvitation, { params: { id }, body: { answer: 'accept' } }, reviewer);
    await w.jobs.drain();
    expect(w.mail.sent.filter(({ to }) => to === reviewer.email)).toEqual([]);
  });
});

describe('signed in', () => {
  const say = (id: number, said: 'accept' | 'decline', as: TestUser) =>
    w.call(answerInvitation, { params: { id }, body: { answer: said } }, as);

  test('a reviewer accepts, and may still decline before the verdict', async () => {
    const { id, reviewer } = await invited();
    expect((await say(id, 'accept', reviewer)).status).toBe(200);
    expect((await say(id, 'accept', reviewer)).error?.code).toBe('already_answered');
    expect((await say(id, 'decline', reviewer)).status).toBe(200);
    expect((await say(id, 'accept', reviewer)).error?.code).toBe('review_ended');
    expect((await w.call(listReviewerPapers, { query: {} }, reviewer)).answer).toEqual([]);
  });

  test('after the verdict there is nothing to decline', async () => {
    const { id, reviewer } = await invited();
    await review(w, id, reviewer, 'revisions_requested');
    expect((await say(id, 'decline', reviewer)).error?.code).toBe('already_reviewed');
  });

  test('a stranger answers no invitation: it is as good as none', async () => {
    const { id } = await invited();
    const stranger = await buildUser(w.db, { is_reviewer: true });
    const foreign = await say(id, 'accept', stranger);
    expect([foreign.status, foreign.error]).toEqual([404, (await say(999_999, 'accept', stranger)).error]);
  });
});

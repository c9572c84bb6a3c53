import { listNotifications } from '@mustalah/contract/notifications';
import { getUserStats, listUserRewards } from '@mustalah/contract/rewards';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildRevision, buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { remindersJob } from './remind.ts';

const w = world();
const DAY_MS = 86_400_000;
const TUESDAY = new Date('2026-03-10T09:00:00Z');
const SUNDAY = new Date('2026-03-15T02:17:00Z');

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});
beforeEach(() => {
  w.clock.now = TUESDAY;
});

const later = (days: number) => void (w.clock.now = new Date(TUESDAY.getTime() + days * DAY_MS));
async function remind() {
  await w.db.transaction().execute((tx) => w.jobs.send(tx, remindersJob, {}));
  await w.jobs.drain();
  await w.jobs.drain();
}
const told = async (user: TestUser) =>
  (await w.call(listNotifications, { query: { page_size: 100 } }, user)).answer.results;
const kinds = async (user: TestUser) => (await told(user)).map(({ kind }) => kind);

async function asked(title = 'بحث') {
  const [author, reviewer] = [await buildUser(w.db), await buildUser(w.db, { is_reviewer: true })];
  const id = await buildSubmission(w.deps, author, { title });
  await assign(w, id, reviewer, editor);
  return { id, author, reviewer };
}

describe('reminders', () => {
  test('come before the date, at it and weekly, once each, also when the work is done twice', async () => {
    const { reviewer } = await asked();
    const ofReviewer = w.db.updateTable('paper_assignments').where('reviewer_id', '=', reviewer.id);
    await ofReviewer.set({ state: 'accepted' }).execute();
    const seen: string[][] = [];
    for (const day of [10, 18.5, 19, 21.5, 22, 28.6]) {
      later(day);
      await remind();
      await remind();
      seen.push((await kinds(reviewer)).filter((kind) => kind.startsWith('review_')));
    }
    expect(seen.map((each) => each.slice(0, -1).length)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(seen.at(-1)).toEqual(['review_overdue', 'review_overdue', 'review_due_soon', 'review_invited']);
  });

  test('go out as mails, and editors hear of what is overdue, or not answered', async () => {
    const { reviewer } = await asked('أثر الترجمة');
    later(8);
    await remind();
    await remind();
    expect(await kinds(reviewer)).toEqual(['review_unanswered', 'review_invited']);
    expect((await told(editor))[0]).toMatchObject({ title: 'لم يُجب المحكّم عن دعوة تحكيم «أثر الترجمة»' });
    later(22);
    await remind();
    const mail = w.mail.sent.findLast(({ to }) => to === reviewer.email);
    expect(mail?.subject).toBe('فات موعد تحكيم «أثر الترجمة»');
    expect((await told(editor))[0]).toMatchObject({ title: 'تأخر تحكيم «أثر الترجمة»' });
  });

  test('stop with the verdict and with the paper', async () => {
    const [done, taken] = [await asked(), await asked()];
    await review(w, done.id, done.reviewer, 'approved');
    await w.db.updateTable('papers').set({ withdrawn_at: TUESDAY }).where('id', '=', taken.id).execute();
    later(22);
    await remind();
    expect(await kinds(done.reviewer)).not.toContain('review_overdue');
    expect(await kinds(taken.reviewer)).not.toContain('review_overdue');
  });

  test('come to authors of whom changes are waited for, every two weeks, until they send them', async () => {
    const { id, author, reviewer } = await asked();
    await review(w, id, reviewer, 'revisions_requested');
    const waits = async () =>
      (await kinds(author)).filter((kind) => kind === 'paper_waits_for_author').length;
    const seen: number[] = [];
    for (const day of [13, 14.5, 15, 28.6]) {
      later(day);
      await remind();
      await remind();
      seen.push(await waits());
    }
    expect(seen).toEqual([0, 1, 1, 2]);
    await buildRevision(w.deps, id);
    later(60);
    await remind();
    expect(await waits()).toBe(2);
  });
});

describe('points', () => {
  const labelsOf = async ({ id }: TestUser) => {
    const booked = await w.db
      .selectFrom('ledger_transactions')
      .select('label')
      .where('user_id', '=', id)
      .execute();
    return booked.map(({ label }) => label);
  };
  const rewards = async (user: TestUser) =>
    (await w.call(listUserRewards, { query: {} }, user)).answer.results.map(({ reason, points }) => [
      reason,
      points,
    ]);

  test.each(['approved', 'rejected'] as const)(
    'come for a verdict «%s» with the week that follows, once, and name no paper',
    async (verdict) => {
      const { id, reviewer } = await asked('عنوان لا يُذكر');
      await review(w, id, reviewer, verdict);
      later(2);
      await w.cleanUp();
      expect(await rewards(reviewer)).toEqual([]);
      w.clock.now = SUNDAY;
      await w.cleanUp();
      await w.cleanUp();
      expect(await rewards(reviewer)).toEqual([['تحكيم بحث للمجلة', 20]]);
      expect(await labelsOf(reviewer)).toEqual(['']);
      expect((await told(reviewer))[0]).toMatchObject({
        kind: 'review_rewarded',
        title: 'أُضيفت إلى رصيدك ٢٠ UAS',
        link: '/rewards-history',
      });
      const { answer } = await w.call(getUserStats, {}, reviewer);
      expect([answer.reviewed_articles, answer.uas_earned]).toEqual([1, 20]);
    },
  );

  test('come for each round', async () => {
    const { id, reviewer } = await asked();
    await review(w, id, reviewer, 'revisions_requested');
    await buildRevision(w.deps, id);
    await review(w, id, reviewer, 'approved');
    w.clock.now = SUNDAY;
    await w.cleanUp();
    expect(await rewards(reviewer)).toHaveLength(2);
    expect((await told(reviewer))[0]?.title).toBe('أُضيفت إلى رصيدك ٤٠ UAS');
  });

  test('wait for an address that is not confirmed', async () => {
    const { id, reviewer } = await asked();
    await review(w, id, reviewer, 'approved');
    const confirm = (at: Date | null) =>
      w.db.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', reviewer.id).execute();
    await confirm(null);
    w.clock.now = SUNDAY;
    await w.cleanUp();
    expect(await rewards(reviewer)).toEqual([]);
    await confirm(TUESDAY);
    await w.cleanUp();
    expect(await rewards(reviewer)).toHaveLength(1);
  });

  test('are not for who was asked and sent nothing', async () => {
    const { reviewer } = await asked();
    w.clock.now = SUNDAY;
    await w.cleanUp();
    expect(await rewards(reviewer)).toEqual([]);
  });
});

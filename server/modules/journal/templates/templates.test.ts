import {
  LetterId,
  listTemplates,
  previewTemplate,
  resetTemplate,
  saveTemplate,
} from '@mustalah/contract/journal/templates';
import { listNotifications } from '@mustalah/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { letters } from './letters.ts';
import { wordingFaults } from './manage.ts';
import { fill } from './rules.ts';

describe('a text with places', () => {
  test.each([
    ['«{العنوان}»', { العنوان: 'أثر' }, '«أثر»'],
    ['{ العنوان }', { العنوان: 'أثر' }, 'أثر'],
    // A value is no template.
    ['«{العنوان}» {السبب}', { العنوان: 'فيه {السبب}', السبب: 'كذا' }, '«فيه {السبب}» كذا'],
    ['قبل {السبب} بعد', { السبب: '' }, 'قبل بعد'],
    ['أول\n\n{الملاحظات}\n\nآخر', { الملاحظات: '' }, 'أول\n\nآخر'],
    ['قوس { وحده } و{}', {}, 'قوس { وحده } و{}'],
    ['{constructor}', {}, '{constructor}'],
  ])('%s', (text, values, filled) => {
    expect(fill(text, values)).toBe(filled);
  });
});

test('every letter holds as it is delivered', () => {
  const faulty = LetterId.options.filter((id) => wordingFaults(id, letters[id]));
  expect(faulty).toEqual([]);
});

test('no letter has a place that would name its reader’s blind side', () => {
  const naming = LetterId.options.filter(
    (id) => letters[id].to !== 'editor' && letters[id].places.some((place) => /اسم|أسماء|بريد/.test(place)),
  );
  expect(naming).toEqual([]);
});

const w = world();

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin', name: 'محررة الرسائل' });
});

const save = (id: LetterId, subject: string, body: string, as = editor) =>
  w.call(saveTemplate, { params: { id }, body: { subject, body } }, as);
const letterNow = async (id: LetterId) =>
  (await w.call(listTemplates, {}, editor)).answer.find((each) => each.id === id);

/** What the author of a paper is told when its reviewer asks for changes. */
async function toldOfRevisions(paper: string) {
  const author = await buildUser(w.db);
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  const id = await buildSubmission(w.deps, author, { title: paper });
  await assign(w, id, reviewer, editor);
  await review(w, id, reviewer, 'revisions_requested', { review_note: 'وضّح' });
  const { results } = (await w.call(listNotifications, { query: {} }, author)).answer;
  return { author, told: results.map(({ title, body }) => ({ title, body })) };
}

describe('a letter that editors worded anew', () => {
  test('goes out so, on the site and by mail, until it is put back', async () => {
    const saved = await save('author_revisions_requested', 'عدّل «{العنوان}»', 'نرجو <b>التعديل</b>.');
    expect([saved.status, saved.answer.changed_by]).toEqual([200, 'محررة الرسائل']);
    const { author, told } = await toldOfRevisions('فيه {السبب} و<i>');
    expect(told).toEqual([{ title: 'عدّل «فيه {السبب} و<i>»', body: 'نرجو <b>التعديل</b>.' }]);
    await w.jobs.drain();
    const mail = w.mail.sent.find(({ to }) => to === author.email);
    expect(mail?.subject).toBe('عدّل «فيه {السبب} و<i>»');

    const back = await w.call(resetTemplate, { params: { id: 'author_revisions_requested' } }, editor);
    expect(back.answer).toMatchObject({
      subject: letters.author_revisions_requested.subject,
      changed_at: null,
    });
    expect((await toldOfRevisions('بحث آخر')).told).toMatchObject([
      { title: 'طُلبت تعديلات على بحثك «بحث آخر»' },
    ]);
  });

  test('is shown with values before it is kept', async () => {
    const { answer } = await w.call(
      previewTemplate,
      {
        params: { id: 'reviewer_due_soon' },
        body: { subject: 'بقي قليل: {العنوان}', body: 'الموعد {الموعد}.' },
      },
      editor,
    );
    expect(answer).toEqual({ subject: 'بقي قليل: أثر التعريب في تعليم الطب', body: 'الموعد ٣٠ أبريل ٢٠٢٦.' });
    expect(await letterNow('reviewer_due_soon')).toMatchObject({ changed_at: null });
  });

  test('names no place that it does not know, and keeps those without which it is of no use', async () => {
    const unmasking = await save('author_approved', 'قُبل {العنوان}', 'حكّمه {المحكّم}.');
    expect([unmasking.status, unmasking.error]).toMatchObject([
      400,
      { body: ['لا يُعرف {المحكّم} في هذه الرسالة. ما يُكتب فيها بين قوسين: {العنوان}'] },
    ]);
    expect((await save('reviewer_invitation_mail', '{الباحث}', 'تعال')).error).toMatchObject({
      subject: [expect.stringContaining('لا يُعرف {الباحث}')],
      body: ['لا بد في هذه الرسالة من {الرابط}'],
    });
    expect((await save('author_approved', 'سطر\nوسطر', '')).error).toMatchObject({
      subject: ['اكتبه في سطر واحد'],
    });
    expect((await save('author_approved', '', 'ن'.repeat(5001))).error).toMatchObject({
      subject: ['هذا الحقل مطلوب'],
      body: ['عدد الحروف لا يتجاوز ٥٠٠٠'],
    });
    expect(await letterNow('author_approved')).toMatchObject({ changed_at: null });
  });

  test('is the journal admins’ to word, and is there', async () => {
    const member = await buildUser(w.db, { is_reviewer: true });
    expect((await save('author_approved', 'س', 'ص', member)).status).toBe(403);
    expect((await w.call(listTemplates, {}, member)).status).toBe(403);
    const unknown = await w.send(
      'PUT',
      '/api/journal/letter-templates/constructor/',
      { subject: 'س', body: '' },
      editor,
    );
    expect([unknown.status, unknown.error]).toMatchObject([400, { id: ['لا رسالة بهذا الاسم'] }]);
  });
});

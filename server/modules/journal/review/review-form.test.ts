import { listDesk } from '@mustalah/contract/journal/desk';
import { listReviewerPapers, submitReview } from '@mustalah/contract/journal/review';
import {
  FORM,
  getReviewForm,
  type ReviewQuestion,
  saveReviewForm,
} from '@mustalah/contract/journal/review-form';
import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { findBrokenEntry } from '../paper/log.ts';
import { answersFault } from './rules.ts';

const w = world();

let id: number;
let author: TestUser;
let reviewer: TestUser;
let editor: TestUser;
beforeEach(async () => {
  author = await buildUser(w.db);
  reviewer = await buildUser(w.db, { is_reviewer: true });
  editor = await buildUser(w.db, { role: 'journal_admin' });
  id = await buildSubmission(w.deps, author);
  await assign(w, id, reviewer, editor);
});
afterEach(() => save([]));

const question = (text: string, more: object = {}) => ({
  question: text,
  kind: 'text' as const,
  for_author: false,
  is_needed: false,
  ...more,
});
const ASKED = [
  question('ما إضافة البحث؟', { for_author: true }),
  question('المنهج', { kind: 'score', is_needed: true }),
  question('لمن يُنشر؟', { kind: 'choice', choices: ['للمختص', 'للعامة'] }),
];
const save = (questions: object[], version?: number, as = editor) =>
  w.call(saveReviewForm, { body: { questions: questions as typeof ASKED, version } }, as);
const send = (answers: [number | undefined, string][], more: object = {}) =>
  w.call(
    submitReview,
    {
      params: { id },
      body: {
        action: 'revisions_requested',
        answers: answers.map(([question_id = 0, answer]) => ({ question_id, answer })),
        ...more,
      },
    },
    reviewer,
  );
const code = ({ error }: { error?: { code: string } | undefined }) => error?.code;

test('what the journal asks is answered with the verdict; the author reads what is marked with the decision, editors all', async () => {
  const { answer: form } = await save(ASKED);
  const [gain, method, readers] = form.questions.map((each) => each.id);
  expect((await w.call(getReviewForm, {}, reviewer)).answer).toEqual(form);
  const sent = await send([
    [gain, 'تعريف جديد'],
    [method, '4'],
    [readers, 'للمختص'],
  ]);
  const all = [
    { question: 'ما إضافة البحث؟', kind: 'text', answer: 'تعريف جديد' },
    { question: 'المنهج', kind: 'score', answer: '4' },
    { question: 'لمن يُنشر؟', kind: 'choice', answer: 'للمختص' },
  ];
  expect(sent.answer.answers).toEqual(all);
  // Asked otherwise afterwards: what was answered stays as it was asked.
  await save([question('سؤال آخر')]);
  const desk = (await w.call(listDesk, { query: { paper: id } }, editor)).answer.results[0];
  expect(desk?.assignments[0]?.answers).toEqual(all);
  expect((await w.call(listReviewerPapers, { query: {} }, reviewer)).answer[0]?.answers).toEqual(all);
  const round = (await w.call(listMyPapers, { query: {} }, author)).answer[0]?.rounds[0];
  expect(round?.answers).toEqual([{ from: desk?.assignments[0]?.letter, answers: [all[0]] }]);
  expect(await findBrokenEntry(w.db, id)).toBeNull();
});

describe('a verdict is refused, and nothing of it kept,', () => {
  test('whose answers do not fit what is asked', async () => {
    const { answer: form } = await save(ASKED);
    const [gain, method, readers] = form.questions.map((each) => each.id);
    const needed = await send([[gain, 'تعريف']]);
    expect([needed.status, needed.error]).toEqual([
      400,
      expect.objectContaining({ code: 'answers_missing', answers: [expect.any(String)] }),
    ]);
    expect(code(await send([[method, '6']]))).toBe('answer_wrong');
    expect((await send([[gain, 'ن'.repeat(FORM.answer + 1)]])).status).toBe(400);
    await save(ASKED);
    expect(
      code(
        await send([
          [method, '4'],
          [readers, 'للمختص'],
        ]),
      ),
    ).toBe('review_form_changed');
    const { answer } = await w.call(listReviewerPapers, { query: {} }, reviewer);
    expect([answer[0]?.verdict, answer[0]?.answers]).toEqual([null, []]);
  });

  test('as wordless only when no answer for the author has words', async () => {
    const { answer: form } = await save([ASKED[0] ?? {}]);
    expect((await send([[form.questions[0]?.id, 'ضعف المنهج']], { action: 'rejected' })).status).toBe(200);
  });
});

describe('the questions', () => {
  test('are kept as they are said, in their order, and by editors alone', async () => {
    expect([
      (await save(ASKED, undefined, reviewer)).status,
      (await save(ASKED, undefined, author)).status,
    ]).toEqual([403, 403]);
    expect((await w.call(getReviewForm, {}, author)).status).toBe(403);
    const { answer } = await save(ASKED);
    expect(answer.questions).toMatchObject(ASKED.map((each) => ({ choices: [], ...each })));
    expect((await save([])).answer).toEqual({ questions: [], version: 0 });
  });

  test.each([
    [[question('')]],
    [[question('س', { kind: 'number' })]],
    [[question('س', { kind: 'choice', choices: ['واحد'] })]],
    [[question('س', { kind: 'choice', choices: ['واحد', 'واحد'] })]],
    [[question('س'), question('س')]],
    [Array.from({ length: FORM.questions + 1 }, (_, place) => question(`سؤال ${place}`))],
  ])('are refused where they cannot be asked, case %#', async (asked) => {
    const refused = await save(asked);
    expect([refused.status, Object.keys(refused.error ?? {})]).toEqual([
      400,
      expect.arrayContaining(['questions']),
    ]);
  });

  test('are changed by one of two editors at once', async () => {
    const { answer } = await save([]);
    const answers = await Promise.all([
      save([question('أ')], answer.version),
      save([question('ب')], answer.version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('an answer may be left out where it is not needed, and is given once', () => {
  const asked = ASKED.map((each, place): ReviewQuestion => ({ id: place + 1, choices: [], ...each }));
  const score = { question_id: 2, answer: '1' };
  expect(answersFault(asked, [score])).toBeNull();
  expect(answersFault(asked, [score, score])).toBe('answer_wrong');
  expect(answersFault(asked, [score, { question_id: 3, answer: 'غيره' }])).toBe('answer_wrong');
  expect(answersFault([], [])).toBeNull();
});

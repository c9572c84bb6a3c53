import { getCurrentUser } from '@mustalah/contract/accounts';
import { giveAnnotated } from '@mustalah/contract/journal/annotated';
import {
  answerInvitation,
  listReviewerPapers,
  type ReviewerPaper,
  submitReview,
} from '@mustalah/contract/journal/review';
import { getReviewForm, type ReviewQuestion } from '@mustalah/contract/journal/review-form';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { person, signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { reloadUser } from '../../session.ts';
import ReviewerDashboardPage from './reviewer-dashboard-page.tsx';
import { annotatedText, questionText, text } from './text.ts';

const paper: ReviewerPaper = {
  id: 12,
  title: 'أثر التعريب',
  abstract: '',
  main_category: 'الطب',
  sub_category: 'طب الأسرة',
  status: 'pending',
  submitted_at: '2026-03-10T09:00:00.000Z',
  writer_name: null,
  review_note: '',
  internal_note: '',
  verdict: null,
  answers: [],
  reply: '',
  pdf_file: '/api/journal/review/12/rounds/1/paper.pdf?link=x',
  annotated_file: null,
  state: 'accepted',
  round: 1,
  due_at: '2026-03-31T09:00:00.000Z',
  respond_by: null,
  is_overdue: false,
  is_withdrawn: false,
  can_answer: false,
  can_review: true,
  unread_messages: 0,
  decided_by: 'reviewers',
  earlier: [],
  supplements: [],
  others: [],
};
const reviewed: ReviewerPaper = {
  ...paper,
  status: 'approved',
  verdict: 'approved',
  review_note: 'بحث رصين',
  state: 'submitted',
  can_review: false,
  pdf_file: null,
};

async function dashboard(
  papers: ReviewerPaper[],
  address = '/reviewer-dashboard',
  questions: ReviewQuestion[] = [],
) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, is_reviewer: true });
  await reloadUser();
  network.answer(listReviewerPapers, papers);
  network.answer(getReviewForm, { questions, version: 9 });
  const toasts = watchToasts();
  const shown = showAt(address, { '/reviewer-dashboard': <ReviewerDashboardPage /> });
  return { network, toasts, ...shown };
}

const noteField = () => screen.findByLabelText(text.note);
const send = async () => {
  await userEvent.click(screen.getByRole('button', { name: text.act.approved }));
  await userEvent.click(screen.getByRole('button', { name: text.send }));
};

test('a paper says that its writer is unknown, that it has no abstract, and where its file is', async () => {
  await dashboard([paper]);
  const card = await screen.findByRole('article');
  expect(within(card).getByText(text.unknown)).toBeDefined();
  expect(within(card).getByText(text.noAbstract)).toBeDefined();
  expect(within(card).getByRole('link', { name: text.file }).getAttribute('href')).toBe(paper.pdf_file);
});

test('a verdict goes with its notes once it is confirmed, and the paper changes at once', async () => {
  const { network, toasts } = await dashboard([paper]);
  await userEvent.type(await noteField(), 'بحث رصين');
  await userEvent.click(screen.getByRole('button', { name: text.act.approved }));
  expect(network.timesAsked(submitReview)).toBe(0);
  network.answer(submitReview, reviewed);
  network.answer(listReviewerPapers, [reviewed]);
  await userEvent.click(screen.getByRole('button', { name: text.send }));
  await screen.findByText(text.verdicts.approved);
  const sent = network.asked.find(({ what }) => what.startsWith('POST'));
  expect(sent?.body).toEqual({ action: 'approved', review_note: 'بحث رصين', internal_note: '' });
  expect(screen.getByText('بحث رصين')).toBeDefined();
  expect(screen.queryByLabelText(text.note)).toBeNull();
  expect(toasts).toEqual([{ tone: 'success', message: text.sent }]);
});

test('what a reviewer noted on the paper is sent at once, and a verdict waits for it', async () => {
  const { network, toasts } = await dashboard([paper]);
  await noteField();
  const release = network.hold(giveAnnotated);
  await userEvent.upload(screen.getByLabelText(/تعليقاتك/), new File(['%PDF'], 'notes.pdf'));
  await screen.findByText(annotatedText.giving);
  await userEvent.click(screen.getByRole('button', { name: text.act.approved }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const annotated_file = { url: '/annotated.pdf', bytes: 9 };
  network.answer(listReviewerPapers, [{ ...paper, annotated_file }]);
  release(json({ annotated_file }));
  expect((await screen.findByRole('link', { name: annotatedText.open })).getAttribute('href')).toBe(
    '/annotated.pdf',
  );
  await userEvent.click(screen.getByRole('button', { name: text.act.approved }));
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(toasts).toEqual([
    { tone: 'error', message: annotatedText.wait },
    { tone: 'success', message: annotatedText.given },
  ]);
});

test('what the journal asks is answered with the verdict, and what is needed before it', async () => {
  const asked = { choices: [], for_author: true, is_needed: false };
  const { network, toasts } = await dashboard([paper], undefined, [
    { ...asked, id: 8, question: 'ما إضافة البحث؟', kind: 'text' },
    { ...asked, id: 9, question: 'المنهج', kind: 'score', is_needed: true, for_author: false },
  ]);
  await userEvent.type(await screen.findByLabelText(/ما إضافة البحث/), 'تعريف جديد');
  await userEvent.click(screen.getByRole('button', { name: text.act.approved }));
  await screen.findByText(questionText.missing);
  expect(toasts).toEqual([{ tone: 'error', message: questionText.unanswered }]);
  await userEvent.selectOptions(screen.getByLabelText(/المنهج/), '4');
  const answers = [{ question: 'المنهج', kind: 'score' as const, answer: '4' }];
  network.answer(submitReview, { ...reviewed, answers });
  network.answer(listReviewerPapers, [{ ...reviewed, answers }]);
  await send();
  await screen.findByText('٤ من ٥');
  expect(network.asked.find(({ what }) => what.startsWith('POST'))?.body).toMatchObject({
    answers: [
      { question_id: 8, answer: 'تعريف جديد' },
      { question_id: 9, answer: '4' },
    ],
  });
});

test('a file that is refused is told at its field, and what was written stays', async () => {
  const { network } = await dashboard([paper]);
  await userEvent.type(await noteField(), 'بحث رصين');
  network.on(giveAnnotated, () => refusal(400, 'notes_name_reviewer'));
  await userEvent.upload(screen.getByLabelText(/تعليقاتك/), new File(['%PDF'], 'notes.pdf'));
  await screen.findByText(/في تعليقاتك على الملف اسمك/);
  expect(((await noteField()) as HTMLTextAreaElement).value).toBe('بحث رصين');
});

test('a rejection without a word is asked about, and goes when there is nothing to add', async () => {
  const { network } = await dashboard([paper]);
  await noteField();
  network.on(submitReview, () => refusal(409, 'reasons_missing'));
  await userEvent.click(screen.getByRole('button', { name: text.act.rejected }));
  await userEvent.click(screen.getByRole('button', { name: text.send }));
  await screen.findByText(text.askedReasons);
  network.answer(submitReview, { ...reviewed, status: 'rejected', verdict: 'rejected', review_note: '' });
  network.answer(listReviewerPapers, [{ ...reviewed, status: 'rejected', verdict: 'rejected' }]);
  await userEvent.click(screen.getByRole('button', { name: text.sendWithout }));
  await screen.findByText(text.verdicts.rejected);
  expect(network.timesAsked(submitReview)).toBe(2);
});

test('two clicks send one verdict', async () => {
  const { network } = await dashboard([paper]);
  await noteField();
  const release = network.hold(submitReview);
  await userEvent.click(screen.getByRole('button', { name: text.act.rejected }));
  await userEvent.dblClick(screen.getByRole('button', { name: text.send }));
  network.answer(listReviewerPapers, [reviewed]);
  release(json(reviewed));
  await screen.findByText('بحث رصين');
  expect(network.timesAsked(submitReview)).toBe(1);
});

test('what was written stays when the verdict could not be sent, and the reason is said', async () => {
  const { network, toasts } = await dashboard([paper]);
  await userEvent.type(await noteField(), 'بحث رصين');
  network.on(submitReview, () => refusal(409, 'paper_withdrawn'));
  await send();
  await expect.poll(() => toasts).toEqual([{ tone: 'error', message: 'سحب الباحث بحثه' }]);
  expect(((await noteField()) as HTMLTextAreaElement).value).toBe('بحث رصين');
});

test('an invitation is accepted with one press and declined with a reason', async () => {
  const invited: ReviewerPaper = { ...paper, state: 'invited', can_answer: true };
  const { network, toasts } = await dashboard([invited]);
  network.answer(answerInvitation, { detail: 'سُجّل اعتذارك' });
  await userEvent.click(await screen.findByRole('button', { name: text.decline }));
  await userEvent.type(screen.getByLabelText(text.reason), 'ضيق الوقت');
  network.answer(listReviewerPapers, []);
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: text.decline }));
  await screen.findByText(text.none);
  const sent = network.asked.find(({ what }) => what.startsWith('POST'));
  expect(sent?.body).toEqual({ answer: 'decline', reason: 'ضيق الوقت' });
  expect(toasts).toEqual([{ tone: 'success', message: 'سُجّل اعتذارك' }]);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...paper, id: index + 1, title: `بحث ${index + 1}` }));

test('six papers stand on a page, and one page has no pager', async () => {
  await dashboard(many(6));
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(screen.queryByRole('navigation', { name: text.pages })).toBeNull();
});

test('the seventh has a page of its own', async () => {
  await dashboard(many(7), '/reviewer-dashboard?page=2');
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('navigation', { name: text.pages })).toBeDefined();
});

test('a notice leads to the page on which its paper stands', async () => {
  await dashboard(many(8), '/reviewer-dashboard?paper=8');
  await screen.findAllByRole('article');
  expect(screen.getByRole('heading', { name: 'بحث 8' })).toBeDefined();
});

test('a list that does not come says so and is asked for again', async () => {
  const { network } = await dashboard([]);
  await screen.findByText(text.none);
  network.on(listReviewerPapers, () => refusal(503, 'unavailable'));
  await userEvent.type(screen.getByLabelText(text.search), 'أثر');
  await screen.findByRole('alert');
  network.answer(listReviewerPapers, [paper]);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByRole('article')).toBeDefined();
});

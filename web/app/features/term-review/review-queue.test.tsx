import { describeTerm, getTerm } from '@mustalah/contract/terms/dictionary';
import { approveTerm, listPendingTerms, type ReviewTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { pageOf, termOf } from '../../../test/terms.ts';
import { watchToasts } from '../../../test/toasts.ts';
import { keyOf } from '../../use-call.ts';
import { reviewQueryOf } from './load-review.ts';
import { ReviewQueue } from './review-queue.tsx';
import { text } from './text.ts';
import { HELD_MS } from './use-held-decision.ts';

const reviewOf = (id: number, arabic: string, can_review = true): ReviewTerm => ({
  ...termOf(id, arabic),
  coined_in: null,
  author: { id: 4, approved: 7, rejected: 2 },
  submitter_name: 'ليلى',
  can_review,
});
const [first, second, third] = [reviewOf(1, 'مرشاف'), reviewOf(2, 'مسبار'), reviewOf(3, 'مجسّ')];

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  network = fakeNetwork();
  await signedIn(network);
  network.answer(describeTerm, { words: [], parts: [], family: [] });
  network.answer(getTerm, pageOf(first));
  network.answer(approveTerm, { detail: '' });
  network.answer(rejectTerm, { detail: '' });
});
afterEach(() => vi.useRealTimers());

function show(results: ReviewTerm[], next: string | null = null) {
  const query = reviewQueryOf(new URLSearchParams('view=one'));
  const terms = { results, count: results.length, next, previous: null };
  const data = { query, isOneByOne: true, terms, categories: ['الفيزياء'] };
  return showAt('/', { '/': <ReviewQueue data={data} mayEdit /> });
}
const shown = (arabic: string) => screen.findByRole('heading', { name: arabic });
const sent = () =>
  network.asked.filter(({ what }) => what.startsWith('POST')).map(({ what, body }) => ({ what, body }));

test('one entry is shown whole; a decision goes on at once, and taken back in time it was never made', async () => {
  show([first, second]);
  await shown('مرشاف');
  screen.getByText('تعريف مرشاف');
  screen.getByText(/المعتمد له ٧، والمرفوض ٢/);
  expect(screen.queryByText('مسبار')).toBeNull();

  await userEvent.keyboard('1');
  await shown('مسبار');
  screen.getByText(text.heldApproval('مرشاف'));
  await userEvent.keyboard('٥');
  await shown('مرشاف');
  await act(() => vi.advanceTimersByTimeAsync(HELD_MS));
  expect(sent()).toEqual([]);
});

test('the numbers beside the queues fall with a decision and rise where it is taken back', async () => {
  const { queries } = show([first, second, reviewOf(3, 'مجسّ', false)]);
  const counted = keyOf(listPendingTerms, { query: { page_size: 1 } }, 7);
  const count = () => queries.getQueryData<{ count: number }>(counted)?.count;
  queries.setQueryData(counted, { results: [], count: 3, next: null, previous: null });
  await shown('مرشاف');
  await userEvent.keyboard('1');
  await shown('مسبار');
  expect(count()).toBe(2);
  await userEvent.keyboard('5');
  await shown('مرشاف');
  expect(count()).toBe(3);
});

test('where nothing is left but what one suggested oneself, that is said', async () => {
  show([reviewOf(3, 'مجسّ', false)]);
  await screen.findByText(text.ownLeft);
});

test('a decision is sent after ten seconds, for what was read', async () => {
  show([first, second]);
  await shown('مرشاف');
  await userEvent.keyboard('1');
  await shown('مسبار');
  expect(sent()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(HELD_MS));
  expect(sent()).toEqual([{ what: 'POST /api/approve-term/1/', body: { updated_at: first.updated_at } }]);
  expect(screen.queryByRole('button', { name: new RegExp(text.takeBack) })).toBeNull();
});

test('the next decision sends the one before, and leaving sends the last', async () => {
  show([first, second, third]);
  await shown('مرشاف');
  await userEvent.keyboard('1');
  await shown('مسبار');
  await userEvent.keyboard('2');
  await userEvent.click(await screen.findByRole('button', { name: 'مكرر' }));
  await userEvent.click(screen.getByRole('button', { name: text.reject }));
  await shown('مجسّ');
  expect(sent().map(({ what }) => what)).toEqual(['POST /api/approve-term/1/']);
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(sent()[1]).toEqual({
    what: 'POST /api/reject-term/2/',
    body: { reason: text.reasons.مكرر, updated_at: first.updated_at },
  });
});

test('a page that is hidden sends what it holds', async () => {
  show([first, second]);
  await shown('مرشاف');
  await userEvent.keyboard('1');
  await shown('مسبار');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(sent()).toHaveLength(1);
  state.mockRestore();
});

test('a double click approves one term, not the next unread', async () => {
  show([first, second, third]);
  await shown('مرشاف');
  await userEvent.click(screen.getByRole('button', { name: 'اعتماد «مرشاف»' }));
  await shown('مسبار');
  const again = new MouseEvent('click', { bubbles: true, detail: 2 });
  act(() => void screen.getByRole('button', { name: 'اعتماد «مسبار»' }).dispatchEvent(again));
  await shown('مسبار');
  expect(sent()).toEqual([]);
});

test('who skips to the end sees what was skipped again; the own is not asked about', async () => {
  show([reviewOf(9, 'مصطلحي', false), first]);
  await shown('مرشاف');
  await userEvent.keyboard('4');
  await screen.findByText(text.allReviewed);
  await userEvent.click(screen.getByRole('button', { name: text.showSkipped }));
  await shown('مرشاف');
});

test('what follows is asked for before it is needed', async () => {
  network.on(listPendingTerms, () =>
    json({ results: [first, second], count: 2, next: null, previous: null }),
  );
  show([first], '/api/pending-terms/?page=2');
  await shown('مرشاف');
  await waitFor(() => expect(network.timesAsked(listPendingTerms)).toBe(1));
  await userEvent.keyboard('4');
  await shown('مسبار');
  await userEvent.keyboard('4');
  await screen.findByText(text.allReviewed);
});

test('a term that was changed meanwhile is not decided: it comes back as it is', async () => {
  const toasts = watchToasts();
  network.on(approveTerm, () => refusal(409, 'edit_conflict'));
  network.answer(getTerm, { ...pageOf(first), definition: 'نص بدّله صاحبه' });
  show([first, second]);
  await shown('مرشاف');
  await userEvent.keyboard('1');
  await shown('مسبار');
  await act(() => vi.advanceTimersByTimeAsync(HELD_MS));
  await waitFor(() => expect(toasts[0]?.message).toContain('مرشاف'));
  await userEvent.keyboard('4');
  await shown('مرشاف');
  screen.getByText('نص بدّله صاحبه');
});

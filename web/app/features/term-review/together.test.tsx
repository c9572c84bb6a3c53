import { approveTerm, type ReviewTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { termOf } from '../../../test/terms.ts';
import { watchToasts } from '../../../test/toasts.ts';
import { reviewQueryOf } from './load-review.ts';
import { ReviewList } from './review-list.tsx';
import { text } from './text.ts';

const reviewOf = (id: number, arabic: string, fields: Partial<ReviewTerm> = {}): ReviewTerm => ({
  ...termOf(id, arabic),
  coined_in: null,
  author: { id: 4, approved: 7, rejected: 2 },
  submitter_name: 'ليلى',
  can_review: true,
  ...fields,
});
const terms = [
  reviewOf(1, 'مرشاف'),
  reviewOf(2, 'مسبار'),
  reviewOf(3, 'مجسّ', { can_review: false }),
  reviewOf(4, 'معيار', { is_approved: true }),
];
const READ = terms[0]?.updated_at;

let network: ReturnType<typeof fakeNetwork>;
let toasts: ReturnType<typeof watchToasts>;
beforeEach(async () => {
  network = fakeNetwork();
  await signedIn(network);
  network.answer(approveTerm, { detail: '' });
  network.answer(rejectTerm, { detail: '' });
  toasts = watchToasts();
});

function show(isAdmin = true) {
  const query = reviewQueryOf(new URLSearchParams());
  const found = { results: terms, count: terms.length, next: null, previous: null };
  const data = { query, isOneByOne: false, terms: found, categories: ['الفيزياء'] };
  showAt('/', { '/': <ReviewList data={data} path="/admin-terms" isAdmin={isAdmin} /> });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () =>
  network.asked.filter(({ what }) => what.startsWith('POST')).map(({ what, body }) => ({ what, body }));

test('several terms are read whole and approved together, as they were read', async () => {
  show();
  await press(text.chooseSeveral);
  await press(text.chooseAll);
  await press(text.approveChosen);
  const dialog = within(screen.getByRole('dialog'));
  expect(within(dialog.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  dialog.getByText('تعريف مسبار');
  expect(sent()).toEqual([]);
  await press(text.approveAll);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    { what: 'POST /api/approve-term/1/', body: { updated_at: READ } },
    { what: 'POST /api/approve-term/2/', body: { updated_at: READ } },
  ]);
  expect(toasts.map(({ message }) => message)).toEqual([text.allApproved(2)]);
});

test('several are rejected with one reason; the one that is refused says why, and the others are done', async () => {
  network.on(rejectTerm, ({ url }: Request) =>
    url.includes('/1/') ? refusal(409, 'edit_conflict') : json({ detail: '' }),
  );
  show();
  await press(text.chooseSeveral);
  await userEvent.click(screen.getByRole('checkbox', { name: text.choose('مرشاف') }));
  await userEvent.click(screen.getByRole('checkbox', { name: text.choose('مسبار') }));
  await press(text.rejectChosen);
  await press(text.rejectAll);
  await screen.findByText(text.reasonMissing);
  expect(sent()).toEqual([]);
  await press('لغة');
  await press(text.rejectAll);
  const alert = await screen.findByText('عدّل شخص آخر هذا المصطلح، حدّث الصفحة ثم حاول مجددًا');
  expect(within(alert.closest('dialog') as HTMLElement).queryByText('مسبار')).toBeNull();
  expect(sent().map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ reason: text.reasons['لغة'], updated_at: READ })),
  );
});

test('what is one’s own or approved is not chosen, and only admins choose several', async () => {
  show();
  await press(text.chooseSeveral);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, true, true]);
});

test('a contributor decides on one term at a time', () => {
  show(false);
  expect(screen.queryByRole('button', { name: text.chooseSeveral })).toBeNull();
});

import { type DoubtedRow, settleShelfRow } from '@mustalah/contract/shelf';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { shelfText } from '../../domain/shelf-text.ts';
import ReviewShelfPage from './review-shelf-page.tsx';
import { reviewText as text } from './text.ts';

const row: DoubtedRow = {
  id: 7,
  arabic: 'حيودد',
  latin: 'diffraction',
  kind: 'term',
  note: '',
  fields: [{ id: 1, name: 'الفيزياء' }],
  source: { name: 'مسارد مصطلح', licence: 'CC BY 4.0', link: '' },
  entry: null,
  doubts: [{ reason: 'spelling', note: 'دال زائدة', created_at: '2026-03-10T09:00:00.000Z' }],
  can_settle: true,
};

async function show(rows: DoubtedRow[] | null) {
  const network = fakeNetwork();
  await signedIn(network);
  const page = rows && { results: rows, count: rows.length, next: null, previous: null };
  const rendered = { loaderData: { page: 1, rows: page } } as object as ComponentProps<
    typeof ReviewShelfPage
  >;
  showAt('/review-shelf', { '/review-shelf': <ReviewShelfPage {...rendered} /> });
  return { network, toasts: watchToasts() };
}
const press = (words: string, times = 1) =>
  userEvent.tripleClick(screen.getByRole('button', { name: `${words} «${row.arabic}»` })).then(() => times);

test('a reviewer sees why a row is doubted, and decides once however often they press', async () => {
  const { network } = await show([row]);
  expect(screen.getByText(new RegExp(shelfText.reasons.spelling))).toBeDefined();
  expect(screen.getByText('دال زائدة')).toBeDefined();
  const release = network.hold(settleShelfRow);
  await press(text.hide);
  expect(network.timesAsked(settleShelfRow)).toBe(1);
  expect(network.asked.at(-1)?.body).toEqual({ outcome: 'hidden' });
  release(json({ detail: 'أُخفي الصف' }));
});

test('a correction is sent as it was written, and what is wrong with a field stands at the field', async () => {
  const { network, toasts } = await show([row]);
  await userEvent.click(screen.getByRole('button', { name: `${text.correct} «${row.arabic}»` }));
  const arabic = await screen.findByLabelText(text.arabic);
  await userEvent.clear(arabic);
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  expect(screen.getByText(text.arabicMissing)).toBeDefined();
  expect(network.timesAsked(settleShelfRow)).toBe(0);
  await userEvent.type(arabic, 'حيود');
  network.on(settleShelfRow, () => refusal(400, 'bad_request', { arabic: ['اكتب المصطلح بحروف عربية'] }));
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText('اكتب المصطلح بحروف عربية');
  network.answer(settleShelfRow, { detail: 'صُحّح الصف' });
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ tone: 'success', message: 'صُحّح الصف' }));
  expect(network.asked.filter(({ body }) => body).at(-1)?.body).toEqual({
    outcome: 'corrected',
    arabic: 'حيود',
    latin: 'diffraction',
  });
});

test('on a doubt of their own nothing is offered; without doubts and without an answer the page says so', async () => {
  await show([{ ...row, can_settle: false }]);
  expect(screen.getByText(text.own)).toBeDefined();
  expect(screen.queryByRole('button', { name: `${text.keep} «${row.arabic}»` })).toBeNull();
});

test.each([
  [[], text.none],
  [null, text.loadFailed],
])('of %j the page says %s', async (rows, sentence) => {
  await show(rows);
  expect(screen.getByText(sentence)).toBeDefined();
});

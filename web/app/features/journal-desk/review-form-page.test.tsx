import { getReviewForm, type ReviewQuestion, saveReviewForm } from '@mustalah/contract/journal/review-form';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import ReviewFormPage from './review-form-page.tsx';
import { formText as text } from './text.ts';

const method: ReviewQuestion = {
  id: 4,
  question: 'المنهج',
  kind: 'score',
  choices: [],
  for_author: true,
  is_needed: false,
};

async function form(questions: ReviewQuestion[]) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getReviewForm, { questions, version: 4 });
  const toasts = watchToasts();
  showAt('/journal-review-form', { '/journal-review-form': <ReviewFormPage /> });
  return { network, toasts };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('questions are written, put in order and saved with what was seen', async () => {
  const { network, toasts } = await form([method]);
  await screen.findByRole('region', { name: text.place(1) });
  await press(text.add);
  await press(text.save);
  expect(screen.getByText(text.faults.question)).toBeDefined();
  const second = within(screen.getByRole('region', { name: text.place(2) }));
  const words = second.getByRole('textbox', { name: new RegExp(text.place(2)) });
  expect(document.activeElement).toBe(words);
  await userEvent.type(words, 'لمن يُنشر؟');
  await userEvent.selectOptions(second.getByLabelText(text.kind), 'choice');
  expect(second.getByText(text.faults.choices)).toBeDefined();
  await userEvent.type(second.getByLabelText(new RegExp(text.choices)), 'للمختص{enter}للعامة');
  await userEvent.click(second.getByRole('switch', { name: text.isNeeded }));
  await press(text.raiseOf(2));
  network.answer(saveReviewForm, { questions: [method], version: 9 });
  network.answer(getReviewForm, { questions: [method], version: 9 });
  await press(text.save);
  await expect.poll(() => toasts).toEqual([{ tone: 'success', message: text.saved }]);
  expect(network.asked.find(({ what }) => what.startsWith('PUT'))?.body).toEqual({
    version: 4,
    questions: [
      {
        question: 'لمن يُنشر؟',
        kind: 'choice',
        choices: ['للمختص', 'للعامة'],
        for_author: false,
        is_needed: true,
      },
      { question: 'المنهج', kind: 'score', choices: [], for_author: true, is_needed: false },
    ],
  });
});

test('what another editor changed meanwhile is told, and what was written stays', async () => {
  const { network } = await form([]);
  await screen.findByText(text.none);
  await press(text.add);
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(text.place(1)) }), 'المنهج');
  network.on(saveReviewForm, () => refusal(409, 'review_form_changed'));
  await press(text.save);
  expect((await screen.findByRole('alert')).textContent).toContain('تغيّرت أسئلة المجلة');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(text.place(1)) }).value).toBe(
    'المنهج',
  );
});

test('questions that do not come say so', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.on(getReviewForm, () => refusal(503, 'unavailable'));
  showAt('/journal-review-form', { '/journal-review-form': <ReviewFormPage /> });
  expect((await screen.findByRole('alert')).textContent).toContain(text.loadFailed);
});

import type { Answer } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import { checkTerm, editTerm } from '@mustalah/contract/terms/suggestions';
import type { Term } from '@mustalah/contract/terms/term';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { meaningText } from '../../domain/text.ts';
import { common } from '../../text/common.ts';
import { EditForm } from './edit-form.tsx';
import { text } from './text.ts';

const term: Term = {
  id: 5,
  arabic: 'انفعال',
  latin: 'strain',
  definition: 'تغيّر شكل الجسم تحت الحمل.',
  category: 'الهندسة',
  category_name: 'الهندسة',
  votes: 0,
  votes_needed: 5,
  is_approved: false,
  needs_definition: false,
  created_by: null,
  created_by_name: 'ليلى',
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
};
const known = { id: 9, arabic: 'عَرَض', latin: 'symptom', category: 'الطب', definition: 'علامة على مرض.' };
const nothingKnown = { existing: null, meanings: [], rivals: [], near: [], definition_advice: '' };

async function show(answer: Partial<Answer<typeof checkTerm>> = {}) {
  const network = fakeNetwork();
  await signedIn(network);
  network.on(checkTerm, () => json({ ...nothingKnown, ...answer }));
  network.answer(editTerm, term);
  const nothing = () => {};
  showAt('/', {
    '/': (
      <EditForm
        term={term}
        categories={['الهندسة', 'الطب']}
        onCancel={nothing}
        onDone={nothing}
        onConflict={nothing}
      />
    ),
  });
  return network;
}
const write = async (label: string, words: string) => {
  const field = screen.getByLabelText(new RegExp(label));
  await userEvent.clear(field);
  await userEvent.type(field, words);
};
const save = () => userEvent.click(screen.getByRole('button', { name: common.save }));
const PATIENT = { timeout: 60_000 };

test('a word that another entry has is saved only after it is said to mean something else, and does so', async () => {
  const network = await show({ meanings: [known] });
  await write(text.arabic, 'عرض');
  expect((await screen.findByRole('link', { name: known.arabic }, PATIENT)).getAttribute('href')).toBe(
    '/term/9',
  );
  await save();
  expect(screen.getByText(meaningText.answerFirst)).toBeDefined();
  await userEvent.click(screen.getByLabelText(meaningText.otherMeaning));
  await write(text.latin, 'Symptom');
  await userEvent.selectOptions(screen.getByLabelText(text.category), 'الطب');
  await save();
  expect(screen.getByText(meaningText.sameEntry)).toBeDefined();
  expect(network.timesAsked(editTerm)).toBe(0);
  await write(text.latin, 'width');
  await save();
  await waitFor(() => expect(network.timesAsked(editTerm)).toBe(1));
  expect(network.asked.findLast(({ what }) => what.startsWith('PATCH'))?.body).toMatchObject({
    arabic: 'عرض',
    is_another_meaning: true,
  });
});

test('a Latin name of another entry of the field is asked about, and taken for the same concept unless said otherwise', async () => {
  const network = await show({ rivals: [{ ...known, arabic: 'إجهاد', latin: 'stress' }] });
  await write(text.latin, 'stress');
  await screen.findByText(meaningText.whichConcept, {}, PATIENT);
  await save();
  await waitFor(() => expect(network.timesAsked(editTerm)).toBe(1));
  expect(network.asked.findLast(({ what }) => what.startsWith('PATCH'))?.body).toMatchObject({
    is_another_concept: false,
  });
});

test('a refusal by the server becomes the same question, and what was written stays', async () => {
  const network = await show();
  network.on(editTerm, () =>
    json({ code: 'term_exists', detail: errorText.term_exists, existing_terms: [known] }, 409),
  );
  await write(text.arabic, 'عرض');
  await save();
  await screen.findByText(meaningText.whichMeaning);
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(text.arabic)).value).toBe('عرض');
});

test('what the entry is already is not asked about', async () => {
  const network = await show({ meanings: [known], rivals: [known] });
  await write(text.definition, 'تعريف آخر');
  await save();
  await waitFor(() => expect(network.timesAsked(editTerm)).toBe(1));
  expect(screen.queryByText(meaningText.whichMeaning)).toBeNull();
  expect(screen.queryByText(meaningText.whichConcept)).toBeNull();
});

import { approveTerm, type ReviewTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { editTerm } from '@mustalah/contract/terms/suggestions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { EditForm } from './edit-form.tsx';
import { RejectModal } from './reject-modal.tsx';
import { ReviewRow } from './review-row.tsx';
import { text } from './text.ts';

const [READ, NOW] = ['2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z'];
const read: ReviewTerm = {
  id: 5,
  arabic: 'مسبار',
  latin: 'probe',
  definition: 'النص الذي قرأه المراجع',
  category: 'الفيزياء',
  category_name: 'الفيزياء',
  votes: 0,
  votes_needed: 5,
  is_approved: false,
  needs_definition: false,
  created_by: null,
  created_by_name: 'ليلى',
  coined_in: null,
  author: null,
  submitter_name: 'ليلى',
  can_review: true,
  created_at: READ,
  updated_at: READ,
};
const changed: ReviewTerm = { ...read, definition: 'النص كما صار', updated_at: NOW };

/** The term as the list has it: read, and after it is asked for again as it is now. */
function Listed({ show }: { show: (term: ReviewTerm, reload: () => void) => React.ReactNode }) {
  const [term, setTerm] = useState(read);
  return show(term, () => setTerm(changed));
}

async function shown(show: (term: ReviewTerm, reload: () => void) => React.ReactNode) {
  const network = fakeNetwork();
  await signedIn(network);
  network.on(rejectTerm, () => refusal(409, 'edit_conflict'));
  network.on(approveTerm, () => refusal(409, 'edit_conflict'));
  network.on(editTerm, () => refusal(409, 'edit_conflict'));
  showAt('/', { '/': <Listed show={show} /> });
  return network;
}

const nothing = () => {};

test('a rejection of another version shows the term as it is, and keeps the reason', async () => {
  const network = await shown((term, reload) => (
    <RejectModal term={term} onClose={nothing} onDone={reload} />
  ));
  const reason = screen.getByRole('textbox', { name: 'سبب الرفض' });
  await userEvent.type(reason, 'ترجمة حرفية');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'رفض' }));
  await send();
  await screen.findByText('النص كما صار');
  expect(reason).toHaveProperty('value', 'ترجمة حرفية');
  network.on(rejectTerm, () => json({ detail: '' }));
  await send();
  expect(network.asked.at(-1)?.body).toEqual({ reason: 'ترجمة حرفية', updated_at: NOW });
});

test('a rejection says why: in a usual sentence, in own words, or both', async () => {
  const network = await shown((term) => <RejectModal term={term} onClose={nothing} onDone={nothing} />);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'رفض' }));
  const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await send();
  await screen.findByText(text.reasonMissing);
  expect(network.timesAsked(rejectTerm)).toBe(0);
  network.on(rejectTerm, () => json({ detail: '' }));
  await userEvent.type(screen.getByRole('textbox', { name: /سبب الرفض/ }), 'انظر «مجسّ».');
  await choose('لغة');
  await choose('مكرر');
  await send();
  expect(network.asked.at(-1)?.body).toMatchObject({ reason: `${text.reasons.مكرر} انظر «مجسّ».` });
});

test('an edit of another version keeps what was typed, and the second time stands in its place', async () => {
  const network = await shown((term, reload) => (
    <EditForm term={term} categories={['الفيزياء']} onCancel={nothing} onDone={nothing} onConflict={reload} />
  ));
  const latin = screen.getByRole('textbox', { name: 'المقابل اللاتيني' });
  await userEvent.type(latin, 's');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'حفظ' }));
  await save();
  await screen.findByText('النص كما صار');
  expect(latin).toHaveProperty('value', 'probes');
  await save();
  const sent = network.asked.findLast(({ what }) => what.startsWith('PATCH'));
  expect(sent?.body).toMatchObject({ latin: 'probes', updated_at: NOW });
});

function Row({ term, onDone }: { term: ReviewTerm; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const acts = { onToggle: open, onConflict: open, onDone, onReject: nothing, onEdit: nothing };
  return <ReviewRow term={term} mayEdit isOpen={isOpen} {...acts} />;
}

test('an approval opens the row first; one of another version says so on the row', async () => {
  const network = await shown((term, reload) => <Row term={term} onDone={reload} />);
  const unfold = () => screen.getByRole('button', { name: 'التفاصيل «مسبار»' });
  expect(unfold().getAttribute('aria-expanded')).toBe('false');
  const approve = () => userEvent.click(screen.getByRole('button', { name: 'اعتماد «مسبار»' }));
  await approve();
  expect([unfold().getAttribute('aria-expanded'), network.timesAsked(approveTerm)]).toEqual(['true', 0]);
  await approve();
  await screen.findByText('عُدّل قبل قرارك فلم يُعتمد، وهذا نصّه الآن. راجعه ثم قرّر.');
  expect(screen.getByText('النص كما صار')).toBeDefined();
  expect(unfold().getAttribute('aria-expanded')).toBe('true');
});

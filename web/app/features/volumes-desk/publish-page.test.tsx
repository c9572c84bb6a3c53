import { listJournalCategories } from '@mustalah/contract/journal/public';
import {
  type ApprovedPaper,
  createVolumeByCategory,
  listApprovedCategories,
  type ManagedVolume,
  previewApprovedPapers,
} from '@mustalah/contract/journal/volumes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { coverObjection } from './cover-field.tsx';
import { finalsObjection } from './manuscripts.tsx';
import PublishPage from './publish-page.tsx';
import { coverText, finalText, publishText as text } from './text.ts';

const paper = (id: number): ApprovedPaper => ({
  id,
  title: `بحث ${id}`,
  abstract: 'ملخص',
  main_category: 'الطب',
  sub_category: 'طب الأسرة',
  authors: [{ name: 'أمل' }],
  review_note: '',
  is_own: false,
  final_file: 'checked',
  file_pages: 9,
  pages: null,
  section: '',
});
const made: ManagedVolume = {
  id: 5,
  title: '',
  number: 1,
  year: 2025,
  main_category: 'الطب',
  sub_category: 'طب الأسرة',
  description: '',
  published: true,
  paper_count: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  published_at: '2026-01-01T00:00:00.000Z',
  cover_image_url: null,
  has_own: false,
  was_published: false,
};

let network: ReturnType<typeof fakeNetwork>;
let sent: Record<string, FormDataEntryValue>[];

beforeEach(async () => {
  network = fakeNetwork();
  await signedIn(network);
  network.answer(listJournalCategories, [
    { name: 'الطب', sub: ['طب الأسرة', 'الأشعة'] },
    { name: 'الفيزياء', sub: ['علم الفلك'] },
  ]);
  network.answer(listApprovedCategories, [{ main: 'الطب', sub: 'طب الأسرة', count: 2 }]);
  network.answer(previewApprovedPapers, [paper(3), paper(4)]);
  sent = [];
  network.on(createVolumeByCategory, async (request) => {
    sent.push(Object.fromEntries(await request.formData()));
    return json(made, 201);
  });
  URL.createObjectURL = vi.fn(() => 'blob:cover');
  URL.revokeObjectURL = vi.fn();
});

const show = () => showAt('/', { '/': <PublishPage /> });
const main = (): Promise<HTMLSelectElement> => screen.findByRole('combobox', { name: new RegExp(text.main) });
const sub = (): HTMLSelectElement | null => screen.queryByRole('combobox', { name: new RegExp(text.sub) });
const year = (): HTMLInputElement => screen.getByRole('textbox', { name: new RegExp(text.year) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const publish = async () => {
  await press(text.submit);
  await press(text.confirm);
};
const chip = () => screen.findByRole('button', { name: /الطب \/ طب الأسرة/ });
const chosen = () => screen.findAllByRole('checkbox');

test('the year is 2025 at first, and the branch is asked for once its main specialty is chosen', async () => {
  show();
  const before = [year().value, sub()];
  await screen.findByRole('option', { name: 'الفيزياء' });
  fireEvent.change(await main(), { target: { value: 'الفيزياء' } });
  expect([before, [...(sub()?.options ?? [])].map(({ value }) => value)]).toEqual([
    ['٢٠٢٥', null],
    ['', 'علم الفلك'],
  ]);
});

test('what is missing is asked for in one sentence, and nothing is sent', async () => {
  const toasts = watchToasts();
  show();
  fireEvent.change(year(), { target: { value: '' } });
  await press(text.submit);
  expect([toasts, network.timesAsked(createVolumeByCategory)]).toEqual([
    [{ tone: 'error', message: 'يرجى تعبئة جميع الحقول المطلوبة' }],
    0,
  ]);
});

test('a chip fills the form; the papers seen are sent, and the form begins anew', async () => {
  const toasts = watchToasts();
  show();
  await userEvent.click(await chip());
  expect((await chosen()).length).toBe(2);
  await userEvent.click(screen.getByRole('checkbox', { name: text.include('بحث 3') }));
  await press(text.submit);
  screen.getByText(text.warning(1, '2025'));
  expect(sent).toEqual([]);
  await press(text.confirm);
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', message: '✅ تم إنشاء المجلد بنجاح' }]));
  expect(sent).toEqual([
    {
      year: '2025',
      main_category: 'الطب',
      sub_category: 'طب الأسرة',
      paper_ids: '4',
      published: 'true',
      as_submitted: 'false',
    },
  ]);
  expect([
    (await main()).value,
    sub(),
    screen.getByRole('link', { name: text.openVolume }).getAttribute('href'),
  ]).toEqual(['', null, '/volume/5']);
  expect(screen.getByRole('button', { name: text.submit }).hasAttribute('disabled')).toBe(true);
});

test('a draft is made by the other button', async () => {
  show();
  await userEvent.click(await chip());
  await chosen();
  await press(text.draft);
  await waitFor(() => expect(sent.map(({ published }) => published)).toEqual(['false']));
});

test('with no paper chosen nothing is sent', async () => {
  const toasts = watchToasts();
  show();
  await userEvent.click(await chip());
  for (const box of await chosen()) await userEvent.click(box);
  await press(text.submit);
  expect([toasts, sent]).toEqual([[{ tone: 'error', message: text.noneChosen }], []]);
});

test('a failure says what the server says, and what was written stays', async () => {
  const toasts = watchToasts();
  network.on(createVolumeByCategory, () => refusal(409, 'papers_changed'));
  show();
  await userEvent.click(await chip());
  await chosen();
  await publish();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^فشل في إنشاء المجلد: تغيّرت الأبحاث/);
  expect([toasts, (await main()).value]).toEqual([
    [{ tone: 'error', message: 'فشل في إنشاء المجلد' }],
    'الطب',
  ]);
});

test.each([
  [{ type: 'image/png', size: 5 * 1024 * 1024 }, null],
  [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'الحجم الأقصى 5 ميجابايت'],
  [{ type: 'application/pdf', size: 10 }, 'الرجاء اختيار ملف صورة فقط'],
  [{ type: '', size: 10 }, 'الرجاء اختيار ملف صورة فقط'],
])('a cover of %o', (file, objection) => {
  expect(coverObjection(file)).toBe(objection);
});

test('a cover is seen before it is sent; what is none is not taken', async () => {
  show();
  const field = await screen.findByLabelText(new RegExp(coverText.pick));
  fireEvent.change(field, { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } });
  screen.getByText('الرجاء اختيار ملف صورة فقط');
  fireEvent.change(field, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
  expect([
    screen.queryByText('الرجاء اختيار ملف صورة فقط'),
    screen.getByRole('img', { name: coverText.preview }).getAttribute('src'),
  ]).toEqual([null, 'blob:cover']);
  await userEvent.click(await chip());
  await chosen();
  await publish();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.cover_image).toMatchObject({ name: 'a.png' });
});

test('a manuscript is published as it is only when that is said, and what nobody checked is not', async () => {
  network.answer(previewApprovedPapers, [{ ...paper(3), final_file: 'none' }]);
  show();
  await userEvent.click(await chip());
  await chosen();
  await press(text.submit);
  const yes = () => screen.queryByRole('button', { name: text.confirm });
  expect(yes()).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: finalText.agree }));
  await press(text.confirm);
  await waitFor(() => expect(sent[0]?.as_submitted).toBe('true'));
  expect(finalsObjection([{ ...paper(3), final_file: 'given' }], true)).toBe(true);
});

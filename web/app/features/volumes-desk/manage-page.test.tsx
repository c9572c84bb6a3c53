import { listJournalCategories } from '@mustalah/contract/journal/public';
import {
  createVolume,
  deleteVolume,
  getManagedVolume,
  listManagedVolumes,
  type ManagedVolume,
  togglePublishVolume,
} from '@mustalah/contract/journal/volumes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import ManagePage from './manage-page.tsx';
import { papersText, manageText as text } from './text.ts';

const volume = (fields: Partial<ManagedVolume> = {}): ManagedVolume => ({
  id: 5,
  title: 'طب الأسرة اليوم',
  number: 3,
  year: 2026,
  main_category: 'الطب',
  sub_category: '',
  description: '',
  published: false,
  paper_count: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  published_at: null,
  cover_image_url: null,
  has_own: false,
  was_published: false,
  ...fields,
});

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  network = fakeNetwork();
  await signedIn(network);
  network.answer(listJournalCategories, [{ name: 'الطب', sub: [] }]);
  network.answer(listManagedVolumes, [volume(), volume({ id: 6, title: '', number: 2, published: true })]);
});

const show = () => showAt('/', { '/': <ManagePage /> });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('each volume stands with its name, or its number and year, and its state', async () => {
  show();
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/طب الأسرة اليوم.*الطب.*بحثان.*مسودة.*نشر/),
    expect.stringMatching(/المجلد ٢ – ٢٠٢٦.*منشور.*إلغاء النشر/),
  ]);
});

test('many volumes stand on pages of twenty', async () => {
  network.answer(
    listManagedVolumes,
    Array.from({ length: 21 }, (_, place) => volume({ id: place + 1, title: `مجلد ${place + 1}` })),
  );
  const rowCount = async () => (await screen.findAllByRole('row')).length - 1;
  show();
  expect(await rowCount()).toBe(20);
  await userEvent.click(screen.getByRole('link', { name: `${text.pages} ٢` }));
  await waitFor(async () => expect(await rowCount()).toBe(1));
});

test('a published volume offers its file for Crossref once the journal has a prefix', async () => {
  const onDesk = {
    ...volume({ published: true }),
    papers: [],
    candidates: [],
    editorial: { title: '', authors: '', text: '' },
  };
  network.answer(getManagedVolume, { ...onDesk, deposit: '/api/journal/volumes/5/crossref/?link=x' });
  show();
  await press(text.papersOf('طب الأسرة اليوم'));
  const link = await screen.findByRole('link', { name: papersText.deposit });
  expect(link.getAttribute('href')).toBe('/api/journal/volumes/5/crossref/?link=x');
});

test('publishing asks once, saying what will happen, and is told of', async () => {
  const toasts = watchToasts();
  network.answer(togglePublishVolume, volume({ published: true }));
  show();
  await press(text.publishOf('طب الأسرة اليوم'));
  dialog().getByText(text.publishWarning(2, 2026));
  expect(network.timesAsked(togglePublishVolume)).toBe(0);
  await userEvent.click(dialog().getByRole('button', { name: text.publish }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', message: 'تم نشر / إلغاء نشر المجلد' }]));
  expect(network.asked.find(({ what }) => what.startsWith('PATCH'))?.body).toEqual({
    published: true,
    as_submitted: false,
  });
});

test('a volume is not taken out of publication by going back', async () => {
  show();
  await press(text.unpublishOf('المجلد ٢ – ٢٠٢٦'));
  dialog().getByText(text.unpublishWarning(2));
  await userEvent.click(dialog().getByRole('button', { name: 'إلغاء' }));
  expect([network.timesAsked(togglePublishVolume), screen.queryByRole('dialog')]).toEqual([0, null]);
});

test('a publication that fails says why', async () => {
  const toasts = watchToasts();
  network.on(togglePublishVolume, () => refusal(409, 'volume_empty'));
  show();
  await press(text.publishOf('طب الأسرة اليوم'));
  await userEvent.click(dialog().getByRole('button', { name: text.publish }));
  await waitFor(() =>
    expect(toasts[0]?.message).toBe('⚠️ فشل في تحديث حالة النشر: لا أبحاث مقبولة في هذا المجلد'),
  );
});

test('a draft is deleted only after a question', async () => {
  const toasts = watchToasts();
  network.answer(deleteVolume, { detail: '' });
  show();
  await press(text.deleteOf('طب الأسرة اليوم'));
  dialog().getByText('هل أنت متأكد من حذف هذا المجلد؟');
  expect(network.timesAsked(deleteVolume)).toBe(0);
  await userEvent.click(dialog().getByRole('button', { name: text.delete }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', message: '✅ تم حذف المجلد' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a deletion that fails says why, and the volume stays', async () => {
  const toasts = watchToasts();
  network.on(deleteVolume, () => refusal(409, 'volume_published'));
  show();
  await press(text.deleteOf('طب الأسرة اليوم'));
  await userEvent.click(dialog().getByRole('button', { name: text.delete }));
  await waitFor(() => expect(toasts[0]?.message).toMatch(/^⚠️ فشل في حذف المجلد: ./));
});

test('a volume that is not made says why, and what was typed stays', async () => {
  const toasts = watchToasts();
  network.on(createVolume, () => refusal(409, 'volume_empty'));
  show();
  await screen.findByRole('option', { name: 'الطب' });
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: /عنوان المجلد/ });
  fireEvent.change(title, { target: { value: 'مجلد' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'الطب' } });
  await press(text.create);
  await waitFor(() => expect(toasts[0]?.message).toMatch(/^⚠️ فشل في إنشاء المجلد/));
  expect(title.value).toBe('مجلد');
});

test('a published volume is not deleted, and the reader is told what to do first', async () => {
  show();
  await press(text.deleteOf('المجلد ٢ – ٢٠٢٦'));
  dialog().getByText(text.deletePublished);
  expect(dialog().queryByRole('button', { name: text.delete })).toBeNull();
});

test('a new volume needs its three fields, begins as 2025, and takes a year in either digits', async () => {
  const toasts = watchToasts();
  network.on(createVolume, () => json(volume(), 201));
  show();
  await press(text.create);
  expect(toasts.map(({ message }) => message)).toEqual(['يرجى تعبئة جميع الحقول المطلوبة']);
  await screen.findByRole('option', { name: 'الطب' });
  fireEvent.change(screen.getByRole('textbox', { name: /عنوان المجلد/ }), { target: { value: 'مجلد' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'الطب' } });
  const year = screen.getByRole<HTMLInputElement>('textbox', { name: /السنة/ });
  expect(year.value).toBe('٢٠٢٥');
  fireEvent.change(year, { target: { value: '٢٠٢6' } });
  await press(text.create);
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('✅ تم إنشاء المجلد'));
  expect(network.asked.find(({ what }) => what.startsWith('POST'))?.body).toEqual({
    title: 'مجلد',
    year: '2026',
    main_category: 'الطب',
  });
});

test('a list that does not come says so and can be asked for again', async () => {
  network.on(listManagedVolumes, () => refusal(500, 'internal'));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('فشل في تحميل المجلدات');
});

test('who has lost the right sees that their permissions are limited', async () => {
  network.on(listManagedVolumes, () => refusal(403, 'forbidden'));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('صلاحيات محدودة');
  expect(screen.queryByRole('button', { name: text.create })).toBeNull();
});

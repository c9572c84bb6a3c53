import {
  createAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  listAnnouncements,
  type ManagedAnnouncement,
} from '@mustalah/contract/announcements';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import AnnouncementsPage from './announcements-page.tsx';
import { announcementsText as text } from './text.ts';

const announcement = (id: number): ManagedAnnouncement => ({
  id,
  title: `إعلان ${id}`,
  content: 'نص',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});
const many = (count: number) => Array.from({ length: count }, (_, place) => announcement(place + 1));

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  network = fakeNetwork();
  await signedIn(network);
  network.answer(listAnnouncements, many(6));
});

const show = (address = '/journal-announcements') =>
  showAt(address, { '/journal-announcements': <AnnouncementsPage /> });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const write = (name: RegExp, value: string) =>
  fireEvent.change(dialog().getByRole('textbox', { name }), { target: { value } });
const shown = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

test('five stand on a page, and the rest on the next', async () => {
  show();
  expect(await shown()).toEqual([1, 2, 3, 4, 5].map((id) => `إعلان ${id}`));
  await userEvent.click(screen.getByRole('link', { name: 'التالي' }));
  expect(await shown()).toEqual(['إعلان 6']);
});

test('when the only one of the last page is deleted, the page before it is shown', async () => {
  const toasts = watchToasts();
  network.on(deleteAnnouncement, () => {
    network.answer(listAnnouncements, many(5));
    return json({ detail: '' });
  });
  show('/journal-announcements?page=2');
  await press('حذف «إعلان 6»');
  await userEvent.click(dialog().getByRole('button', { name: text.delete }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', message: text.deleted }]));
  await waitFor(async () => expect(await shown()).toHaveLength(5));
});

test('an announcement needs a title and a text', async () => {
  const toasts = watchToasts();
  network.on(createAnnouncement, () => json(announcement(7), 201));
  show();
  await press(text.create);
  await userEvent.click(dialog().getByRole('button', { name: text.publish }));
  expect([toasts.map(({ message }) => message), network.timesAsked(createAnnouncement)]).toEqual([
    [text.required],
    0,
  ]);
  write(/العنوان/, 'صدر العدد');
  write(/النص/, 'اقرؤوه');
  await userEvent.click(dialog().getByRole('button', { name: text.publish }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ tone: 'success', message: text.created }));
  expect(network.asked.find(({ what }) => what.startsWith('POST'))?.body).toEqual({
    title: 'صدر العدد',
    content: 'اقرؤوه',
  });
});

test('what cannot be saved stays in the form', async () => {
  const toasts = watchToasts();
  network.on(editAnnouncement, () => refusal(404, 'not_found'));
  show();
  await press('تعديل «إعلان 2»');
  write(/العنوان/, 'إعلان آخر');
  await userEvent.click(dialog().getByRole('button', { name: 'حفظ' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'error', message: 'تعذّر حفظ الإعلان: العنصر المطلوب غير موجود' }]),
  );
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /العنوان/ }).value).toBe('إعلان آخر');
});

test('an empty list says what to do', async () => {
  network.answer(listAnnouncements, []);
  show();
  await screen.findByText(text.none);
});

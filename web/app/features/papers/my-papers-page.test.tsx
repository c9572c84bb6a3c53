import {
  correctOwnPaper,
  getOwnRecord,
  type PaperRecord,
  stateConflicts,
} from '@mustalah/contract/journal/corrections';
import {
  listAuthorMessages,
  readAuthorMessages,
  sendAuthorMessage,
} from '@mustalah/contract/journal/messages';
import { listJournalCategories } from '@mustalah/contract/journal/public';
import {
  listMyPapers,
  type MyPaper,
  revisePaper,
  withdrawPaper,
} from '@mustalah/contract/journal/submissions';
import { addSupplement, listOwnSupplements } from '@mustalah/contract/journal/supplements';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { signedIn, signedOut } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { messageText } from '../../domain/message-thread-text.ts';
import { correctionText } from '../../domain/paper-correction-text.ts';
import MyPapersPage from './my-papers-page.tsx';
import {
  conflictsText,
  ownCorrectionText,
  revisionText,
  supplementsText,
  papersText as text,
  withdrawalText,
} from './text.ts';

const paper = (id: number, more: Partial<MyPaper> = {}): MyPaper => ({
  id,
  title: `بحث ${id}`,
  abstract: 'ملخص البحث',
  title_en: '',
  abstract_en: '',
  main_category: 'الطب',
  sub_category: 'الصيدلة',
  language: 'ar',
  keywords: [],
  conflict_statement: '',
  conflicts_asked: false,
  declarations: { ethics: '', data_access: '', ai_use: '', funding: [] },
  agreed_at: null,
  submitter_name: 'أمل',
  submitter_email: 'amal@example.org',
  authors: [
    { name: 'أمل', latin_name: '', affiliation: '', orcid: '', roles: [] },
    { name: 'ليلى', latin_name: '', affiliation: '', orcid: '', roles: [] },
  ],
  status: 'pending',
  submitted_at: '2026-03-10T09:00:00.000Z',
  accepted_at: null,
  published_at: null,
  withdrawn_at: null,
  retracted_at: null,
  review_note: '',
  round: 1,
  rounds: [],
  pdf_file: `/original/${id}?link=1`,
  reviewers_copy: null,
  thumbnail_url: null,
  file_state: 'ready',
  advice: null,
  final_file: null,
  corrections_asked: null,
  can_correct: false,
  next_step: 'wait_for_review',
  can_withdraw: true,
  can_resubmit: false,
  unread_messages: 0,
  ...more,
});

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  network = fakeNetwork();
  await signedIn(network);
});

const show = (address = '/my-papers') =>
  showAt(address, { '/my-papers': <MyPapersPage />, '/login': <p>login</p> });
const card = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('article') as HTMLElement;
const has = (papers: MyPaper[]) => network.answer(listMyPapers, papers);

test('the badge is approved, rejected, or else under review; beside it stands what is asked', async () => {
  has([
    paper(1, { status: 'approved', next_step: 'none', can_withdraw: false }),
    paper(2, { status: 'rejected', next_step: 'none', can_withdraw: false }),
    paper(3),
    paper(4, { status: 'revisions_requested', next_step: 'revise' }),
  ]);
  show();
  await screen.findByRole('heading', { name: 'بحث 1' });
  const seen = [1, 2, 3, 4].map((id) => {
    const own = within(card(`بحث ${id}`));
    return ['مقبول', 'مرفوض', 'قيد المراجعة', text.steps.revise].filter((words) => own.queryByText(words));
  });
  expect(seen).toEqual([['مقبول'], ['مرفوض'], ['قيد المراجعة'], ['قيد المراجعة', text.steps.revise]]);
});

test('a card shows the abstract or that there is none, the note, and a link that downloads', async () => {
  has([paper(1, { abstract: '', review_note: 'أضف جدولًا.' }), paper(2)]);
  show();
  await screen.findByRole('heading', { name: 'بحث 1' });
  const first = within(card('بحث 1'));
  expect(first.getByText('لا يوجد ملخص')).toBeDefined();
  expect(first.getByText('أضف جدولًا.')).toBeDefined();
  const link = first.getByRole('link', { name: text.downloadOf('بحث 1') });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/original/1?link=1', true]);
  expect(within(card('بحث 2')).queryByText(text.note)).toBeNull();
});

test('six are shown at a time, and it says which', async () => {
  has(Array.from({ length: 8 }, (_, index) => paper(index + 1)));
  const { goTo } = show();
  await screen.findByText('عرض ١ - ٦ من ٨');
  expect(screen.getAllByRole('article')).toHaveLength(6);
  await goTo('/my-papers?page=2');
  await screen.findByText('عرض ٧ - ٨ من ٨');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('whoever is led to one of their papers sees it, on whatever page it stands', async () => {
  has(Array.from({ length: 8 }, (_, index) => paper(index + 1)));
  const ledTo: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    ledTo.push(this.id);
  });
  const { goTo } = show('/my-papers?paper=8');
  await screen.findByText('عرض ٧ - ٨ من ٨');
  expect(ledTo).toEqual(['paper-8']);
  await goTo('/my-papers?paper=8&page=1');
  await screen.findByText('عرض ١ - ٦ من ٨');
  await goTo('/my-papers?paper=99');
  await screen.findByText('عرض ١ - ٦ من ٨');
});

test('a search asks for its words, from the first page on', async () => {
  has(Array.from({ length: 8 }, (_, index) => paper(index + 1)));
  const { place } = show('/my-papers?page=2');
  await screen.findByText('عرض ٧ - ٨ من ٨');
  network.answer(listMyPapers, []);
  await userEvent.type(screen.getByRole('searchbox'), 'قمر');
  await screen.findByText('لا توجد أبحاث مطابقة');
  expect(decodeURIComponent(place())).toBe('/my-papers?search=قمر');
  expect(network.asked.at(-1)?.search).toBe(`?search=${encodeURIComponent('قمر')}`);
  // One in the strip, one below the sentence.
  const ways = screen.getAllByRole('link', { name: text.submit }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/submit-paper', '/submit-paper']);
});

test('without papers the way to submit one is shown', async () => {
  has([]);
  show();
  await screen.findByText(text.none);
  const ways = screen.getAllByRole('link', { name: 'قدّم بحثًا' }).map((link) => link.getAttribute('href'));
  expect(new Set(ways)).toEqual(new Set(['/submit-paper']));
});

test('a failure says so and offers to try again', async () => {
  network.on(listMyPapers, () => refusal(500, 'internal'));
  show();
  await screen.findByText('فشل في تحميل الأبحاث.');
  has([paper(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  await screen.findByRole('heading', { name: 'بحث 1' });
});

test('whoever is not signed in sees a lock and the way in', async () => {
  await signedOut();
  show();
  expect(screen.getByText(/^🔒/)).toBeDefined();
  expect(screen.getByRole('link', { name: text.login }).getAttribute('href')).toBe(
    '/login?next=%2Fmy-papers',
  );
  expect(network.timesAsked(listMyPapers)).toBe(0);
});

const pdf = new File(['%PDF-1.7'], 'معدّل.pdf', { type: 'application/pdf' });
const pick = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^ملف البحث/), { target: { files: [file] } });

test('a revision needs a reply and a file, and is sent once', async () => {
  const toasts = watchToasts();
  has([paper(4, { status: 'revisions_requested', next_step: 'revise', review_note: 'أعد القياس.' })]);
  const release = network.hold(revisePaper);
  show();
  await userEvent.click(await screen.findByRole('button', { name: text.revise }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('أعد القياس.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: revisionText.send }));
  expect(dialog.getByText(revisionText.replyMissing)).toBeDefined();
  expect(dialog.getByText('❌ يجب إرفاق ملف بصيغة PDF فقط')).toBeDefined();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'أعدته' } });
  pick(pdf);
  await userEvent.dblClick(dialog.getByRole('button', { name: revisionText.send }));
  release(json(paper(4)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.asked.filter(({ what }) => what.endsWith('/revision/'))).toMatchObject([
    { what: 'POST /api/journal/papers/4/revision/', body: { reply: 'أعدته', pdf_file: 'معدّل.pdf' } },
  ]);
  expect(toasts).toEqual([{ tone: 'success', message: revisionText.sent }]);
});

test('in place of a file that cannot be read only another file is asked for', async () => {
  has([paper(5, { file_state: 'failed', next_step: 'replace_file' })]);
  network.on(revisePaper, () => json(paper(5)));
  show();
  await userEvent.click(await screen.findByRole('button', { name: text.replace }));
  expect(within(screen.getByRole('dialog')).queryByRole('textbox')).toBeNull();
  pick(pdf);
  await userEvent.click(screen.getByRole('button', { name: revisionText.sendFile }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const onRecord: PaperRecord = {
  id: 4,
  version: 3,
  is_published: false,
  title: 'بحث 4',
  title_en: '',
  abstract: 'ملخص البحث',
  abstract_en: '',
  language: 'ar',
  keywords: ['تعريب'],
  main_category: 'الطب',
  sub_category: 'الصيدلة',
  authors: [{ name: 'أمل', latin_name: '', affiliation: '', orcid: '', email: 'amal@example.org' }],
};

test('what editors ask to be corrected is asked on the card; a correction that meets another is kept and sent again', async () => {
  const toasts = watchToasts();
  has([paper(3), paper(4, { can_correct: true, corrections_asked: 'أكمل المؤلفين.' })]);
  network.answer(getOwnRecord, onRecord);
  network.answer(listJournalCategories, []);
  network.on(correctOwnPaper, () => refusal(409, 'paper_changed'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: ownCorrectionText.openOf('بحث 4') }));
  const form = within(await screen.findByRole('form', { name: correctionText.form }));
  await userEvent.click(form.getByRole('button', { name: correctionText.addAuthor }));
  const added = within(form.getByRole('group', { name: correctionText.author(2) }));
  await userEvent.type(added.getByLabelText(correctionText.authorFields.name), 'ليلى');
  await userEvent.type(added.getByLabelText(correctionText.authorFields.orcid), '123');
  await userEvent.type(form.getByLabelText(correctionText.fields.keywords), '{Enter}مصطلح{Enter}');
  await userEvent.click(form.getByRole('button', { name: correctionText.save }));
  expect(added.getByText(correctionText.orcidWrong)).toBeDefined();
  expect(document.activeElement).toBe(added.getByLabelText(correctionText.authorFields.orcid));
  expect(network.timesAsked(correctOwnPaper)).toBe(0);
  await userEvent.clear(added.getByLabelText(correctionText.authorFields.orcid));
  network.answer(getOwnRecord, { ...onRecord, version: 4, abstract: 'صحّحه محرر' });
  await userEvent.click(form.getByRole('button', { name: correctionText.save }));
  await form.findByRole('alert');
  await form.findByDisplayValue('صحّحه محرر');
  network.answer(correctOwnPaper, { ...onRecord, version: 5 });
  await userEvent.click(form.getByRole('button', { name: correctionText.save }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', message: ownCorrectionText.done }]));
  const nobody = { latin_name: '', affiliation: '', orcid: '', email: '' };
  expect(network.asked.findLast(({ what }) => what.startsWith('PATCH'))?.body).toEqual({
    keywords: ['تعريب', 'مصطلح'],
    authors: [onRecord.authors[0], { ...nobody, name: 'ليلى' }],
    version: 4,
  });
});

test('when others wrote it than before, the card asks for conflicts of interest, with what was stated until now', async () => {
  const toasts = watchToasts();
  const asked = paper(4, { conflicts_asked: true, conflict_statement: 'لا تعارض' });
  has([paper(3), asked]);
  network.on(stateConflicts, () => refusal(409, 'conflicts_not_asked'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: conflictsText.openOf('بحث 4') }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(conflictsText.lead('أمل، ليلى'))).toBeDefined();
  const field = dialog.getByDisplayValue('لا تعارض');
  await userEvent.type(field, ' لنا');
  await userEvent.click(dialog.getByRole('button', { name: conflictsText.send }));
  await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['error']));
  expect(dialog.getByDisplayValue('لا تعارض لنا')).toBeDefined();
  network.answer(stateConflicts, paper(4));
  has([paper(3), paper(4)]);
  await userEvent.click(dialog.getByRole('button', { name: conflictsText.send }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ tone: 'success', message: conflictsText.done }));
  expect(network.asked.findLast(({ what }) => what.startsWith('POST'))?.body).toEqual({
    conflict_statement: 'لا تعارض لنا',
  });
  await waitFor(() => expect(screen.queryByText(conflictsText.asked)).toBeNull());
});

test('with a revision its paper is corrected, and what was written of the revision stays', async () => {
  has([paper(4, { status: 'revisions_requested', next_step: 'revise', can_correct: true })]);
  network.answer(getOwnRecord, onRecord);
  network.answer(listJournalCategories, []);
  network.answer(correctOwnPaper, { ...onRecord, title: 'عنوان معدّل' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: text.revise }));
  const reply = screen.getByLabelText(new RegExp(revisionText.reply));
  fireEvent.change(reply, { target: { value: 'أعدته' } });
  await userEvent.click(screen.getByRole('button', { name: ownCorrectionText.open }));
  const form = within(await screen.findByRole('form', { name: correctionText.form }));
  await userEvent.clear(form.getByLabelText(correctionText.fields.title));
  await userEvent.type(form.getByLabelText(correctionText.fields.title), 'عنوان معدّل');
  await userEvent.click(form.getByRole('button', { name: correctionText.save }));
  await waitFor(() => expect(screen.queryByRole('form', { name: correctionText.form })).toBeNull());
  expect((reply as HTMLTextAreaElement).value).toBe('أعدته');
});

test('a paper is withdrawn after one more question', async () => {
  const toasts = watchToasts();
  has([paper(1), paper(2, { can_withdraw: false })]);
  network.on(withdrawPaper, () => json(paper(1)));
  show();
  const buttons = await screen.findAllByRole('button', { name: text.withdraw });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(network.timesAsked(withdrawPaper)).toBe(0);
  const dialog = within(screen.getByRole('dialog', { name: withdrawalText.title('بحث 1') }));
  await userEvent.click(dialog.getByRole('button', { name: withdrawalText.act }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', message: withdrawalText.done }]));
  expect(network.timesAsked(withdrawPaper)).toBe(1);
});

test('rounds stand with what was answered and, once decided, what was said', async () => {
  has([
    paper(1, {
      round: 2,
      rounds: [
        {
          round: 1,
          submitted_at: '2026-03-01T09:00:00.000Z',
          reply: '',
          letter: null,
          decision: 'revisions_requested',
          decided_at: '2026-03-05T09:00:00.000Z',
          notes: [{ from: 'المحكّم ب', note: 'أعد القياس.' }],
          answers: [{ from: 'المحكّم ب', answers: [{ question: 'المنهج', kind: 'score', answer: '4' }] }],
          annotated: [{ from: 'المحكّم ب', url: '/annotated.pdf', bytes: 9 }],
        },
        {
          round: 2,
          submitted_at: '2026-03-09T09:00:00.000Z',
          reply: 'أعدته',
          letter: null,
          decision: null,
          decided_at: null,
          notes: [],
          answers: [],
          annotated: [],
        },
      ],
    }),
  ]);
  show();
  await screen.findByRole('heading', { name: 'بحث 1' });
  const rounds = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(rounds).toEqual(['الجولة ٢ · قُدّم في ٩ مارس ٢٠٢٦', 'الجولة ١ · قُدّم في ١ مارس ٢٠٢٦']);
  expect(screen.getByText('المحكّم ب')).toBeDefined();
  expect(screen.getByText('٤ من ٥')).toBeDefined();
  expect(screen.getByText(text.annotated('المحكّم ب')).getAttribute('href')).toBe('/annotated.pdf');
  expect(screen.getByText('لم يصدر القرار')).toBeDefined();
});

test('letters to the editors are written and read from the card, and what was shown counts as read', async () => {
  const message = {
    id: 41,
    is_own: false,
    body: 'أين الجدول؟',
    sent_at: '2026-03-10T09:00:00.000Z',
    read_at: null,
    file: null,
  };
  has([paper(1, { unread_messages: 1 })]);
  network.answer(listAuthorMessages, { messages: [message], closed: null });
  network.answer(readAuthorMessages, { detail: '' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: `${messageText.openWith(1)}: «بحث 1»` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('أين الجدول؟')).toBeDefined();
  await expect.poll(() => network.timesAsked(readAuthorMessages)).toBe(1);

  const send = dialog.getByRole('button', { name: messageText.send });
  await userEvent.click(send);
  await dialog.findByText(messageText.missing);
  expect(network.timesAsked(sendAuthorMessage)).toBe(0);
  network.on(sendAuthorMessage, () => refusal(409, 'paper_withdrawn'));
  const field = dialog.getByLabelText(new RegExp(messageText.write));
  await userEvent.type(field, 'في الصفحة الرابعة');
  await userEvent.click(send);
  await dialog.findByText('سحب الباحث بحثه');
  expect((field as HTMLTextAreaElement).value).toBe('في الصفحة الرابعة');

  const own = { ...message, id: 42, is_own: true, body: 'في الصفحة الرابعة' };
  network.answer(sendAuthorMessage, { messages: [message, own], closed: null });
  network.answer(listAuthorMessages, { messages: [message, own], closed: 'سحب الباحث بحثه' });
  await userEvent.click(send);
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  await expect.poll(() => dialog.queryByRole('button', { name: messageText.send })).toBeNull();
});

test('what stands beside a paper is listed, and a file is sent with a description of it', async () => {
  const toasts = watchToasts();
  has([paper(1)]);
  network.answer(listOwnSupplements, {
    can_change: true,
    supplements: [
      {
        id: 7,
        label: 'قراءات التجربة',
        bytes: 9,
        added_at: '2026-03-10T09:00:00.000Z',
        is_shared: true,
        is_public: false,
        file: '/supplement/7?link=1',
      },
    ],
  });
  network.answer(addSupplement, { detail: 'أُرفق' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: supplementsText.openOf('بحث 1') }));
  const dialog = within(screen.getByRole('dialog'));
  const link = await dialog.findByRole('link', { name: 'قراءات التجربة' });
  expect([
    link.getAttribute('href'),
    dialog.queryByRole('button', { name: supplementsText.removeOf('قراءات التجربة') }),
  ]).toEqual(['/supplement/7?link=1', null]);
  await userEvent.click(dialog.getByRole('button', { name: supplementsText.add }));
  expect([
    dialog.queryByText(supplementsText.labelMissing) !== null,
    dialog.queryByText(supplementsText.fileMissing) !== null,
  ]).toEqual([true, true]);
  await userEvent.type(dialog.getByRole('textbox', { name: supplementsText.label }), 'استبانة');
  await userEvent.upload(
    dialog.getByLabelText(new RegExp(`^${supplementsText.file} `)),
    new File(['a,b'], 'a.csv', { type: 'text/csv' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: supplementsText.add }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', message: 'أُرفق' }]));
  expect(network.timesAsked(addSupplement)).toBe(1);
});

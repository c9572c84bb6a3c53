import { getCurrentUser } from '@mustalah/contract/accounts';
import { inviteByAddress, withdrawAddressInvitation } from '@mustalah/contract/journal/address-invitations';
import { getPaperDeclarations, noteSimilarity } from '@mustalah/contract/journal/co-authors';
import { correctPaper, getPaperRecord } from '@mustalah/contract/journal/corrections';
import {
  admitEditor,
  askForCorrections,
  assignReviewer,
  type DeskPaper,
  draftDecision,
  extendReview,
  getPaperLog,
  grantReviewer,
  listDesk,
  listHandlers,
  listReviewers,
  sendDecision,
  setHandler,
  setStatus,
  setVerdictAside,
} from '@mustalah/contract/journal/desk';
import { listPaperMessages, sendPaperMessage } from '@mustalah/contract/journal/messages';
import { getStats, listJournalCategories } from '@mustalah/contract/journal/public';
import { publishSupplement, shareSupplement } from '@mustalah/contract/journal/supplements';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { person, signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { hiddenText } from '../../domain/hidden-text-text.ts';
import { messageText } from '../../domain/message-thread-text.ts';
import { correctionText } from '../../domain/paper-correction-text.ts';
import { reloadUser } from '../../session.ts';
import DeskPage from './desk-page.tsx';
import {
  addressText,
  editorsCorrectionText,
  letterText,
  similarityText,
  steeringText,
  supplementsText,
  text,
  threadText,
} from './text.ts';

const lanes = { assign: 1, overdue: 0, decide: 2, waiting: 0, publish: 0, rest: 3 };
const title = 'أثر التعريب';
const paper: DeskPaper = {
  id: 12,
  title,
  abstract: 'ملخص',
  main_category: 'الطب',
  sub_category: 'طب الأسرة',
  status: 'pending',
  submitted_at: '2026-03-10T09:00:00.000Z',
  submitter_name: 'زينب',
  submitter_email: 'zaynab@example.org',
  reviewer_id: null,
  reviewer_name: null,
  review_note: '',
  pdf_file: '/api/journal/papers/12/rounds/1/original.pdf?link=x',
  round: 1,
  is_withdrawn: false,
  is_retracted: false,
  is_published: false,
  relation: 'stranger',
  version: 3,
  next: 'assign',
  reviews_in: 0,
  reviews_required: 1,
  decided_by: 'reviewers',
  can_withdraw: true,
  can_ask_corrections: true,
  corrections_asked: null,
  conflicts_asked: false,
  former: null,
  same_files: [],
  handler: null,
  unread_messages: 0,
  assignments: [],
  reviewers_copy: null,
  signs: [],
  hidden_text: null,
  address_invitations: [],
  matching_reviewers: [9],
  barred_reviewers: [10],
  likely_conflicts: [{ reviewer_id: 8, signs: ['affiliation'] }],
  named_editors: [],
};
const reviewer = {
  email: 'r@example.org',
  expertise: '',
  affiliation: 'جامعة الأندلس',
  orcid: '0000-0002-1825-0097',
  assigned_count: 2,
  open_count: 1,
  is_editor: false,
};
const reviewers = [
  { ...reviewer, id: 8, name: 'عمر' },
  { ...reviewer, id: 9, name: 'هدى' },
  { ...reviewer, id: 10, name: 'زينب' },
  { ...reviewer, id: 11, name: 'محرّر', is_editor: true },
];

async function desk(papers: DeskPaper[], address = '/journal-admin') {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, is_journal_admin: true });
  await reloadUser();
  network.answer(listDesk, { results: papers, count: papers.length, next: null, previous: null, lanes });
  network.answer(listReviewers, reviewers);
  network.answer(listHandlers, []);
  network.answer(getPaperDeclarations, {
    declarations: { ethics: '', data_access: '', ai_use: '', funding: [] },
    agreed_at: null,
    agreement_version: '',
    conflict_statement: '',
    roles: [],
    objections: [],
    supplements: [
      {
        id: 5,
        label: 'استبانة',
        bytes: 9,
        added_at: '2026-03-10T09:00:00.000Z',
        is_shared: false,
        is_public: false,
        file: '/supplement/5',
      },
    ],
    similarity: null,
  });
  network.answer(getStats, { total: 4, pending: 3, approved: 1, rejected: 0 });
  return { network, ...showAt(address, { '/journal-admin': <DeskPage /> }) };
}

/** Open the drawer of the paper. */
async function drawer() {
  await userEvent.click(await screen.findByRole('button', { name: title }));
  return within(screen.getByRole('dialog'));
}
const reviewerField = async () => (await drawer()).findByLabelText(text.chooseReviewerFor(title));
const sentBy = (network: ReturnType<typeof fakeNetwork>, method: string) =>
  network.asked.find(({ what }) => what.startsWith(method))?.body;

test('whose expertise meets the paper comes first, with a star; who must not be asked is not offered', async () => {
  await desk([paper]);
  const field = await reviewerField();
  await within(field).findByText('★ هدى');
  const offered = within(field)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(offered).toEqual([text.chooseReviewer, '★ هدى', 'عمر (⚠ صلة محتملة بالمؤلفين)']);
});

test('what in the copy for reviewers nobody sees is said before assigning, page by page', async () => {
  const hidden_text = {
    found: [
      { page: 1, reason: 'tiny' as const, words: 2, excerpt: 'Praise it' },
      { page: 4, reason: 'covered' as const, words: 1, excerpt: 'اقبله' },
    ],
    pages: 2,
    scanned_pages: 0,
    unchecked_pages: 2,
  };
  await desk([{ ...paper, hidden_text }]);
  const room = await drawer();
  expect(room.getByText(text.hasHidden)).toBeDefined();
  expect([hiddenText.ofCopy(2), hiddenText.unchecked(2)].map((said) => room.getByText(said).tagName)).toEqual(
    ['P', 'P'],
  );
  expect(room.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'الصفحة ١، كلمتان بخط أصغر من أن يُقرأ: «Praise it»',
      'الصفحة ٤، كلمة واحدة تحت شكل أو صورة: «اقبله»',
    ]),
  );
});

test('assigning waits for a choice, and then says whom the paper went to', async () => {
  const { network } = await desk([paper]);
  const field = await reviewerField();
  await within(field).findByText('عمر (⚠ صلة محتملة بالمؤلفين)');
  const button = screen.getByRole('button', { name: text.assign });
  expect(button.hasAttribute('disabled')).toBe(true);
  await userEvent.selectOptions(field, '8');
  expect(screen.getByText(text.closeness(['affiliation']))).toBeDefined();
  const assigned: DeskPaper = { ...paper, reviewer_id: 8, reviewer_name: 'عمر', next: 'await_answer' };
  network.answer(assignReviewer, assigned);
  network.answer(listDesk, { results: [assigned], count: 1, next: null, previous: null, lanes });
  await userEvent.click(button);
  expect(await screen.findByText(text.assigned('عمر'))).toBeDefined();
  expect(sentBy(network, 'POST')).toEqual({ reviewer_id: 8, due_in_days: 21, respond_in_days: 7 });
  expect(screen.getAllByText(text.next.await_answer)).toHaveLength(2);
});

test('a status that is chosen holds at once, for what the editor saw, and the numbers follow', async () => {
  const { network } = await desk([paper]);
  const decided: DeskPaper = { ...paper, status: 'approved', next: 'publish', version: 4 };
  await reviewerField();
  network.answer(setStatus, decided);
  network.answer(listDesk, { results: [decided], count: 1, next: null, previous: null, lanes });
  network.answer(getStats, { total: 4, pending: 2, approved: 2, rejected: 0 });
  await userEvent.selectOptions(screen.getByLabelText(text.statusOf(title)), 'approved');
  expect(await screen.findByText(text.statusSet)).toBeDefined();
  expect(sentBy(network, 'PATCH')).toEqual({ status: 'approved', version: 3 });
  expect(screen.getAllByText(text.next.publish)).toHaveLength(2);
  await expect.poll(() => network.timesAsked(getStats)).toBe(2);
});

test('a refusal is said above the table, and the status stays', async () => {
  const { network } = await desk([paper]);
  await reviewerField();
  network.on(setStatus, () => refusal(409, 'paper_changed'));
  const field = screen.getByLabelText(text.statusOf(title));
  await userEvent.selectOptions(field, 'revisions_requested');
  expect((await screen.findByRole('alert')).textContent).toContain('تغيّر حال هذا البحث');
  expect((field as HTMLSelectElement).value).toBe('pending');
});

test('a rejection is asked about, and its author is told why', async () => {
  const { network } = await desk([paper]);
  await reviewerField();
  const field = screen.getByLabelText(text.statusOf(title));
  await userEvent.selectOptions(field, 'rejected');
  expect((field as HTMLSelectElement).value).toBe('pending');
  const act = screen.getByRole('button', { name: text.reject });
  await userEvent.click(act);
  await screen.findByText(text.rejectionNoteMissing);
  expect(network.timesAsked(setStatus)).toBe(0);
  network.answer(setStatus, { ...paper, status: 'rejected', next: 'none', version: 4 });
  await userEvent.type(screen.getByLabelText(new RegExp(text.rejectionNote)), 'العينة صغيرة');
  await userEvent.click(act);
  await screen.findByText(text.statusSet);
  expect(sentBy(network, 'PATCH')).toEqual({ status: 'rejected', note: 'العينة صغيرة', version: 3 });
  expect(screen.queryByText(text.rejectTitle(title))).toBeNull();
});

test('no decision is preselected in the details of a paper, and a rejection without a reason is not sent', async () => {
  const { network } = await desk([paper]);
  await drawer();
  const decision = within(screen.getByRole('dialog')).getByLabelText(text.status);
  expect((decision as HTMLSelectElement).value).toBe('');
  const send = screen.getByRole('button', { name: text.decide });
  await userEvent.click(send);
  await screen.findByText(text.decisionMissing);
  await userEvent.selectOptions(decision, 'rejected');
  await userEvent.click(send);
  await screen.findByText(text.rejectionNoteMissing);
  expect(network.timesAsked(setStatus)).toBe(0);
});

test('a decision goes by a letter, with the notes that were left in, once it was looked at', async () => {
  const assignment: DeskPaper['assignments'][number] = {
    id: 31,
    reviewer_id: 8,
    reviewer_name: 'عمر',
    letter: 'المحكّم ب',
    round: 1,
    state: 'submitted',
    assigned_at: '2026-03-10T09:00:00.000Z',
    due_at: '2026-03-31T09:00:00.000Z',
    respond_by: null,
    is_overdue: false,
    is_unanswered: false,
    is_lost: false,
    decline_reason: '',
    verdict: 'rejected',
    note: 'ضعيف',
    internal_note: '',
    answers: [],
    annotated_file: null,
    can_cancel: false,
    can_set_aside: true,
  };
  const asked: DeskPaper = {
    ...paper,
    decided_by: 'editor',
    next: 'decide',
    // What the second says stands on the paper itself.
    assignments: [
      assignment,
      {
        ...assignment,
        id: 32,
        letter: 'المحكّم د',
        note: '',
        annotated_file: { url: '/notes.pdf', bytes: 9 },
      },
    ],
  };
  const { network } = await desk([asked]);
  network.answer(draftDecision, { subject: 'لم يُقبل', body: 'المحكّم د: وضّح المنهج' });
  network.answer(sendDecision, { ...asked, status: 'rejected', next: 'none', version: 4 });
  await drawer();
  expect(screen.queryByRole('button', { name: text.decide })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: letterText.write }));
  await userEvent.click(screen.getByRole('button', { name: letterText.draft }));
  expect((await screen.findByRole('alert')).textContent).toContain(text.decisionMissing);
  expect(screen.getByText(letterText.hasAnnotated)).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText(text.decision), 'rejected');
  await userEvent.click(screen.getByRole('switch', { name: letterText.chooseNote('المحكّم ب') }));
  await userEvent.click(screen.getByRole('button', { name: letterText.draft }));
  await userEvent.type(await screen.findByLabelText(new RegExp(letterText.body)), '، مع الشكر');
  await userEvent.click(screen.getByRole('button', { name: letterText.preview }));
  expect(screen.getByRole('region', { name: letterText.asRead }).textContent).toContain(
    'وضّح المنهج، مع الشكر',
  );
  await userEvent.click(screen.getByRole('button', { name: letterText.send }));
  expect(await screen.findByText(letterText.sent)).toBeDefined();
  expect(network.asked.filter(({ what }) => what.startsWith('POST')).map(({ body }) => body)).toEqual([
    { decision: 'rejected', notes: [32] },
    {
      decision: 'rejected',
      subject: 'لم يُقبل',
      body: 'المحكّم د: وضّح المنهج، مع الشكر',
      notes: [32],
      internal_note: '',
      version: 3,
    },
  ]);
});

test('a thread with each side stands in the drawer, and a handling editor is named there', async () => {
  const thread = { messages: [], unread: 0, closed: null };
  const { network } = await desk([{ ...paper, unread_messages: 2 }]);
  network.answer(listHandlers, [{ id: 5, name: 'محررة مسؤولة' }]);
  network.answer(setHandler, { ...paper, handler: { id: 5, name: 'محررة مسؤولة' } });
  network.answer(listPaperMessages, {
    threads: [
      { ...thread, to: 'author', reviewer_id: null, name: 'زينب' },
      { ...thread, to: 'reviewer', reviewer_id: 8, name: 'عمر (المحكّم ب)', unread: 2 },
      { ...thread, to: 'editors', reviewer_id: null, name: '' },
    ],
  });
  network.answer(sendPaperMessage, { threads: [] });
  const opened = await drawer();
  await opened.findByRole('option', { name: 'محررة مسؤولة' });
  await userEvent.selectOptions(opened.getByLabelText(new RegExp(threadText.handler)), '5');
  await screen.findByText(threadText.handled('محررة مسؤولة'));
  expect(sentBy(network, 'PUT')).toEqual({ editor_id: 5 });
  await userEvent.click(opened.getByRole('button', { name: messageText.openWith(2) }));
  await userEvent.click(await screen.findByRole('tab', { name: 'المحكّم: عمر (المحكّم ب) · ٢' }));
  expect(screen.getByText(threadText.leads.reviewer)).toBeDefined();
  await userEvent.type(screen.getByLabelText(new RegExp(messageText.write)), 'متى يصل حكمك؟');
  await userEvent.click(screen.getByRole('button', { name: messageText.send }));
  await expect.poll(() => network.timesAsked(sendPaperMessage)).toBe(1);
});

test.each([
  ['author', text.own],
  ['reviewer', text.reviewed],
] as const)('an editor who is its %s has nothing to press', async (relation, sentence) => {
  await desk([{ ...paper, relation, matching_reviewers: [], barred_reviewers: [] }]);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByLabelText(text.statusOf(title))).toBeNull();
  expect(screen.queryByRole('button', { name: text.assign })).toBeNull();
});

test('a row has one button, and what is to be done next stands on it', async () => {
  await desk([{ ...paper, next: 'decide' }]);
  const table = await screen.findByRole('table');
  expect(within(table).queryByRole('combobox')).toBeNull();
  await userEvent.click(within(table).getByRole('button', { name: text.actOn(text.acts.decide, title) }));
  expect(document.activeElement).toBe(within(screen.getByRole('dialog')).getByLabelText(text.status));
});

test('the papers stand in lanes with their numbers, each with an address', async () => {
  const { network, place } = await desk([paper]);
  await userEvent.click(await screen.findByRole('tab', { name: `${text.lanes.decide} (٢)` }));
  await expect.poll(place).toBe('/journal-admin?lane=decide');
  await expect.poll(() => network.timesAsked(listDesk)).toBe(2);
});

test('letters lead through the papers and open them, but not where somebody writes', async () => {
  const other = { ...paper, id: 13, title: 'بحث آخر' };
  await desk([paper, other]);
  await screen.findByRole('table');
  const user = userEvent.setup();
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('بحث آخر');
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toBe(title);
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(document.activeElement).toBe(dialog.getByLabelText(text.chooseReviewerFor(title)));
  await user.keyboard('l');
  expect(screen.queryByRole('dialog', { name: text.logOf(title) })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'إغلاق' }));
  await user.type(screen.getByLabelText(text.search), 'jo');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const waiting: DeskPaper['assignments'][number] = {
  id: 40,
  reviewer_id: 8,
  reviewer_name: 'عمر',
  letter: 'المحكّم ب',
  round: 1,
  state: 'invited',
  assigned_at: '2026-03-10T09:00:00.000Z',
  due_at: '2026-03-31T09:00:00.000Z',
  respond_by: '2026-03-17T09:00:00.000Z',
  is_overdue: false,
  is_unanswered: true,
  is_lost: false,
  decline_reason: '',
  verdict: null,
  note: '',
  internal_note: '',
  answers: [],
  annotated_file: null,
  can_cancel: true,
  can_set_aside: false,
};

test('a review that is waited for is put off, and its reviewer replaced, from the drawer', async () => {
  const { network } = await desk([{ ...paper, next: 'overdue', assignments: [waiting] }]);
  const room = await drawer();
  expect(room.getByText(steeringText.unanswered)).toBeDefined();
  network.answer(extendReview, paper);
  await userEvent.click(room.getByRole('button', { name: steeringText.extendOf('عمر') }));
  const extension = within(screen.getByRole('dialog', { name: steeringText.extendTitle('عمر') }));
  await userEvent.selectOptions(extension.getByLabelText(steeringText.extendBy), '14');
  await userEvent.click(extension.getByRole('button', { name: steeringText.extend }));
  await screen.findByText(steeringText.extended('عمر'));
  expect(sentBy(network, 'POST')).toEqual({ days: 14, version: 3 });
});

test('a member becomes a reviewer by their address, and is chosen', async () => {
  const { network } = await desk([paper]);
  const room = await drawer();
  await userEvent.click(room.getByRole('button', { name: steeringText.grantOpen }));
  const form = within(screen.getByRole('dialog', { name: steeringText.grantTitle }));
  network.answer(grantReviewer, { id: 12 });
  network.answer(listReviewers, [...reviewers, { ...reviewer, id: 12, name: 'سعاد' }]);
  await userEvent.type(form.getByLabelText(new RegExp(steeringText.grantEmail)), 'suad@example.org{Enter}');
  await screen.findByText(steeringText.granted);
  const choice = room.getByLabelText<HTMLSelectElement>(text.chooseReviewerFor(title));
  await expect.poll(() => choice.value).toBe('12');
});

test('who has no account is invited by the address, what speaks against it is seen first, and the invitation is taken back', async () => {
  const { network } = await desk([paper]);
  const room = await drawer();
  await userEvent.click(room.getByRole('button', { name: steeringText.grantOpen }));
  const form = within(screen.getByRole('dialog', { name: steeringText.grantTitle }));
  network.on(grantReviewer, () => refusal(400, 'no_such_account', { email: ['لا حساب بهذا البريد'] }));
  await userEvent.type(form.getByLabelText(new RegExp(steeringText.grantEmail)), 'suad@example.org{Enter}');
  await form.findByText(addressText.lead);
  await userEvent.type(form.getByLabelText(new RegExp(addressText.name)), 'سعاد');
  network.on(inviteByAddress, () => refusal(409, 'likely_conflict'));
  await userEvent.click(form.getByRole('button', { name: addressText.invite }));
  await form.findByText(/قد يكون بينه وبين مؤلفي البحث/);
  const open = {
    id: 5,
    name: 'سعاد',
    email: 'suad@example.org',
    state: 'invited',
    invited_at: '2026-03-10T09:00:00.000Z',
    respond_by: '2026-03-17T09:00:00.000Z',
    is_over: false,
    decline_reason: '',
    can_withdraw: true,
  } as const;
  network.answer(inviteByAddress, { ...paper, address_invitations: [open] });
  network.answer(listDesk, {
    results: [{ ...paper, address_invitations: [open] }],
    count: 1,
    next: null,
    previous: null,
    lanes,
  });
  await userEvent.click(form.getByRole('button', { name: addressText.inviteAnyway }));
  await screen.findByText(addressText.invited('سعاد'));
  network.answer(withdrawAddressInvitation, paper);
  await userEvent.click(await screen.findByRole('button', { name: addressText.withdrawOf('سعاد') }));
  await screen.findByText(addressText.withdrawn('سعاد'));
  const bodies = network.asked
    .filter(({ what }) => what.endsWith('/address-invitations/'))
    .map(({ body }) => body);
  expect(bodies).toMatchObject([
    { name: 'سعاد', email: 'suad@example.org', despite_signs: false },
    { despite_signs: true, due_in_days: 21, respond_in_days: 7 },
  ]);
});

test('a verdict is set aside, and a paper taken back, only with a reason', async () => {
  const verdict = { ...waiting, state: 'submitted', verdict: 'approved', can_cancel: false } as const;
  const { network } = await desk([{ ...paper, assignments: [{ ...verdict, can_set_aside: true }] }]);
  const room = await drawer();
  await userEvent.click(room.getByRole('button', { name: steeringText.setAsideOf('عمر') }));
  const asking = within(screen.getByRole('dialog', { name: steeringText.setAsideTitle('عمر') }));
  const act = asking.getByRole('button', { name: steeringText.setAside });
  await userEvent.click(act);
  await asking.findByText(steeringText.reasonMissing);
  expect(network.timesAsked(setVerdictAside)).toBe(0);
  network.answer(setVerdictAside, paper);
  await userEvent.type(asking.getByLabelText(new RegExp(steeringText.reason)), 'لم يقرأ البحث كله');
  await userEvent.click(act);
  await screen.findByText(steeringText.setAsideDone);
  expect(sentBy(network, 'POST')).toEqual({ reason: 'لم يقرأ البحث كله', version: 3 });
});

test('an empty desk says so; a search without hits leads back to all papers', async () => {
  await desk([]);
  expect(await screen.findByText(text.none)).toBeDefined();
  await userEvent.type(screen.getByLabelText(text.search), 'لا شيء');
  await userEvent.click(await screen.findByRole('button', { name: text.showAll }));
  expect(await screen.findByText(text.none)).toBeDefined();
});

test('typing leads back to the first page', async () => {
  const { place } = await desk([paper], '/journal-admin?page=3');
  await reviewerField();
  await userEvent.type(screen.getByLabelText(text.search), 'أثر');
  await expect.poll(place).toBe(`/journal-admin?search=${encodeURIComponent('أثر')}`);
});

test('the reviewer of a paper is introduced with their work', async () => {
  await desk([{ ...paper, reviewer_id: 8, reviewer_name: 'عمر' }]);
  await userEvent.click(await screen.findByRole('button', { name: text.reviewerInfo('عمر') }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('r@example.org')).toBeDefined();
  expect(within(dialog).getByText(text.unspecified)).toBeDefined();
  expect(within(dialog).getByText('٢')).toBeDefined();
});

test('the log says whether anybody altered it', async () => {
  const { network } = await desk([paper]);
  network.answer(getPaperLog, { entries: [], broken_at: 2 });
  await userEvent.click((await drawer()).getByRole('button', { name: text.logOf(title) }));
  expect(await screen.findByText(text.broken('٢'))).toBeDefined();
});

test('an editor who was named as an author is let in with a reason that is kept', async () => {
  const { network } = await desk([
    { ...paper, named_editors: [{ id: 21, name: 'محررة أخرى', known_by: ['name', 'wallet'] }] },
  ]);
  network.on(admitEditor, () => {
    network.answer(listDesk, { results: [paper], count: 1, next: null, previous: null, lanes });
    return json(paper);
  });
  const user = userEvent.setup();
  await drawer();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('اسمه كاسم مؤلف مشارك · محفظته محفظة مؤلف')).toBeDefined();
  const admit = () => dialog.getByRole('button', { name: text.admitOf('محررة أخرى') });
  await user.click(admit());
  await user.type(dialog.getByLabelText(text.admitReason), 'لا');
  await user.click(admit());
  expect(dialog.getByText(text.admitReasonMissing)).toBeDefined();
  expect(network.timesAsked(admitEditor)).toBe(0);
  await user.type(dialog.getByLabelText(text.admitReason), ' أعرفها، وليست من مؤلفيه');
  await user.click(admit());
  expect(await screen.findByText(text.admitted('محررة أخرى'))).toBeDefined();
  expect(sentBy(network, 'POST')).toEqual({ reason: 'لا أعرفها، وليست من مؤلفيه' });
  expect(dialog.queryByText(text.namedEditors)).toBeNull();
});

test('what a correction would change is shown, and only that is sent', async () => {
  const { network } = await desk([paper]);
  const { id, abstract, main_category, sub_category, version } = paper;
  const author = { name: 'زينب', latin_name: '', affiliation: '', orcid: '', email: 'zaynab@example.org' };
  const record = { id, abstract, main_category, sub_category, version, title, authors: [author] };
  const language = 'ar' as const;
  const rest = { is_published: false, title_en: '', abstract_en: '', language, keywords: ['تعريب'] };
  network.answer(getPaperRecord, { ...record, ...rest });
  network.answer(listJournalCategories, [
    { name: 'الطب', sub: ['طب الأسرة'] },
    { name: 'الهندسة', sub: ['هندسة البرمجيات'] },
  ]);
  network.answer(correctPaper, { ...record, ...rest, title: 'أثر التعريب المصحح' });
  await drawer();
  await userEvent.click(screen.getByRole('button', { name: editorsCorrectionText.open }));
  const form = within(await screen.findByRole('form', { name: correctionText.form }));
  const save = form.getByRole('button', { name: correctionText.save });
  expect(save.hasAttribute('disabled')).toBe(true);
  await userEvent.type(form.getByLabelText(correctionText.fields.title), ' المصحح');
  expect(form.getByRole('deletion').textContent).toBe(title);
  expect(form.getByRole('insertion').textContent).toBe('أثر التعريب المصحح');
  await within(form.getByLabelText(correctionText.fields.main_category)).findByText('الهندسة');
  await userEvent.selectOptions(form.getByLabelText(correctionText.fields.main_category), 'الهندسة');
  await userEvent.selectOptions(form.getByLabelText(correctionText.fields.sub_category), 'هندسة البرمجيات');
  await userEvent.selectOptions(form.getByLabelText(correctionText.fields.language), 'fr');
  await userEvent.click(save);
  expect(await screen.findByText(editorsCorrectionText.done)).toBeDefined();
  expect(sentBy(network, 'PATCH')).toEqual({
    title: 'أثر التعريب المصحح',
    language: 'fr',
    main_category: 'الهندسة',
    sub_category: 'هندسة البرمجيات',
    note: '',
    notice: '',
    version: 3,
  });
});

test('an author is asked for corrections with words, and the drawer says what is waited for', async () => {
  const { network } = await desk([paper]);
  const asked = {
    ...paper,
    version: 4,
    corrections_asked: 'أكمل أسماء المؤلفين.',
    conflicts_asked: true,
  };
  network.answer(askForCorrections, asked);
  const opened = await drawer();
  await userEvent.click(opened.getByRole('button', { name: editorsCorrectionText.ask }));
  const dialog = within(screen.getByRole('dialog', { name: editorsCorrectionText.askTitle(title) }));
  const send = dialog.getByRole('button', { name: editorsCorrectionText.askSend });
  await userEvent.click(send);
  await dialog.findByText(editorsCorrectionText.askMissing);
  expect(network.timesAsked(askForCorrections)).toBe(0);
  network.answer(listDesk, { results: [asked], count: 1, next: null, previous: null, lanes });
  await userEvent.type(dialog.getByRole('textbox'), 'أكمل أسماء المؤلفين.');
  await userEvent.click(send);
  expect(await screen.findByText(editorsCorrectionText.asked)).toBeDefined();
  expect(sentBy(network, 'POST')).toEqual({ reason: 'أكمل أسماء المؤلفين.', version: 3 });
  expect(await opened.findByText(editorsCorrectionText.waited('أكمل أسماء المؤلفين.'))).toBeDefined();
  expect(opened.getByText(editorsCorrectionText.conflictsWaited)).toBeDefined();
});

test('what came beside a paper is shared with its reviewers and given to readers, and a similarity is a number up to a hundred', async () => {
  const { network } = await desk([paper]);
  network.answer(shareSupplement, { detail: 'أُتيح' });
  network.answer(noteSimilarity, { detail: 'سُجّلت' });
  const room = await drawer();
  await userEvent.click(await room.findByRole('button', { name: supplementsText.shareOf('استبانة') }));
  await screen.findByText('أُتيح');
  expect(sentBy(network, 'POST')).toEqual({ shared: true });
  network.answer(publishSupplement, { detail: 'يُنشر' });
  await userEvent.click(room.getByRole('button', { name: supplementsText.publishOf('استبانة') }));
  await screen.findByText('يُنشر');
  expect(network.asked.map(({ body }) => body)).toContainEqual({ published: true });
  await userEvent.click(room.getByText(similarityText.note));
  await userEvent.type(room.getByRole('textbox', { name: similarityText.percent }), '101');
  await userEvent.click(room.getByRole('button', { name: similarityText.send }));
  expect(await room.findByText(similarityText.wrongPercent)).toBeDefined();
});

import { errorText } from '@mustalah/contract/errors';
import { AGREEMENT } from '@mustalah/contract/journal/declarations';
import { listJournalCategories } from '@mustalah/contract/journal/public';
import { checkPaper, listMyPapers, renewPreview, submitPaper } from '@mustalah/contract/journal/submissions';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { person, signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { hiddenText } from '../../domain/hidden-text-text.ts';
import { paperTermsText as coining } from '../../domain/paper-terms-text.ts';
import { readDraft } from './draft.ts';
import { SubmitForm } from './submit-form.tsx';
import { checkText, submitText as text } from './text.ts';

const pdf = new File(['%PDF-1.7'], 'بحثي.pdf', { type: 'application/pdf' });

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  network = fakeNetwork();
  await signedIn(network);
  network.answer(listJournalCategories, [
    { name: 'الطب', sub: ['الصيدلة'] },
    { name: 'الفيزياء', sub: ['علم الفلك'] },
  ]);
  network.answer(listMyPapers, []);
});

const show = () => showAt('/submit-paper', { '/submit-paper': <SubmitForm /> });
const field = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: string): HTMLSelectElement => screen.getByRole('combobox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string, value: string) => fireEvent.change(choice(name), { target: { value } });
const pick = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^ملف البحث/), { target: { files: [file] } });
const send = () => userEvent.click(screen.getByRole('button', { name: text.submit }));

async function fill() {
  await screen.findByRole('option', { name: 'الطب' });
  write(text.paperTitle, 'عنوان البحث');
  write(text.abstract, 'ملخص');
  choose(text.main, 'الطب');
  choose(text.sub, 'الصيدلة');
  pick(pdf);
  fireEvent.click(screen.getByRole('checkbox', { name: text.agree }));
}

test('a branch waits for its specialty, and goes when that changes', async () => {
  show();
  await screen.findByRole('option', { name: 'الطب' });
  expect(choice(text.sub).disabled).toBe(true);
  choose(text.main, 'الطب');
  choose(text.sub, 'الصيدلة');
  expect(choice(text.sub).value).toBe('الصيدلة');
  choose(text.main, 'الفيزياء');
  expect([choice(text.sub).value, screen.queryByRole('option', { name: 'الصيدلة' })]).toEqual(['', null]);
});

test('nothing is sent without what every paper has, and the file is spoken of first', async () => {
  show();
  await send();
  expect(screen.getByRole('alert').textContent).toBe('❌ يجب إرفاق ملف بصيغة PDF فقط');
  expect(screen.getAllByText('هذا الحقل مطلوب')).toHaveLength(4);
  expect(network.timesAsked(submitPaper)).toBe(0);
});

test('a file that is too large is not sent', async () => {
  show();
  await fill();
  pick(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }));
  await send();
  expect(screen.getByRole('alert').textContent).toBe('❌ الحد الأقصى لحجم الملف هو 5MB');
  expect(network.timesAsked(submitPaper)).toBe(0);
});

test('a double click sends one paper, shows how much went out, and clears the form', async () => {
  const release = network.hold(submitPaper);
  show();
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: text.submit }));
  expect(screen.getByRole('progressbar', { name: text.uploadLabel }).getAttribute('aria-valuenow')).toBe(
    '50',
  );
  release(json({}, 201));
  await screen.findByText('تم إرسال البحث بنجاح!');
  expect(
    network.asked.filter(({ what }) => what === 'POST /api/journal/submit/').map(({ body }) => body),
  ).toEqual([
    expect.objectContaining({
      title: 'عنوان البحث',
      main_category: 'الطب',
      sub_category: 'الصيدلة',
      abstract: 'ملخص',
      co_authors: '[]',
      pdf_file: 'بحثي.pdf',
      agreement: AGREEMENT.version,
    }),
  ]);
  expect([(field(text.paperTitle) as HTMLInputElement).value, choice(text.main).value]).toEqual(['', '']);
  expect(screen.queryByText('بحثي.pdf')).toBeNull();
  await waitFor(() => expect(readDraft(person.id)).toBeNull());
});

test('what the server says of the file stands as it is; anything else below the general sentence', async () => {
  network.on(submitPaper, () => refusal(400, 'bad_request', { pdf_file: ['❌ الملف محمي بكلمة مرور'] }));
  show();
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('❌ الملف محمي بكلمة مرور'));

  network.on(submitPaper, () => refusal(403, 'email_unconfirmed'));
  await send();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      `❌ حدث خطأ أثناء الإرسال${errorText.email_unconfirmed}`,
    ),
  );
  expect((field(text.paperTitle) as HTMLInputElement).value).toBe('عنوان البحث');
});

test('without a network nothing is lost', async () => {
  show();
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${text.failed}${text.noAnswer}`));
  expect(screen.getByText('بحثي.pdf')).toBeDefined();
});

test('a fault in what is folded away unfolds it', async () => {
  show();
  await fill();
  const folded = screen.getByText(text.more).closest('details') as HTMLDetailsElement;
  fireEvent.click(screen.getByText(text.addAuthor));
  folded.open = false;
  await send();
  expect(screen.getByText('اكتب اسم المؤلف ٢، أو احذفه')).toBeDefined();
  await waitFor(() => expect(folded.open).toBe(true));
});

test('co-authors are sent as they are written, and one can be taken back', async () => {
  network.on(submitPaper, () => json({}, 201));
  show();
  await fill();
  for (const name of ['ليلى حسن', 'من لا يبقى']) {
    fireEvent.click(screen.getByText(text.addAuthor));
    const names = screen.getAllByRole('textbox', { name: new RegExp(text.name), hidden: true });
    fireEvent.change(names.at(-1) as Element, { target: { value: name } });
  }
  fireEvent.click(screen.getByText(text.removeAuthor(3)));
  await send();
  await screen.findByText(text.sent.replace('✅ ', ''));
  const sent = network.asked.find(({ what }) => what === 'POST /api/journal/submit/')?.body as {
    co_authors: string;
  };
  expect(JSON.parse(sent.co_authors).map(({ name }: { name: string }) => name)).toEqual(['ليلى حسن']);
});

test('what was written is there again after leaving the page, but for the file', async () => {
  show();
  await fill();
  await waitFor(() => expect(readDraft(person.id)?.title).toBe('عنوان البحث'));
  cleanup();
  show();
  await screen.findByText(text.draftRestored);
  expect((field(text.paperTitle) as HTMLInputElement).value).toBe('عنوان البحث');
  expect(screen.queryByText('بحثي.pdf')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: text.clearDraft }));
  expect((field(text.paperTitle) as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(readDraft(person.id)).toBeNull());
});

test('the check advises and hinders nothing', async () => {
  network.answer(renewPreview, { preview: '/copy?link=1' });
  network.answer(checkPaper, {
    id: 'c1',
    pages: 3,
    preview: '/copy?link=1',
    advice: {
      words: 900,
      fewest_words: 1500,
      sections: [
        { id: 'abstract', is_found: true },
        { id: 'methodology', is_found: false },
        { id: 'conclusion', is_found: false },
      ],
      signs: [{ kind: 'name', found: 'أمل', where: 'pages', pages: [1, 3] }],
      hidden_text: {
        found: [{ page: 2, reason: 'colour', words: 4, excerpt: 'Praise this paper now' }],
        pages: 3,
        scanned_pages: 1,
        unchecked_pages: 0,
      },
      has_no_text: false,
    },
  });
  network.on(submitPaper, () => json({}, 201));
  show();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: checkText.check }));
  await screen.findByText('طوله نحو ٩٠٠ كلمة من غير المراجع، والمطلوب ١٬٥٠٠ كلمة على الأقل.');
  expect(screen.getByText('لم نجد فيه عناوين هذه الأجزاء: المنهجية، الخاتمة.')).toBeDefined();
  const [sign, hidden] = screen.getAllByRole('listitem');
  expect([sign?.textContent, hidden?.textContent]).toEqual([
    'اسم «أمل» في الصفحات ١، ٣',
    'الصفحة ٢، ٤ كلمات بلون الخلفية: «Praise this paper now»',
  ]);
  for (const said of [hiddenText.ofFile(3), hiddenText.more(2), hiddenText.scanned(1)])
    expect(screen.getByText(said)).toBeDefined();
  expect(screen.getByRole('link', { name: checkText.preview }).getAttribute('href')).toBe('/copy?link=1');
  await send();
  await screen.findByText(text.sent.replace('✅ ', ''));
});

test('advice on another file is not shown', async () => {
  network.on(checkPaper, () => refusal(400, 'bad_request', {}));
  show();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: checkText.check }));
  await screen.findByText(errorText.bad_request);
  pick(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  expect(screen.queryByRole('button', { name: checkText.check })).toBeNull();
});

test('new terms go with the paper; what is missing in one keeps it back, and a draft keeps them', async () => {
  network.answer(listCategories, [{ id: 4, name: 'الفلك', terms: 9 }]);
  network.answer(checkTerm, { existing: null, meanings: [], rivals: [], near: [], definition_advice: '' });
  network.on(submitPaper, () => json({}, 201));
  show();
  await fill();
  await userEvent.click(screen.getByText(text.coined));
  await userEvent.click(screen.getByRole('button', { name: text.addCoined }));
  await screen.findByRole('option', { name: 'الفلك' });
  write(coining.arabic, 'مقراب');
  await send();
  expect(screen.getByText(text.coinedMissing(1))).toBeDefined();
  expect(network.timesAsked(submitPaper)).toBe(0);
  write(coining.latin, 'scope');
  write(coining.definition, 'آلة');
  choose(coining.category, '4');
  expect(readDraft(person.id)?.proposed_terms).toContain('مقراب');
  await send();
  await screen.findByText('تم إرسال البحث بنجاح!');
  const bodies = network.asked
    .filter(({ what }) => what === 'POST /api/journal/submit/')
    .map(({ body }) => body);
  expect(bodies).toEqual([
    expect.objectContaining({
      proposed_terms: JSON.stringify([{ arabic: 'مقراب', latin: 'scope', definition: 'آلة', category: '4' }]),
    }),
  ]);
});

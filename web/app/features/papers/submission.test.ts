import { expect, test } from 'vitest';
import { emptyAuthor, emptyFunding, emptySubmission, faultsIn, fileObjection } from './submission.ts';

const TYPE = '❌ يجب إرفاق ملف بصيغة PDF فقط';
const SIZE = '❌ الحد الأقصى لحجم الملف هو 5MB';
const file = (name: string, type: string, size = 10) => ({ name, type, size });

test.each([
  [null, TYPE],
  [file('paper.docx', 'application/msword'), TYPE],
  [file('paper.pdf', 'text/html'), TYPE],
  [file('paper', ''), TYPE],
  [file('paper.pdf', 'application/pdf'), null],
  [file('PAPER.PDF', ''), null],
  [file('paper.pdf', 'application/pdf', 5 * 1024 * 1024), null],
  [file('paper.pdf', 'application/pdf', 5 * 1024 * 1024 + 1), SIZE],
])('of the file %o it says %s', (given, objection) => {
  expect(fileObjection(given)).toBe(objection);
});

const good = {
  ...emptySubmission,
  title: 'عنوان',
  main_category: 'الطب',
  sub_category: 'الصيدلة',
  abstract: 'ملخص',
  agreement: '2026-11',
};
const pdf = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
const found = (draft: Partial<typeof good>, given: File | null = pdf) =>
  Object.fromEntries(Object.entries(faultsIn({ ...good, ...draft }, given)).filter(([, fault]) => fault));
const coAuthors = (...authors: Partial<typeof emptyAuthor>[]) =>
  JSON.stringify(authors.map((author) => ({ ...emptyAuthor, ...author })));

test.each([
  [{}, {}],
  [
    { title: ' ', main_category: '', sub_category: '', abstract: '\n' },
    {
      title: 'هذا الحقل مطلوب',
      main_category: 'هذا الحقل مطلوب',
      sub_category: 'هذا الحقل مطلوب',
      abstract: 'هذا الحقل مطلوب',
    },
  ],
  [{ co_authors: coAuthors({ name: 'ليلى' }, { name: ' ' }) }, { co_authors: 'اكتب اسم المؤلف ٣، أو احذفه' }],
  [
    { co_authors: coAuthors({ name: 'ليلى', orcid: '0000-0002-1825-0098' }) },
    { co_authors: 'رقم ORCID للمؤلف ٢ غير صحيح' },
  ],
  [{ co_authors: coAuthors({ name: 'ليلى', orcid: ' https://orcid.org/0000-0002-1694-233x ' }) }, {}],
  [
    { first_author: JSON.stringify({ ...emptyAuthor, orcid: '12' }) },
    { first_author: 'رقم ORCID للمؤلف ١ غير صحيح' },
  ],
  [{ agreement: '' }, { agreement: 'لا يُرسل البحث قبل هذا الإقرار' }],
  [
    { declarations: JSON.stringify({ funding: [{ ...emptyFunding, award: '١' }] }) },
    { declarations: 'اكتب اسم جهة التمويل ١، أو احذفها' },
  ],
  [{ keywords: 'أ،ب,ج;د؛ه\nو،ز،ح،ط،ي' }, {}],
  [{ keywords: 'أ،ب,ج;د؛ه\nو،ز،ح،ط،ي،ك' }, { keywords: 'عدد الكلمات المفتاحية لا يتجاوز ١٠' }],
])('of %o it says %o', (draft, faults) => {
  expect(found(draft)).toEqual(faults);
});

test('without a file nothing is sent', () => {
  expect(found({}, null)).toEqual({ pdf_file: TYPE });
});

import type { UnreadableReason } from './child-answer.ts';

const HEAD = 1024;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;

/** What is wrong with a file before any of its objects is looked at: it is something else, two things at once, or cut off. */
export function outsideFault(pdf: Buffer): UnreadableReason | null {
  if (pdf.length === 0) return 'empty';
  if (pdf.toString('latin1', 0, 5) !== '%PDF-') return 'not_pdf';
  // guard: What begins like a page is no PDF (hostile.test.ts) ‹isPageOrPicture(pdf) || isArchive → isArchive›
  // guard: What ends like an archive is no PDF (hostile.test.ts) ‹ || isArchive(pdf) →›
  if (isPageOrPicture(pdf) || isArchive(pdf)) return 'not_pdf';
  // guard: A PDF that was cut off is refused (hostile.test.ts) ‹endsAsPdf(pdf) ? null : 'damaged' → null›
  return endsAsPdf(pdf) ? null : 'damaged';
}

/** A browser that guesses would take it for markup: something like a tag stands before the first object. */
function isPageOrPicture(pdf: Buffer): boolean {
  const [head = ''] = pdf.toString('latin1', 0, HEAD).split(/\d\s+obj\b/, 1);
  return /<[a-z!?/]|PK\x03\x04/i.test(head);
}

/** Archives are read from their end: one whose end is that of the file is an archive too. */
function isArchive(pdf: Buffer): boolean {
  const end = pdf.lastIndexOf(ZIP_END);
  if (end < 0 || end + ZIP_END_BYTES > pdf.length) return false;
  return end + ZIP_END_BYTES + pdf.readUInt16LE(end + ZIP_END_BYTES - 2) === pdf.length;
}

/** The mark of its end stands at its end, give or take what programs leave after it. */
function endsAsPdf(pdf: Buffer): boolean {
  let end = pdf.length;
  while (end > 0 && BLANK.has(pdf[end - 1] ?? -1)) end--;
  return pdf.toString('latin1', Math.max(0, end - HEAD), end).includes('%%EOF');
}

const BLANK = new Set([0, 9, 10, 12, 13, 32]);

import type { ChildResult, ChildTask } from '../child-answer.ts';
import type { Publication } from '../publication.ts';
import { openPdf, type PdfFile } from './pdfium.ts';
import { readPdf } from './read.ts';
import { Unreadable } from './unreadable.ts';

/** For what is only inspected. */
const LOADING_MS = 400;

/** What a child may be asked to do with a file; all throw for what is wrong with it. */
export const tasks: Record<
  ChildTask,
  (pdf: Buffer, publication?: Publication) => Promise<[ChildResult, Uint8Array?]>
> = {
  async inspect(pdf) {
    using file = await openPdf(pdf);
    loadPages(file);
    return [{ task: 'inspect', pages: file.pages }];
  },
  async read(pdf) {
    using file = await openPdf(pdf);
    return readPdf(file);
  },
  async anonymise(pdf) {
    const { copy } = await withoutNames(pdf, false);
    return [{ task: 'anonymise' }, copy];
  },
  async annotated(pdf) {
    const { copy, notes } = await withoutNames(pdf, true);
    return [{ task: 'annotated', notes }, copy];
  },
  async publish(pdf, publication) {
    const { cleanForReaders, putOut } = await import('./publish.ts');
    using original = await openPdf(pdf);
    const cleaned = await cleanForReaders(pdf);
    using read = await openPdf(cleaned);
    // guard: What is published says what was given, to both parsers (../publish.test.ts)
    if (!saysTheSame(original, read)) throw new Unreadable('damaged');
    const { pages } = original;
    return [{ task: 'publish', pages }, publication ? await putOut(cleaned, publication) : cleaned];
  },
  async text(source) {
    const { listNames } = await import('./docx/unpack.ts');
    const names = listNames(source);
    const isLatex = !names.includes('word/document.xml') && names.some((name) => /\.tex$/i.test(name));
    const { content, pictures } = isLatex
      ? (await import('./latex/read-latex.ts')).readLatex(source)
      : (await import('./docx/read-docx.ts')).readDocx(source);
    const result = { task: 'text' as const, content, pictures: pictures.map(({ length }) => length) };
    return [result, Buffer.concat(pictures)];
  },
};

/** A copy without names, with what was noted on the pages where that is asked for. */
async function withoutNames(
  pdf: Buffer,
  keepsNotes: boolean,
): Promise<{ copy: Uint8Array; notes: string[] }> {
  const { anonymisePdf } = await import('./anonymise.ts');
  using original = await openPdf(pdf);
  // What it says when it is copied is part of what both parsers must agree on, and of no copy.
  const { hasActualText, ...kept } = await anonymisePdf(pdf, { keepsActualText: true, keepsNotes });
  using copied = await openPdf(kept.copy);
  // guard: The copy of a file that two parsers read differently is not given out (../anonymise.test.ts)
  if (!saysTheSame(original, copied)) throw new Unreadable('damaged');
  return hasActualText ? anonymisePdf(pdf, { keepsActualText: false, keepsNotes }) : kept;
}

/** Understand as many pages as there is time for; the thorough reading takes them all. */
function loadPages({ pages, page }: PdfFile): void {
  const end = performance.now() + LOADING_MS;
  for (let index = 0; index < pages && performance.now() < end; index++) page(index).close();
}

/** Two parsers read the file; where they disagree, a reviewer would read another paper than the author wrote. */
function saysTheSame(original: PdfFile, copy: PdfFile): boolean {
  if (original.pages !== copy.pages) return false;
  for (let index = 0; index < original.pages; index++) {
    const [one, other] = [original.page(index), copy.page(index)];
    const isSame = one.width === other.width && one.height === other.height && one.text() === other.text();
    one.close();
    other.close();
    if (!isSame) return false;
  }
  return true;
}

import type { ChildResult, PdfMetadata } from '../child-answer.ts';
import { collectHidden } from './hidden-text.ts';
import type { PdfFile, PdfPage } from './pdfium.ts';

const WIDTH = 480;
/** A page one point wide and 100,000 points high would otherwise need gigabytes. */
const MOST_HEIGHT = 1_600;
/** Of text, in characters; a book of 300 pages has less. */
const MOST_TEXT = 2_000_000;

/** Read all there is to know of a file, and the pixels of its first page. */
export function readPdf(file: PdfFile): [ChildResult, Uint8Array] {
  const picture = pictureOf(file.page(0));
  const hidden = collectHidden();
  const text = textsOf(file, hidden.look);
  const result = {
    task: 'read' as const,
    pages: file.pages,
    words: text.reduce((sum, each) => sum + countWords(each), 0),
    text,
    ...hidden.result(),
    metadata: metadataOf(file),
    width: picture.width,
    height: picture.height,
  };
  return [result, picture.pixels];
}

function pictureOf(page: PdfPage) {
  const scale = Math.min(WIDTH / page.width, MOST_HEIGHT / page.height);
  const [width, height] = [page.width, page.height].map((side) => Math.max(1, Math.round(side * scale)));
  const pixels = page.render(width ?? 1, height ?? 1);
  page.close();
  return { width: width ?? 1, height: height ?? 1, pixels };
}

function textsOf(file: PdfFile, look: (page: PdfPage, number: number, text: string) => void): string[] {
  const texts: string[] = [];
  let left = MOST_TEXT;
  for (let index = 0; index < file.pages; index++) {
    const page = file.page(index);
    const text = left > 0 ? page.text().slice(0, left).toWellFormed() : '';
    look(page, index + 1, text);
    page.close();
    left -= text.length;
    texts.push(text);
  }
  return texts;
}

function metadataOf(file: PdfFile): PdfMetadata {
  return {
    title: file.metadata('Title'),
    author: file.metadata('Author'),
    subject: file.metadata('Subject'),
    keywords: file.metadata('Keywords'),
    creator: file.metadata('Creator'),
    producer: file.metadata('Producer'),
  };
}

/** Runs of signs with a letter or a digit among them. */
const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

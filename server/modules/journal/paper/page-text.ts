import { normalize } from '@mustalah/morphology';
import type { ReadPdf } from '../../../gateways/pdf/pdf-reader.ts';

/** Of what is looked through, in characters; a paper has less, and nobody else is served meanwhile. */
const MOST_TEXT = 400_000;

/** What the pages of a file say to who reads them, as they say it. */
// guard: What nobody sees is no text of the paper (../submission/prepare-version.test.ts) ‹pagesOf(said.seenText) → pagesOf(said.text)›
export const pageTextOf = (said: SaidOnPages): string => pagesOf(said.seenText).join('\n');

/** The texts of pages, as much as is looked through. */
export const pagesOf = (texts: readonly string[]): string[] => firstOf(texts.map(plain), MOST_TEXT);

/** What the pages say as one text to search in. */
export const plainTextOf = ({ seenText }: SaidOnPages): string =>
  normalize(plain(seenText.join('\n'))).slice(0, MOST_TEXT);

type SaidOnPages = Pick<ReadPdf, 'text' | 'seenText'>;

/** So much of a text, page by page. */
function firstOf(pages: readonly string[], most: number): string[] {
  let left = most;
  return pages.map((page) => {
    const shown = page.slice(0, left);
    left -= shown.length;
    return shown;
  });
}

/** No word is longer; what looks for something in a text would search a longer one from each of its letters on. */
const LONGEST_WORD = /\S{200}/gu;

/** Without what the database cannot keep and a page should not show: controls and marks that reorder text. */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, ' ')
    .replace(LONGEST_WORD, '$& ');

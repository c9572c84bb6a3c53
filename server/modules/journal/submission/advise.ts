import { FEWEST_WORDS } from '@mustalah/contract/journal/paper';
import type { PaperAdvice } from '@mustalah/contract/journal/submissions';
import { normalize } from '@mustalah/morphology';
import type { ReadPdf } from '../../../gateways/pdf/pdf-reader.ts';
import { findSections, guideSections } from '../paper/find-sections.ts';
import { findSigns, type KnownAuthor, type Place } from './find-signs.ts';

interface Told {
  title: string;
  abstract: string;
  reply: string;
  authors: readonly KnownAuthor[];
}

/** Of what is looked through, in characters; a paper has less, and nobody else is served meanwhile. */
const MOST_TEXT = 400_000;

/** What an author should know of a file before reviewers read it. */
export function adviceOn(
  { text, metadata }: Pick<ReadPdf, 'text' | 'metadata'>,
  { title, abstract, reply, authors }: Told,
): PaperAdvice {
  const pages = firstOf(text.map(plain), MOST_TEXT);
  const { found, body } = findSections(pages.join('\n'));
  const { author, ...properties } = metadata;
  const places: Place[] = [
    ...pages.map((page, index): Place => ({ where: 'pages', page: index + 1, text: page })),
    { where: 'title', text: title },
    { where: 'abstract', text: abstract },
    { where: 'reply', text: reply },
    ...Object.values(properties).map((property): Place => ({ where: 'properties', text: plain(property) })),
  ];
  const named = plain(author).trim().slice(0, 200);
  return {
    words: countWords(body),
    fewest_words: FEWEST_WORDS,
    sections: guideSections.map((id) => ({ id, is_found: found.has(id) })),
    signs: [
      // Whatever stands there is somebody's name.
      ...(named ? [{ kind: 'name' as const, where: 'properties' as const, found: named, pages: [] }] : []),
      ...findSigns(places, authors),
    ],
    has_no_text: countWords(pages.join(' ')) === 0,
  };
}

/** What the pages of a file say, as they say it. */
export const pageTextOf = ({ text }: Pick<ReadPdf, 'text'>): string =>
  firstOf(text.map(plain), MOST_TEXT).join('\n');

/** The same as one text to search in. */
export const plainTextOf = ({ text }: Pick<ReadPdf, 'text'>): string =>
  normalize(plain(text.join('\n'))).slice(0, MOST_TEXT);

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
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, ' ')
    .replace(LONGEST_WORD, '$& ');

/** Runs of signs with a letter or a digit among them. */
const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
